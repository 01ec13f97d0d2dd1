# Teotihuacan česky. Názvy dílků se skládají z tabulek hry.

title = Teotihuacan: Město bohů
about = Veďte dělníky po osmi deskách města, stavte velkou pyramidu Slunce, stoupejte v chrámech a kráčejte Cestou mrtvých, než přijde třetí zatmění.
heading =
    { $eclipses ->
        [0] { $round }. kolo, před prvním zatměním
       *[other] { $round }. kolo, po { $eclipses }. zatmění
    }

## Nastavení stolu

option-start = Začátek
option-start-dealt = každý si nechá 2 ze 4 počátečních dílků
option-start-draft = počáteční dílky se vybírají postupně
option-start-first_game = jak je natištěno, pro první hru
option-pyramid = Počáteční dílky pyramidy
option-pyramid-printed = na obvyklých místech
option-pyramid-random = náhodně otočené nebo zrcadlené
option-dark_eclipse = Temné zatmění: hned, jakmile se kotouče potkají
option-dark_eclipse-off = ne
option-dark_eclipse-on = ano
option-pyramid_scoring = VB za patra pyramidy
option-pyramid_scoring-usual = 1, 3, 5, 7
option-pyramid_scoring-advanced = 1, 2, 3, 4 (pro pokročilé)
option-nobles_row = Budova u šlechty se staví
option-nobles_row-own_row = do řady podle dělníků, výš jen když je plná
option-nobles_row-any_row_above = do řady podle dělníků nebo kterékoli nad ní
option-free_cocoa = Dílek kakaa zdarma nahradí
option-free_cocoa-printed = platbu hlavní akce, uctívání a mzdy
option-free_cocoa-every_payment = také uvolnění vlastních dělníků, placenou odměnu a královské dílky
option-double_move_palace = Dva dělníci procházející Palácem s příslušnou technologií
option-double_move_palace-each_worker = přinesou kakao každý
option-double_move_palace-once = přinesou kakao jednou
option-tie = Remíza i v kakau
option-tie-shared = je společné vítězství
option-tie-turn_order = rozhodne ji pořadí hráčů
option-early_end = Při zatmění z dokončené pyramidy se stupnice boduje
option-early_end-as_third = jako při třetím
option-early_end-as_held = podle počtu proběhlých zatmění

## Názvy

amounts = { $amounts }
good-cocoa = kakao
    .amount = { $n } kakaa
good-wood = dřevo
    .amount =
        { $n ->
            [one] { $n } dřevo
            [few] { $n } dřeva
            [many] { $n } dřeva
           *[other] { $n } dřev
        }
good-stone = kámen
    .amount =
        { $n ->
            [one] { $n } kámen
            [few] { $n } kameny
            [many] { $n } kamene
           *[other] { $n } kamenů
        }
good-gold = zlato
    .amount =
        { $n ->
            [one] { $n } zlato
            [few] { $n } zlata
            [many] { $n } zlata
           *[other] { $n } zlat
        }
gain-vp =
    .amount = { $n } VB
gain-resource_any =
    .amount =
        { $n ->
            [one] { $n } surovina dle výběru
            [few] { $n } suroviny dle výběru
            [many] { $n } suroviny dle výběru
           *[other] { $n } surovin dle výběru
        }
gain-avenue =
    .amount =
        { $n ->
            [one] { $n } krok po Cestě mrtvých
            [few] { $n } kroky po Cestě mrtvých
            [many] { $n } kroku po Cestě mrtvých
           *[other] { $n } kroků po Cestě mrtvých
        }
gain-power_up =
    .amount =
        { $n ->
            [one] { $n } posílení
            [few] { $n } posílení
            [many] { $n } posílení
           *[other] { $n } posílení
        }
gain-temple_any =
    .amount =
        { $n ->
            [one] { $n } stupeň chrámu dle výběru
            [few] { $n } stupně chrámů dle výběru
            [many] { $n } stupně chrámů dle výběru
           *[other] { $n } stupňů chrámů dle výběru
        }
