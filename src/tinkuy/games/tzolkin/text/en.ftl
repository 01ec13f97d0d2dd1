# Tzolk'in in English. Names have the form .amount where they are counted.

title = Tzolk'in: The Mayan Calendar
about = Place workers on turning gears, let time work for them, and please the gods before the calendar comes full circle.
heading = Round { $round }, day { $day } of { $days }

option-first_player = First player
option-first_player-random = drawn at random
option-first_player-0 = player 1
option-first_player-1 = player 2
option-first_player-2 = player 3
option-first_player-3 = player 4

## Names

gear-palenque = Palenque
gear-yaxchilan = Yaxchilan
gear-tikal = Tikal
gear-uxmal = Uxmal
gear-chichen_itza = Chichen Itza
space = { $gear } { $space }

good-corn = corn
    .amount = { $n } corn
good-wood = wood
    .amount = { $n } wood
good-stone = stone
    .amount = { $n } stone
good-gold = gold
    .amount = { $n } gold
good-skull = skull
    .amount =
        { $n ->
            [one] { $n } skull
           *[other] { $n } skulls
        }
amounts = { $amounts }

resource-wood = wood
resource-stone = stone
resource-gold = gold

temple-chaac = Chaac
    .amount = Chaac +{ $n }
temple-quetzalcoatl = Quetzalcoatl
    .amount = Quetzalcoatl +{ $n }
temple-kukulcan = Kukulcan
    .amount = Kukulcan +{ $n }

track-agriculture = agriculture
    .amount = agriculture +{ $n }
track-extraction = extraction
    .amount = extraction +{ $n }
track-architecture = architecture
    .amount = architecture +{ $n }
track-theology = theology
    .amount = theology +{ $n }

frame-farm = farm
    .colour = yellow
    .all = own farm
frame-civic = civic building
    .colour = green
    .all = own civic building and green monument, this one included
frame-tomb = tomb
    .colour = gray
    .all = own tomb and gray monument, this one included
frame-shrine = shrine
    .colour = blue
    .all = own shrine and blue monument, this one included

harvest_tile-corn = corn tile
harvest_tile-wood = wood tile

building-a1_farm_one = Farm for one
building-a1_farm_discount = Farm for all
building-a1_civic_agriculture = Hall of agriculture
building-a1_civic_agriculture_stone = Hall of agriculture and stone
building-a1_civic_extraction_corn = Hall of extraction and corn
building-a1_civic_extraction_gold = Hall of extraction and gold
building-a1_tomb_chaac_quetzalcoatl = Tomb of Chaac and Quetzalcoatl
building-a1_tomb_chaac_kukulcan = Tomb of Chaac and Kukulcan
building-a1_tomb_build = Tomb of the builder
building-a1_shrine_architecture = Shrine of architecture
building-a1_shrine_theology_kukulcan = Shrine of theology
building-a2_farm_three = Farm for three
building-a2_civic_tech_stone = Hall of learning and stone
building-a2_civic_tech_gold = Hall of learning and gold
building-a2_civic_tech_corn = Hall of learning and corn
building-a2_civic_tech_skull = Hall of learning and skulls
building-a2_tomb_exchange = Tomb of the merchant
building-a2_tomb_worker = Tomb of the worker
building-a2_tomb_eight_vp = Tomb of the king
building-a2_tomb_any_action = Tomb of the wanderer
building-a2_tomb_three_temples = Tomb of three gods
building-a2_shrine_chaac = Shrine of Chaac
building-a2_shrine_kukulcan = Shrine of Kukulcan
building-a2_shrine_quetzalcoatl = Shrine of Quetzalcoatl
building-a2_shrine_architecture = Great shrine of architecture
building-a2_shrine_theology = Great shrine of theology
building-a2_shrine_two_techs = Shrine of learning

monument-m_tombs = Monument of tombs
monument-m_all_own = Monument of all works
monument-m_monuments_everyone = Monument of monuments
monument-m_corn_tiles = Monument of corn
monument-m_wood_tiles = Monument of wood
monument-m_civic = Civic monument
monument-m_workers = Monument of workers
monument-m_tech_levels = Monument of technologies
monument-m_maxed_tracks = Monument of mastery
monument-m_shrines = Monument of shrines
monument-m_one_temple = Monument of one temple
monument-m_all_temples = Monument of all temples
monument-m_skulls = Monument of skulls

