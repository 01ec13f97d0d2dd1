# Slova prohlížečového klienta. Hry a sám stůl přinášejí svá vlastní.

play-now = Hrát
to-lobby = Do herny
board = Herní plán
players = Hráči
open-player = Vše, co má { $name }
fold = Sbalit
unfold = Rozbalit
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
passes = Dál rozhodují ostatní: nepůjde vzít zpět
final = nelze vzít zpět
wasted = Teď nic nepřinese a propadne
wasted-short = teď nic nepřinese
confirm-answers = Potvrzením tahu odpovíte také: { $answers }
which-way = Jakým způsobem?
draft-shortened = Situace se změnila: poslední kroky vašeho rozehraného tahu už nelze provést, a proto byly zrušeny.
draft-lost = Váš rozehraný tah už neodpovídá situaci na stole, a proto byl zrušen.
next-turn = Plán
plan-start = Naplánovat tah
plan-more = Můj plán ({ $n })
plan-about = Je to jen představa: ostatní mohou hrát jinak a odkryje se třeba něco jiného. Nic se nezahraje, dokud to ve svém tahu nepotvrdíte.
plan-keep = Ponechat plán
plan-drop = Zahodit plán
plan-complete = Plán je hotový. Ponechat, nebo vzít něco zpět?
plan-ends = Tady plán končí: co přijde po tomto kroku, nikdo neví. Udělejte ho, až budete na tahu.
your-turn = jste na tahu
thinking = přemýšlí
waiting-for = Čeká se na: { $names }.
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
pass-device-about = Do té doby není nic vidět.
i-am = Já jsem { $name }

key-choose = zvolit možnost podle čísla
key-undo = vzít zpět jeden krok
key-restart = začít tah znovu
key-confirm = potvrdit tah
key-walk = procházet možnosti nebo přehrávání
key-zoom = plán: zvětšit, zmenšit, původní velikost
key-why = proč to nejde?
key-rules = pravidla
key-scores = přehled bodů
key-help = nastavení a nápověda
key-close = zavřít, co je otevřené

error-offline = Server není dostupný.
error-server = Server to nedokázal.

hint = Nápověda
hint-thinking = Hledám nápovědu…
hint-look = Podívejte se sem:
hint-good = Dobrý tah:
hint-best = Nejlepší nalezený tah:
hint-brings = Za { $turns ->
    [one] { $turns } vlastní tah
    [few] { $turns } vlastní tahy
    [many] { $turns } vlastního tahu
   *[other] { $turns } vlastních tahů
} by měl přinést bodů: { $points }
hint-later = Vyplatí se později než za { $turns ->
    [one] { $turns } vlastní tah
    [few] { $turns } vlastní tahy
    [many] { $turns } vlastního tahu
   *[other] { $turns } vlastních tahů
}
hint-show = Ukázat na plánu
hint-more = Říct víc
hints-among-people = Nápověda bota během hry
hints-off = Pro nikoho
hints-on = Pro všechny

