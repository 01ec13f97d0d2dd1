# Slova prohlížečového klienta. Hry a sám stůl přinášejí svá vlastní.

play-now = Hrát
to-lobby = Do herny
board = Herní plán
players = Hráči
prompt = Na co se hra ptá
log = Záznam
log-start = Před prvním tahem
log-hint = klepnutím na řádek se k němu vrátíte
rules = Pravidla
search-rules = Hledat v pravidlech
scores = Přehled bodů
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
record-ends = Tady záznam končí, partie se nedohrála.
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
solo-opponent = sólový soupeř
show-all = Ukázat vše
can-be-chosen = { $thing }, lze zvolit
only-you-see = To vidíte jen vy.

## Plán Tzolk'inu

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

## Plán Tawantinsuyu

part-hill = Kopec
part-village = Vesnice
part-conquest = Válka
part-market = Trh
part-hand = Ruka
village = Vesnice
nomads = nomádi
casualties =
    { $n ->
        [0] bez obětí války
        [one] { $n } oběť války
        [few] { $n } oběti války
       *[other] { $n } obětí války
    }
temple-track = Chrám
temple-track-hint = vlevo: při postupu a při slavnostech · VB: při každé slavnosti
temple-step = Políčko chrámu { $n }: { $vp } VB při každé slavnosti
conquest = Válka
conquest-hint = kolik vojáků otočit a odhodit · odměna
market = Trh s budovami
altar = Nabídka bohů a sochy
altar-limit = karty: { $n } z { $all }
your-hand = Vaše ruka
market-hint = výrobní · pasivní
weaves = Tkaniny
no-weaves = došly
no-nomads = nikdo
new-tapestry = Nová tapiserie:
your-tapestries = Vaše tapiserie
hands = Karty hráčů
hidden-hands = Karty vidí jen jejich majitelé.
empty-hand-hint = Modlitba přináší karty bohů, výcvik karty armád.
area-of = Oblast: { $name }
open-area = Ukázat vše, co je postaveno
empty-area = Zatím tu není nic postaveno.
area-production = Výrobní budovy
area-passive = Pasivní budovy
area-army = Vyložené karty armád
area-statues = Sochy
area-tapestries = Tapiserie
face-up = lícem nahoru
face-down = lícem dolů
steps-left =
    { $n ->
        [one] zbývá { $n } schodiště
        [few] zbývají { $n } schodiště
       *[other] zbývá { $n } schodišť
    }
has-token = drží žeton slavnosti
info-axomamma = Deska Axomammy
    .about = Kostka určuje, které žetony jednají: každý provede políčko, na kterém stojí, a popojde ve své řadě o tolik políček, kolik je na něm napsáno. Znaky nahoře jsou bohové jejích karet; políčko v rámečku je její osobnost.
empty-hand = Vaše ruka je prázdná.
reconstructed = rekonstruovaná sada
reconstructed-hint = Mnohé hodnoty karet, destiček a políček nejsou vytištěné, ale rekonstruované tak, aby odpovídaly pravidlům. Majitel hry může doplnit ty vytištěné.
legend-blue = architekt: o 1 činnost víc
legend-green = řemeslník: o 1 činnost víc
hand-gods =
    { $n ->
        [one] { $n } karta bohů v ruce
        [few] { $n } karty bohů v ruce
       *[other] { $n } karet bohů v ruce
    }
hand-army =
    { $n ->
        [one] { $n } karta armád v ruce
        [few] { $n } karty armád v ruce
       *[other] { $n } karet armád v ruce
    }
army-face-up =
    { $n ->
        [one] { $n } karta armád lícem nahoru
        [few] { $n } karty armád lícem nahoru
       *[other] { $n } karet armád lícem nahoru
    }
production-face-up =
    { $n ->
        [one] { $n } produkční budova lícem nahoru
        [few] { $n } produkční budovy lícem nahoru
       *[other] { $n } produkčních budov lícem nahoru
    }
passive-buildings =
    { $n ->
        [one] { $n } pasivní budova
        [few] { $n } pasivní budovy
       *[other] { $n } pasivních budov
    }
statues =
    { $n ->
        [one] { $n } socha
        [few] { $n } sochy
       *[other] { $n } soch
    }