# Wealth tiles are called by what they give; goods, temples and technologies have their own amounts.
given-track =
    .amount = any technology +{ $n }
given-temple =
    .amount = any temple +{ $n }
given-vp =
    .amount = { $n } VP
given-worker =
    .amount =
        { $n ->
            [one] { $n } worker
           *[other] { $n } workers
        }
given-feed_free =
    .amount =
        { $n ->
            [one] { $n } fed worker
           *[other] { $n } fed workers
        }
given-feed_discount =
    .amount = −{ $n } corn for each worker on Food Days
given-resources =
    .amount =
        { $n ->
            [one] { $n } resource of choice
           *[other] { $n } resources of choice
        }

source-chichen_itza = skulls placed in Chichen Itza
source-buildings = buildings
source-architecture = architecture
source-architecture_bonus = architecture bonus
source-temples_age1 = temples, Age 1
source-leaders_age1 = leading in temples, Age 1
source-temples_age2 = temples, Age 2
source-leaders_age2 = leading in temples, Age 2
source-unfed = unfed workers
source-corn = corn and resources left
source-skulls = skulls left
source-monuments = monuments

## Questions and their answers

question-wealth = Choose { $n } of your { $of } starting wealth tiles to keep.
question-beg = Do you beg for corn before your turn? You will have exactly 3 corn, and the gods will be angry.
question-anger = The gods are angry: choose a temple to step down in.
question-plan = Do you place workers or pick up workers this turn?
question-place = Choose where to place a worker.
question-pick_up = Choose a worker to pick up.
question-act = Choose an action to perform.
question-harvest = Choose what to harvest on the plantation.
question-worship = Choose a temple to step up in.
question-advance = Choose a technology to advance.
question-pay = Choose which resources to pay.
question-take = Choose which resources to take.
question-build = Choose what to build.
question-architect = Choose how architecture helps with this building.
question-sell = Choose a resource to sell for corn.
question-buy = Choose a resource to buy for corn.
question-offering = Do you offer a resource for one more step in a temple?
question-follow_up = Choose which building's action to carry out first.
question-days = How many days does the calendar advance?

beg-no = Do not beg
beg-yes = Beg for corn
plan-place = Place workers
plan-pick_up = Pick up workers
place-first_player_space = First-player space
place-done = Place no more
pick_up-done = Pick up no more
act-nothing = No action
harvest-tileless = Corn without a tile
harvest-corn = Corn tile on field { $field }
harvest-wood = Wood tile on field { $field }
harvest-burn = Burn field { $field }, take its corn tile
advance-done = Advance no more
build-done = Build nothing more
architect-without = Full price, keep architecture for a second building
architect-with = Full price, with what architecture gives
architect-save = With architecture, save 1 { $resource }
architect-save_corn = With architecture, pay less corn
sell-done = Sell no more
buy-done = Buy no more
offering-no = No offering
follow_up-build = Construct a building
follow_up-exchange = Exchange
follow_up-any_action = Any action
days-one = 1 day
days-two = 2 days

## What happened

event-neutral_placed = A neutral worker stands on { $gear } { $space }.
event-wealth_kept = { $seat } kept the wealth tile: { $wealth }.
    .will = { $seat } will keep the wealth tile: { $wealth }.
event-round_began = Round { $round }, day { $day }.
event-turn_began = Turn of { $seat }.
event-gained = { $seat } gained { $good_amount }.
    .will = { $seat } will gain { $good_amount }.
event-spent = { $seat } spent { $good_amount }.
    .will = { $seat } will spend { $good_amount }.
event-begged = { $seat } begged and now has { $n } corn.
    .will = { $seat } will beg and then have { $n } corn.
event-angered = { $seat } angered the gods: { $temple } down to step { $step }.
    .will = { $seat } will anger the gods: { $temple } down to step { $step }.