analysis = Rozbor
analyse-game = Rozebrat partii
analysis-ask = Bot projde partii tah po tahu: jaké měl kdo šance, které tahy stály nejvíc a co by bylo lepší. Trvá to asi minutu, udělá se to jednou a uloží se to ke stolu.
analysis-running = Partie se rozebírá: { $percent } %
analysis-running-note = Co už je známo, se dá číst; rozbor poběží dál, i když stránku opustíte.
analysis-stopped = Rozbor se zastavil dřív, než došel na konec.
analysis-go-on = Pokračovat
analysis-chances = Šance na výhru
analysis-walk = Šipky vlevo a vpravo přecházejí z tahu na tah.
analysis-turn = Tah { $n }
analysis-end = Konec partie
analysis-back = Předchozí tah
analysis-next = Další tah
analysis-costly = Tahy, které stály nejvíc
analysis-everybody = Všichni
analysis-cost = o { $points } bodu horší než nejlepší nalezený tah.
analysis-cost-game = Možná to stálo výhru.
analysis-best = Nic lepšího se nenašlo.
analysis-uncompared = Tento tah se neporovnával: všichni volili najednou, nebo ho bot nedokázal rozebrat.
analysis-none = Žádný tah nebyl zřetelně horší než to, co našel bot.
analysis-none-yet = Zatím žádný.
analysis-short = Tato partie má příliš málo tahů, než aby se o ní dalo něco říct.
analysis-part = Pravidla se od té doby změnila, nebo záznam končí předčasně: partie je rozebrána, kam až ji lze přehrát.
analysis-played = Jak se hrálo
analysis-better = Jak se mohlo hrát
analysis-revealed = Jak to jde dál, záleží na tom, co se tu odhalí, a na ostatních.
analysis-show = Na plánu
analysis-start = Před tahem
analysis-link = Odkaz na tento tah
analysis-about = Jak se to odhaduje
analysis-about-chances = To všechno je názor bota. Šance vycházejí z hodnot, podle kterých boti hrají: čím blíž je konec, tím víc znamená náskok. Ukazují, kdo na tom byl lépe, ne jak často kdo opravdu vyhraje.
analysis-about-turns = U každého tahu bot necelou sekundu hledá ten nejlepší s tím, co mohl hráč vědět, a porovná ho s tím, co se hrálo: při stejném rozdání a se stejnými odpověďmi ostatních. Rozdíl jednoho či dvou bodů znamená málo.
analysis-about-solo = U sólového soupeře se předpokládá, že bude pokračovat tak jako dosud.
to-table = Ke stolu

why-not = Proč to nejde?
why-mode = Ukažte na cokoli a dozvíte se, proč to teď nejde zvolit.
sum = Součet
solo-opponent = sólový soupeř
show-all = Ukázat vše
can-be-chosen = { $thing }, lze zvolit
only-you-see = To vidíte jen vy.
parts-of-board = Části plánu
larger = Zvětšit
smaller = Zmenšit
free-actions = Volné akce
pace = Tempo tahů ostatních
follow = Tahy ostatních
follow-skip = Přeskočit ({ $n })
pace-click = Po klepnutí
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
people-and-bots = Lidé, s boty do { $n }
bots-beside =
    { $bots ->
        [0] bez botů
        [one] { $people } + { $bots } bot
        [few] { $people } + { $bots } boti
       *[other] { $people } + { $bots } botů
    }
seat-player = Kdo hraje na místě { $n }
seat-name = Jméno na místě { $n }
seat-me = Já
seat-person = Jiný člověk
usual-value = (obvykle)
option-needs = Jen spolu s volbou: { $what }
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
options-module = Moduly rozšíření
options-module-about = Každý lze hrát samostatně i s kterýmikoli dalšími. Do prvních her vezměte jeden nebo dva.
options-variant = Varianty
options-variant-about = Jiné způsoby hry, které pravidla nabízejí.
options-ruling = Sporná místa pravidel
options-ruling-about = Kde pravidla mlčí nebo se dají číst dvojím způsobem. Obvyklé čtení je to z naší stránky pravidel.
options-edition = Vydání
options-edition-about = V čem se liší ruské a české vydání hry.
options-solo-easier = Snazší sólová hra
options-solo-easier-about = Každá z voleb soupeře trochu brzdí. Začněte jednou nebo dvěma.
options-solo-harder = Těžší sólová hra
options-solo-harder-about = Každá z voleb soupeři pomáhá. Pro ty, kdo ho už porážejí.
options-solo-ruling = Sporná místa sólové hry
options-solo-ruling-about = Kde pravidla sólové hry mlčí nebo se vydání liší.
options-solo-strength = Síla soupeře v sólové hře
options-solo-strength-about = Jak silný je soupeř. Obvyklá čísla jsou ta z pravidel.
who-may-join = Kdo si smí přisednout
by-link = Jen s odkazem
everybody = Kdokoli
note-hot-seat = Hrajete na jedné obrazovce: kde je něco tajné, skryje to mezi tahy opona.
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
table-agreed = ukončeno dohodou
table-paused = pozastaveno
table-stranded = nelze pokračovat
stranded = Podle nových pravidel nelze v této partii pokračovat; její záznam si můžete stáhnout.
stranded-game = Tato hra už na serveru není.
stranded-opening = Její počáteční rozložení by teď bylo jiné.
stranded-answer = Jedna z učiněných voleb už není možná.
stranded-turn = Jeden z tahů by teď skončil jinak.
stranded-result = Stav partie by teď byl jiný.
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
level-beginner = Bot začátečník
level-casual = Rekreační bot
level-experienced = Zkušený bot
level-expert = Bot znalec
level-master = Bot mistr
about-level-beginner = Vidí jen tento tah a čtvrtiny možností si nevšimne.
about-level-casual = Vidí jen tento tah, a ani v něm ne všechno, co jde.
about-level-experienced = Bere, co mu v tomto tahu nejvíc pomůže.
about-level-expert = Plánuje několik tahů dopředu.
about-level-master = Plánuje trpělivě, až dvě vteřiny na tah.
bots-for-experts = Pro znalce botů