tapestry =
    { $n ->
        [one] tapiserie z { $n } tkaniny
        [few] tapiserie ze { $n } tkanin
        [6] tapiserie ze { $n } tkanin
        [7] tapiserie ze { $n } tkanin
       *[other] tapiserie z { $n } tkanin
    }
field-step_markers = schodiště
field-conquest_markers = žetony války
free-actions = Volné akce
pace = Tempo sólového soupeře
pace-click = Po kliknutí
pace-slow = Pomalu
pace-normal = Běžně
pace-fast = Rychle
pace-once = Najednou
next-step = Další krok
automa-turn = Tah sólového soupeře

## Herna

tagline = Velké deskové hry And a Mezoameriky
your-name = Vaše jméno
try-again = Zkusit znovu
play-now-about =
    { $n ->
        [one] { $n } hráč, proti vám: { $rivals }
        [few] { $n } hráči, proti vám: { $rivals }
        [many] { $n } hráče, proti vám: { $rivals }
       *[other] { $n } hráčů, proti vám: { $rivals }
    }
play-alone = Sólo: { $rival }
new-table = Nový stůl
game-word = Hra
seats-from-to = { $least }–{ $most } hráči
seats-word = Místa
seats-count = Počet míst
seat-player = Kdo hraje na místě { $n }
seat-name = Jméno na místě { $n }
seat-me = Já
seat-person = Jiný člověk
usual-value = (obvykle)
options-usual =
    { $n ->
        [one] { $n } volba jako obvykle
        [few] { $n } volby jako obvykle
       *[other] { $n } voleb jako obvykle
    }
options-changed =
    { $n ->
        [one] { $n } změněna
        [few] { $n } změněny
       *[other] { $n } změněno
    }
options-reset = Vše jako obvykle
options-ruling = Sporná místa pravidel
options-ruling-about = Kde pravidla mlčí nebo se dají číst dvojím způsobem. Obvyklé čtení je to z naší stránky pravidel.
options-edition = Vydání
options-edition-about = V čem se liší ruské a české vydání hry.
options-solo-easier = Snazší sólová hra
options-solo-easier-about = Každá z voleb Axomammu trochu brzdí. Začněte jednou nebo dvěma.
options-solo-harder = Těžší sólová hra
options-solo-harder-about = Každá z voleb Axomammě pomáhá. Pro ty, kdo ji už porážejí.
options-solo-ruling = Sporná místa: Axomamma
options-solo-ruling-about = Kde pravidla sólové hry mlčí nebo se vydání liší.
who-may-join = Kdo si smí přisednout
by-link = Jen s odkazem
everybody = Kdokoli
note-hot-seat = U této obrazovky vás hraje víc: mezi tahy opona zakryje, co je tajné.
note-alone = Proti vám hraje { $rival }.
note-only-bots = Hrají jen boti: můžete se dívat.
note-open =
    { $n ->
        [one] Stůl bude v herně vidět, dokud má { $n } volné místo.
        [few] Stůl bude v herně vidět, dokud má { $n } volná místa.
        [many] Stůl bude v herně vidět, dokud má { $n } volného místa.
       *[other] Stůl bude v herně vidět, dokud má { $n } volných míst.
    }
note-private =
    { $n ->
        [one] Dostanete odkaz pro druhého hráče.
        [few] Dostanete { $n } odkazy, pro každého jeden.
        [many] Dostanete { $n } odkazu, pro každého jeden.
       *[other] Dostanete { $n } odkazů, pro každého jeden.
    }
open-table = Otevřít stůl
my-tables = Moje stoly
tables-waiting =
    { $n ->
        [one] { $n } čeká na vás
        [few] { $n } čekají na vás
        [many] { $n } čeká na vás
       *[other] { $n } čeká na vás
    }
no-tables = Tady najdete své rozehrané partie; nahoře ty, které čekají na vás.
open-tables = Otevřené stoly
no-open-tables = Teď nikdo nehledá spoluhráče. Otevřete stůl pro kohokoli a ostatní ho tu uvidí.
finished-tables = Dohrané partie
no-finished = Dohrané partie tu zůstanou i s body a můžete si je kdykoli přehrát.
open-record = Otevřít záznam
show-all-tables = Ukázat všechny ({ $n })
put-away = Odložit
put-away-tables = Odložené: { $n }
bring-back = Vrátit
show-fewer = Ukázat méně
table-paused = pozastaveno
just-now = právě teď
free-word = volné
winner-word = vítěz
join = Přisednout

