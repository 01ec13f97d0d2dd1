# Slova prohlížečového klienta. Hry a sám stůl přinášejí svá vlastní.

play-now = Hrát
to-lobby = Do herny
board = Herní plán
players = Hráči
prompt = Na co se hra ptá
log = Záznam
log-hint = klepnutím na řádek se k němu vrátíte
rules = Pravidla
search-rules = Hledat v pravidlech
scores = Přehled bodů
total = Celkem
points = Vítězné body
settings = Nastavení a nápověda
language = Jazyk
theme = Světlý nebo tmavý vzhled
close = Zavřít
understood = Rozumím

this-turn = Tento tah
confirm-turn = Potvrdit tah
back-to-here = Zpět k tomuto kroku
reveals = Odkryje něco nového: nepůjde vzít zpět
your-turn = jste na tahu
thinking = přemýšlí
waiting-for = Čeká se: { $names }.
away = není u stolu
seat-free = místo je volné
person = člověk
bot = bot
game-won = Konec hry. Vítězství: { $names }.
reconnecting = spojení se přerušilo, zkouším znovu

replay = Přehrávání
step-back = Krok zpět
step-forward = Krok vpřed
play = Spustit
pause = Pozastavit
moment = Okamžik partie
speed = Rychlost
copy-link = Kopírovat odkaz
to-present = Zpět do přítomnosti

pass-device = Předejte zařízení: { $name }
i-am = Já jsem { $name }

key-choose = zvolit možnost podle čísla
key-undo = vzít zpět jeden krok
key-restart = začít tah znovu
key-confirm = potvrdit tah
key-walk = procházet možnosti nebo přehrávání
key-why = proč to nejde?
key-rules = pravidla
key-scores = přehled bodů
key-help = nastavení a nápověda
key-close = zavřít, co je otevřené

error-offline = Server není dostupný.
error-server = Server to nedokázal.

why-not = Proč to nejde?
why-mode = Ukažte na cokoli a dozvíte se, proč to teď nejde zvolit.
sum = Součet
can-be-chosen = { $thing }, lze zvolit
only-you-see = To vidíte jen vy.

## Plán Tzolk'inu

parts-of-board = Části plánu
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
