# Tawantinsuyu in English. Names of cards, spaces and most tiles are composed from the tables in play.

title = Tawantinsuyu: The Inca Empire
about = Send workers down the terraced hill below the Coricancha, please the gods, weave tapestries, conquer the four regions and climb the temple.
heading =
    { $ceremonies ->
        [0] Round { $round }, before the first ceremony
        [one] Round { $round }, after { $ceremonies } ceremony
       *[other] Round { $round }, after { $ceremonies } ceremonies
    }
automa = Axomamma

## Options of a table

option-coricancha = Coricancha
option-coricancha-random = turned at random
option-coricancha-first_game = as printed, for a first game
option-courier_first_in_segment = Courier's extra task
option-courier_first_in_segment-segment_has_no_other_worker = if no other worker is in the segment now
option-courier_first_in_segment-segment_never_had_a_worker = if no worker was ever placed in the segment
option-treat_as_other_worker = A worker treated as another kind
option-treat_as_other_worker-replaces_power_and_adjacency_colour = takes its power and colour instead of the own ones
option-treat_as_other_worker-adds_power_keeps_colour = adds its power and keeps the own colour
option-z13_discount = The Fortress saves
option-z13_discount-one_off_flip_and_one_off_discard = 1 soldier to flip and 1 to discard
option-z13_discount-one_soldier_in_total = 1 soldier in all
option-solo_first_conquest_icon = Axomamma's first conquest goes where
option-solo_first_conquest_icon-discard = most soldiers are discarded
option-solo_first_conquest_icon-flip = most soldiers are flipped
option-solo_first_conquest_icon-vp = most VP are gained
option-solo_passive_buildings = Axomamma's passive buildings
option-solo_passive_buildings-no_effect_only_end_vp = count only at the end
option-solo_passive_buildings-use_effects = work for her too
option-solo_casualty_end = Axomamma takes the casualty from
option-solo_casualty_end-potato = the potato end
option-solo_casualty_end-random = a random end
option-solo_start_stone = Axomamma starts with
option-solo_start_stone-2 = 2 stone
option-solo_start_stone-4 = 4 stone
option-solo_terrace_search = Axomamma looks for a space
option-solo_terrace_search-one_level_up_then_one_level_down = one terrace up, then one down
option-solo_terrace_search-all_levels_up_then_down = on all terraces up, then down
option-ceremony_gold_for_potato = Gold for potatoes missing at a ceremony
option-ceremony_gold_for_potato-optional = may be paid
option-ceremony_gold_for_potato-forced = must be paid
option-weave_orientation = Weaves
option-weave_orientation-fixed = keep their orientation
option-weave_orientation-rotatable = may be turned around
option-god_deck_empty = Empty deck of god cards
option-god_deck_empty-shuffle_altar_into_deck = the altar is shuffled into it
option-god_deck_empty-no_draw = nothing is drawn from it
option-early_final_ceremony = If the bag is empty before the village is refilled
option-early_final_ceremony-always_final = the next ceremony is the last
option-early_final_ceremony-only_if_third = only a third ceremony is the last
option-free_actions_in_ceremony = Free actions during a ceremony
option-free_actions_in_ceremony-token_holder = for the holder of the token
option-free_actions_in_ceremony-nobody = for nobody
option-end_of_turn_order = Order at the end of a turn
option-end_of_turn_order-altar_market_hire_limit = altar, market, hiring, worker limit
option-end_of_turn_order-hire_limit_altar_market = hiring, worker limit, altar, market
option-market_replacement_fills_gaps = Replacing tiles of the market
option-market_replacement_fills_gaps-no = replaces just those tiles
option-market_replacement_fills_gaps-yes = fills other gaps as well
option-priest_potato_timing = The priest's potato is paid
option-priest_potato_timing-before_first_task = before the first task
option-priest_potato_timing-any_time_before_last_task = at any time before the last task
option-conquest_order = Order in a conquest
option-conquest_order-reward_then_soldiers = reward first, then soldiers
option-conquest_order-soldiers_then_reward = soldiers first, then reward
option-z15_timing = The Exchange House works
option-z15_timing-whenever_owner_decides_or_pays = whenever its owner decides or pays
option-z15_timing-own_turn_only = in its owner's turn only
option-ceremony_temple_left = Left of the temple step a ceremony gives
option-ceremony_temple_left-everything = everything
option-ceremony_temple_left-resources_only = resources only
option-solo_offering_gold = Axomamma's offerings
option-solo_offering_gold-gold_as_corn = use gold as corn too
option-solo_offering_gold-corn_only = use corn only
option-solo_personality_trigger = Axomamma's personality works
option-solo_personality_trigger-acting = when a token acts there
option-solo_personality_trigger-landing = when a token lands there
option-edition_ceremony_trigger = VP for the ceremony token
option-edition_ceremony_trigger-ru = 1, 2, 4 (Russian edition)
option-edition_ceremony_trigger-cz = 1, 2, 3 (Czech edition)
option-edition_z10 = The Storehouse gives
option-edition_z10-ru = 1 stone (Russian edition)
option-edition_z10-cz = 2 stone (Czech edition)
option-edition_solo_hand_soldiers = Axomamma's hidden army cards count as
option-edition_solo_hand_soldiers-ru = 1 soldier each (Russian edition)
option-edition_solo_hand_soldiers-cz = the soldiers on them (Czech edition)
option-edition_conquest_payment = Soldiers used for a conquest
option-edition_conquest_payment-ru = no card more than needed (Russian edition)
option-edition_conquest_payment-cz = at least as many as needed (Czech edition)
option-edition_solo_half_refresh = When you refresh, Axomamma turns up half of
option-edition_solo_half_refresh-cz = what she has face down (Czech edition)
option-edition_solo_half_refresh-ru = all her buildings and army cards (Russian edition)
option-ceremony_cards_return = God cards played after a ceremony return to the deck
option-ceremony_cards_return-after_each_player = when their player has finished
option-ceremony_cards_return-after_each_card = one by one
option-ceremony_cards_return-after_all_players = when everybody has finished
option-solo_no_personality = Solo, easier: no personality tile
option-solo_no_personality-off = no
option-solo_no_personality-on = yes
option-solo_buildings_cost_2 = Solo, easier: her buildings cost 2 stone
option-solo_buildings_cost_2-off = no
option-solo_buildings_cost_2-on = yes
option-solo_worship_needs_2 = Solo, easier: her worship needs 2 statues
option-solo_worship_needs_2-off = no
option-solo_worship_needs_2-on = yes
option-solo_one_conquest = Solo, easier: no second conquest in her own action
option-solo_one_conquest-off = no
option-solo_one_conquest-on = yes
option-solo_no_army_card = Solo, easier: no army card when she has no worker
option-solo_no_army_card-off = no
option-solo_no_army_card-on = yes
remark-all-harder = Close to hopeless: with all harder switches together the best of our bots won none of its games.
option-solo_free_step = Solo, harder: 1 free temple step with her worship and offering
option-solo_free_step-off = no
option-solo_free_step-on = yes
option-solo_equal_soldiers = Solo, harder: as many soldiers as casualties are enough for her conquest
option-solo_equal_soldiers-off = no
option-solo_equal_soldiers-on = yes
option-solo_cheap_conquest = Solo, harder: she flips and discards 1 soldier fewer
option-solo_cheap_conquest-off = no
option-solo_cheap_conquest-on = yes
option-solo_priest_vp = Solo, harder: 2 VP for each of her priest actions
option-solo_priest_vp-off = no
option-solo_priest_vp-on = yes
option-solo_weave_vp = Solo, harder: 2 VP instead of 1 for each of her weaves at a ceremony
option-solo_weave_vp-off = no
option-solo_weave_vp-on = yes
option-solo_idle_vp = Solo, harder: 2 VP when she has no worker
option-solo_idle_vp-off = no
option-solo_idle_vp-on = yes
option-solo_resources_vp = Solo, harder: 1 VP for each resource she has at the end
option-solo_resources_vp-off = no
option-solo_resources_vp-on = yes

