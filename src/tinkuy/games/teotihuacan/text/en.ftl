# Teotihuacan in English. Names of tiles are composed from the tables in play.

title = Teotihuacan: City of Gods
about = Walk your workers around the eight boards of the city, build the great Pyramid of the Sun, climb the temples and walk the Avenue of the Dead before the third eclipse.
heading =
    { $eclipses ->
        [0] Round { $round }, before the first eclipse
        [one] Round { $round }, after { $eclipses } eclipse
       *[other] Round { $round }, after { $eclipses } eclipses
    }

## Options of a table

option-start = Beginning
option-start-dealt = everybody keeps 2 of 4 starting tiles
option-start-draft = starting tiles are drafted
option-start-first_game = as printed, for a first game
option-pyramid = Starting tiles of the pyramid
option-pyramid-printed = in their usual places
option-pyramid-random = turned or mirrored at random
option-dark_eclipse = Dark eclipse: at once when the discs meet
option-dark_eclipse-off = no
option-dark_eclipse-on = yes
option-pyramid_scoring = VP for levels of the pyramid
option-pyramid_scoring-usual = 1, 3, 5, 7
option-pyramid_scoring-advanced = 1, 2, 3, 4 (advanced)
option-nobles_row = A Building on Nobles goes
option-nobles_row-own_row = into the row of the workers, above it only if that is full
option-nobles_row-any_row_above = into the row of the workers or any above it
option-free_cocoa = The free cocoa tile replaces
option-free_cocoa-printed = main action, worship and salary
option-free_cocoa-every_payment = also freeing own workers, the paid reward and royal tiles
option-double_move_palace = Two workers moving past the Palace with the technology for it
option-double_move_palace-each_worker = each bring cocoa
option-double_move_palace-once = bring cocoa once
option-tie = A tie also in cocoa
option-tie-shared = is a shared victory
option-tie-turn_order = is broken by turn order
option-early_end = An eclipse by a finished pyramid scores the track
option-early_end-as_third = as the third
option-early_end-as_held = by the number of eclipses held

## Names

amounts = { $amounts }
good-cocoa = cocoa
    .amount = { $n } cocoa
good-wood = wood
    .amount = { $n } wood
good-stone = stone
    .amount = { $n } stone
good-gold = gold
    .amount = { $n } gold
gain-vp =
    .amount = { $n } VP
gain-resource_any =
    .amount =
        { $n ->
            [one] { $n } resource of choice
           *[other] { $n } resources of choice
        }
gain-avenue =
    .amount =
        { $n ->
            [one] { $n } step on the Avenue
           *[other] { $n } steps on the Avenue
        }
gain-power_up =
    .amount =
        { $n ->
            [one] { $n } power-up
           *[other] { $n } power-ups
        }
gain-temple_any =
    .amount =
        { $n ->
            [one] { $n } step on a temple of choice
           *[other] { $n } steps on temples of choice
        }
gain-temple_blue =
    .amount =
        { $n ->
            [one] { $n } step on the blue temple
           *[other] { $n } steps on the blue temple
        }
gain-temple_red =
    .amount =
        { $n ->
            [one] { $n } step on the red temple
           *[other] { $n } steps on the red temple
        }
gain-temple_green =
    .amount =
        { $n ->
            [one] { $n } step on the green temple
           *[other] { $n } steps on the green temple
        }
gain-technology =
    .amount =
        { $n ->
            [one] { $n } technology
           *[other] { $n } technologies
        }
gain-discovery =
    .amount =
        { $n ->
            [one] { $n } Discovery tile for its price
           *[other] { $n } Discovery tiles for their price
        }