gain-temple_blue =
    .amount =
        { $n ->
            [one] { $n } stupeň modrého chrámu
            [few] { $n } stupně modrého chrámu
            [many] { $n } stupně modrého chrámu
           *[other] { $n } stupňů modrého chrámu
        }
gain-temple_red =
    .amount =
        { $n ->
            [one] { $n } stupeň červeného chrámu
            [few] { $n } stupně červeného chrámu
            [many] { $n } stupně červeného chrámu
           *[other] { $n } stupňů červeného chrámu
        }
gain-temple_green =
    .amount =
        { $n ->
            [one] { $n } stupeň zeleného chrámu
            [few] { $n } stupně zeleného chrámu
            [many] { $n } stupně zeleného chrámu
           *[other] { $n } stupňů zeleného chrámu
        }
gain-technology =
    .amount =
        { $n ->
            [one] { $n } technologie
            [few] { $n } technologie
            [many] { $n } technologie
           *[other] { $n } technologií
        }
gain-discovery =
    .amount =
        { $n ->
            [one] { $n } dílek objevu za jeho cenu
            [few] { $n } dílky objevů za jejich cenu
            [many] { $n } dílku objevů za jejich cenu
           *[other] { $n } dílků objevů za jejich cenu
        }

board-palace = Palác
board-forest = Les
board-quarry = Kamenolom
board-gold = Naleziště zlata
board-alchemy = Alchymie
board-nobles = Šlechta
board-decorations = Ozdoby
board-construction = Stavba
worship-royal_a = první královský dílek
worship-royal_b = druhý královský dílek
worship-royal_c = třetí královský dílek
worship-forest = místo uctívání v Lese
worship-quarry = místo uctívání v Kamenolomu
worship-gold = místo uctívání v Nalezišti zlata
worship-decorations = místo uctívání u Ozdob
temple-blue = modrý chrám
temple-red = červený chrám
temple-green = zelený chrám
row-top = horní řada
row-centre = prostřední řada
row-bottom = dolní řada
side-top = horní strana
side-right = pravá strana
side-bottom = dolní strana
side-left = levá strana
reward-vp = VB
reward-cocoa = kakao
reward-temple = stupeň chrámu
reward-two_temples = stupně chrámů za kakao
reward-fourth_worker = čtvrtý dělník
space-place = { $level }. patro, { $row }. řada, { $column }. sloupec
icon-blue = socha
    .amount =
        { $n ->
            [one] { $n } socha
            [few] { $n } sochy
            [many] { $n } sochy
           *[other] { $n } soch
        }
icon-red = tvář
    .amount =
        { $n ->
            [one] { $n } tvář
            [few] { $n } tváře
            [many] { $n } tváře
           *[other] { $n } tváří
        }
icon-green = had
    .amount =
        { $n ->
            [one] { $n } had
            [few] { $n } hadi
            [many] { $n } hada
           *[other] { $n } hadů
        }
icon-glyph = znak
    .amount =
        { $n ->
            [one] { $n } znak
            [few] { $n } znaky
            [many] { $n } znaku
           *[other] { $n } znaků
        }
icon-blue_coloured = modrá socha
    .amount =
        { $n ->
            [one] { $n } modrá socha
            [few] { $n } modré sochy
            [many] { $n } modré sochy
           *[other] { $n } modrých soch
        }
icon-red_coloured = červená tvář
    .amount =
        { $n ->
            [one] { $n } červená tvář
            [few] { $n } červené tváře
            [many] { $n } červené tváře
           *[other] { $n } červených tváří
        }
icon-green_coloured = zelený had
    .amount =
        { $n ->
            [one] { $n } zelený had
            [few] { $n } zelení hadi
            [many] { $n } zeleného hada
           *[other] { $n } zelených hadů
        }
