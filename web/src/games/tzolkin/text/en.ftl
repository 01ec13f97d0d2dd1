# Words of Tzolk'in's board.

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
empty-area = Nothing built yet.
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

## Icons

icon-resource = any resource
icon-worker = worker
icon-worker-new = new worker
icon-fish = fishing
icon-temple-up = step up in a temple
icon-temple-down = step down in a temple
icon-tech = technology level
icon-exchange = exchange
icon-any-action = any action of the gear
icon-double-advance = advance by two days