## Names

resource-potato = potato
    .amount =
        { $n ->
            [one] { $n } potato
           *[other] { $n } potatoes
        }
resource-corn = corn
    .amount = { $n } corn
resource-stone = stone
    .amount = { $n } stone
resource-gold = gold
    .amount = { $n } gold
amounts = { $amounts }

gain-vp =
    .amount = { $n } VP
gain-god_card =
    .amount =
        { $n ->
            [one] { $n } god card
           *[other] { $n } god cards
        }
gain-army_card =
    .amount =
        { $n ->
            [one] { $n } army card
           *[other] { $n } army cards
        }
gain-train =
    .amount =
        { $n ->
            [one] training
           *[other] training { $n } times
        }
gain-nomad_worker =
    .amount =
        { $n ->
            [one] { $n } nomad
           *[other] { $n } nomads
        }
gain-temple_step =
    .amount =
        { $n ->
            [one] { $n } temple step
           *[other] { $n } temple steps
        }
gain-pay_gold_temple =
    .amount =
        { $n ->
            [one] 1 temple step for 1 gold
           *[other] { $n } temple steps for 1 gold each
        }
gain-refresh =
    .amount =
        { $n ->
            [one] { $n } free refresh
           *[other] { $n } free refreshes
        }
gain-free_weave =
    .amount =
        { $n ->
            [one] { $n } free weave
           *[other] { $n } free weaves
        }
gain-free_steps =
    .amount =
        { $n ->
            [one] free steps
           *[other] { $n } free steps
        }
gain-free_small_statue =
    .amount =
        { $n ->
            [one] { $n } free small statue
           *[other] { $n } free small statues
        }
gain-free_building =
    .amount =
        { $n ->
            [one] { $n } free building
           *[other] { $n } free buildings
        }
gain-task_building =
    .amount =
        { $n ->
            [one] { $n } building at its price
           *[other] { $n } buildings at their price
        }
gain-task_statue =
    .amount =
        { $n ->
            [one] { $n } statue at its price
           *[other] { $n } statues at their price
        }
gain-task_steps =
    .amount =
        { $n ->
            [one] steps at their price
           *[other] { $n } steps at their price
        }
gain-choice =
    .amount = one of { $n } choices

worker-architect = architect
worker-courier = courier
worker-craftsman = craftsman
worker-priest = priest
worker-warrior = warrior

task-potato = gather potatoes
task-corn = gather corn
task-stone = gather stone
task-gold = gather gold
task-weave = weave
task-statue = make a statue
task-steps = build steps
task-building = construct a building
task-train = train
task-produce = produce once
task-trade = trade

