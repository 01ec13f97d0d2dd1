# The terminal table in English. Short words stand in narrow columns: keep their length.

## The board of Tzolk'in

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

## The table

terminal-players = Players
terminal-score = Points
terminal-score-sheet = Score sheet
terminal-total = Total
terminal-log = Log
terminal-close = Esc closes
terminal-curtain = Pass the device to { $who }
terminal-curtain-key = Press Enter when nobody else can see the screen.
terminal-why = Why not?
terminal-why-nothing = Everything is offered now, or it is not your turn.
terminal-more =
    { $n ->
        [one] and 1 more
       *[other] and { $n } more
    }
terminal-rules-search = a clause (7.2) or words
terminal-rules-none = No clause has all these words.
terminal-info = What things do
terminal-info-nothing = There is nothing to explain here.
terminal-settings = Settings
terminal-on = on
terminal-off = off
terminal-setting-confirm = Ask before an answer that cannot be taken back: { $value }
terminal-setting-pause = Pause after a bot's turn: { $value } s
terminal-save = Save
terminal-save-where = Write the record of the game to this file:
terminal-saved = Saved to { $path }
terminal-resume = Go on with: { $command }
terminal-autosave = saved all the time to { $path }
terminal-thinking = { $who } is thinking …
terminal-reveals = This shows something new and cannot be taken back.
terminal-no-undo = There is nothing to take back: the turn has passed on or something was revealed.
terminal-confirm = Confirm (Enter)
terminal-go-back = Go back (z)
terminal-over-keys = s score sheet, g log, q quit

terminal-key-undo = undo
terminal-key-restart = restart
terminal-key-why = why not
terminal-key-rules = rules
terminal-key-info = info
terminal-key-score = score
terminal-key-log = log
terminal-key-save = save
terminal-key-language = lang
terminal-key-settings = set
terminal-key-help = help
terminal-key-quit = quit

terminal-help = Help
terminal-help-undo = take back your last answer
terminal-help-restart = take back your whole turn
terminal-help-why = why something is not offered; Enter opens the rule
terminal-help-rules = search the rules
terminal-help-info = what tiles, spaces, temples and technologies do
terminal-help-score = points by source
terminal-help-log = the whole log
terminal-help-save = save the record to a file of your choice
terminal-help-language = English, Russian, Czech
terminal-help-settings = confirmation and the pause after bots
terminal-help-help = this page
terminal-help-quit = leave; the game is saved and can be resumed
terminal-help-answer = Answer with the number of an option, or with the arrows and Enter.
terminal-help-ends = ↵ beside an option: it ends your turn or shows something new, so it cannot be taken back after you confirm it.
terminal-help-scroll = Page Up and Page Down scroll the board; Tab goes from part to part.
terminal-help-board = Underlined on the board: what the question offers. ► whose turn it is, ¹ the first player.