event-mercy = The gods had mercy: { $seat } placed a worker on { $gear } { $space } for all remaining corn.
event-placed =
    { $corn ->
        [0] { $seat } placed a worker on { $gear } { $space } for free.
       *[other] { $seat } placed a worker on { $gear } { $space } for { $corn } corn.
    }
    .will =
        { $corn ->
            [0] { $seat } will place a worker on { $gear } { $space } for free.
           *[other] { $seat } will place a worker on { $gear } { $space } for { $corn } corn.
        }
event-placed_first =
    { $corn ->
        [0] { $seat } took the first-player space for free.
       *[other] { $seat } took the first-player space for { $corn } corn.
    }
    .will =
        { $corn ->
            [0] { $seat } will take the first-player space for free.
           *[other] { $seat } will take the first-player space for { $corn } corn.
        }
event-picked_up = { $seat } picked up the worker from { $gear } { $space }.
    .will = { $seat } will pick up the worker from { $gear } { $space }.
event-took_no_action = { $seat } took no action.
    .will = { $seat } will take no action.
event-acted = { $seat } performed { $gear } { $space }.
    .will = { $seat } will perform { $gear } { $space }.
event-stepped_back = { $seat } stepped back to space { $space } for { $corn } corn.
    .will = { $seat } will step back to space { $space } for { $corn } corn.
event-used_next_space = { $seat } used the next space, { $space }, thanks to theology.
    .will = { $seat } will use the next space, { $space }, thanks to theology.
event-tile_taken = { $seat } took a { $harvest } of plantation { $plantation }.
    .will = { $seat } will take a { $harvest } of plantation { $plantation }.
event-burned = { $seat } burned the wood of a field on plantation { $plantation }.
    .will = { $seat } will burn the wood of a field on plantation { $plantation }.
event-advanced = { $seat } advanced { $track } to level { $level }.
    .will = { $seat } will advance { $track } to level { $level }.
event-track_bonus = { $seat } took the bonus of { $track }.
    .will = { $seat } will take the bonus of { $track }.
event-worshipped = { $seat } stepped up in the temple of { $temple } to step { $step }.
    .will = { $seat } will step up in the temple of { $temple } to step { $step }.
event-step_lost = { $seat } could not step up in the temple of { $temple }: the step is lost.
    .will = { $seat } will not be able to step up in the temple of { $temple }: the step is lost.
event-board_light = { $seat } turned the player board light side up.
event-board_dark = { $seat } turned the player board dark side up.
event-built = { $seat } built: { $building }.
    .will = { $seat } will build: { $building }.
event-monument_built = { $seat } built the { $monument }.
    .will = { $seat } will build the { $monument }.
event-refilled = New building on offer: { $building }.
event-worker_gained = { $seat } gained a worker.
    .will = { $seat } will gain a worker.
event-no_worker_left = { $seat } has all workers already and gained none.
    .will = { $seat } has all workers already and will gain none.
event-no_skull_left = There are too few skulls in the supply for { $seat }.
event-skull_placed = { $seat } placed a skull on Chichen Itza { $space }.
    .will = { $seat } will place a skull on Chichen Itza { $space }.
event-sold = { $seat } sold 1 { $resource } for { $corn } corn.
    .will = { $seat } will sell 1 { $resource } for { $corn } corn.
event-bought = { $seat } bought 1 { $resource } for { $corn } corn.
    .will = { $seat } will buy 1 { $resource } for { $corn } corn.
event-teeth_emptied = { $seat } collected { $corn } corn from the teeth of the calendar.
event-corn_on_tooth = Nobody took the first-player space: { $corn } corn on the teeth now.
event-marker_moved = { $seat } is the first player now.
event-calendar_turned =
    { $days ->
        [one] The calendar advanced 1 day.
       *[other] The calendar advanced { $days } days.
    }
event-pushed_off = { $seat } got a worker back from the end of { $gear }.
event-food_day = Food Day { $number }.
event-fed =
    { $workers ->
        [0] { $seat } fed nobody.
        [one] { $seat } fed 1 worker for { $corn } corn.
       *[other] { $seat } fed { $workers } workers for { $corn } corn.
    }
