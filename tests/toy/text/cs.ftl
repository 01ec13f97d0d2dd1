title = Hračka
about = Drobná hra, ve které je od všeho trochu.
heading = tah { $turn }

question-do = Co uděláte?
question-take = Kterou kartu si vezmete ze stánku?
question-bury = Kterou kartu zahrabete pod balíček?
question-show = Kterou kartu ukážete?
question-accept = Přijmete minci?
question-bid = Kterou kartu nabídnete?

do-draw = líznout kartu
do-grab = vytáhnout drahokam
do-take = vzít kartu ze stánku
do-bury = zahrabat kartu
do-show = ukázat kartu
do-offer = nabídnout minci
do-bids = vyhlásit dražbu
do-done = ukončit tah
accept-no = ne
accept-yes = ano

card = karta { $n }
card-worth = body ze stánku: { $n }
source-stall = stánek
source-gems = drahokamy
source-bids = dražby

event-turn_began = { $seat }: začátek tahu.
event-drew = { $seat }: karta z balíčku.
event-took = { $seat }: ze stánku { $card }.
event-buried = { $seat }: karta zahrabána pod balíček.
event-shown = { $seat }: ukázána { $card }.
event-grabbed = { $seat }: drahokam { $gem } z pytlíku.
event-offered =
    { $accepted ->
        [0] { $seat }: mince nepřijata.
       *[other] { $seat }: mince přijata.
    }
event-scored = { $seat }: body { $points } ({ $source }).

blocked-once = To už jste v tomto tahu udělali.
blocked-nothing-there = Není s čím to udělat.
blocked-no-bids = U tohoto stolu se hraje bez dražeb.
blocked-not-in-stall = Tato karta není ve stánku.
blocked-not-yours = Tuto kartu nemáte v ruce.

option-bids = Dražby
option-bids-on = ano
option-bids-off = ne