pyramid-tile = dílek pyramidy { $n }: { $one }, { $two }, { $three }, { $four }
decoration-tile = ozdoba { $n }: { $one }, { $two }
discovery-mask = maska { $n }
discovery-gives = dílek objevu: { $amounts }
discovery-double_move = dílek dvojitého pohybu
discovery-move_anywhere = dílek volného pohybu
discovery-free_cocoa = dílek kakaa zdarma
discovery-extra_worker = dílek dělníka navíc
technology-tile = technologie { $n }
royal-tile = královský dílek { $n }
bonus-tile = chrámový bonus { $n }
starting-tile = počáteční dílek { $n } ({ $one }, { $two }): { $amounts }

source-boards = Les, Kamenolom, Naleziště zlata
source-technologies = technologie
source-owners = technologie vzaté jinými
source-buildings = budovy
source-pyramid = dílky pyramidy
source-decorations = ozdoby
source-temples = stupně chrámů
source-royal = královské dílky
source-ascension = povýšení
source-discoveries = dílky objevů
source-avenue = Cesta mrtvých
source-leader = vedení na stupnici pyramidy
source-track = stupnice pyramidy
source-masks = masky
source-salary = nezaplacená mzda
source-bonus = chrámové bonusy

## Otázky

question-keep = Vyberte počáteční dílek, který si necháte.
question-leave_out = Vyberte desku, na které nezačne žádný váš dělník.
question-move = Vyberte dělníka, který půjde.
question-second = Vyberte druhého dělníka, který půjde.
question-to = Vyberte, kam jít.
question-action = Co zde dělník udělá?
question-worshipper = Vyberte dělníka, který uctívá.
question-first = Co přijde první?
question-claim = Vzít si dílek objevu?
question-temple = Vyberte chrám pro další stupeň.
question-take = Vyberte suroviny, které získáte.
question-give = Vyberte surovinu, kterou zaplatíte.
question-trade = Směnit ještě jednou?
question-technology = Vyberte technologii.
question-row = Vyberte řadu pro budovu.
question-decoration = Vyberte ozdobu.
question-side = Vyberte stranu pyramidy.
question-build = Vyberte dílek pyramidy, který položíte.
question-space = Vyberte místo pro dílek pyramidy.
question-rotation = Jak dílek otočit?
question-discount = Kterou surovinu na tomto dílku ušetříte?
question-power_up = Vyberte dělníka, který zesílí.
question-reward = Vyberte odměnu za povýšení.
question-pay = Čím zaplatíte?
question-one_more = Zaplatit kakao za ještě jedno posílení?
question-salary = Kolik mzdy zaplatíte?
question-finish = Ukončit tah?

worker-on = { $board }, síla { $n }
worker-power = síla { $n }
move-rest = uvolnit všechny své zamčené dělníky; to je celý tah
action-collect = sebrat kakao
action-main = hlavní akce
pray-effect = uctívání: { $worship }, účinek
pray-tile = uctívání: { $worship }, dílek objevu
pray-both = uctívání: { $worship }, obojí
first-effect = účinek
first-tile = dílek objevu
claim-none = žádný dílek
claim-reward = natištěná odměna
trade-trade = směnit
trade-stop = už ne
build-done = žádný další dílek
rotation-none = vůbec ne
rotation-right = jednou doprava
rotation-half = vzhůru nohama
rotation-left = jednou doleva
discount-none = žádnou
pay-cocoa = kakaem
pay-tile = dílkem kakaa zdarma
one_more-no = ne
one_more-yes = ano
salary-n = { $n } kakaa
salary-tile = nic, s dílkem kakaa zdarma
finish-end = ukončit tah
free-unlock = zaplatit a uvolnit všechny své zamčené dělníky
free-tile = použít: { $discovery }

## Události