## Stůl a místa

switches = Ovládání stolu
watching = díváte se
table-word = Stůl
table-and-seats = Stůl a místa
table-open = pro kohokoli
table-private = jen s odkazem
you = vy
at-table = u stolu
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
invite-about = Pošlete každému odkaz na jeho místo. Za to místo hraje ten, kdo ho otevře první; platí jen jednou.
only-this-machine = Adresa { $host } funguje jen na tomto počítači: ostatní odkaz neotevřou. Aby se připojili lidé z vaší sítě, spusťte server s --host 0.0.0.0.
invite-link = Pozvat
invite-link-of = Odkaz na místo: { $name }
invite-link-about = Místo obsadí ten, kdo tento odkaz otevře první. Platí jen jednou.
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
other-device-about = Otevřete tento odkaz na svém druhém zařízení a pokračujte tam. Platí jen jednou; nikomu ho nedávejte, kdo ho otevře, může hrát za vás.
notices = Co se stalo s místy
notice-freed = Majitel stolu uvolnil místo v nepřítomnosti hráče: { $name }.
notice-bot = Majitel stolu předal místo botovi v nepřítomnosti hráče: { $name }.
devices =
    { $n ->
        [one] Za toto místo se dá hrát na { $n } zařízení:
        [few] Za toto místo se dá hrát na { $n } zařízeních:
        [many] Za toto místo se dá hrát na { $n } zařízení:
       *[other] Za toto místo se dá hrát na { $n } zařízeních:
    }
device-this = Toto zařízení
device-number = Zařízení { $n }
device-here = { $name }: právě u stolu
device-opened = { $name }: naposledy { $when }
device-never = { $name }: stůl ještě nikdo neotevřel
leave-seat = Opustit místo
leave-about = Místo se uvolní a hra počká, až ho někdo obsadí. Všechny jeho odkazy přestanou platit; k návratu potřebujete nový.
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

## Přehled bodů, pravidla, přehrávání, nastavení

score-now = Teď
score-final = Konečné skóre
score-course = Body po kolech
score-open = Odhady nejsou tajné: všechna čísla leží na stole otevřeně.
score-open-final = Rozbalte řádek a uvidíte, odkud je každý bod.
projection-game_end = Kdyby hra skončila teď
with-draft = i s rozehraným tahem
round-word = Kolo
round-number = { $round }. kolo

rules-about = Co je to: { $thing }
rules-contents = Obsah
rules-icons = Symboly
read-rules = Číst pravidla
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
key-play = přehrávání: spustit, pozastavit; tahy ostatních: přeskočit

confirm-setting = Potvrzovat tah
confirm-on = Vždy
confirm-timed = Po 5 s
confirm-off = Nikdy
confirm-on-about = Hotový tah čeká na potvrzení, do té doby ho lze celý vzít zpět.
confirm-timed-about = Hotový tah se po pěti vteřinách potvrdí sám, když nic nevezmete zpět.
confirm-off-about = Tah platí, jakmile je hotový.
motion-setting = Animace
motion-off = Žádná
motion-fast = Rychlá
motion-normal = Běžná
motion-slow = Pomalá
theme-system = Podle systému
theme-light = Světlý
theme-dark = Tmavý
size-setting = Velikost textu
show-scores = Ukazovat body během hry
show-numbers = Čísla u toho, co lze zvolit
call-sound = Zvuk, když jste na tahu
call-notify = Upozornění, když jste na tahu
call-notify-refused = Prohlížeč zde oznámení nepovoluje; změníte to v jeho nastavení pro tuto stránku.