action-worship = Worship
action-offering = Offering
action-refresh = Refresh
action-conquest = Conquest
action-produce = Produce

symbol-zigzag = zigzag
symbol-spiral = spiral
symbol-squares = squares
symbol-wave = wave
symbol-eye = eye
symbol-cross = cross

terrace-top = top terrace
terrace-mid = middle terrace
terrace-bot = bottom terrace
sector = sector { $n }
space-place = sector { $sector }, { $terrace }, space { $n } ({ $symbol })
stair-upper = upper steps of sector { $n }
stair-lower = lower steps of sector { $n }
statue-small = small statue ({ $symbol })
statue-large = large statue ({ $symbol })
god-card = { $symbol } ({ $amounts })
army-card =
    { $soldiers ->
        [one] army card { $n } ({ $soldiers } soldier; { $amounts })
       *[other] army card { $n } ({ $soldiers } soldiers; { $amounts })
    }
building-production = production building { $n } ({ $amounts })
weave-tile = weave { $n } (pattern { $pattern }; { $left } | { $right })
weave-start = starting weave { $n } (pattern { $pattern }; { $left } | { $right })
conquest-space = { $region } { $n }
temple-place = temple step { $n }

region-chinchaysuyu = Chinchaysuyu
region-antisuyu = Antisuyu
region-qullasuyu = Qullasuyu
region-kuntisuyu = Kuntisuyu

building-Z01 = House of Couriers
building-Z02 = House of Priests
building-Z03 = Armourers' Yard
building-Z04 = Seamstresses' House
building-Z05 = Masters' Lodge
building-Z06 = Potato Cellar
building-Z07 = Toll Gate
building-Z08 = Loom House
building-Z09 = Hall of Tapestries
building-Z10 = Storehouse
building-Z11 = Weavers' Altar
building-Z12 = Golden Stair
building-Z13 = Fortress
building-Z14 = Barracks
building-Z15 = Exchange House
building-Z16 = Repair Shop
building-Z17 = House of Spoils
building-Z18 = Mustering Ground
building-Z19 = House of the Oracle
building-Z20 = Terrace Gardens

solo_action-potato = take potatoes
solo_action-corn = take corn
solo_action-stone = take stone
solo_action-gold = take gold
solo_action-stone_or_corn = take stone or corn
solo_action-building_production = construct a production building
solo_action-weave = weave
solo_action-steps = build steps
solo_action-building_passive = construct a passive building
solo_action-statue = make a statue
solo_action-village_potato = hire from the potato end of the village
solo_action-nomad = hire a nomad
solo_action-village_corn = hire from the corn end of the village
solo_row-top = top row
solo_row-middle = middle row
solo_row-bottom = bottom row

source-start = start of the game
source-steps_used = steps used by others
source-steps = steps built
source-statues = statues
source-god_cards = god cards
source-tasks = tasks and army cards
source-seams = seams of tapestries
source-production = production buildings
source-conquest = conquered spaces
source-casualties = majorities in regions
source-temple = temple, at ceremonies
source-temple_end = temple, at the end
source-token = ceremony token
source-passive = passive buildings
source-solo = Axomamma's own rules
source-unpaid = potatoes not paid
source-tapestries = tapestries
source-buildings = face-up buildings
source-hand = god cards in hand
source-army = face-up army cards
source-workers = workers left
source-gold = gold left

## Questions and answers

question-keep = Choose { $n } of your { $of } god cards to keep in your hand; the others are resolved now.
question-start_weave = Choose your starting weave.
question-play_god = Choose a god card to resolve.
question-reward = Choose which reward to take next.
question-priest_start = Choose where your high priest begins.
question-plan = Choose an action.
question-worker = Choose a worker to place.
question-identity = Choose how this worker is treated.
question-space = Choose a space for the worker.
question-price = Choose how to pay for the space.
question-pay = Choose what to pay with.
question-capture = Choose an adjacent worker to take.
question-extra = Pay 1 potato for one more task?
question-card_now = Take the god card's rewards now, before the tasks, or later?
question-task = Choose a task to perform.
question-stair = Choose where to build steps.
question-build = Choose a building to construct.
question-give_god = Choose a god card to put under the deck.
question-replace = Choose which tiles of the market to replace.
question-statue = Choose a statue.
question-drop_weave = Choose a weave to put under the stack.
question-buy_weave = Choose a weave to buy.
question-lay_weave = Choose which weave to lay first.
question-weave_end = Choose where the weave goes.
question-leftover = Buy one of the weaves left over?
question-free_weave = Choose which free weave to take.
question-seam = Choose which seam pays first.
question-train = Choose an army card to keep.
question-god_from = Choose where the god card comes from.
question-produce = Choose a building that produces.
question-refresh = Choose what to turn face up.
question-priest_move = How far does the high priest move?
question-instead = Perform the action, or take 1 gold instead?
question-worship = Choose a statue to give to the temple.
question-offer = How many temple steps do you pay for with corn?
question-casualty = Choose the worker who becomes a casualty.
question-play_army = Choose an army card to play face up.
question-conquer = Choose a space to conquer.
question-soldiers = Choose which army cards to flip and to discard.
question-discard_army = Choose which card to discard.
question-flip_army = Choose which card to turn face down.
question-hire = Hire a worker from the village?
question-dismiss = You have too many workers: choose one who leaves the game.
question-nomad = Choose a nomad.
question-pay_temple = Pay 1 gold for a temple step?
question-gold_for_potato = How much gold do you pay instead of missing potatoes?
question-choice = Choose one of the rewards.

