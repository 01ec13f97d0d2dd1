# Words of Inca Empire's board.

part-map = Map
part-sun = Sun and hand
part-eras = Eras and costs
map-reconstructed = map reconstructed
map-reconstructed-hint = The map and the culture tiles are not the printed ones: they were made anew from real geography to agree with the rules. An owner of the game can put in the printed ones.
whole-map = Whole map
my-network = My network
north = N
sun-board = Board of the Sun
until-sapa-inca = works until Sapa Inca
face-down = face down
eras = Eras
round-of = round { $round } of { $rounds }
short-era-1 = Pre
short-era-2 = Early
short-era-3 = Middle
short-era-4 = Late
next-phase = then: { $phase }
invasion-tokens = Invasion tokens: { $n } of { $all } turned up
era-gives = Labour +{ $n }, keep { $kept }
costs = Costs
your-hand = Your hand
event-cards = Event cards
deck-holds = { $n } in the deck, { $discarded } discarded
tile-covered = tile face down
conquered-by = conquered by { $name }
connected-to = connected: { $names }
connected = Connected
has-labour = { $n } labour
has-tiles =
    { $n ->
        [one] { $n } conquered province
       *[other] { $n } conquered provinces
    }
has-terraces =
    { $n ->
        [one] { $n } terrace
       *[other] { $n } terraces
    }
has-roads =
    { $n ->
        [one] { $n } road
       *[other] { $n } roads
    }
has-cards =
    { $n ->
        [one] { $n } event card in hand
       *[other] { $n } event cards in hand
    }
turn-order = Turn order tile { $n }
rank = rank { $n }
rank-on-space = Rank { $n }: of figures on the same space the inner one is ahead
joined-cities =
    { $n ->
        [one] { $n } connected city
       *[other] { $n } connected cities
    }
joined-garrisons =
    { $n ->
        [one] { $n } connected garrison
       *[other] { $n } connected garrisons
    }
joined-temples =
    { $n ->
        [one] { $n } connected temple
       *[other] { $n } connected temples
    }
cut-off =
    { $n ->
        [one] { $n } road is cut off from Cusco
       *[other] { $n } roads are cut off from Cusco
    }
sapa-now = Sapa Inca would bring { $n } VP now
show-network = Show the network of { $name }
labour = labour
projection-game_end = If the last Sapa Inca phase came now
area-cards = Cards that work now
no-cards-now = No card works on this player.
area-provinces = Conquered provinces
icon-tile = culture tile
