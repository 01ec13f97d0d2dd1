# Words of Teotihuacan's board.

part-ring = City
part-temples = Temples
part-tracks = Tracks
temples = Temples
step-n = you are on step { $n }
stand-in-temple = orange temple: stand-in values
discoveries = Discovery tiles
stack-left = { $n } in the stack
avenue = Avenue of the Dead
avenue-worth = { $n } VP a step at the eclipse
pyramid-track = Pyramid track
track-worth = { $n } VP a step, { $lead } for the lead
calendar = Calendar
eclipses-held = { $n } of { $all } eclipses held
eclipse-near = the eclipse is near
last-eclipse = the last eclipse is near
salary-due = your salary { $n } cocoa
season = Season
two-dice = two dice choose the tile
direction-upper = upper direction
direction-lower = lower direction
tile-aside = aside
power-short = power
main-action-of = { $board }: main action
cocoa-here = colours of dice here: { $n }
die-of = { $name }, power { $power }: { $board }
neutral-die = neutral die, which counts as a colour of its own
locked-die = locked worker of { $name }, power { $power }
turn-left = turn to the left
turn-right = turn to the right
worker-away = not in play
worker-locked = worker of power { $n }, locked
worker-free = worker of power { $n }
first-player = first player
technologies-of =
    { $n ->
        [one] { $n } technology
       *[other] { $n } technologies
    }
tiles-of =
    { $n ->
        [one] { $n } Discovery tile to use
       *[other] { $n } Discovery tiles to use
    }
abilities-of =
    { $n ->
        [one] { $n } special ability
       *[other] { $n } special abilities
    }
masks-of =
    { $n ->
        [one] { $n } mask, { $kinds } kind
       *[other] { $n } masks of { $kinds } kinds
    }
your-starting-tiles = Your starting tiles
starting-tiles-kept = Starting tiles you keep
starting-tiles-left = Dealt, but not kept
area-workers = Workers
area-technologies = Technologies
area-abilities = Special abilities
area-masks = Masks
area-tiles = Discovery tiles to use
area-used = Discovery tiles used
area-waiting = Starting tiles for later
icon-resource = resource of choice
icon-die = worker with its power
icon-worker = worker
icon-power-up = power-up
icon-lock = locked worker
icon-worship = worship
icon-royal = royal tile
icon-temple-up = step on a temple
icon-ability = special ability
icon-back = worker moves counter-clockwise
icon-priest = priest
icon-salary = salary
projection-eclipse = If an eclipse came now