play_god-done = No more god cards
reward-n = Reward { $n }
reward-done = No more rewards
plan-place = Place a worker
plan-move_priest = Move the high priest
plan-pray = Pray
plan-train = Train
plan-recruit = Recruit
identity-as = As { $worker }
identity-itself = As itself
price-gold = Pay 1 gold
capture-nobody = Take nobody
extra-no = No extra task
extra-yes = Pay 1 potato for one more task
card_now-now = Rewards now
card_now-later = Rewards later
task-stop = Do no more tasks
task-pay_potato = Pay 1 potato for one more task
stair-none = Build no steps
build-replace = Replace tiles of the market first
build-none = Construct nothing
replace-places =
    { $n ->
        [one] Place { $one }
       *[other] Places { $one } and { $two }, in this order
    }
statue-none = No statue
buy_weave-done = Buy no more
weave_end-new = Start a new tapestry
weave_end-new_turned = Start a new tapestry, turned around
weave_end-left = Left end of tapestry { $n }
weave_end-right = Right end of tapestry { $n }
weave_end-left_turned = Left end of tapestry { $n }, turned around
weave_end-right_turned = Right end of tapestry { $n }, turned around
leftover-none = Buy nothing
free_weave-top = The top weave
free_weave-beneath = The weave beneath it, unseen
free_weave-none = No weave
god_from-deck = Top of the deck
produce-done = Produce no more
refresh-done = Turn up no more
priest_move-one = 1 space
priest_move-two = 2 spaces
instead-act = Perform the action
instead-gold = Take 1 gold
worship-done = Give no more
offer-n =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
offer-none = No step
casualty-potato_end = From the potato end of the village
casualty-corn_end = From the corn end of the village
play_army-done = Play no more
conquer-none = Conquer nothing
soldiers-use = Flip { $flip }; discard { $discard }
soldiers-one =
    .amount =
        { $n ->
            [one] { $n } card with 1 soldier
           *[other] { $n } cards with 1 soldier
        }
soldiers-two =
    .amount =
        { $n ->
            [one] { $n } card with 2 soldiers
           *[other] { $n } cards with 2 soldiers
        }
hire-potato_end = Hire from the potato end, for 1 potato
hire-corn_end = Hire from the corn end, for 1 corn
hire-nobody = Hire nobody
nomad-nobody = Take no nomad
pay_temple-no = No step
pay_temple-yes = Pay 1 gold for 1 step
gold_for_potato-n =
    { $n ->
        [0] No gold
       *[other] { $n } gold
    }
choice-n = Choice { $n }
free-army = Discard for its bonus: { $army }
free-swap = Exchange House: { $give } for { $get }
free-pray = House of the Oracle: 1 potato for a god card

## What happened

event-gained = { $seat } gained { $resource_amount }.
    .will = { $seat } will gain { $resource_amount }.
event-spent = { $seat } spent { $resource_amount }.
    .will = { $seat } will spend { $resource_amount }.
event-scored = { $seat }: { $points } VP, { $source }.
event-nomad_taken = { $seat } took a nomad: { $worker }.
    .will = { $seat } will take a nomad: { $worker }.
event-worker_hired = { $seat } hired from the village: { $worker }.
    .will = { $seat } will hire from the village: { $worker }.
event-worker_dismissed = { $seat } has too many workers; out of the game: { $worker }.
event-worker_taken = { $seat } took a worker from the hill: { $worker }, { $space }.
    .will = { $seat } will take a worker from the hill: { $worker }, { $space }.
event-start_weave = { $seat } begins with { $weave }.
event-card_resolved = { $seat } resolved a god card: { $god }.
    .will = { $seat } will resolve a god card: { $god }.
event-priest_placed = { $seat } placed the high priest on { $action }.
    .will = { $seat } will place the high priest on { $action }.
event-round_began = Round { $round }.
event-turn_began = Turn of { $seat }.
event-place_chosen = { $seat } chose a space; food for it: { $food }, tasks there: { $tasks }.
    .will = { $seat } will choose a space; food for it: { $food }, tasks there: { $tasks }.
event-placed = { $seat } placed a worker: { $worker }, { $space }.
    .will = { $seat } will place a worker: { $worker }, { $space }.
event-neutral_placed = A worker blocks a space: { $worker }, { $space }.
event-paid_card = { $seat } discarded a god card for the space: { $god }.
    .will = { $seat } will discard a god card for the space: { $god }.
event-tasks_counted =
    { $n ->
        [one] { $seat } has { $n } task.
       *[other] { $seat } has { $n } tasks.
    }
    .will =
        { $n ->
            [one] { $seat } will have { $n } task.
           *[other] { $seat } will have { $n } tasks.
        }
event-task_done = { $seat } performed a task: { $task }.
    .will = { $seat } will perform a task: { $task }.
event-tasks_lost =
    { $n ->
        [one] { $seat } left { $n } task undone.
       *[other] { $seat } left { $n } tasks undone.
    }
    .will =
        { $n ->
            [one] { $seat } will leave { $n } task undone.
           *[other] { $seat } will leave { $n } tasks undone.
        }
