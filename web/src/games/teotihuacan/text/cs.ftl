# Slova desky Teotihuacánu.

part-ring = Město
part-temples = Chrámy
part-tracks = Stupnice
temples = Chrámy
step-n = jste na stupni { $n }
stand-in-temple = oranžový chrám: zástupné hodnoty
discoveries = Dílky objevů
stack-left = v balíčku { $n }
avenue = Cesta mrtvých
avenue-worth = { $n } VB za krok při zatmění
pyramid-track = Stupnice pyramidy
track-worth = { $n } VB za pole, { $lead } za vedení
calendar = Kalendář
eclipses-held = zatmění proběhlo: { $n } z { $all }
eclipse-near = zatmění se blíží
last-eclipse = poslední zatmění se blíží
salary-due = vaše mzda: { $n } kakaa
season = Období
two-dice = dílek vyberou dvě kostky
direction-upper = horní směr
direction-lower = dolní směr
tile-aside = stranou
power-short = síla
main-action-of = { $board }: hlavní akce
cocoa-here = barev kostek zde: { $n }
die-of = { $name }, síla { $power }: { $board }
neutral-die = neutrální kostka, počítá se jako další barva
locked-die = zamčený dělník: { $name }, síla { $power }
turn-left = otočit doleva
turn-right = otočit doprava
worker-away = není ve hře
worker-locked = dělník síly { $n }, zamčený
worker-free = dělník síly { $n }
first-player = první hráč
technologies-of =
    { $n ->
        [one] { $n } technologie
        [few] { $n } technologie
       *[other] { $n } technologií
    }
tiles-of =
    { $n ->
        [one] { $n } dílek objevu k použití
        [few] { $n } dílky objevů k použití
       *[other] { $n } dílků objevů k použití
    }
abilities-of =
    { $n ->
        [one] { $n } zvláštní schopnost
        [few] { $n } zvláštní schopnosti
       *[other] { $n } zvláštních schopností
    }
masks-of =
    { $n ->
        [one] { $n } maska, druhů: { $kinds }
        [few] { $n } masky, druhů: { $kinds }
       *[other] { $n } masek, druhů: { $kinds }
    }
your-starting-tiles = Vaše počáteční dílky
starting-tiles-kept = Počáteční dílky, které si necháváte
starting-tiles-left = Rozdané, ale neponechané
area-workers = Dělníci
area-technologies = Technologie
area-abilities = Zvláštní schopnosti
area-masks = Masky
area-tiles = Dílky objevů k použití
area-used = Použité dílky objevů
area-waiting = Počáteční dílky na později
icon-resource = libovolná surovina
icon-die = dělník a jeho síla
icon-worker = dělník
icon-power-up = posílení dělníka
icon-lock = zamčený dělník
icon-worship = uctívání
icon-royal = královský dílek
icon-temple-up = stupeň chrámu
icon-ability = zvláštní schopnost
icon-back = dělník jde proti směru hodin
icon-priest = kněz
icon-salary = mzda
projection-eclipse = Kdyby zatmění nastalo nyní