## Konec hry

game-end = Konec hry
play-again = Hrát znovu
to-next-game = K nové hře
watch-next-game = Sledovat novou hru
solo-won-clearly = Vyhráli jste o { $by } VB. Pravidla radí udělat příští hru o stupeň těžší:
solo-lost-clearly = Prohráli jste o { $by } VB. Pravidla radí udělat příští hru o stupeň lehčí:
solo-switch = Co se v příští hře změní
play-harder = Hrát těžší
play-easier = Hrát lehčí
without-switch = Už neplatí: { $words }

## Odmítnutí serveru

error-malformed = Server tomuto požadavku nerozumí.
error-too-large = Na server je to příliš velké.
error-too-many = Příliš mnoho požadavků najednou. Chvíli počkejte a zkuste to znovu.
error-unknown-host = Server toto jméno nezná jako své. Kdo ho provozuje, může ho uvést pomocí --name.
error-foreign-origin = Tato stránka nepatří k serveru, na který se obrací.
error-unknown-path = Na této adrese nic není.
error-unknown-game = Tento server takovou hru nemá.
error-unknown-text = Tato hra nemá texty v tomto jazyce.
error-unknown-table = Takový stůl neexistuje. Možná je odkaz neúplný.
error-unknown-seat = U stolu takové místo není.
error-unknown-version = Tak daleko hra ještě není.
error-unknown-bot = Takový bot neexistuje.
error-bad-table = Takový stůl nelze otevřít.
error-bad-clock = Hodiny takto nastavit nelze: nehodí se k nim čas na tah, nebo volné dny a dovolená, které jsou jen pro hry na dny.
error-bad-record = Tento soubor není záznam, který by šlo přehrát.
error-wrong-secret = Tento odkaz už žádné místo neotevírá. Požádejte o nový.
error-wrong-code = Tento kód nic neotevírá. Možná chybí písmeno, nebo už byl vytvořen novější kód.
error-wrong-passkey = Tento přístupový klíč nebyl přijat. Zkuste to znovu.
error-no-passkeys = Přístupové klíče zde nejsou možné: stránka musí být otevřena pod jménem a přes HTTPS.
error-many-passkeys = Víc přístupových klíčů jeden návštěvník mít nemůže.
error-not-invited = Tento server je jen pro pozvané.
error-not-host = Zvát další smí jen ten, kdo server provozuje.
error-bad-address = Tuto adresu nelze použít. Musí být veřejná a začínat https://.
error-bad-mail = Tohle není e-mailová adresa.
error-unknown-mail = Poštovní server tuto adresu nezná.
error-mail-sent = E-mail už byl odeslán. Podívejte se do schránky, nebo hodinu počkejte.
error-many-receivers = Víc způsobů, jak vás zavolat, uložit nelze. Nejdřív některý odstraňte.
error-bad-zone = Toto časové pásmo server nezná.
error-no-calls = Tento server takto volat neumí.
error-not-sent = Zprávu tam nebylo možné doručit.
error-unknown-receiver = To už bylo odstraněno.
error-not-your-seat = Toto místo není vaše.
error-not-owner = To může jen ten, kdo stůl otevřel.
error-not-known = Server neví, o koho jde.
error-no-cookie = Aby vás ostatní slyšeli, je potřeba cookie tohoto serveru. Povolte cookies a načtěte stránku znovu.
error-seat-taken = Toto místo už někdo obsadil.
error-seat-present = Hráč tohoto místa je u stolu.
error-not-open = K tomuto stolu si lze přisednout jen s odkazem.
error-not-asked = Nejste na tahu.
error-not-offered = Tohle teď zvolit nejde.
error-key-reused = Tato odpověď už byla odeslána s jiným obsahem. Načtěte stránku znovu.
error-no-hint = Nápověda tu není: jen ve vlastním tahu, tam, kde nehraje nikdo další nebo je nápověda pro všechny, a nikdy v hodnocené partii.
error-no-plan = Váš příští tah teď nelze naplánovat: v právě hraném tahu se už odkrylo něco nového, nebo hra možná skončí dřív.
error-rated-alone = Hodnocený stůl potřebuje aspoň dvě místa.
error-rated-clock = Hodnocený stůl potřebuje hodiny a bota, který dohraje, když čas vyprší.
error-rated-one-seat = U hodnoceného stolu má každý jedno místo.
error-rated-no-person = U hodnoceného stolu hraje aspoň jeden člověk.
error-rated-bot = Tento bot nemá hodnocení. Vyberte některého z nabízených.
error-rated-seat = U hodnoceného stolu lze botovi dát jen místo, které nikdo nedrží.
error-rated-stay = Kdo hodnocenou hru začal, zůstává do konce; když čas vyprší, dohraje bot.
error-no-clock = U tohoto stolu se hraje bez hodin.
error-no-holiday = Tolik dní dovolené vám už nezbývá.
error-no-vote = Teď není o čem hlasovat.
error-timed-out = Váš čas vypršel a hraje za vás bot. Dejte vědět, že jste zpátky.
error-no-analysis = Tento tah se nepodařilo rozebrat; zkuste to později.
error-stale = U stolu se mezitím hrálo dál.
error-game-over = Hra skončila.
error-not-over = Hra ještě neskončila.
error-paused = Stůl je kvůli poruše pozastavený. Nic se neztratilo; po chvíli se server sám pokusí pokračovat.
error-stranded = Podle nových pravidel nelze v této partii pokračovat; její záznam si můžete stáhnout.
error-not-saved = Server to nedokázal uložit, takže to neplatí. Zkuste to později.
error-away = Server se teď nemůže dostat ke stolům. Zkuste to za chvíli znovu.
error-stopped = Server se právě zastavuje.
error-wrong-method = Server tady takový požadavek nepřijímá.
error-internal = Na serveru nastala chyba.