event-unfed =
    { $workers ->
        [one] { $seat } could not feed 1 worker.
       *[other] { $seat } could not feed { $workers } workers.
    }
event-skulls_withheld = There are too few skulls for all who are due one: nobody gains any.
event-new_age = Age { $age } begins: all buildings on offer are changed.
event-scored = { $seat }: { $points } VP, { $source }.
event-monument_scored = { $seat } scores the { $monument }.
event-converted = { $seat } turned all resources into corn: { $corn } corn in all.
event-game_ended = The game is over.

## Why not

blocked-not-your-tile = This wealth tile was not dealt to you.
blocked-already-kept = You keep this wealth tile already.
blocked-too-much-corn-to-beg = You have too much corn to beg.
blocked-must-beg = You cannot pay for any placement and have nobody to pick up, so you must beg.
blocked-lowest-everywhere = You are on the lowest step of all temples, so you cannot beg.
blocked-lowest-step = You are already on the lowest step of this temple.
blocked-no-worker-in-hand = You have no worker in hand.
blocked-no-worker-on-gears = You have no worker on the gears.
blocked-gear-full = All numbered spaces of this gear are occupied.
blocked-place-too-dear = You do not have enough corn for this placement.
blocked-no-placement-paid = You do not have enough corn for any placement.
blocked-mercy-is-cheap = Who can pay for no placement puts the worker on one of the cheapest free spaces, and this is none of them.
blocked-first-space-taken = The first-player space is taken this round.
blocked-at-least-one = You cannot pass: at least one worker must be placed or picked up.
blocked-action-chosen = You have chosen this action, so it must be carried out.
blocked-not-your-worker = None of your workers stands there.
blocked-no-action-here = This space has no action of its own.
blocked-other-gear = The worker stands on another gear.
blocked-too-far = The worker has not come that far: it can use its own space and lower ones, with theology in Chichen Itza also the next one.
blocked-step-back-too-dear = You do not have enough corn to step back that far.
blocked-never-chichen-itza = Any action means the four small gears, never Chichen Itza.
blocked-not-itself = This action would only lead back to the same choice.
blocked-not-enough-corn = You do not have enough corn for this.
blocked-not-enough-resources = You do not have enough resources for this.
blocked-not-the-price = These resources do not add up to the price.
blocked-not-held = You do not have these resources.
blocked-take-here = Take as many resources as this place of Chichen Itza gives, no more and no fewer.
blocked-take-bonus = Take as many resources as the bonus of extraction gives, no more and no fewer.
blocked-free-level = A level that a building gives cannot be declined.
blocked-no-tile-left = This plantation has no tile left.
blocked-no-such-field = With this number of players the plantation has no such field.
blocked-field-bare = This field has no tile left.
blocked-no-wood-here = There is no wood tile on this field.
blocked-corn-under-wood = The corn of this field is still under wood.
blocked-cannot-burn = You are on the lowest step of all temples, so you cannot burn.
blocked-corn-tile-open = A corn tile lies open here; corn without a tile needs that there is none.
blocked-needs-agriculture = Corn without a tile needs agriculture level 2.
blocked-no-skull = You have no skull to place.
blocked-skull-place-filled = A skull already lies here; the action cannot be used again.
blocked-same-temple = The second step must be in another temple.
blocked-nothing-to-offer = You do not have this resource to offer.
blocked-not-offered = This building is not on offer.
blocked-monument-not-offered = This monument is not on offer.
blocked-building-too-dear = You cannot pay for this building.
blocked-monument-too-dear = You cannot pay for this monument.
blocked-no-monument-here = Monuments are built only with Tikal 4.
blocked-not-both = One action builds either buildings or a monument, not both.
blocked-needs-architecture = A lower price needs architecture level 3.
blocked-no-second-building = Architecture can be left out only to keep it for a second building, and none can follow this one.
blocked-not-in-price = This is not part of the price.
blocked-other-discount = Where resources pay, the discount is 1 resource; where corn pays, it is 2 corn.
blocked-full-price-too-dear = You cannot pay the full price of this building, only the lower one.
blocked-rest-too-dear = With this discount you could not pay the rest of the price.
blocked-not-granted = None of the buildings just built grants this action any more.
blocked-nothing-to-sell = You do not have this resource.
blocked-too-dear-to-buy = You do not have enough corn to buy this.
blocked-board-is-dark = Your player board shows its dark side: the 2-day advance has been used.
blocked-would-push-off = A player's worker stands one space before the last and would be pushed off.
blocked-last-round = In the last round the calendar advances only 1 day.

