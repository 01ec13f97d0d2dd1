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

## The board of Tawantinsuyu

tawantinsuyu-letter-architect = A
tawantinsuyu-letter-courier = C
tawantinsuyu-letter-craftsman = F
tawantinsuyu-letter-priest = P
tawantinsuyu-letter-warrior = W
tawantinsuyu-short-worship = Worsh.
tawantinsuyu-short-offering = Offer.
tawantinsuyu-short-refresh = Refr.
tawantinsuyu-short-conquest = Conq.
tawantinsuyu-short-produce = Prod.

tawantinsuyu-hill = Hill
tawantinsuyu-stairs = Steps
tawantinsuyu-village = Village
tawantinsuyu-nomads = Nomads
tawantinsuyu-bag = bag { $n }
tawantinsuyu-casualties = Casualties
tawantinsuyu-weaves = Weaves
tawantinsuyu-altar = Altar
tawantinsuyu-hand = Your cards
tawantinsuyu-buildings = Market
tawantinsuyu-market = Market: » { $production }, ∞ { $passive } to come
tawantinsuyu-temple = Temple
tawantinsuyu-regions = Regions
tawantinsuyu-statues = Statues
tawantinsuyu-workers = Workers
tawantinsuyu-actions = Coricancha
tawantinsuyu-tasks-title = Tasks
tawantinsuyu-personality = personality
tawantinsuyu-ceremonies = ceremonies { $n }
tawantinsuyu-ceremony-comes = ceremony comes ({ $n } so far)
tawantinsuyu-ceremony-last = next is last
tawantinsuyu-tasks =
    { $n ->
        [one] { $n } task
       *[other] { $n } tasks
    }

tawantinsuyu-legend-potato = potato
tawantinsuyu-legend-corn = corn
tawantinsuyu-legend-stone = stone
tawantinsuyu-legend-gold = gold
tawantinsuyu-legend-weave = weave
tawantinsuyu-legend-statue = statue
tawantinsuyu-legend-steps = steps
tawantinsuyu-legend-building = building
tawantinsuyu-legend-train = train
tawantinsuyu-legend-produce = produce
tawantinsuyu-legend-trade = trade

tawantinsuyu-passive-Z01 = any worker as courier
tawantinsuyu-passive-Z02 = any worker as priest
tawantinsuyu-passive-Z03 = warrior: turn up 2 »
tawantinsuyu-passive-Z04 = new seam pays at once
tawantinsuyu-passive-Z05 = architect ⇄ craftsman
tawantinsuyu-passive-Z06 = ceremony 4ø, ☼ +1★
tawantinsuyu-passive-Z07 = own steps score too
tawantinsuyu-passive-Z08 = weave: draw 5, drop 2
tawantinsuyu-passive-Z09 = ceremony: ★ longest #
tawantinsuyu-passive-Z10 = ceremony: { $amounts }
tawantinsuyu-passive-Z11 = any Offering: #
tawantinsuyu-passive-Z12 = any Offering: ¤→∆
tawantinsuyu-passive-Z13 = conquest: −1 soldier
tawantinsuyu-passive-Z14 = warrior: +2 tasks
tawantinsuyu-passive-Z15 = 2▦ ⇄ 1¤ ⇄ 2ψ
tawantinsuyu-passive-Z16 = any Produce: ↻
tawantinsuyu-passive-Z17 = any Conquest: 1¤ 1★
tawantinsuyu-passive-Z18 = any Refresh: † 1¤
tawantinsuyu-passive-Z19 = 1ø → ☼
tawantinsuyu-passive-Z20 = gathering: +1, 1★

tawantinsuyu-help-spaces = Hill: a column per sector with its Coricancha action and the high priests there. 2[≈]A øψ▦ is space 2 with the symbol ≈, an architect on it, touching three tasks; [ ] blue, ( ) green. ≡● are steps of ●.
tawantinsuyu-help-prices = Beside a space: −☼ a god card or −1¤ gold, −3ø/ψ food for distance and height, then how many tasks.
tawantinsuyu-help-signs = ø potato, ψ corn, ▦ stone, ¤ gold, ★ VP, ☼ god card, † army card or soldier, ‡ train, λ worker or nomad, ∆ temple step, ↻ refresh, # weave, ≡ steps, ω small and Ω large statue, ⌂ building, » produce, ∞ passive, ⇄ trade, $ at its price.
tawantinsuyu-help-village = Village: at the left end a worker costs 1ø, at the right end 1ψ. ≈2/1: 2 small statues and 1 large one are left. +20: so many lie in the stack.
tawantinsuyu-help-weaves = Weaves: 3ø[4=2-1]¤ is a tapestry of the patterns 4, 2 and 1 with the edges 3ø and ¤; the seam with = pays when trading.
tawantinsuyu-help-temple = Temple: VP at each ceremony, + at the end; below, what a step gives when entered and at ceremonies.
tawantinsuyu-help-regions = Regions: ●2/1 4★ is conquered by ●; 2 soldiers are flipped and 1 is discarded for 4★. · is free.
tawantinsuyu-help-players = Players: resources, workers λ, god cards ☼ and army cards † in hand, army cards and production buildings face up/down, passive buildings ∞, markers left for steps ≡ and conquest ⚑. (2ψ) lies face down.
tawantinsuyu-help-hand = Cards: ≈:2ø2★ is a god card of ≈ with its rewards, 1†:2ø an army card with 1 soldier and its bonus.
tawantinsuyu-help-solo = Axomamma's board: after a roll all tokens with that number act where they lie, row by row, then move on by their number. 1:≈ is the symbol tucked at slot 1, searched when 1 is rolled. λ◂ø hires at the potato end, »⌂ builds a production building.

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
terminal-free-actions = Free actions, at any moment:
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
terminal-help-info = what tiles, cards and spaces do
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
