title = The toy
about = A tiny game with one of everything.
heading = turn { $turn }

question-do = What do you do?
question-take = Which card do you take from the stall?
question-bury = Which card do you bury under the deck?
question-show = Which card do you show?
question-accept = Do you accept the coin?
question-bid = Which card do you bid?

do-draw = draw a card
do-grab = grab a gem
do-take = take a card from the stall
do-bury = bury a card
do-show = show a card
do-offer = offer a coin
do-bids = call for bids
do-done = end the turn
accept-no = no
accept-yes = yes

card = card { $n }
card-worth = { $n } points from the stall
source-stall = stall
source-gems = gems
source-bids = bids

event-turn_began = { $seat } begins a turn.
event-drew = { $seat } draws a card.
event-took = { $seat } takes { $card }.
event-buried = { $seat } buries a card.
event-shown = { $seat } shows { $card }.
event-grabbed = { $seat } grabs gem { $gem }.
event-offered =
    { $accepted ->
        [0] { $seat } refuses a coin.
       *[other] { $seat } accepts a coin.
    }
event-scored = { $seat } scores { $points }: { $source }.

blocked-once = You have done this in this turn already.
blocked-nothing-there = There is nothing left to do it with.
blocked-no-bids = This table plays without bids.
blocked-not-in-stall = This card is not in the stall.
blocked-not-yours = You do not hold this card.

option-bids = Bids
option-bids-on = on
option-bids-off = off