event-god_card_drawn = { $seat } drew a god card.
event-god_card_taken = { $seat } took a god card from the altar: { $god }.
    .will = { $seat } will take a god card from the altar: { $god }.
event-altar_cleared = The altar was shuffled into the deck of god cards.
event-altar_joined = New on the altar: { $god }.
event-market_replaced =
    { $n ->
        [one] { $seat } replaced { $n } tile of the market.
       *[other] { $seat } replaced { $n } tiles of the market.
    }
event-market_refilled = New in the market: { $building }.
event-army_drawn =
    { $n ->
        [one] { $seat } drew { $n } army card.
       *[other] { $seat } drew { $n } army cards.
    }
event-trained = { $seat } trained and kept an army card.
    .will = { $seat } will train and keep an army card.
event-army_bonus = { $seat } discarded { $army } for its bonus.
    .will = { $seat } will discard { $army } for its bonus.
event-steps_built = { $seat } built the { $stair }.
    .will = { $seat } will build the { $stair }.
event-built = { $seat } constructed: { $building }.
    .will = { $seat } will construct: { $building }.
event-statue_made = { $seat } made a { $statue }.
    .will = { $seat } will make a { $statue }.
event-weaves_drawn =
    { $n ->
        [one] { $seat } drew { $n } weave.
       *[other] { $seat } drew { $n } weaves.
    }
event-weave_placed = { $seat } laid { $weave }.
    .will = { $seat } will lay { $weave }.
event-weave_bought = { $seat } bought a weave left over: { $weave }.
    .will = { $seat } will buy a weave left over: { $weave }.
event-seam_paid = A seam pays { $seat }: { $edge }.
event-produced = { $seat } produced with { $building }.
    .will = { $seat } will produce with { $building }.
event-refreshed = { $seat } turned face up: { $refreshed }.
    .will = { $seat } will turn face up: { $refreshed }.
event-priest_moved = { $seat } moved the high priest: { $action }.
    .will = { $seat } will move the high priest: { $action }.
event-took_gold = { $seat } took gold instead of the action.
    .will = { $seat } will take gold instead of the action.
event-statue_given = { $seat } gave a { $statue } to the temple.
    .will = { $seat } will give a { $statue } to the temple.
event-climbed = { $seat } climbed to temple step { $step }.
    .will = { $seat } will climb to temple step { $step }.
event-casualty = A new casualty: { $worker }.
event-army_played = { $seat } played { $army }.
    .will = { $seat } will play { $army }.
event-conquered = { $seat } conquered { $conquest }.
    .will = { $seat } will conquer { $conquest }.
event-soldiers_used = { $seat } used army cards: { $flipped } flipped, { $discarded } discarded.
    .will = { $seat } will use army cards: { $flipped } flipped, { $discarded } discarded.
event-swapped = { $seat } exchanged { $resource } for { $gain }.
event-token_taken = The village is empty: { $seat } took the ceremony token.
    .will = The village is empty: { $seat } will take the ceremony token.
event-ceremony = Ceremony { $number }.
event-region_scored = { $seat } leads in { $region }.
event-cards_paid =
    { $n ->
        [one] { $seat } paid for { $n } god card in hand.
       *[other] { $seat } paid for { $n } god cards in hand.
    }
event-unpaid_cards =
    { $n ->
        [one] { $seat } could not pay the potato for { $n } god card.
       *[other] { $seat } could not pay the potatoes for { $n } god cards.
    }
event-village_refilled =
    { $n ->
        [one] { $n } worker came to the village.
       *[other] { $n } workers came to the village.
    }
event-ceremony_cards =
    { $n ->
        [one] { $seat } drew { $n } god card after the ceremony.
       *[other] { $seat } drew { $n } god cards after the ceremony.
    }
event-card_played = { $seat } played a god card: { $god }.
    .will = { $seat } will play a god card: { $god }.
event-new_market = All buildings of the market were replaced.
event-game_ended = The game is over.
event-she_passes = Axomamma takes no priest action: the conditions of { $action } and { $other } are not met.
event-she_seeks = The card under slot { $slot } shows the { $symbol }: Axomamma looks for a free space with it on the { $terrace }.
event-she_looks_on = There is none, so Axomamma looks on the { $terrace }.
event-she_weaves_one = Axomamma can buy only one weave and takes 1 gold for the other.
event-she_rolled = Axomamma rolled { $n }.
event-she_moves_priest = Axomamma chose a priest action: { $action }.
event-she_places = Axomamma placed a worker: { $worker }, { $space }.
event-she_matches = Axomamma owns a statue of the symbol used: { $symbol }.
event-she_acts = Axomamma's board: { $solo_action }.
event-she_cannot = Axomamma cannot do all of it and takes 1 gold instead: { $solo_action }.
event-she_skips = Axomamma cannot do this and skips it: { $solo_action }.
event-token_moved = A token with { $value } moved on in the { $row } of Axomamma's board.
event-she_rests = Axomamma has no worker to place and no priest action to take.
event-she_swaps_potato =
    { $n ->
        [one] Axomamma turned { $n } potato into VP.
       *[other] Axomamma turned { $n } potatoes into VP.
    }
