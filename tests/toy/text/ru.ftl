title = Игрушка
about = Крошечная игра, в которой есть всё понемногу.
heading = ход { $turn }

question-do = Что вы делаете?
question-take = Какую карту взять с прилавка?
question-bury = Какую карту положить под колоду?
question-show = Какую карту показать?
question-accept = Принять монету?
question-bid = Какую карту поставить?

do-draw = взять карту из колоды
do-grab = вытянуть самоцвет
do-take = взять карту с прилавка
do-bury = спрятать карту
do-show = показать карту
do-offer = предложить монету
do-bids = объявить торги
do-done = закончить ход
accept-no = нет
accept-yes = да

card = карта { $n }
card-worth = очки с прилавка: { $n }
source-stall = прилавок
source-gems = самоцветы
source-bids = торги

event-turn_began = { $seat }: начало хода.
event-drew = { $seat }: карта из колоды.
event-took = { $seat }: с прилавка взята { $card }.
event-buried = { $seat }: карта спрятана под колоду.
event-shown = { $seat }: показана { $card }.
event-grabbed = { $seat }: самоцвет { $gem } из мешка.
event-offered =
    { $accepted ->
        [0] { $seat }: монета не принята.
       *[other] { $seat }: монета принята.
    }
event-scored = { $seat }: очки { $points } ({ $source }).

blocked-once = В этом ходу вы это уже делали.
blocked-nothing-there = Для этого ничего не осталось.
blocked-no-bids = За этим столом играют без торгов.
blocked-not-in-stall = Этой карты нет на прилавке.
blocked-not-yours = Этой карты нет у вас на руке.

option-bids = Торги
option-bids-on = есть
option-bids-off = нет
