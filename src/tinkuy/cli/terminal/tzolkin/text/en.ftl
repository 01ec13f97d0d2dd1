# The board of Tzolk'in. Short words stand in narrow columns: keep their length.

tzolkin-short-chaac = Cha
tzolkin-short-quetzalcoatl = Que
tzolkin-short-kukulcan = Kuk
tzolkin-short-agriculture = Agr
tzolkin-short-extraction = Ext
tzolkin-short-architecture = Arc
tzolkin-short-theology = The
tzolkin-name-chaac = Chaac
tzolkin-name-quetzalcoatl = Quetzalc.
tzolkin-name-kukulcan = Kukulcan
tzolkin-name-agriculture = agriculture
tzolkin-name-extraction = extraction
tzolkin-name-architecture = architecture
tzolkin-name-theology = theology
tzolkin-letter-farm = F
tzolkin-letter-civic = C
tzolkin-letter-tomb = T
tzolkin-letter-shrine = S
tzolkin-any-temple = any
tzolkin-any-track = tech
tzolkin-any-resources = { $n } of choice

tzolkin-gives-worker =
    { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
tzolkin-feeds = feeds { $n }
tzolkin-feeds-cheaper = −{ $n }ψ per worker fed
tzolkin-then-build-building = build again
tzolkin-then-exchange = ⇄
tzolkin-then-any-action = any action

tzolkin-per-farm = farm
tzolkin-per-civic = civic tile
tzolkin-per-tomb = tomb
tzolkin-per-shrine = shrine
tzolkin-scores-per-frame-owned = { $points }★ per { $frame }
tzolkin-scores-per-building-and-monument-owned = { $points }★ per own tile
tzolkin-scores-per-monument-built-by-anyone = { $points }★ per monument of all
tzolkin-scores-per-corn-tile = { $points }★ per corn tile
tzolkin-scores-per-wood-tile = { $points }★ per wood tile
tzolkin-scores-by-worker-count = { $steps }★ { $first }-{ $last } workers
tzolkin-scores-per-technology-level = { $points }★ per tech level
tzolkin-scores-by-tracks-at-level-3 = { $steps }★ full tracks
tzolkin-scores-per-step-above-start-in-best-temple = { $points }★ per step, 1 temple
tzolkin-scores-vp-of-own-step-in-each-temple = ★ of own temple steps
tzolkin-scores-per-skull-on-chichen-itza = { $points }★ per placed skull

tzolkin-free-choice = any 1-{ $last }
tzolkin-act-tech =
    { $n ->
        [one] 1 technology
       *[other] { $n } technologies
    }
tzolkin-act-tech-short = { $n } tech
tzolkin-act-building =
    { $n ->
        [one] build 1
       *[other] build { $n }
    }
tzolkin-act-building-short = { $n } ⌂
tzolkin-act-monument = { $n } ⌂ or monument
tzolkin-act-monument-short = { $n } ⌂/mon
tzolkin-act-corn = build for corn
tzolkin-act-corn-short = ⌂ for ψ
tzolkin-act-temples = { $n }∆, pay { $cost }
tzolkin-act-temples-short = { $n }∆ −{ $cost }
tzolkin-act-exchange = exchange ⇄
tzolkin-act-exchange-short = ⇄ trade
tzolkin-act-worker = new worker
tzolkin-act-worker-short = worker
tzolkin-act-any = any action
tzolkin-act-any-short = any

tzolkin-day = day { $day } of { $days }
tzolkin-food-day =
    { $days ->
        [0] Food Day after this round: { $reward }
        [one] Food Day in 1 day: { $reward }
       *[other] Food Day in { $days } days: { $reward }
    }
tzolkin-reward-goods = goods of temples
tzolkin-reward-points = points of temples
tzolkin-food-days-over = All Food Days are over.
tzolkin-first-player-space = First-player space:
tzolkin-tooth = teeth { $corn }
tzolkin-skulls-left = supply { $skulls }
tzolkin-leader = lead
tzolkin-technologies = Technologies
tzolkin-temples = Temples
tzolkin-buildings = Buildings, Age { $age } ({ $n } to come)
tzolkin-buildings-offered = Buildings on offer
tzolkin-monuments = Monuments
tzolkin-column-workers = hand
tzolkin-column-eats = eat
tzolkin-column-tiles = tiles
tzolkin-column-monuments = M
tzolkin-column-side = 2d
tzolkin-dealt = Your wealth tiles: nobody else may see them
tzolkin-space = space { $space }
tzolkin-legend-corn = corn
tzolkin-legend-wood = wood
tzolkin-legend-stone = stone
tzolkin-legend-gold = gold
tzolkin-legend-skull = skull
tzolkin-legend-points = VP
tzolkin-legend-step = step
tzolkin-legend-building = building

tzolkin-help-spaces = Gears: 4● is space 4 with a worker of ●. ⬡ is neutral; behind a gear's name stand those on positions without a number.
tzolkin-help-fields = Palenque: 7/3 is the corn or wood of a tile. Fields: ≡ wood on top, ψ corn, · bare.
tzolkin-help-skulls = Chichen Itza: points, temple, 1? a resource of choice; Ω● a skull of ● lies there.
tzolkin-help-temples = Temples: points of a step, goods of a step; below, what the leader gains in Age 1/Age 2.
tzolkin-help-technologies = Technologies: 2:−2 is level 2 for 2 resources, + beyond the last level. ψ· corn without a tile, ⌂ per building, →1 the next space, −1:∆ a resource for a step, 2? resources of choice.
tzolkin-help-tiles = Tiles: F farm, C civic, T tomb, S shrine; then price and effect.
tzolkin-help-players = Players: workers in hand/owned, corn needed on a Food Day, harvest tiles, buildings, monuments, 2-day advance ○ free or ◉ used.