event-altar_to_deck = Axomamma put the oldest altar card under the deck: { $god }.
event-personality = Axomamma's personality acts.
event-card_passed = No space fits Axomamma's card, so it goes to the altar: { $god }.
event-personality_laid = Axomamma's personality tile gives: { $personality }.
event-she_starts = Axomamma rolled { $n } for the start of her high priest.
event-she_first_steps = Axomamma begins with the { $stair }.
event-she_rolls_statue = Axomamma rolled { $n } for the symbol of her statue.
event-she_takes_any = No card fits a free space: Axomamma takes the cheapest one.
event-slot_refilled = A new card under slot { $slot } of Axomamma's board: { $symbol }.
event-she_hires = Axomamma hired from the village: { $worker }.
event-she_takes_nomad = Axomamma took a nomad: { $worker }.
event-she_dismisses = Axomamma has too many workers; out of the game: { $worker }.
event-she_gets_bonus = Axomamma gains the bonus of the new worker: { $worker }.
event-she_follows = Axomamma follows: { $action }.
event-she_keeps_up = Axomamma's best building stays face up: { $building }.
event-she_concludes = After her priest action Axomamma draws an army card and discards up to 2 of the oldest altar cards.
event-altar_discarded = Axomamma discarded from the altar: { $god }.
event-she_walks = Axomamma's high priest walked on without an action: { $action }.
event-she_counts_weaves =
    { $n ->
        [one] Axomamma scores { $n } weave instead of trading.
       *[other] Axomamma scores { $n } weaves instead of trading.
    }
event-she_is_behind = Axomamma is behind and scores for it.
event-she_last_action = Axomamma's last action: { $action }.
event-she_climbs_free = Harder: Axomamma first climbs 1 temple step for free.
event-she_chose_priest = Harder: Axomamma scores for her priest action.
event-she_rests_well = Harder: Axomamma scores for having no worker.
event-she_counts_resources =
    { $n ->
        [one] Harder: Axomamma scores { $n } resource.
       *[other] Harder: Axomamma scores { $n } resources.
    }

## Why not