board-palace = Palace
board-forest = Forest
board-quarry = Stone Quarry
board-gold = Gold Deposits
board-alchemy = Alchemy
board-nobles = Nobles
board-decorations = Decorations
board-construction = Construction
worship-royal_a = first royal tile
worship-royal_b = second royal tile
worship-royal_c = third royal tile
worship-forest = worship space of the Forest
worship-quarry = worship space of the Stone Quarry
worship-gold = worship space of the Gold Deposits
worship-decorations = worship space of Decorations
temple-blue = blue temple
temple-red = red temple
temple-green = green temple
row-top = top row
row-centre = centre row
row-bottom = bottom row
side-top = top side
side-right = right side
side-bottom = bottom side
side-left = left side
reward-vp = VP
reward-cocoa = cocoa
reward-temple = a temple step
reward-two_temples = temple steps for cocoa
reward-fourth_worker = the fourth worker
space-place = level { $level }, row { $row }, column { $column }
icon-blue = statue
    .amount =
        { $n ->
            [one] { $n } statue
           *[other] { $n } statues
        }
icon-red = face
    .amount =
        { $n ->
            [one] { $n } face
           *[other] { $n } faces
        }
icon-green = serpent
    .amount =
        { $n ->
            [one] { $n } serpent
           *[other] { $n } serpents
        }
icon-glyph = glyph
    .amount =
        { $n ->
            [one] { $n } glyph
           *[other] { $n } glyphs
        }
icon-blue_coloured = blue statue
    .amount =
        { $n ->
            [one] { $n } blue statue
           *[other] { $n } blue statues
        }
icon-red_coloured = red face
    .amount =
        { $n ->
            [one] { $n } red face
           *[other] { $n } red faces
        }
icon-green_coloured = green serpent
    .amount =
        { $n ->
            [one] { $n } green serpent
           *[other] { $n } green serpents
        }
pyramid-tile = Pyramid tile { $n }: { $one }, { $two }, { $three }, { $four }
decoration-tile = Decoration { $n }: { $one }, { $two }
discovery-mask = mask { $n }
discovery-gives = tile for { $amounts }
discovery-double_move = double move tile
discovery-move_anywhere = move anywhere tile
discovery-free_cocoa = free cocoa tile
discovery-extra_worker = extra worker tile
technology-tile = technology { $n }
royal-tile = royal tile { $n }
bonus-tile = temple bonus tile { $n }
starting-tile = starting tile { $n } ({ $one }, { $two }): { $amounts }

source-boards = Forest, Stone Quarry, Gold Deposits
source-technologies = technologies
source-owners = technologies others took
source-buildings = Buildings
source-pyramid = Pyramid tiles
source-decorations = Decorations
source-temples = temple steps
source-royal = royal tiles
source-ascension = ascension
source-discoveries = Discovery tiles
source-avenue = Avenue of the Dead
source-leader = lead on the pyramid track
source-track = pyramid track
source-masks = masks
source-salary = salary not paid
source-bonus = temple bonus tiles

## Questions

question-keep = Choose a starting tile to keep.
question-leave_out = Choose the board on which no worker begins.
question-move = Choose a worker to move.
question-second = Choose the second worker to move.
question-to = Choose where to move.
question-action = What does the worker do here?
question-worshipper = Choose the worker that worships.
question-first = Which comes first?
question-claim = Claim a Discovery tile?
question-temple = Choose the temple for the next step.
question-take = Choose resources to gain.
question-give = Choose a resource to pay.
question-trade = Trade once more?
question-technology = Choose a technology.
question-row = Choose a row for the Building.
question-decoration = Choose a Decoration.
question-side = Choose a side of the pyramid.
question-build = Choose a Pyramid tile to place.
question-space = Choose a space for the Pyramid tile.
question-rotation = How is the tile turned?
question-discount = Which resource do you save on this tile?
question-power_up = Choose a worker to power up.
question-reward = Choose the reward of the ascension.
question-pay = How do you pay?
question-one_more = Pay cocoa for one more power-up?
question-salary = How much salary do you pay?
question-finish = End the turn?