event-gained = { $seat } získává { $good_amount }.
event-spent = { $seat } utrácí { $good_amount }.
event-scored = { $seat }: { $points } VB, { $source }.
event-set_up = Město je rozložené, začíná { $seat }.
event-kept = { $seat } si nechává: { $starting }.
event-worker_placed = { $seat } umisťuje dělníka: { $board }.
event-neutral_placed = Neutrální kostka { $colour }. barvy stojí zde: { $board }.
event-round_began = { $round }. kolo.
event-turn_began = Na tahu: { $seat }.
event-rested = { $seat } uvolňuje všechny své dělníky místo pohybu.
event-freed = Dělník ({ $seat }) je volný: { $board }, síla { $power }.
event-moved = { $seat } posouvá dělníka o síle { $power }: { $from } → { $to }.
event-collected = { $seat } sbírá kakao: { $board }.
event-acted = { $seat } provádí hlavní akci: { $board }.
event-worshipped = { $seat } uctívá se silou { $power }: { $worship }.
event-technology_taken = { $seat } si bere: { $technology }.
event-built = { $seat } staví budovu za { $n } VB: { $row }.
event-decorated = { $seat } pokládá ozdobu na úroveň { $level }: { $decoration }, { $side }.
event-tile_laid = { $seat } pokládá dílek: { $pyramid }; { $space }.
event-tracked = { $seat } je na stupni { $step } stupnice pyramidy.
event-pyramid_finished = Pyramida je dokončena, nejbližší zatmění bude poslední.
event-powered_up = Dělník ({ $seat }) má nyní sílu { $power }: { $board }.
event-ascended = Dělník ({ $seat }) je povýšen: { $board }.
event-rewarded = { $seat } volí odměnu: { $reward }.
event-stepped = { $seat } je na stupni { $step }: { $temple }.
event-step_lost =
    { $n ->
        [one] { $seat } ztrácí { $n } stupeň chrámu.
        [few] { $seat } ztrácí { $n } stupně chrámu.
        [many] { $seat } ztrácí { $n } stupně chrámu.
       *[other] { $seat } ztrácí { $n } stupňů chrámu.
    }
event-walked = { $seat } je na kroku { $step } Cesty mrtvých.
event-claimed = { $seat } si bere: { $discovery }.
event-tile_used = { $seat } používá: { $discovery }.
event-tile_discarded = { $seat } si dílek nebere a ten opouští hru: { $discovery }.
event-pyramid_refilled = Nově v nabídce: { $pyramid }.
event-decoration_refilled = Nově v nabídce ozdob: { $decoration }.
event-discovery_refilled = Nový dílek objevu, { $board }: { $discovery }.
event-light_advanced = Světlý kotouč je na { $light }, tmavý na { $dark }.
event-last_round = Ještě jedno kolo, pak přijde zatmění.
event-eclipse = { $n }. zatmění.
event-salary_paid = { $seat } platí { $n } z { $salary } kakaa mzdy.
event-game_ended = Hra skončila.

## Proč ne

