# Teotihuacan in English. Names of tiles are composed from the tables in play.

title = Teotihuacan: City of Gods
about = Walk your workers around the eight boards of the city, build the great Pyramid of the Sun, climb the temples and walk the Avenue of the Dead before the third eclipse.
automa = Teotibot
heading =
    { $eclipses ->
        [0] Round { $round }, before the first eclipse
        [one] Round { $round }, after { $eclipses } eclipse
       *[other] Round { $round }, after { $eclipses } eclipses
    }

## Options of a table

option-play = What do you play?
option-play-base = the base game
option-play-first_game = a first game, laid out as printed
option-play-modules = with all five modules of the expansion
option-priests = Priests and Priestesses (M1)
option-priests-off = no
option-priests-on = yes
option-height = Height of Development: orange temple (M2)
option-height-off = no
option-height-on = yes
option-seasons = Seasons of Progress (M3)
option-seasons-off = no
option-seasons-on = yes
option-architecture = Architecture: painters (M4)
option-architecture-off = no
option-architecture-on = yes
option-development = Development: engineers (M5)
option-development-off = no
option-development-on = yes
option-quiet_season = The season without effect
option-quiet_season-in = is among the seasons
option-quiet_season-out = is left out
option-start = Starting tiles
option-start-dealt = everybody keeps 2 of 4
option-start-draft = are drafted
option-priests_dealt = Priests are dealt
option-priests_dealt-after_tiles = after the starting tiles are chosen
option-priests_dealt-before_tiles = before the starting tiles are chosen
option-pyramid = Starting tiles of the pyramid
option-pyramid-printed = in their usual places
option-pyramid-random = turned or mirrored at random
option-dark_eclipse = Dark eclipse: at once when the discs meet
option-dark_eclipse-off = no
option-dark_eclipse-on = yes
option-pyramid_scoring = VP for levels of the pyramid
option-pyramid_scoring-usual = 1, 3, 5, 7
option-pyramid_scoring-advanced = 1, 2, 3, 4 (advanced)
option-second_of_two = Start cocoa of the second of two players
option-second_of_two-as_last = 3, as the last
option-second_of_two-as_second = 2, as the second
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
option-bot_resources = Resources of each kind that Teotibot begins with
option-bot_resources-usual = 2 as usual
option-bot_resources-1 = 1
option-bot_resources-3 = 3
option-bot_power = Power of Teotibot's workers at the start
option-bot_power-usual = 2 as usual
option-bot_power-1 = 1
option-bot_power-3 = 3
option-bot_power-4 = 4
option-bot_cocoa_vp = VP that Teotibot gets for 10 cocoa
option-bot_cocoa_vp-usual = 3 as usual
option-bot_cocoa_vp-2 = 2
option-bot_cocoa_vp-4 = 4
option-bot_cocoa_vp-5 = 5
option-bot_worship = Temple steps when Teotibot worships (one more on Decorations)
option-bot_worship-usual = 2 as usual
option-bot_worship-1 = 1
option-bot_worship-3 = 3

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
worship-nobles = worship space of Nobles
temple-blue = blue temple
temple-red = red temple
temple-green = green temple
temple-orange = orange temple
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
action_tile-nobles = Nobles tile
action_tile-construction = Construction tile
action_tile-decorations = Decorations tile
action_tile-alchemy = Alchemy tile
action_tile-worship = Worship tile
action_tile-mask_collection = Mask tile
action_tile-mastery = Mastery tile
calendar-light = light disc
calendar-dark = dark disc
direction-right = right
direction-left = left
bot_priest-S01 = Metztli
bot_priest-S02 = Tlahuizcalpantecuhtli
bot_priest-S03 = Itzpapalotl
bot_priest-S04 = Tezcatlipoca
bot_priest-S05 = Chantico
bot_priest-S06 = Mictecacihuatl