blocked-space-taken = A worker already stands on this space.
blocked-no-card-no-gold = You have neither a god card of this symbol nor gold.
blocked-food-too-dear = You do not have enough food for this distance and height.
blocked-no-worker = You have no such worker.
blocked-no-space = There is no space that this worker could be paid for.
blocked-icon-not-touched = The worker's space does not touch this task.
blocked-icon-used = This task was already done; first come the other two of the set.
blocked-no-weave = There is no weave left.
blocked-no-statue = You cannot pay for any of the statues that are left.
blocked-no-building = You cannot construct any building and have no god card to replace tiles.
blocked-nothing-to-produce = You have no face-up production building.
blocked-spot-taken = Steps are already built there.
blocked-upper-first = The upper steps of this sector must be built first.
blocked-no-marker = You have no step marker left.
blocked-not-in-market = This building is not in the market.
blocked-building-too-dear = You cannot pay for this building.
blocked-no-god-card = You have no god card in hand.
blocked-statue-gone = No such statue is left.
blocked-statue-too-dear = You cannot pay for this statue.
blocked-different-actions = The two secondary actions of a turn must be different.
blocked-no-nomad = There is no such nomad.
blocked-village-empty = The village is empty.
blocked-hire-too-dear = You cannot pay for this worker.
blocked-conquest-taken = This space is already conquered.
blocked-no-conquest-marker = You have no conquest marker left.
blocked-too-few-soldiers = Your face-up army cards do not have enough soldiers for this space.
blocked-no-own-statue = You do not have this statue.
blocked-one-of-each-size = You have already given a statue of this size.
blocked-offer-too-dear = You do not have enough corn for so many steps.
blocked-follow-one-step = When following you can pay for only 1 step.
blocked-follow-too-dear = You do not have enough corn to follow.
blocked-refresh-too-dear = You have no food left to turn more face up.
blocked-follow-refresh-too-dear = When following each one costs 1 corn, and you have none.
blocked-refresh-production-only = Only a production building can be turned face up here.
blocked-village-first = The casualty comes from the village as long as somebody is there.
blocked-army-too-dear = You have neither a potato nor gold to play this card.
blocked-soldiers-do-not-fit = These cards do not meet the demand of the space.
blocked-face-down = This building is face down.
blocked-no-potato = You have no potato, and no gold in its place.
blocked-no-gold = You have no gold.
blocked-temple-top = You are already on the top step of the temple.
blocked-pattern-twice = This tapestry already has a weave of that pattern.
blocked-own-turn-only = This is possible only in your own turn.
blocked-cannot-pay = You do not have enough to pay like this.
blocked-already-face-up = This is already face up.
blocked-not-in-hand = This card is not in your hand.
blocked-no-bonus-in-area = An army card in your area gives no bonus; only one from your hand does.
blocked-kept-already = You are keeping this card already.
blocked-not-set-aside = This is not one of your starting cards that are still to be resolved.
blocked-no-starting-weave = This weave is not among the starting weaves that are left.
blocked-no-placement-now = You have begun this turn with a secondary action, so another one follows and no placement.
blocked-no-workers = You have no worker to place.
blocked-no-placement-payable = There is no free space that you could pay for with any of your workers.
blocked-no-nomads = There are no nomads.
blocked-food-beside-gold = Without a god card of this symbol 1 gold is the price, and the rest is not enough for the food.
blocked-gold-for-food = You need this gold for the food.
blocked-other-symbol = This card shows another symbol than the space.
blocked-already-that = The worker is of this kind anyway.
blocked-not-as-courier = You do not have the building with which a worker counts as a courier.
blocked-not-as-priest = You do not have the building with which a worker counts as a priest.
blocked-not-as-builder = Only architects and craftsmen can act as each other, and only with the building for it.
blocked-not-as-warrior = No building makes another worker a warrior.
blocked-not-adjacent = This space is not adjacent to the warrior.
blocked-no-worker-there = Nobody stands there.
blocked-no-warrior = A warrior cannot take another warrior.
blocked-no-potato-for-task = No task can be bought with a potato now: that takes a priest, once per placement and at its time.
blocked-no-such-reward = This card has no such reward.
blocked-no-card-resolved = The game is over but for the last free actions: no card is resolved any more.
blocked-reward-taken = You have already taken this reward.
blocked-not-the-price = This does not add up to the price.
blocked-not-accepted = The price names other resources, and only gold can stand in for them.
blocked-stairs-full = There is no free stair spot left.
blocked-steps-too-dear = You do not have enough stone for steps.
blocked-must-build-steps = You have chosen the steps task, so choose a spot.
blocked-market-empty = There is no building left in the market.
blocked-replaced-already = Tiles can be replaced only once for each building.
blocked-must-build = You have chosen the building task, so construct a building or replace tiles first.
blocked-no-tile-to-replace = There is a gap in the market there: nothing to replace.
blocked-small-statue-only = The free statue is a small one.
blocked-must-make-statue = You have chosen the statue task, so choose a statue.
blocked-weave-not-drawn = This weave is not among those just drawn.
blocked-weave-too-dear = You do not have the corn for one more weave.
blocked-weaves-unpaid = Then you could not pay for the weaves that you have taken.
blocked-lay-one-bought = This is not one of the weaves that you have just bought.
blocked-weave-not-left = This weave is not among those left over.
blocked-leftover-too-dear = You do not have enough corn for this weave.
blocked-nothing-beneath = There is no weave beneath the top one.
blocked-no-such-tapestry = You have no such tapestry.
blocked-not-turned = Weaves are not turned at this table.
blocked-seam-not-due = You have no seam with this symbol that is still to be paid.
blocked-train-one-drawn = This is not one of the army cards just drawn.
blocked-not-on-altar = This card does not lie on the altar.
blocked-god-deck-empty = The deck of god cards is empty.
blocked-not-your-building = You do not have this building.
blocked-produced-already = This building has already produced in this action.
blocked-must-produce = You have chosen the task to produce, so choose a building.
blocked-not-in-area = This does not lie in your area.
blocked-no-such-choice = There is nothing more to choose from.
blocked-soldiers-missing = You do not have so many of these cards face up in your area.
blocked-card-not-face-up = This card does not lie face up in your area.
blocked-other-strength = You have chosen cards with another number of soldiers.
blocked-soldiers-to-spare = One of these cards is not needed.
blocked-must-recruit = You have chosen to recruit, so take a nomad.
blocked-potato-first = Gold stands in only for potatoes that are missing.
blocked-not-so-much-gold = You do not have so much gold.
blocked-gold-forced = At this table gold must stand in for every missing potato.
blocked-not-in-between = This is possible before or after, but not in the middle of it.
blocked-no-swaps = You do not have the building that allows such swaps.
blocked-lot-missing = You do not have what you would give.
blocked-swapped-back = You have just swapped the other way round.
blocked-no-prayers = You do not have the building that gives god cards for potatoes.
blocked-no-god-card-left = There is no god card left, neither in the deck nor on the altar.
blocked-placement-unpaid = Then you could no longer pay for the placement that you have begun.

## What things cost, do and are worth

tile-reconstructed = Reconstructed, not the printed values
tile-reconstructed-cost = The cost is reconstructed, not the printed one
tile-reconstructed-solo = Axomamma's gain is reconstructed, not the printed one
cost = Cost: { $amounts }
tile-output = Production: { $amounts }
tile-face_up = Face up at the end: { $n } VP
choice-is = Choice { $n }: { $amounts }

card-symbol = Pays for a space with the symbol: { $symbol }
card-reward = With an own statue of this symbol, in setup and at ceremonies:
reward-is = Reward { $n }: { $amounts }
card-hand = In hand: 1 potato at each ceremony, { $n } VP at the end
army-soldiers =
    { $n ->
        [one] { $n } soldier
       *[other] { $n } soldiers
    }
army-bonus = Discarded from hand in your own turn: { $amounts }
army-face_up = Face up at the end: { $n } VP

statue-vp = At once: { $n } VP
statue-symbol = God cards of its symbol give their rewards when a worker is placed
statue-worship =
    { $n ->
        [one] Worship: { $n } temple step for it
       *[other] Worship: { $n } temple steps for it, 1 when following
    }

weave-pattern = Pattern { $n }: once in each tapestry
weave-left = Left edge: { $edge }
weave-right = Right edge: { $edge }
weave-seam = A seam of two such edges pays in each trade: { $amounts }
weave-length =
    { $n ->
        [one] Tapestry of { $n } weave: { $vp } VP at the end
       *[other] Tapestry of { $n } weaves: { $vp } VP at the end
    }