blocked-not-dealt = Tento počáteční dílek jste nedostali.
blocked-kept-already = Tento dílek si už necháváte.
blocked-not-in-draft = Tento dílek mezi vyloženými neleží.
blocked-board-not-shown = Vaše počáteční dílky tuto desku neukazují.
blocked-no-such-worker = Takového volného dělníka tam nemáte.
blocked-worker-locked = Takového volného dělníka tam nemáte a zamčení se nehýbou.
blocked-nobody-locked = Žádný váš dělník není zamčený.
blocked-too-far = Tak daleko dělník nechodí.
blocked-not-a-pair = S dílkem dvojitého pohybu odcházejí dva dělníci z téže desky.
blocked-movement-begun = Použili jste dílek pohybu, posuňte tedy dělníka.
blocked-other-board = To je na jiné desce.
blocked-not-moved = Dělník této síly sem v tomto tahu nepřišel.
blocked-not-the-moved-one = Posunutý dělník toto posílení nedostane, dokud jeho akce neskončí.
blocked-too-little-to-free = Nemáte dost kakaa na uvolnění dělníků.
blocked-unlock-later = Vlastní dělníci se za kakao uvolňují před pohybem, při posílení nebo před koncem tahu.
blocked-too-little-cocoa = Nemáte dost kakaa.
blocked-no-free-cocoa = Nemáte dílek kakaa zdarma.
blocked-other-number = Získáváte jiný počet surovin.
blocked-no-such-resource = Tuto surovinu nemáte.
blocked-more-than-salary = Vaše mzda není tak vysoká.
blocked-own-worker-there = Je tam zamčený váš vlastní dělník.
blocked-not-alone-in-palace = V Paláci lze dílek objevu vzít jen spolu s účinkem královského dílku.
blocked-no-tile-there = Na této desce není dílek objevu.
blocked-worship-too-dear = Na toto uctívání nemáte dost kakaa.
blocked-trade-too-dear = Tuto směnu nemáte čím zaplatit.
blocked-no-main-action = Palác nemá hlavní akci.
blocked-no-technology = Teď není technologie, kterou byste si mohli vzít.
blocked-technology-not-here = Tato technologie v této hře není.
blocked-technology-owned = Tuto technologii už máte.
blocked-technology-too-dear = Na tuto technologii nemáte dost zlata.
blocked-second-row = Druhá řada vyžaduje víc dělníků nebo jednoho silného.
blocked-building-too-dear = Na budovu nemáte dost dřeva.
blocked-no-building-left = Všechny budovy už stojí.
blocked-rows-full = Řady dostupné vašim dělníkům jsou plné.
blocked-row-full = Tato řada je plná.
blocked-row-too-low = Na tuto řadu zde máte málo dělníků.
blocked-own-row-first = V řadě vašich dělníků je ještě místo.
blocked-decoration-too-dear = Na ozdobu nemáte dost zlata.
blocked-no-decoration = V nabídce nezbyla žádná ozdoba.
blocked-no-side = Žádná strana pyramidy nemá volné podepřené místo.
blocked-side-full = Tato strana je plná.
blocked-no-tile-beneath = Pod dalším místem této strany nejsou dílky pyramidy.
blocked-not-offered = To v nabídce není.
blocked-pyramid-complete = Pyramida je dokončena.
blocked-no-pyramid-tile = V nabídce nezbyl žádný dílek pyramidy.
blocked-pyramid-too-dear = Nemáte kámen a dřevo na dílek pyramidy tam.
blocked-space-taken = Už tam leží dílek.
blocked-not-supported = Pod tímto místem neleží všechny čtyři dílky.
blocked-one-tile-at-least = Musíte položit aspoň jeden dílek.
blocked-looks-the-same = Takto otočený vypadá dílek stejně.
blocked-not-in-price = Sleva zde tuto surovinu nezahrnuje.
blocked-reward-too-dear = Na tuto odměnu nemáte dost kakaa.
blocked-fourth-in-play = Váš čtvrtý dělník už je ve hře.
blocked-temple-top = Výš už se tam nedostanete.
blocked-no-step-due = Stupeň tohoto chrámu vám nenáleží.
blocked-tile-not-there = Tento dílek objevu tam neleží.
blocked-tile-too-dear = Tento dílek objevu nemáte čím zaplatit.
blocked-reward-or-tile = Vezměte si natištěnou odměnu, nebo dílek.
blocked-no-reward-here = Zde není natištěná odměna.
blocked-no-such-tile = Takový nepoužitý dílek nemáte.
blocked-not-for-salary = Se mzdou pomohou jen dílky s kakaem.
blocked-before-moving = Tento dílek se používá před pohybem.
blocked-movement-tile-once = Na jeden pohyb lze použít jen jeden takový dílek.
blocked-no-pair = Nemáte dva volné dělníky na jedné desce.
blocked-all-locked = Všichni vaši dělníci jsou zamčení.
blocked-before-action = Tento dílek se používá před volbou akce na desce.
blocked-extra-not-here = Na této desce dělník navíc nepomůže.
blocked-nobody-to-power-up = Není nikdo, kdo by posílení mohl dostat.
blocked-not-in-between = To jde předtím nebo potom, ale ne uprostřed.

## Co věci stojí a dávají

