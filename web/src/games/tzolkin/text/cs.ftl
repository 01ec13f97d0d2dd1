# Slova plánu Tzolk'inu.

part-gears = Ozubená kola
part-temples = Chrámy
part-technology = Technologie
part-tiles = Budovy
place-on = Umístit dělníka: { $gear }
day-word = DEN
of-days = z { $days } · epocha { $age }
next-food-day = Příští den jídla
day-number = den { $day }
in-days =
    { $days ->
        [0] dnes
        [one] za { $days } den
        [few] za { $days } dny
        [many] za { $days } dne
       *[other] za { $days } dní
    }
reward-goods = Půle epochy: zboží
reward-vp = Konec epochy: VB chrámů
need-have = potřeba { $need }, máte { $have }
jungle = Džungle
bare-field = prázdné
field-of = Plantáž { $plantation }, pole { $field }: { $tile }
of-left = ze { $all } zbývá
temples = Chrámy
temples-hint-vp = VB stupně na konci
temples-hint-goods = epochy, zboží v její půli
leader-now-later = první { $now }, potom { $later }
leader-now = první { $now }
technology = Technologie
level = úroveň { $level }
beyond = dál
buildings = Budovy
stack-left = epocha { $age } · v hromádce { $n }
age-two-on = epocha II v den { $day }
monuments = Monumenty
monuments-hint = body na konci · Tikal 4
built = postaveno
empty-area = Zatím tu nic nestojí.
workers-in-hand = v ruce { $n }
first-player = Začínající hráč
board-is-dark = Posun o 2 dny je použit
per-m_tombs = za hrobku
per-m_all_own = za stavbu
per-m_monuments_everyone = za monument
per-m_corn_tiles = za kukuřici
per-m_wood_tiles = za dřevo
per-m_civic = za občanskou
per-m_workers = dělníci
per-m_tech_levels = za úroveň
per-m_maxed_tracks = plné
per-m_shrines = za svatyni
per-m_one_temple = nejlepší chrám
per-m_all_temples = vaše stupně
per-m_skulls = za lebku
neutral = neutrální dělník
field-hand = dělníci v ruce
field-workers = dělníci
projection-age_end = Kdyby dnes skončila epocha

## Symboly

icon-resource = libovolná surovina
icon-worker = dělník
icon-worker-new = nový dělník
icon-fish = rybolov
icon-temple-up = stupeň vzhůru v chrámu
icon-temple-down = stupeň dolů v chrámu
icon-tech = úroveň technologie
icon-exchange = směna
icon-any-action = libovolná akce kola
icon-double-advance = posun o dva dny
