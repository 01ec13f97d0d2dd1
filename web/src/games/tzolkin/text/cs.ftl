# Slova plánu Tzolk'inu.

info-calendar = Kalendář
    .about = Každé kolo se kalendář pootočí o den a všichni dělníci se posunou o políčko dál. Na zubech jsou čtyři dny jídla.
info-food = Den jídla
    .about = Po všech tazích dne jídla každý nakrmí své dělníky a potom chrámy vyplatí zboží nebo body.
info-skulls = Křišťálové lebky
    .about = Je jich 13. Když v zásobě žádná není, nikdo ji nezíská.
info-today = Dnes
    .about = Šipka ukazuje na zub dnešního dne. Kukuřice, kterou si nikdo nevzal, tu leží pro toho, kdo obsadí políčko začínajícího hráče.
info-jungle = Džungle
    .about = Políčka Palenque 2 až 5 tu mají každé svou plantáž. Kdo tam provádí akci, bere horní destičku jednoho z jejích polí: dřevo leží na kukuřici. Destičky si hráč nechává do konce hry.
info-temples = Chrámy
    .about = Každý krok vzhůru potěší boha. V polovině epochy dostane každý zboží svého stupně i všech nižších, na konci epochy jeho VB a vedoucí hráč ještě odměnu. Na nejvyšší stupeň se vejde jen jeden hráč.
info-technology = Technologie
    .about = Postup na úroveň 1, 2 nebo 3 stojí 1, 2 nebo 3 libovolné suroviny. Nižší úrovně platí dál. Za úrovní 3 stojí každý postup 1 surovinu a hned přinese bonus.
info-buildings = Budovy
    .about = Kdo staví, zaplatí cenu na spodku destičky. Farmy pomáhají ve dnech jídla, ostatní udělají jednou a hned, co ukazují. Prázdná místa se doplní na konci tahu.
info-monuments = Monumenty
    .about = Stavějí se akcí Tikal 4 a bodují na konci hry. Za postavený monument nový nepřijde.
part-gears = Kola
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