cost = Cena: { $amounts }
board-palace-about = Žádná hlavní akce; tři královské dílky k uctívání
board-forest-about = Dřevo podle počtu a nejnižší síly vašich dělníků
board-quarry-about = Kámen podle počtu a nejnižší síly vašich dělníků
board-gold-about = Zlato podle počtu a nejnižší síly vašich dělníků
board-alchemy-about = Technologie za zlato a stupeň chrámu jejího sloupce
board-nobles-about = Postavte budovu, bodujte její místo a jděte po Cestě mrtvých
board-decorations-about = Položte ozdobu za zlato
board-construction-about = Položte nejvýše jeden dílek pyramidy za každého dělníka
board-cell = Dělníků: { $workers }, síla { $low } až { $high }: { $amounts }
board-second_row = Druhá řada vyžaduje dělníků: { $n }, nebo jednoho o síle { $power } bez jeho posílení
board-gold_price = Dělníků: { $workers }, zlata: { $gold }
board-level = { $level }. patro: { $amounts }; { $vp } VB
board-power_ups = Dělníků: { $workers }, posílení: { $n }
worship-royal_a-about = První královský dílek se silou dělníka
worship-royal_b-about = Druhý královský dílek se silou dělníka
worship-royal_c-about = Třetí královský dílek se silou dělníka
worship-forest-about = 1 stupeň červeného chrámu
worship-quarry-about = 1 stupeň zeleného chrámu
worship-gold-about = 1 stupeň modrého chrámu
worship-decorations-about = 1 stupeň chrámu dle výběru
worship-prices = Uvolnit cizího dělníka: { $free } kakaa; účinek i dílek objevu: { $both } kakaa
temple-step = Stupeň { $step }: { $amounts }
temple-wide_step = Stupeň { $step }: { $amounts }, nebo dílek objevu za jeho cenu
temple-bonus_step = Stupeň { $step }: chrámový bonus na konci hry
reward-vp-about = { $vp } VB
reward-cocoa-about = { $cocoa } kakaa
reward-temple-about = 1 stupeň chrámu dle výběru
reward-two_temples-about = Zaplaťte { $price } kakaa; stupňů chrámů dle výběru: { $steps }
reward-fourth_worker-about = Čtvrtý dělník přijde do Paláce se silou { $power }, a { $cocoa } kakaa
icons = { $amounts }; každá shoda: { $vp } VB
decoration-vp = V každém případě { $n } VB
technology-price = Cena: { $n } zlata
technology-palace = { $n } kakaa za každého vašeho dělníka, který dojde do Paláce nebo jím projde
technology-own_resource = O { $n } více suroviny desky
technology-gives = Po hlavní akci: { $amounts }
technology-extra_worker = Jako s dalším dělníkem ({ $n })
technology-discount = O { $n } surovinu méně za jeden dílek akce
technology-power_up = Po posíleních hlavní akce ještě jedno za { $n } kakaa
technology-board = Platí zde: { $board }
royal-counts = Síla { $power }: { $vp } VB, nejvýše { $n }krát: { $things }
royal-trades =
    { $n ->
        [0] Síla { $power }: nic
       *[other] Síla { $power }, až { $n }krát: { $pay } → { $amounts }
    }
royal-gives = Síla { $power }: { $amounts }
counted-technologies = za technologii
counted-pyramid_track = za stupeň stupnice pyramidy
counted-avenue = za krok po Cestě mrtvých
discovery-mask-about = Sady masek bodují při každém zatmění
discovery-double_move-about = Před pohybem: druhý dělník jde z téže desky na tutéž desku
discovery-move_anywhere-about = Před pohybem: dosáhnete na kteroukoli desku
discovery-free_cocoa-about = Nahradí jednu platbu kakaa za hlavní akci, uctívání nebo mzdu
discovery-extra_worker-about = Před akcí Alchymie, Šlechty nebo Stavby: jako s dalším dělníkem
discovery-count = Ve hře jich je: { $n }
starting-gives = { $amounts }
bonus-best_set = Nejlepší sada masek ještě jednou
bonus-workers = { $low } VB za každého dělníka o síle 1 až 3, { $high } VB za každého o síle 4 nebo 5
bonus-technology = { $n } VB za každou vaši technologii
bonus-avenue = { $n } VB za každý váš krok po Cestě mrtvých
bonus-tiles = { $n } VB za každý dosažený chrámový bonus
bonus-discovery = { $n } VB za každý váš dílek objevu kromě masek
bonus-vp = { $n } VB