worker-on = { $board }, power { $n }
worker-power = power { $n }
move-rest = free all your locked workers; that is the whole turn
action-collect = collect cocoa
action-main = main action
pray-effect = worship: { $worship }, its effect
pray-tile = worship: { $worship }, the Discovery tile
pray-both = worship: { $worship }, both
first-effect = the effect
first-tile = the Discovery tile
claim-none = no tile
claim-reward = the printed reward
trade-trade = trade
trade-stop = no more
build-done = no more tiles
rotation-none = not at all
rotation-right = once to the right
rotation-half = upside down
rotation-left = once to the left
discount-none = none
pay-cocoa = with cocoa
pay-tile = with the free cocoa tile
one_more-no = no
one_more-yes = yes
salary-n = { $n } cocoa
salary-tile = nothing, with the free cocoa tile
finish-end = end the turn
free-unlock = pay to free all your locked workers
free-tile = use: { $discovery }

## Events

event-gained = { $seat } gained { $good_amount }.
event-spent = { $seat } spent { $good_amount }.
event-scored = { $seat }: { $points } VP, { $source }.
event-set_up = The city is laid out; { $seat } begins.
event-kept = { $seat } kept { $starting }.
event-worker_placed = { $seat } placed a worker: { $board }.
event-neutral_placed = A neutral die of colour { $colour } stands here: { $board }.
event-round_began = Round { $round }.
event-turn_began = Turn of { $seat }.
event-rested = { $seat } frees all own workers instead of moving.
event-freed = A worker of { $seat } was freed: { $board }, power { $power }.
event-moved = { $seat } moved a worker of power { $power }: { $from } to { $to }.
event-collected = { $seat } collects cocoa: { $board }.
event-acted = { $seat } performs a main action: { $board }.
event-worshipped = { $seat } worships with power { $power }: { $worship }.
event-technology_taken = { $seat } took { $technology }.
event-built = { $seat } built for { $n } VP: { $row }.
event-decorated = { $seat } placed a Decoration on level { $level }: { $decoration }, { $side }.
event-tile_laid = { $seat } placed a tile: { $pyramid }; { $space }.
event-tracked = { $seat } is on step { $step } of the pyramid track.
event-pyramid_finished = The pyramid is finished; the coming eclipse is the last one.
event-powered_up = A worker of { $seat } now has power { $power }: { $board }.
event-ascended = A worker of { $seat } ascends: { $board }.
event-rewarded = { $seat } chose the reward: { $reward }.
event-stepped = { $seat } is on step { $step }: { $temple }.
event-step_lost =
    { $n ->
        [one] { $seat } lost { $n } temple step.
       *[other] { $seat } lost { $n } temple steps.
    }
event-walked = { $seat } is on step { $step } of the Avenue of the Dead.
event-claimed = { $seat } claimed { $discovery }.
event-tile_used = { $seat } used { $discovery }.
event-tile_discarded = { $seat } did not claim { $discovery }; it leaves the game.
event-pyramid_refilled = New in the offer: { $pyramid }.
event-decoration_refilled = New in the offer: { $decoration }.
event-discovery_refilled = A new Discovery tile, { $board }: { $discovery }.
event-light_advanced = The light disc is on { $light }, the dark disc on { $dark }.
event-last_round = One more round, then the eclipse.
event-eclipse = Eclipse { $n }.
event-salary_paid = { $seat } paid { $n } of { $salary } cocoa as salary.
event-game_ended = The game is over.

## Why not