clock = Hodiny
clock-and-rating = Hodiny a hodnocení
clock-none = Bez hodin
clock-live = Naživo
clock-daily = Na dny
clock-nothing = není
clock-turn = Čas na tah
clock-reserve = Rezerva na celou hru
clock-free-day = Volný den v týdnu (UTC)
clock-holidays = Dovolená pro každého
clock-expiry = Když čas vyprší
clock-expiry-bot = hraje bot, dokud se hráč nevrátí
clock-expiry-free = místo si může vzít kdokoli
clock-expiry-vote = rozhodnou ostatní
clock-words = { $turn } na tah, rezerva { $reserve }
clock-words-turn = { $turn } na tah
clock-left = zbývá { $time }
clock-reserve-left = rezerva { $time }
clock-short = Dochází vám čas.
clock-holiday = na dovolené
clock-bot-plays = hraje bot
clock-voting = čas vypršel
stood-in = Váš čas vypršel a hraje za vás bot.
stood-in-returning = Vítejte zpátky. Bot dohraje tento tah, další je váš.
i-am-back = Jsem zpátky
vote-about = Hráči { $name } vypršel čas. Co teď?
vote-wait = Přidat čas
vote-bot = Ať hraje bot
vote-free = Uvolnit místo
holiday-left = { $days ->
    [0] Nezbývá žádný den dovolené
    [one] Zbývá { $days } den dovolené
    [few] Zbývají { $days } dny dovolené
    [many] Zbývá { $days } dne dovolené
   *[other] Zbývá { $days } dní dovolené
}
holiday-days = Dny dovolené
holiday-take = Vzít si dovolenou
holiday-until = Na dovolené do { $date }
holiday-end = Ukončit dovolenou
rated-game = Hodnocená
rated-about = Výsledek se započítá do hodnocení. Nápověda není a komu vyprší čas, je poslední.
rated-needs = Potřebuje hodiny, podle nichž dohraje bot, a vlastní místo pro každého.
ladder = Hodnocení
ladder-games = { $n ->
    [one] { $n } hra
    [few] { $n } hry
    [many] { $n } hry
   *[other] { $n } her
}
ladder-estimate = bot, odhad
ladder-mine = Vy: { $strength } po { $n ->
    [one] { $n } hře
    [few] { $n } hrách
    [many] { $n } hry
   *[other] { $n } hrách
}.
ladder-unlisted = V žebříčku budete po pěti hrách s nejméně třemi různými soupeři.
ladder-none = Takovou hodnocenou hru jste ještě nehráli.
ladder-about = Číslo za ± říká, jak je hodnocení jisté: čím víc her, tím je menší. Pořadí se řídí tím, co je téměř jisté.
nameless = Beze jména

