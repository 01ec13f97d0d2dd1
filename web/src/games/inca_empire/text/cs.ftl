# Slova plánu Říše Inků.

part-map = Mapa
part-sun = Slunce a ruka
part-eras = Éry a ceny
map-reconstructed = mapa rekonstruována
map-reconstructed-hint = Mapa a kulturní žetony nejsou tištěné: byly sestaveny znovu podle skutečné geografie tak, aby odpovídaly pravidlům. Majitel hry může dosadit tištěné.
whole-map = Celá mapa
my-network = Moje síť
north = S
sun-board = Deska Slunce
until-sapa-inca = platí do Sapa Inky
face-down = lícem dolů
eras = Éry
round-of = kolo { $round } z { $rounds }
short-era-1 = Před
short-era-2 = Raná
short-era-3 = Střední
short-era-4 = Pozdní
next-phase = potom: { $phase }
invasion-tokens = Žetony vpádu: otočeno { $n } z { $all }
era-gives = Práce +{ $n }, nechat { $kept }
costs = Ceny
your-hand = Vaše ruka
event-cards = Karty událostí
deck-holds = v balíčku { $n }, odloženo { $discarded }
tile-covered = žeton lícem dolů
conquered-by = provincii dobyl hráč { $name }
connected-to = připojeno: { $names }
connected = V síti
has-labour = { $n } práce
has-tiles =
    { $n ->
        [one] { $n } dobytá provincie
        [few] { $n } dobyté provincie
       *[other] { $n } dobytých provincií
    }
has-terraces =
    { $n ->
        [one] { $n } terasa
        [few] { $n } terasy
       *[other] { $n } teras
    }
has-roads =
    { $n ->
        [one] { $n } cesta
        [few] { $n } cesty
       *[other] { $n } cest
    }
has-cards =
    { $n ->
        [one] { $n } karta události v ruce
        [few] { $n } karty událostí v ruce
       *[other] { $n } karet událostí v ruce
    }
turn-order = Žeton pořadí { $n }
rank = { $n }. místo
rank-on-space = { $n }. místo: z figurek na jednom poli je napřed ta vnitřní
joined-cities =
    { $n ->
        [one] { $n } město v síti
        [few] { $n } města v síti
       *[other] { $n } měst v síti
    }
joined-garrisons =
    { $n ->
        [one] { $n } posádka v síti
        [few] { $n } posádky v síti
       *[other] { $n } posádek v síti
    }
joined-temples =
    { $n ->
        [one] { $n } chrám v síti
        [few] { $n } chrámy v síti
       *[other] { $n } chrámů v síti
    }
cut-off =
    { $n ->
        [one] { $n } cesta je odříznuta od Cusca
        [few] { $n } cesty jsou odříznuty od Cusca
       *[other] { $n } cest je odříznuto od Cusca
    }
sapa-now = Sapa Inka by teď přinesl { $n } VB
show-network = Ukázat síť hráče { $name }
labour = práce
projection-game_end = Kdyby poslední fáze Sapa Inky přišla teď
area-cards = Karty, které teď působí
no-cards-now = Na tohoto hráče nepůsobí žádná karta.
area-provinces = Dobyté provincie
icon-tile = kulturní žeton
