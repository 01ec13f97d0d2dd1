# Words of Tawantinsuyu's board.

part-hill = Hill
part-village = Village
part-conquest = Conquest
part-market = Market
part-hand = Hand
village = Village
nomads = nomads
casualties =
    { $n ->
        [0] no casualties
        [one] { $n } casualty
       *[other] { $n } casualties
    }
temple-track = Temple
temple-track-hint = left: when entered and at ceremonies · VP: at each ceremony
temple-step = Temple step { $n }: { $vp } VP at each ceremony
conquest = Conquest
conquest-hint = soldiers to flip and to discard · reward
market = Market
altar = Altar and statues
altar-limit = { $n } of { $all } cards
your-hand = Your hand
market-hint = production · passive
weaves = Weaves
no-weaves = none left
no-nomads = none
new-tapestry = New tapestry:
your-tapestries = Your tapestries
hands = Hands
hidden-hands = Hands are seen by their owners alone.
empty-hand-hint = Praying brings god cards, training brings army cards.
empty-area = Nothing was built here yet.
area-production = Production buildings
area-passive = Passive buildings
area-army = Army cards played
area-statues = Statues
area-tapestries = Tapestries
face-up = face up
face-down = face down
steps-left =
    { $n ->
        [one] { $n } step marker left
       *[other] { $n } step markers left
    }
has-token = has the ceremony token
empty-hand = Your hand is empty.
reconstructed = reconstructed
reconstructed-hint = Many values of cards, tiles and spaces are not the printed ones: they were reconstructed to agree with the rules. An owner of the game can put in the printed ones.
legend-blue = architect: 1 task more
legend-green = craftsman: 1 task more
hand-gods =
    { $n ->
        [one] { $n } god card in hand
       *[other] { $n } god cards in hand
    }
hand-army =
    { $n ->
        [one] { $n } army card in hand
       *[other] { $n } army cards in hand
    }
army-face-up =
    { $n ->
        [one] { $n } face-up army card
       *[other] { $n } face-up army cards
    }
production-face-up =
    { $n ->
        [one] { $n } face-up production building
       *[other] { $n } face-up production buildings
    }
passive-buildings =
    { $n ->
        [one] { $n } passive building
       *[other] { $n } passive buildings
    }
statues =
    { $n ->
        [one] { $n } statue
       *[other] { $n } statues
    }
tapestry =
    { $n ->
        [one] tapestry of { $n } weave
       *[other] tapestry of { $n } weaves
    }
field-step_markers = step markers
field-conquest_markers = conquest markers
projection-ceremony = If a ceremony were held now

## What the lobby says of every solo opponent, with her name.

options-solo-easier-about = Each of these holds Axomamma back a little. Start with one or two.
options-solo-harder-about = Each of these helps Axomamma. For those who beat her.
options-solo-ruling = Axomamma's open points

## Icons

icon-nomad = nomad
icon-god-card = god card
icon-army-card = army card
icon-soldier = soldiers of face-up army cards
icon-statue-small = small statue
icon-statue-large = large statue
icon-temple-up = temple step
icon-ceremony = ceremony token