learn = Průvodce
learn-step = { $n } z { $all }
learn-next = Dál
learn-leave = Opustit průvodce
learn-again = Začít s průvodcem znovu
learn-play-on = Hrát dál
learn-wait = Hrají ostatní. Sledujte plán.
learn-astray = I to jde, ale tady se myslelo něco jiného:
learn-take-back = Vzít to zpět
learn-left = Šli jste vlastní cestou a průvodce vás tam nemůže následovat. Hrajte dál, jak chcete, nebo s ním začněte znovu.
learn-game = První hra s průvodcem
learn-about = Učte se hrou: deset minut na skutečném plánu, krok za krokem.
learn-offer = Jste tu poprvé?
learn-offer-about = Zahrajte si první hru s průvodcem: deset minut na skutečném plánu, krok za krokem. Odejít můžete kdykoli.
learn-decline = Ne, děkuji

## Vedle hry

company = Hovor a poznámky
key-company = hovor a poznámky
chat = Chat
chat-unread =
    { $n ->
        [one] { $n } nepřečtená zpráva
        [few] { $n } nepřečtené zprávy
       *[other] { $n } nepřečtených zpráv
    }
chat-about = Čtou to všichni u stolu i ti, kdo se dívají. Co si říkají diváci mezi sebou, uvidíte po hře.
chat-gallery = Díváte se: dokud hra neskončí, čtou vás jen ostatní diváci. Co říkají hráči, čtou všichni.
chat-over = Hra skončila: všichni čtou všechno.
chat-empty = Zatím nikdo nic neřekl.
chat-say = Řekněte něco
chat-send = Odeslat
chat-name-things = Napište [ a pojmenujte věc ze hry, nebo na ni klepněte se Shiftem; každý ji uvidí ve svém jazyce.
chat-things = Věci ze hry
chat-earlier = Starší zprávy
chat-mute = Nečíst
chat-unmute = Zase číst
chat-muted = Tohoto člověka nechcete číst.
chat-show = Ukázat
spectator = Divák
watch-list = Dívají se:
watch-nameless =
    { $n ->
        [one] jeden beze jména
        [few] { $n } beze jména
       *[other] { $n } beze jména
    }
notes = Poznámky
notes-about = Tohle vidíte jen vy. Poznámky zůstávají, dokud místo držíte, a v žádném záznamu nejsou.
notes-kept = Uloženo
notes-copy = Kopírovat

proposal = Návrh
proposal-take-back = { $name } prosí o vrácení tahu.
proposal-take-back-about = Hra by pokračovala od dřívějšího okamžiku; co se od té doby odehrálo, zůstane v záznamu.
proposal-look = Ukázat ten okamžik
proposal-reveals = Od té doby se odkrylo něco skrytého. To už nikdo nezapomene.
proposal-end = { $name } navrhuje hru teď ukončit.
proposal-end-about = Vítěz: { $names }. Body zůstanou tak, jak jsou.
proposal-waits = Ještě musí souhlasit: { $names }
proposal-accept = Souhlasím
proposal-decline = Nesouhlasím
proposal-withdraw = Vzít zpět
proposal-off = Návrh padl: nesouhlasili všichni.
propose-about = Obojí chce souhlas všech lidí u stolu; boti souhlasí.
propose-back = Poprosit o vrácení mého posledního tahu
propose-back-here = Poprosit o návrat do zobrazeného okamžiku
propose-end = Ukončit hru teď
propose-end-about = Když všichni lidé souhlasí, hra hned skončí. Kdo má vyhrát?
propose-winner = Vítěz
propose-by-points = Kdo má nejvíc bodů
propose-end-now = Navrhnout
ended-agreed = Hráči se dohodli, že hra končí zde.
notice-take-back = Všichni souhlasili s návratem, o který požádal hráč { $name }.
notice-end = Všichni souhlasili s koncem hry, který navrhl hráč { $name }.
error-rated = Hodnocená hra se hraje do konce a nic se v ní nevrací.
error-proposed = Něco už je navrženo. Nejdřív odpovězte na to.
error-not-proposed = Tento návrh už neplatí.
error-back-enough = V této hře se už tahy vracely tolikrát, že další vrátit nelze.
## Volání a tentýž člověk jinde

me-title = Vy zde i jinde
calls = Když jste na tahu a nejste tu
calls-about = Jedna zpráva za každý tah, a jen když nemáte stránku stolu otevřenou.
calls-off = Tento server vás nemůže zavolat, když tu nejste; jeho provozovatel to nenastavil.
calls-push = Oznámení na tomto zařízení
calls-push-never = Tento prohlížeč může dostávat oznámení jen přes HTTPS, a na některých telefonech jen když je stránka nainstalována jako aplikace.
calls-here = tento prohlížeč
calls-kind-push = Oznámením
calls-kind-webhook = Webhookem
calls-kind-mail = E-mailem
calls-way = Jak volat
calls-template = Kam webhook vede
template-ntfy = Téma ntfy
template-discord = Discord
template-matrix = Webhook pro Matrix
template-json = Vlastní program (JSON)
template-text = Vlastní program (text)
calls-address-webhook = Adresa webhooku
calls-address-mail = E-mailová adresa
calls-add = Přidat
calls-try = Vyzkoušet
calls-tried = Zpráva byla odeslána.
calls-remove = Odebrat { $what }
calls-confirm = Poslali jsme vám e-mail. Otevřete odkaz v něm a zprávy budou chodit tam.
quiet-hours = Tiché hodiny
quiet-from = Ticho od
quiet-to = Ticho do
quiet-about = Co se stane v těchto hodinách, se dozvíte, až skončí.
quiet-never = Dokud jsou oba časy stejné, žádné nejsou.

me-devices = Vy na jiných zařízeních
me-devices-about = Nic se po vás nechce: jste tento prohlížeč. S kódem nebo přístupovým klíčem můžete být týmž hráčem i v jiném.
me-code = Obnovovací kód
me-code-make = Vytvořit obnovovací kód
me-code-again = Vytvořit nový obnovovací kód
me-code-about = Zapište si jej: ukáže se jen teď. Kdo jej má, může hrát vaším jménem.
me-code-exists = Obnovovací kód už existuje. Nový ten starý zruší.
me-copy = Kopírovat
passkey-add = Přidat přístupový klíč
passkey-enter = Použít přístupový klíč
passkeys =
    { $n ->
        [one] { $n } přístupový klíč
        [few] { $n } přístupové klíče
       *[other] { $n } přístupových klíčů
    }
passkeys-forget = Zapomenout je
me-devices-count =
    { $n ->
        [one] Jste známi na { $n } zařízení.
        [few] Jste známi na { $n } zařízeních.
       *[other] Jste známi na { $n } zařízeních.
    }
me-sign-out = Odhlásit ostatní
me-sign-out-about = Kód a přístupové klíče platí dál. Pokud je může mít někdo jiný, vytvořte nový kód a klíče nechte zapomenout.
me-enter = Už hraji v jiném prohlížeči
me-enter-about = Tento prohlížeč pak ukáže stoly onoho hráče. Jeho vlastní stoly zůstanou stranou, pokud nemáte kód i k nim.
me-enter-button = To jsem já
invite-guest = Pozvat někoho na tento server
invite-guest-about = Odkaz je pro jednoho člověka, který zůstane pozván.

standing = Předem
standing-about = Odpovězte teď na to, na co se vás hra zeptá v cizím tahu: nikdo pak na vás nečeká a nikdo to nevidí. Z více odpovědí platí první možná; když žádná není, hra se zeptá.
standing-ask = Zeptat se mě
standing-then = jinak …
standing-until = Na jak dlouho
standing-until-turn = Do mého příštího tahu
standing-until-withdrawn = Dokud to nezměním
standing-remove = Odebrat: { $answer }
