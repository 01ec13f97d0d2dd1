# The board of Tawantinsuyu. Short words stand in narrow columns: keep their length.

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