blocked-not-dealt = This starting tile was not dealt to you.
blocked-kept-already = You are keeping this tile already.
blocked-not-in-draft = This tile does not lie in the draft.
blocked-board-not-shown = Your starting tiles do not show this board.
blocked-no-such-worker = You have no such unlocked worker there.
blocked-worker-locked = No unlocked worker of yours stands there like this; locked ones cannot move.
blocked-nobody-locked = None of your workers is locked.
blocked-too-far = That is not within the distance a worker moves.
blocked-not-a-pair = With the double move tile two workers leave the same board.
blocked-movement-begun = You have used a movement tile, so move a worker.
blocked-other-board = That is on another board.
blocked-not-moved = No worker of this power moved here this turn.
blocked-not-the-moved-one = The moved worker cannot get this power-up before its action is finished.
blocked-too-little-to-free = You do not have enough cocoa to free your workers.
blocked-unlock-later = Own workers are freed for cocoa before moving, at a power-up or before the end of the turn.
blocked-too-little-cocoa = You do not have enough cocoa.
blocked-no-free-cocoa = You have no free cocoa tile.
blocked-other-number = You gain another number of resources.
blocked-no-such-resource = You do not have this resource.
blocked-more-than-salary = Your salary is not so high.
blocked-own-worker-there = Your own worker is locked there.
blocked-not-alone-in-palace = In the Palace the tile comes only beside the royal tile's effect.
blocked-no-tile-there = There is no Discovery tile on this board.
blocked-worship-too-dear = You do not have the cocoa for this worship.
blocked-trade-too-dear = You cannot pay for this trade.
blocked-no-main-action = The Palace has no main action.
blocked-no-technology = There is no technology that you could take now.
blocked-technology-not-here = This technology is not in this game.
blocked-technology-owned = You already have this technology.
blocked-technology-too-dear = You do not have enough gold for this technology.
blocked-second-row = The second row needs more workers here or one strong one.
blocked-building-too-dear = You do not have enough wood for a Building.
blocked-no-building-left = All Buildings are placed.
blocked-rows-full = The rows that your workers can reach are full.
blocked-row-full = This row is full.
blocked-row-too-low = You have too few workers here for this row.
blocked-own-row-first = There is still room in the row of your workers.
blocked-decoration-too-dear = You do not have enough gold for a Decoration.
blocked-no-decoration = There is no Decoration left in the offer.
blocked-no-side = No side of the pyramid has a free space that is supported.
blocked-side-full = This side is full.
blocked-no-tile-beneath = The next space of this side has no Pyramid tiles beneath it.
blocked-not-offered = This tile is not in the offer.
blocked-pyramid-complete = The pyramid is finished.
blocked-no-pyramid-tile = There is no Pyramid tile left in the offer.
blocked-pyramid-too-dear = You do not have the stone and wood for a Pyramid tile there.
blocked-space-taken = A tile already lies there.
blocked-not-supported = The four tiles beneath this space are not all there.
blocked-one-tile-at-least = At least one tile must be placed.
blocked-looks-the-same = Turned like this the tile looks the same.
blocked-not-in-price = The discount does not cover this resource here.
blocked-reward-too-dear = You do not have the cocoa for this reward.
blocked-fourth-in-play = Your fourth worker is already in play.
blocked-temple-top = You cannot go higher there.
blocked-no-step-due = No step on this temple is due.
blocked-tile-not-there = This Discovery tile does not lie there.
blocked-tile-too-dear = You cannot pay for this Discovery tile.
blocked-reward-or-tile = Take the printed reward or a tile.
blocked-no-reward-here = There is no printed reward here.
blocked-no-such-tile = You have no such tile to use.
blocked-not-for-salary = Only tiles with cocoa help with the salary.
blocked-before-moving = This tile is used before moving.
blocked-movement-tile-once = Only one such tile can be used for a movement.
blocked-no-pair = You have no two unlocked workers on one board.
blocked-all-locked = All your workers are locked.
blocked-before-action = This tile is used before the action of a board is chosen.
blocked-extra-not-here = The extra worker does not help on this board.
blocked-nobody-to-power-up = There is no worker that could get the power-up.
blocked-not-in-between = This is possible before or after, but not in the middle of it.

## What things cost, do and are worth