conquest-flip =
    { $n ->
        [one] Flip { $n } soldier
       *[other] Flip { $n } soldiers
    }
conquest-discard =
    { $n ->
        [one] Discard { $n } soldier
       *[other] Discard { $n } soldiers
    }
conquest-reward = Reward: { $amounts }
region-majority = At each ceremony whoever has most markers here scores 1 VP for each casualty; ties go to the marker furthest right

temple-left = When entered, and at each ceremony: { $amounts }
temple-vp = At each ceremony: { $n } VP
temple-end = At the end: { $n } VP

stair-gain = Gives { $amounts }
stair-discount = Workers placed below in this sector pay { $n } food less
stair-used = { $n } VP for the owner whenever somebody else uses it
stair-above = Needs the upper steps; their owner scores { $n } VP

hill-symbol = Symbol: { $symbol }
hill-height =
    { $n ->
        [0] No food for the height
       *[other] { $n } food for the height, less with steps
    }
hill-blue = Blue: an architect has 1 task more
hill-green = Green: a craftsman has 1 task more
hill-task = Task: { $task }
hill-two_players = With 2 players a random worker is put here

do-gather = Gain { $amounts }
do-weave = Draw the top { $n } weaves and buy as many as you like
do-weave-price =
    { $n ->
        [one] { $n } weave: { $amounts }
       *[other] { $n } weaves: { $amounts }
    }
do-weave-rest = Then each other player may buy one of the rest for { $corn } corn
do-statue-small = Small statue: { $amounts } for { $vp } VP
do-statue-large = Large statue: { $amounts } for { $vp } VP
do-steps = Put a step marker on a free stair
do-building = Construct a building of the market at its cost
do-building-replace = Before that a god card put under the deck can replace 1 or 2 tiles
do-train = Draw 2 army cards and keep 1
do-produce = Take the output of one face-up production building; it stays face up
do-trade = Take the reward of every seam with two equal edges

power-architect = 1 task more on a blue space
power-courier-food = 1 food less
power-courier-first = 1 task more as the first worker in a segment
power-craftsman = 1 task more on a green space
power-priest-potato = 1 task more for 1 potato
power-priest-card = After the tasks 1 god card
power-warrior-card = Draw 1 army card
power-warrior-worker = Then you may take an adjacent worker who is no warrior
power-neighbours = 1 task more for each adjacent worker of the same colour
power-solo = Axomamma gains when hiring it: { $amounts }

lead-worship =
    { $n ->
        [one] You: a large statue for { $n } temple step, a small one for 1, or both
       *[other] You: a large statue for { $n } temple steps, a small one for 1, or both
    }
follow-worship = The others: one statue of either size for 1 temple step
lead-offering = You: up to { $n } temple steps for { $corn } corn each
follow-offering = The others: 1 temple step for { $corn } corn
lead-refresh = You: turn 1 production building or army card face up for free, more for 1 food each
follow-refresh = The others: any number for 1 corn each
lead-conquest-casualty = First a worker from an end of the village becomes a casualty
lead-conquest = You: play army cards for 1 potato each, the first for free, and conquer up to 2 spaces
follow-conquest = The others: play army cards for 1 potato each and conquer 1 space
lead-produce = You: take the output of face-up production buildings, which turn face down; before or after that turn 1 of them face up
follow-produce = The others: take the output of face-up production buildings, which turn face down
lead-gold = You may take 1 gold instead

effect-Z01 = Any worker you place may be treated as a courier
effect-Z02 = Any worker you place may be treated as a priest
effect-Z03 = Placing a warrior turns up to 2 of your production buildings face up
effect-Z04 = A seam of two equal edges also pays at once when you make it
effect-Z05 = Your craftsmen may act as architects, your architects as craftsmen
effect-Z06 = 4 potatoes at the start of each ceremony; at the end 1 VP more for each god card in hand
effect-Z07 = You score VP for your own steps too when you use them
effect-Z08 = When weaving draw 5, put 2 of them under the stack and go on with 3
effect-Z09 = At the start of each ceremony 1 VP for each weave of your longest tapestry
effect-Z10 = At the start of each ceremony: { $amounts }
effect-Z10-edition = By the Czech edition: { $amounts }
effect-Z11 = Whenever anyone activates Offering you gain a free weave
effect-Z12 = Whenever anyone activates Offering, and just before each ceremony, you may pay 1 gold for 1 temple step
effect-Z13 = In each conquest you flip 1 soldier fewer and discard 1 fewer, but use at least 1
effect-Z14 = Placing a warrior gives 2 more tasks
effect-Z15 = You may exchange 2 stone, 1 gold and 2 corn for one another, as often as you like
effect-Z16 = Whenever anyone activates Produce you may turn 1 production building or army card face up
effect-Z17 = Whenever anyone activates Conquest you gain 1 gold and 1 VP
effect-Z18 = Whenever anyone activates Refresh you draw 1 army card and gain 1 gold
effect-Z19 = At any moment of your turn you may pay 1 potato for 1 god card
effect-Z20 = Gathering potatoes, corn or stone gives 1 more and 1 VP

# Parts of the board.

board-axomamma = Axomamma's board
board-axomamma-about = The die says which tokens act: each carries out the space it stands on and walks on in its row by its number. The signs above are the gods of her cards; the framed space is her personality.