bot-name-1 = Ixchel
bot-name-2 = Amaru
bot-name-3 = Killa
bot-name-4 = Sayri
bot-name-5 = Itzel
bot-name-6 = Balam
bot-name-7 = Nayra
bot-name-8 = Yatziri
level-random = Bot začátečník
level-greedy = Rekreační bot
level-mcts-100 = Zkušený bot
level-mcts-400 = Silný bot
about-level-random = Hraje náhodně, hned.
about-level-greedy = Bere, co mu právě teď nejvíc pomůže, hned.
about-level-mcts-100 = Přehrává si partii v hlavě, pár vteřin na tah.
about-level-mcts-400 = Přemýšlí déle, asi deset vteřin na tah.

## Stůl a místa

switches = Ovládání stolu
watching = díváte se
table-word = Stůl
table-and-seats = Stůl a místa
table-open = pro kohokoli
table-private = jen s odkazem
you = vy
at-table = u stolu
neutral = neutrální dělník
sit-here = Sednout si sem
sit-as = Sednout si: { $name }
only-watch = Jen se dívat
join-about =
    { $n ->
        [one] U tohoto stolu je { $n } volné místo.
        [few] U tohoto stolu jsou { $n } volná místa.
        [many] U tohoto stolu je { $n } volného místa.
       *[other] U tohoto stolu je { $n } volných míst.
    }
invite = Pozvěte ostatní
invite-about = Pošlete každému odkaz na jeho místo. Kdo ho otevře, hraje za to místo, a to na kolika zařízeních chce.
invite-link = Pozvat
invite-link-of = Odkaz na místo: { $name }
invite-link-about = Kdo tento odkaz otevře, obsadí místo.
invite-free =
    { $n ->
        [0] Všechna místa jsou obsazená.
        [one] Zbývá { $n } volné místo.
        [few] Zbývají { $n } volná místa.
        [many] Zbývá { $n } volného místa.
       *[other] Zbývá { $n } volných míst.
    }
invite-later = Později
to-the-board = Ke hře
seat-taken-now = už je tu
copied = Zkopírováno
send-link = Poslat odkaz
other-device = Jiné zařízení
other-device-about = Otevřete tento odkaz na jiném zařízení a pokračujte tam. Je jen váš: kdo ho má, může hrát za vás.
leave-seat = Opustit místo
leave-about = Místo se uvolní a hra počká, až ho někdo obsadí. S odkazem na místo se můžete vrátit.
stay = Zůstat
give-to-bot = Předat botovi
let-bot-play = Ať hraje
bot-choice = Který bot
change-level = Jiný bot
free-seat = Uvolnit pro člověka
save = Uložit
watch-link = Odkaz pro diváky
download-record = Stáhnout záznam
record-later = Až hra skončí, půjde tu stáhnout její záznam.
opened-at = Otevřeno
rules-version = Verze pravidel

fair-shuffle = Poctivé míchání
seal-sealed = Zapečetěno
seal-sealed-about = Všechno náhodné v této partii plyne ze semínka, které zatím nikdo nevidí. Tohle je jeho otisk; po hře se semínko ukáže a prohlížeč je porovná.
seal-verified = Ověřeno
seal-verified-about = Prohlížeč to ověřil: semínko odpovídá otisku, který byl vidět od začátku.
seal-broken = Nesouhlasí
seal-broken-about = Semínko neodpovídá otisku, který byl vidět od začátku.
seal-unchecked = Neověřeno
seal-unchecked-about = Prohlížeče to ověřují jen na stránkách přes HTTPS nebo z tohoto počítače. Otisk je SHA-256 semínka.
seed-hash = Otisk semínka (SHA-256)
seed = Semínko

digest = Zatímco jste tu nebyli
digest-moves =
    { $moves ->
        [one] { $moves } krok
        [few] { $moves } kroky
        [many] { $moves } kroku
       *[other] { $moves } kroků
    }
digest-rounds =
    { $rounds ->
        [one] { $rounds } nové kolo
        [few] { $rounds } nová kola
        [many] { $rounds } nového kola
       *[other] { $rounds } nových kol
    }
digest-nothing = beze změny
digest-jump = Ukázat odtamtud
field-hand = dělníci v ruce
field-workers = dělníci

## Přehled bodů, pravidla, přehrávání, nastavení