cost = Cost: { $amounts }
board-palace-about = No main action; three royal tiles for worship
board-forest-about = Gain wood by the number and the weakest power of your workers
board-quarry-about = Gain stone by the number and the weakest power of your workers
board-gold-about = Gain gold by the number and the weakest power of your workers
board-alchemy-about = Take a technology for gold and step up the temple of its column
board-nobles-about = Place a Building, score its space and walk the Avenue
board-decorations-about = Place a Decoration for gold
board-construction-about = Place up to one Pyramid tile per worker
board-cell =
    { $workers ->
        [one] 1 worker, power { $low } to { $high }: { $amounts }
       *[other] { $workers } workers, power { $low } to { $high }: { $amounts }
    }
board-second_row = The second row needs { $n } workers, or one of power { $power } without its power-up
board-gold_price =
    { $workers ->
        [one] 1 worker: { $gold } gold
       *[other] { $workers } workers: { $gold } gold
    }
board-level = Level { $level }: { $amounts }; { $vp } VP
board-power_ups =
    { $workers ->
        [one] Power-ups with 1 worker: { $n }
       *[other] Power-ups with { $workers } workers: { $n }
    }
worship-royal_a-about = Use the first royal tile with the power of the worker
worship-royal_b-about = Use the second royal tile with the power of the worker
worship-royal_c-about = Use the third royal tile with the power of the worker
worship-forest-about = 1 step on the red temple
worship-quarry-about = 1 step on the green temple
worship-gold-about = 1 step on the blue temple
worship-decorations-about = 1 step on a temple of choice
worship-prices = Freeing another player's worker: { $free } cocoa; effect and Discovery tile together: { $both } cocoa
temple-step = Step { $step }: { $amounts }
temple-wide_step = Step { $step }: { $amounts }, or a Discovery tile for its price
temple-bonus_step = Step { $step }: the temple bonus tile at the end
reward-vp-about = { $vp } VP
reward-cocoa-about = { $cocoa } cocoa
reward-temple-about = 1 step on a temple of choice
reward-two_temples-about = Pay { $price } cocoa; steps on temples of choice: { $steps }
reward-fourth_worker-about = The fourth worker comes to the Palace with power { $power }, and { $cocoa } cocoa
icons = { $amounts }; each match: { $vp } VP
decoration-vp = { $n } VP in any case
technology-price = Price: { $n } gold
technology-palace = { $n } cocoa for each of your workers that moves onto or past the Palace
technology-own_resource = { $n } more of the board's resource
technology-gives = { $amounts } after the main action
technology-extra_worker = As with one more worker ({ $n })
technology-discount = { $n } resource less for one tile of the action
technology-power_up = After the power-ups of a main action one more for { $n } cocoa
technology-board = Works here: { $board }
royal-counts = Power { $power }: { $vp } VP each for up to { $n } { $things }
royal-trades =
    { $n ->
        [0] Power { $power }: nothing
        [one] Power { $power }: once { $pay } for { $amounts }
       *[other] Power { $power }: up to { $n } times { $pay } for { $amounts }
    }
royal-gives = Power { $power }: { $amounts }
counted-technologies = technologies
counted-pyramid_track = steps on the pyramid track
counted-avenue = steps on the Avenue
discovery-mask-about = Masks score in sets at every eclipse
discovery-double_move-about = Before moving: a second worker moves from the same board to the same board
discovery-move_anywhere-about = Before moving: any board can be reached
discovery-free_cocoa-about = Replaces one payment of cocoa for a main action, a worship or the salary
discovery-extra_worker-about = Before the action on Alchemy, Nobles or Construction: as with one more worker
discovery-count = { $n } of them in the game
starting-gives = { $amounts }
bonus-best_set = The best set of masks once more
bonus-workers = { $low } VP for each worker of power 1 to 3, { $high } VP for each of power 4 or 5
bonus-technology = { $n } VP for each of your technologies
bonus-avenue = { $n } VP for each of your steps on the Avenue
bonus-tiles = { $n } VP for each temple bonus tile that you have reached
bonus-discovery = { $n } VP for each of your Discovery tiles but masks
bonus-vp = { $n } VP