priest-P01 = Quetzalcohuatl
priest-P02 = Tlaloc
priest-P03 = Chalchiuhtlicue
priest-P04 = Oxomoco
priest-P05 = Xipe Totec
priest-P06 = Xolotl
priest-P07 = Ehecatl
priest-P08 = Tonacacihuatl
priest-P09 = Huitzilopochtli
priest-P10 = Xochipilli
season-S1 = season of low salaries
season-S2 = season of the Avenue
season-S3 = season of free arrival
season-S4 = season of one's own colour
season-S5 = season of the temples
season-S6 = season of the pyramid
season-S7 = season of long ways
season-S8 = quiet season
ability-A1 = cheaper production
ability-A2 = worship for both
ability-A3 = one more painter
ability-A4 = a find with every tile
ability-A5 = strong newcomers
ability-A6 = further on the Avenue
ability-A7 = no salary
ability-A8 = one more mask
module_board-nobles_orange = Nobles with the orange temple
module_board-painters = Architecture
module_board-engineers = Development

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
source-solo = Teotibot's own rules

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
question-claim-board = Claim the Discovery tile of this board?
question-claim-avenue = Claim a Discovery tile of the Avenue?
question-claim-temple = Claim a Discovery tile instead of the step's reward?
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
question-new_board = Choose a board for the new worker.
question-another = Pay cocoa for a step on another temple?
question-work = What comes next?
question-free_one = Choose the worker that is freed.
question-ability = Choose a special ability.
question-back = Choose a worker to move counter-clockwise.
question-back_to = Choose where to move counter-clockwise.
question-priest = Choose your priest.
question-starting = Choose the starting tile that you gain now.
question-borrow = Count a worker of another player for the reward?
question-step_price = How do you pay for the temple step?

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
rotation-right = to the right
rotation-half = upside down
rotation-left = to the left
discount-none = none
pay-cocoa = with cocoa
pay-tile = with the free cocoa tile
one_more-no = no
one_more-yes = yes
salary-n = { $n } cocoa
salary-tile = nothing, with the free cocoa tile
another-none = no other step
work-place = place a tile
work-free = free a locked worker
work-done = nothing more
back-stay = nobody moves
borrow-none = only your own workers
step_price-cocoa = with cocoa
step_price-vp = with VP
step_price-none = not at all; the step is lost
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
event-new_worker = The new worker of { $seat } is placed: { $board }.
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
event-season = A new season: { $season }.
event-priest_kept = { $seat } plays with { $priest }.
event-ability_chosen = { $seat } chose a special ability: { $ability }.
event-moved_back = { $seat } moved a worker of power { $power } counter-clockwise: { $from } to { $to }.
event-game_ended = The game is over.
event-bot_tiles_laid = Teotibot's action pyramid is laid out; aside lies the { $action_tile }.
event-bot_placed = Teotibot begins with a worker of power { $power }: { $board }.
event-bot_locked = Teotibot begins with a locked worker of power { $power }: { $worship }.
event-bot_rolled = Teotibot rolled { $n }: { $action_tile }.
event-bot_builds = Teotibot has the wood and a worker on Nobles: it builds.
event-bot_gathers_wood = Teotibot's worker in the Forest gathers wood.
event-bot_lays = Teotibot has the stone and a worker on Construction: it places a Pyramid tile.
event-bot_gathers_stone = Teotibot's worker in the Stone Quarry gathers stone.
event-bot_decorates = Teotibot has the gold and a worker on Decorations: it places a Decoration.
event-bot_gathers_gold = Teotibot's worker in the Gold Deposits gathers gold.
event-bot_studies = Teotibot has the gold and a worker on Alchemy: it takes a technology.
event-bot_trains = Teotibot can take no technology: its weakest worker gets two power-ups and stays.
event-bot_goes_to_pray = No worker of Teotibot is locked, so the weakest one goes to pray: { $board }, power { $power }.
event-bot_worships = Teotibot's worker of power { $power } goes on to worship: { $worship }.
event-bot_discards = Teotibot discards the Discovery tile there, { $board }: { $discovery }.
event-bot_takes_mask = Teotibot takes the rarest mask that it lacks and can pay: { $board }.
event-bot_masters = Teotibot's strongest worker that can act: { $board }, power { $power }.
event-bot_fails = Teotibot cannot do that: it takes cocoa, and its weakest worker gets a power-up and advances.
event-bot_succeeds = Teotibot succeeded: the worker that acted gets a power-up and advances.
event-bot_advances = A worker of Teotibot with power { $power } advances: { $from } to { $to }.
event-bot_ascends = Teotibot scores for the ascension instead of choosing a reward.
event-bot_swaps_cocoa = Teotibot has enough cocoa to exchange it for VP.
event-bot_tile_moves = Direction { $direction }: the { $action_tile } moves up to place { $n } of the action pyramid.
event-bot_tile_aside = The { $action_tile } is laid aside; place { $n } gets the { $other }.
event-bot_turns_direction = Teotibot's direction tiles now point { $upper } above and { $lower } below.
event-bot_buys_step = Teotibot pays cocoa for a further step: { $temple }.
event-bot_orange = The figure of Teotibot stands on step { $step } of the orange temple all game long.
event-bot_gets_ability = Teotibot gets a special ability: { $ability }.
event-bot_has_bonus = Teotibot has reached a temple bonus tile: { $temple }.
event-bot_counts = Teotibot scores what it has left; goods: { $n }, technologies: { $technologies }.
event-bot_priest_dealt = Teotibot's priest: { $bot_priest }.
event-bot_watches = Your worker came to a worker of Teotibot, which gains cocoa for it: { $board }.
event-bot_pays_for_two = Teotibot pays cocoa to use the tiles at both ends of the bottom row.
event-bot_uses_second = Teotibot's second tile of this turn: { $action_tile }.
event-bot_climbs_all = For the ascension Teotibot makes a step on each temple.
event-bot_lays_more = Teotibot's priest: it also places a Pyramid tile.
event-bot_decorates_more = Teotibot's priest: it also places a Decoration.
event-bot_studies_again = Teotibot's priest: it has gold left and takes another technology.
event-bot_consoled = Teotibot's priest: it also gains cocoa when it can take no technology.

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
blocked-left-board = The worker that moved here has left the board again.
blocked-not-the-moved-one = The moved worker cannot get this power-up before its action is finished.
blocked-too-little-to-free = You do not have enough cocoa to free your workers.
blocked-unlock-later = Own workers are freed for cocoa before moving, at a power-up or before the end of the turn.
blocked-too-little-wood = You do not have the wood that your priest asks for here.
blocked-too-little-cocoa = You do not have enough cocoa.
blocked-no-free-cocoa = You have no free cocoa tile.
blocked-other-number = You gain another number of resources.
blocked-no-such-resource = You do not have this resource.
blocked-more-than-salary = Your salary is not so high.
blocked-no-worship-here = Nobody can worship there.
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
blocked-level-too-high = Your workers cannot build so high.
blocked-space-taken = A tile already lies there.
blocked-not-supported = The four tiles beneath this space are not all there.
blocked-one-tile-at-least = At least one tile must be placed.
blocked-looks-the-same = Turned like this the tile looks the same.
blocked-not-in-price = The discount does not cover this resource here.
blocked-reward-too-dear = You do not have the cocoa for this reward.
blocked-fourth-in-play = Your fourth worker is already in play.
blocked-temple-top = You cannot go higher there.
blocked-no-such-temple = This temple is not in this game.
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
blocked-only-in-a-turn = This is possible only in a turn of your own.
blocked-same-temple = That is the temple you have just stepped on.
blocked-not-orange = The orange temple cannot be bought this way.
blocked-other-level = This step gives an ability of another level.
blocked-ability-owned = You already have this ability.
blocked-too-far-back = That is not within the distance counter-clockwise.
blocked-no-more-tiles = The cell of your workers allows no further tile.
blocked-nobody-to-free = The cell of your workers frees nobody, or nobody more.
blocked-priest-not-dealt = This priest was not dealt to you.
blocked-not-waiting = This starting tile is not waiting with you.
blocked-never-freed-so = With your priest you never pay cocoa to free your workers.
blocked-no-worship = With your priest you never worship.
blocked-masks-only = With your priest you claim only masks.
blocked-not-on-temples = With your priest you claim no tiles on temples.
blocked-no-foreign-worker = No other player has such an unlocked worker here.
blocked-too-few-vp = You do not have enough VP for it.

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
board-row =
    { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }, power { $low_1 }: { $amounts_1 }; { $low_2 }–{ $high_2 }: { $amounts_2 }; { $low_3 }–{ $high_3 }: { $amounts_3 }; power-ups: { $n }
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
worship-nobles-about = 1 step on the orange temple
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
action_tile-nobles-about = With { $wood } wood and a worker on Nobles it builds; else a worker in the Forest gathers wood; else failure
action_tile-construction-about = With { $stone } stone and a worker on Construction it places a Pyramid tile: level VP and { $vp } more; else a worker in the Stone Quarry gathers stone; else failure
action_tile-decorations-about = With { $gold } gold and a worker on Decorations it places a Decoration for { $vp } VP; else a worker in the Gold Deposits gathers gold; else failure
action_tile-alchemy-about = With { $gold } gold and a worker on Alchemy it takes a technology; else its weakest worker gets two power-ups
action_tile-worship-about = Its locked worker goes on to the next worship space: { $steps } steps on that temple, { $more } on any temples on Decorations; the Discovery tile there is replaced
action_tile-mask_collection-about = It buys the rarest mask of the boards that it lacks and can pay; else failure
action_tile-mastery-about = Its strongest worker that can acts where it stands; if none can, failure
action_tile-success = Success: the worker that acted gets a power-up and advances
action_tile-failure = Failure: { $cocoa } cocoa, the weakest worker gets a power-up and advances
stand_in = Invented for this edition, not the printed values
orange-ability = Step { $step }: a special ability of level { $level }
orange-back = Step { $step }: move one of your unlocked workers { $least } to { $most } boards counter-clockwise
ability-level = Level { $level }
ability-cocoa = Main actions cost { $n } cocoa less, at least 0
ability-both = Effect and Discovery tile of a worship space without paying for both
ability-extra = As with one more worker ({ $n })
ability-resource = Claiming a Discovery tile first gives { $amounts }
ability-new_power = After an ascension the new worker has power { $n }
ability-avenue = At eclipses your step on the Avenue counts { $n } more, at most { $most }
ability-salary = At eclipses you pay no salary
ability-masks = At eclipses your largest set of masks counts { $n } more
works-on = Works here: { $board }
season-salary = A worker of power { $power } costs { $n } cocoa at the eclipse
season-avenue = { $n } VP for each step on the Avenue
season-anywhere = After an ascension the new worker may be put on any board
season-colour = Your own colour is not counted for cocoa
season-step = After a temple step: { $n } cocoa for a step on another temple, but not on orange
season-track = Eclipse { $eclipse }: { $n } VP for each step of the pyramid track
season-move = A worker moves { $least } to { $most } boards
season-quiet = No effect
priest-masks = Claiming a mask gives at once { $amounts }
priest-masks_only = No Discovery tiles but masks
priest-borrows = After paying cocoa one unlocked worker of another player may count for the reward
priest-surcharge = A Building or a Pyramid tile costs { $amounts } more
priest-main_cocoa = Every main action costs exactly { $n } cocoa
priest-extra_worker = As with one more worker ({ $n })
priest-worship_free = No cocoa for freeing others' workers or for both options of worship
priest-unlock = Paying to free your workers costs { $n } cocoa per worker, at most { $most }
priest-rewards = Rewards per ascension: { $n }
priest-step = Each temple step costs { $cocoa } cocoa or { $vp } VP, else it is lost
priest-move_extra = A worker moves up to { $n } board further
priest-far_move = Or pay { $n } cocoa to move to any board
priest-collect = Collecting gives { $n } cocoa less, at least 0
priest-no_freeing = Never pay cocoa to free your workers
priest-keeps_all = Keep all dealt starting tiles: two now, one after each of the next eclipses
priest-wood = A main action costs { $amounts } more
priest-vp_more = Whenever you gain VP, { $n } more
priest-salary = Salary: { $n } cocoa more per worker
priest-gold = Technologies cost { $n } gold less, at least 0
priest-technologies = Any technology even with one worker
priest-no_worship = No worship
priest-no_wide = No Discovery tiles on wide temple steps
module_board-nobles_orange-about = Nobles with a worship space that advances the orange temple
module_board-painters-about = Gold, Decorations for { $n } gold each, a freed worker; at least one Decoration
module_board-engineers-about = Pyramid tiles up to a level, a freed worker; at least one tile
module_board-row = Row { $row }: { $amounts }
grid-decorations =
    .amount =
        { $n ->
            [one] { $n } Decoration
           *[other] { $n } Decorations
        }
grid-free =
    .amount =
        { $n ->
            [one] { $n } freed worker
           *[other] { $n } freed workers
        }
grid-level =
    .amount = level { $n }
bot_priest-S01-about = { $cocoa } cocoa each time you move a worker to a board with an unlocked worker of Teotibot
bot_priest-S02-about = On a roll of 2, 3, 11 or 12 it pays { $cocoa } cocoa, if it can, to use the tiles at both ends of the bottom row
bot_priest-S03-about = An ascension gives a step on each temple instead of VP
bot_priest-S04-about = After a mask it may place a Pyramid tile for { $stone } stone and a Decoration for { $gold } gold; a failed Mask tile gives { $failure } cocoa
bot_priest-S05-about = After an action on Decorations a Pyramid tile for { $stone } stone, after one on Construction a Decoration for { $gold } gold
bot_priest-S06-about = You score nothing for technologies that it copies; it takes a second one while it has gold; a failed Alchemy tile also gives { $cocoa } cocoa