score-now = Teď
score-final = Konečné skóre
score-course = Body po kolech
score-open = Odhady nejsou tajné: všechna čísla leží na stole otevřeně.
score-open-final = Rozbalte řádek a uvidíte, odkud je každý bod.
projection-age_end = Kdyby dnes skončila epocha
projection-ceremony = Kdyby se dnes konala slavnost
projection-game_end = Kdyby dnes skončila hra
with-draft = i s rozehraným tahem
round-word = Kolo
round-number = { $round }. kolo

rules-about = Co je to: { $thing }
rules-contents = Obsah
rules-back = Zpět, kde jste byli
rules-found =
    { $n ->
        [0] Žádný bod pravidel neobsahuje všechna tato slova.
        [one] { $n } bod pravidel
        [few] { $n } body pravidel
        [many] { $n } bodu pravidel
       *[other] { $n } bodů pravidel
    }
reconstructed-note =
    { $n ->
        [one] { $n } položka tabulek není nikde vytištěna a doplnili jsme ji sami.
        [few] { $n } položky tabulek nejsou nikde vytištěny a doplnili jsme je sami.
        [many] { $n } položky tabulek není nikde vytištěno a doplnili jsme je sami.
       *[other] { $n } položek tabulek není nikde vytištěno a doplnili jsme je sami.
    }

copy-moment = Odkaz na tento okamžik
to-end = Na konec partie
round-back = O kolo zpět
round-forward = O kolo vpřed

keys = Klávesy
key-table = stůl a místa
key-replay = přehrávání a zpět do přítomnosti
key-ends = přehrávání: na začátek, na konec
key-rounds = přehrávání: o kolo zpět, o kolo vpřed
key-play = přehrávání: spustit, pozastavit

confirm-setting = Potvrzovat tah
confirm-on = Vždy
confirm-timed = Po 5 s
confirm-off = Nikdy
confirm-on-about = Hotový tah čeká na potvrzení, do té doby ho lze celý vzít zpět.
confirm-timed-about = Hotový tah se po pěti vteřinách potvrdí sám, když nic nevezmete zpět.
confirm-off-about = Tah platí, jakmile je hotový.
motion-setting = Pohyb
motion-off = Žádný
motion-fast = Rychlý
motion-normal = Běžný
motion-slow = Pomalý
theme-system = Podle systému
theme-light = Světlý
theme-dark = Tmavý
size-setting = Velikost textu
show-scores = Ukazovat body během hry
show-numbers = Čísla u toho, co lze zvolit

## Odmítnutí serveru

error-malformed = Server tomuto požadavku nerozumí.
error-too-large = Na server je to příliš velké.
error-too-many = Příliš mnoho požadavků najednou. Chvíli počkejte a zkuste to znovu.
error-foreign-origin = Tato stránka nepatří k serveru, na který se obrací.
error-unknown-path = Na této adrese nic není.
error-unknown-game = Tento server takovou hru nemá.
error-unknown-text = Tato hra nemá texty v tomto jazyce.
error-unknown-table = Takový stůl neexistuje. Možná je odkaz neúplný.
error-unknown-seat = U stolu takové místo není.
error-unknown-version = Tak daleko hra ještě není.
error-unknown-bot = Takový bot neexistuje.
error-bad-table = Takový stůl nelze otevřít.
error-bad-record = Tento soubor není záznam, který by šlo přehrát.
error-wrong-secret = Tento odkaz už žádné místo neotevírá. Požádejte o nový.
error-not-your-seat = Toto místo není vaše.
error-not-owner = To může jen ten, kdo stůl otevřel.
error-seat-taken = Toto místo už někdo obsadil.
error-seat-present = Hráč tohoto místa je u stolu.
error-not-open = K tomuto stolu si lze přisednout jen s odkazem.
error-not-asked = Nejste na tahu.
error-not-offered = Tohle teď zvolit nejde.
error-stale = U stolu se mezitím hrálo dál.
error-game-over = Hra skončila.
error-not-over = Hra ještě neskončila.
error-paused = Stůl je kvůli poruše pozastavený. Bude pokračovat po novém spuštění serveru.
error-not-saved = Server to nedokázal uložit, takže to neplatí. Zkuste to později.
error-stopped = Server se právě zastavuje.
error-wrong-method = Server tady takový požadavek nepřijímá.
error-internal = Na serveru nastala chyba.