## What things cost, do and are worth

tile-building = Age { $age }, { $frame } ({ $frame_colour } frame)
tile-monument = Monument, { $frame_colour } frame
cost = Cost: { $amounts }
cost-corn = Pay { $n } corn
cost-resources =
    { $n ->
        [one] Pay 1 resource of choice
       *[other] Pay { $n } resources of choice
    }

effect-gain = Gain { $amounts }
effect-tech =
    { $n ->
        [one] 1 level of { $track } for free
       *[other] { $n } levels of { $track } for free
    }
effect-tech-any =
    { $n ->
        [one] 1 level of a technology of choice for free
       *[other] { $n } levels of technologies of choice for free
    }
effect-temple =
    { $n ->
        [one] 1 step up in the temple of { $temple }
       *[other] { $n } steps up in the temple of { $temple }
    }
effect-temple-any =
    { $n ->
        [one] 1 step up in a temple of choice
       *[other] { $n } steps up in temples of choice
    }
effect-vp = { $n } VP
effect-worker =
    { $n ->
        [one] 1 new worker
       *[other] { $n } new workers
    }
effect-feed_free =
    { $n ->
        [one] On Food Days 1 worker needs no corn
       *[other] On Food Days { $n } workers need no corn
    }
effect-feed_discount = On Food Days each worker needs { $n } corn less
effect-resources =
    { $n ->
        [one] 1 resource of choice
       *[other] { $n } resources of choice
    }
effect-build = Then you may construct one more building, as with Tikal 2
effect-exchange = Then you may exchange resources and corn, as with Uxmal 2
effect-any_action = Then you may pay { $n } corn and perform any action of the small gears, as with Uxmal 5

wealth-neutral = Neutral worker: { $gear } { $space }

score-per_frame_owned = At the end { $vp } VP for each { $frame_all }
score-per_building_and_monument_owned = At the end { $vp } VP for each own building and monument, this one included
score-per_monument_built_by_anyone = At the end, for each monument that anybody built, this one included:
score-per_monument_built_by_anyone-at =
    { $n ->
        [one] with { $n } player { $vp } VP
       *[other] with { $n } players { $vp } VP
    }
score-per_corn_tile = At the end { $vp } VP for each own corn tile
score-per_wood_tile = At the end { $vp } VP for each own wood tile
score-by_worker_count = At the end, by the number of own workers:
score-by_worker_count-at =
    { $n ->
        [one] { $n } worker: { $vp } VP
       *[other] { $n } workers: { $vp } VP
    }
score-per_technology_level = At the end { $vp } VP for each own technology level
score-by_tracks_at_level_3 = At the end, by the number of technologies on level { $level }:
score-by_tracks_at_level_3-at =
    { $n ->
        [one] { $n } technology: { $vp } VP
       *[other] { $n } technologies: { $vp } VP
    }
score-per_step_above_start_in_best_temple = At the end { $vp } VP for each step above the start step in your best temple
score-vp_of_own_step_in_each_temple = At the end once more the VP of your steps in all three temples
score-per_skull_on_chichen_itza = At the end { $vp } VP for each skull that anybody placed in Chichen Itza

space-price =
    { $n ->
        [0] Placing here is free
       *[other] Placing here costs { $n } corn
    }
space-none = No action
space-free_choice = Any action of this gear, without paying for steps back
space-harvest-corn = Take an open corn tile: { $amounts }
space-harvest-wood = Or take a wood tile: { $amounts }
space-harvest-burn = Or burn a wood tile, take the corn tile below and anger the gods: { $amounts }
space-tech =
    { $n ->
        [one] Advance 1 technology level and pay for it
       *[other] Advance up to { $n } technology levels and pay for each
    }
