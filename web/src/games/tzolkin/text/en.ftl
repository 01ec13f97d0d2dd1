# Words of Tzolk'in's board.

info-calendar = Calendar
    .about = Every round the calendar turns one day and all workers ride on by one space. Four Food Days stand on its teeth.
info-food = Food Day
    .about = After all turns of a Food Day everybody feeds the workers, then the temples pay goods or points.
info-skulls = Crystal skulls
    .about = There are 13. When none is left in the supply, nobody can gain one.
info-today = Today
    .about = The arrow points at the tooth of this day. Corn that nobody fetches lies there for whoever takes the first-player space.
info-jungle = Jungle
    .about = Palenque 2 to 5 each have a plantation of their own here. Who acts there takes the top tile of one of its fields: wood lies on corn. Tiles are kept until the end.
info-temples = Temples
    .about = Steps up please a god. At mid-age everybody gets the goods of the own step and of all below; at the end of an age its points, and the leader more. Only one player fits on a top step.
info-technology = Technology
    .about = An advance to level 1, 2 or 3 costs 1, 2 or 3 resources of any kind. Lower levels keep their effect. Beyond level 3 each advance costs 1 resource and gives a bonus at once.
info-buildings = Buildings
    .about = Who may build pays the price at the foot of a tile. Farms help on Food Days, the others do what they show once, at once. Empty places are filled at the end of the turn.
info-monuments = Monuments
    .about = They are built with Tikal 4 and score at the end of the game. What is built is not replaced.
part-gears = Gears
part-temples = Temples
part-technology = Technology
part-tiles = Tiles
place-on = Place a worker on { $gear }
day-word = DAY
of-days = of { $days } · age { $age }
next-food-day = Next Food Day
day-number = day { $day }
in-days =
    { $days ->
        [0] today
        [one] in { $days } day
       *[other] in { $days } days
    }
reward-goods = Mid-age: temple goods
reward-vp = End of age: temple VP
need-have = need { $need }, have { $have }
jungle = Jungle
bare-field = empty
field-of = Plantation { $plantation }, field { $field }: { $tile }
of-left = of { $all } left
temples = Temples
temples-hint-vp = VP of your step at the end of
temples-hint-goods = the age; goods at mid-age
leader-now-later = leader { $now } now, { $later } later
leader-now = leader { $now }
technology = Technology
level = level { $level }
beyond = beyond
buildings = Buildings
stack-left = age { $age } · { $n } left in the stack
age-two-on = age II on day { $day }
monuments = Monuments
monuments-hint = score at the end · Tikal 4
built = built
workers-in-hand = { $n } in hand
first-player = First player
board-is-dark = The 2-day advance has been used
per-m_tombs = per own tomb
per-m_all_own = per own tile
per-m_monuments_everyone = per monument
per-m_corn_tiles = per corn tile
per-m_wood_tiles = per wood tile
per-m_civic = per own civic
per-m_workers = workers
per-m_tech_levels = per level
per-m_maxed_tracks = full tracks
per-m_shrines = per own shrine
per-m_one_temple = best temple
per-m_all_temples = of your steps
per-m_skulls = per skull
neutral = neutral worker
field-hand = workers in hand
field-workers = workers
projection-age_end = If the age ended today