space-build =
    { $n ->
        [one] Construct 1 building
       *[other] Construct up to { $n } buildings
    }
space-build-monument = Or build 1 monument instead
space-build-corn = Pay { $n } corn for each resource of the price
space-temples =
    { $n ->
        [one] 1 step up in a temple
       *[other] 1 step up in each of { $n } different temples
    }
space-exchange = Exchange resources and corn as often as you like
space-rate = 1 { $resource } for { $n } corn
space-any_action = Any action of the four small gears at its own price
space-skull = Place 1 skull here; only once in a game
space-first_player = Take the corn on the calendar's teeth and become the first player, or pass the marker on if it is yours
space-first_player-days = With a light player board you may advance the calendar 2 days

temple-step = Step { $step }: { $vp } VP
temple-step-good = Step { $step }: { $vp } VP, { $good }
temple-leader = Leading at the end of Age { $age }: { $vp } VP

tech-level =
    { $n ->
        [one] Level { $level }, for 1 resource:
       *[other] Level { $level }, for { $n } resources:
    }
tech-bonus =
    { $n ->
        [one] Each time on level { $level }, for 1 resource:
       *[other] Each time on level { $level }, for { $n } resources:
    }
tech-harvest_corn = { $n } corn more at each corn harvest on Palenque 2 to 5
tech-fishing_corn = { $n } corn more when fishing on Palenque 1
tech-tileless = Corn can be harvested without a tile where no corn tile lies open
tech-extra_wood = { $n } wood more when taking wood on the gears
tech-extra_stone = { $n } stone more when taking stone on Yaxchilan
tech-extra_gold = { $n } gold more when taking gold on Yaxchilan
tech-building_corn = { $n } corn for each building constructed
tech-building_vp = { $n } VP for each building constructed
tech-discount =
    { $n ->
        [one] Buildings cost 1 resource of choice less
       *[other] Buildings cost { $n } resources of choice less
    }
tech-corn_discount = Buildings paid in corn cost { $n } corn less
tech-next_space = On Chichen Itza the action of the next space can be used
tech-offering =
    { $n ->
        [one] After an action of Chichen Itza 1 resource can buy a step in a temple of choice
       *[other] After an action of Chichen Itza { $n } resources can buy a step in a temple of choice
    }
tech-extra_skull =
    { $n ->
        [one] 1 skull more when taking a skull on Yaxchilan 4
       *[other] { $n } skulls more when taking a skull on Yaxchilan 4
    }

# Parts of the board.

board-calendar = Calendar
board-calendar-about = Every round the calendar turns one day and all workers ride on by one space. Four Food Days stand on its teeth.
board-food = Food Day
board-food-about = After all turns of a Food Day everybody feeds the workers, then the temples pay goods or points.
board-skulls = Crystal skulls
board-skulls-about = There are 13. When none is left in the supply, nobody can gain one.
board-today = Today
board-today-about = The arrow points at the tooth of this day. Corn that nobody fetches lies there for whoever takes the first-player space.
board-jungle = Jungle
board-jungle-about = Palenque 2 to 5 each have a plantation of their own here. Who acts there takes the top tile of one of its fields: wood lies on corn. Tiles are kept until the end.
board-temples = Temples
board-temples-about = Steps up please a god. At mid-age everybody gets the goods of the own step and of all below; at the end of an age its points, and the leader more. Only one player fits on a top step.
board-technology = Technology
board-technology-about = An advance to level 1, 2 or 3 costs 1, 2 or 3 resources of any kind. Lower levels keep their effect. Beyond level 3 each advance costs 1 resource and gives a bonus at once.
board-buildings = Buildings
board-buildings-about = Who may build pays the price at the foot of a tile. Farms help on Food Days, the others do what they show once, at once. Empty places are filled at the end of the turn.
board-monuments = Monuments
board-monuments-about = They are built with Tikal 4 and score at the end of the game. What is built is not replaced.
