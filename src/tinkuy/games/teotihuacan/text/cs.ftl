# Teotihuacan česky. Názvy dílků se skládají z tabulek hry.

title = Teotihuacan: Město bohů
about = Veďte dělníky po osmi deskách města, stavte velkou pyramidu Slunce, stoupejte v chrámech a kráčejte Cestou mrtvých, než přijde třetí zatmění.
automa = Teotibot
heading =
    { $eclipses ->
        [0] { $round }. kolo, před prvním zatměním
       *[other] { $round }. kolo, po { $eclipses }. zatmění
    }

## Nastavení stolu

option-play = Co budete hrát?
option-play-base = základní hru
option-play-first_game = první hru, rozloženou jak je natištěno
option-play-modules = se všemi pěti moduly rozšíření
option-priests = Kněží a kněžky (M1)
option-priests-off = ne
option-priests-on = ano
option-height = Vrchol rozvoje: oranžový chrám (M2)
option-height-off = ne
option-height-on = ano
option-seasons = Období pokroku (M3)
option-seasons-off = ne
option-seasons-on = ano
option-architecture = Architektura: malíři (M4)
option-architecture-off = ne
option-architecture-on = ano
option-development = Rozvoj: inženýři (M5)
option-development-off = ne
option-development-on = ano
option-quiet_season = Období bez účinku
option-quiet_season-in = je mezi obdobími
option-quiet_season-out = je vyřazeno
option-start = Počáteční dílky
option-start-dealt = každý si nechá 2 ze 4
option-start-draft = vybírají se postupně
option-priests_dealt = Kněží se rozdávají
option-priests_dealt-after_tiles = po výběru počátečních dílků
option-priests_dealt-before_tiles = před výběrem počátečních dílků
option-pyramid = Počáteční dílky pyramidy
option-pyramid-printed = na obvyklých místech
option-pyramid-random = náhodně otočené nebo zrcadlené
option-dark_eclipse = Temné zatmění: hned, jakmile se kotouče potkají
option-dark_eclipse-off = ne
option-dark_eclipse-on = ano
option-pyramid_scoring = VB za patra pyramidy
option-pyramid_scoring-usual = 1, 3, 5, 7
option-pyramid_scoring-advanced = 1, 2, 3, 4 (pro pokročilé)
option-second_of_two = Počáteční kakao druhého ze dvou hráčů
option-second_of_two-as_last = 3 jako poslední
option-second_of_two-as_second = 2 jako druhý v pořadí
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
option-bot_resources = Kolik surovin každého druhu má Teotibot na začátku
option-bot_resources-usual = 2 jako obvykle
option-bot_resources-1 = 1
option-bot_resources-3 = 3
option-bot_power = Síla Teotibotových dělníků na začátku
option-bot_power-usual = 2 jako obvykle
option-bot_power-1 = 1
option-bot_power-3 = 3
option-bot_power-4 = 4
option-bot_cocoa_vp = VB pro Teotibota za 10 kakaa
option-bot_cocoa_vp-usual = 3 jako obvykle
option-bot_cocoa_vp-2 = 2
option-bot_cocoa_vp-4 = 4
option-bot_cocoa_vp-5 = 5
option-bot_worship = Stupně chrámu, když Teotibot uctívá (u Ozdob o jeden víc)
option-bot_worship-usual = 2 jako obvykle
option-bot_worship-1 = 1
option-bot_worship-3 = 3

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
worship-nobles = místo uctívání u Šlechty
temple-blue = modrý chrám
temple-red = červený chrám
temple-green = zelený chrám
temple-orange = oranžový chrám
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
action_tile-nobles = dílek Šlechty
action_tile-construction = dílek Stavby
action_tile-decorations = dílek Ozdob
action_tile-alchemy = dílek Alchymie
action_tile-worship = dílek uctívání
action_tile-mask_collection = dílek masek
action_tile-mastery = dílek mistrovství
calendar-light = světlý kotouč
calendar-dark = tmavý kotouč
direction-right = doprava
direction-left = doleva
bot_priest-S01 = Metztli
bot_priest-S02 = Tlahuizcalpantecuhtli
bot_priest-S03 = Itzpapalotl
bot_priest-S04 = Tezcatlipoca
bot_priest-S05 = Chantico
bot_priest-S06 = Mictecacihuatl

priest-P01 = Quetzalcóatl
priest-P02 = Tlálok
priest-P03 = Chalchiuhtlicue
priest-P04 = Oxomoco
priest-P05 = Xipe Totec
priest-P06 = Xolotl
priest-P07 = Ehécatl
priest-P08 = Tonacacihuatl
priest-P09 = Huitzilopochtli
priest-P10 = Xochipilli
season-S1 = období nízkých mezd
season-S2 = období Cesty mrtvých
season-S3 = období volného příchodu
season-S4 = období vlastní barvy
season-S5 = období chrámů
season-S6 = období pyramidy
season-S7 = období dlouhých cest
season-S8 = klidné období
ability-A1 = levnější těžba
ability-A2 = uctívání obojím
ability-A3 = o malíře víc
ability-A4 = nález s každým dílkem
ability-A5 = silní nováčci
ability-A6 = dál po Cestě mrtvých
ability-A7 = bez mzdy
ability-A8 = o masku víc
module_board-nobles_orange = Šlechta s oranžovým chrámem
module_board-painters = Malíři
module_board-engineers = Inženýři

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
source-solo = zvláštní pravidla Teotibota

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
question-claim-board = Vzít si dílek objevu z této desky?
question-claim-avenue = Vzít si dílek objevu z Cesty mrtvých?
question-claim-temple = Vzít si dílek objevu místo odměny stupně?
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
question-new_board = Vyberte desku pro nového dělníka.
question-another = Zaplatit kakao za stupeň jiného chrámu?
question-work = Co dál?
question-free_one = Vyberte dělníka, který se uvolní.
question-ability = Vyberte zvláštní schopnost.
question-back = Vyberte dělníka, který půjde proti směru hodin.
question-back_to = Vyberte, kam jít proti směru hodin.
question-priest = Vyberte svého kněze.
question-starting = Vyberte počáteční dílek, který nyní získáte.
question-borrow = Započítat do odměny dělníka jiného hráče?
question-step_price = Čím zaplatíte stupeň chrámu?

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
rotation-right = doprava
rotation-half = vzhůru nohama
rotation-left = doleva
discount-none = žádnou
pay-cocoa = kakaem
pay-tile = dílkem kakaa zdarma
one_more-no = ne
one_more-yes = ano
salary-n = { $n } kakaa
salary-tile = nic, s dílkem kakaa zdarma
another-none = žádný další stupeň
work-place = položit dílek
work-free = uvolnit zamčeného dělníka
work-done = nic dalšího
back-stay = nikdo nepůjde
borrow-none = jen vlastní dělníci
step_price-cocoa = kakaem
step_price-vp = vítěznými body
step_price-none = vůbec ne; stupeň propadá
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
event-new_worker = Nový dělník ({ $seat }) je umístěn: { $board }.
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
event-season = Nové období: { $season }.
event-priest_kept = { $seat } hraje s knězem: { $priest }.
event-ability_chosen = { $seat } volí zvláštní schopnost: { $ability }.
event-moved_back = { $seat } posouvá dělníka o síle { $power } proti směru hodin: { $from } → { $to }.
event-game_ended = Hra skončila.
event-bot_tiles_laid = Teotibotova pyramida akcí je rozložená, stranou leží { $action_tile }.
event-bot_placed = Teotibot začíná s dělníkem o síle { $power }: { $board }.
event-bot_locked = Teotibot začíná s uctívajícím dělníkem o síle { $power }: { $worship }.
event-bot_rolled = Teotibot hodil { $n }: { $action_tile }.
event-bot_builds = Teotibot má dřevo a dělníka u Šlechty: staví budovu.
event-bot_gathers_wood = Teotibotův dělník v Lese získává dřevo.
event-bot_lays = Teotibot má kámen a dělníka na Stavbě: pokládá dílek pyramidy.
event-bot_gathers_stone = Teotibotův dělník v Kamenolomu získává kámen.
event-bot_decorates = Teotibot má zlato a dělníka u Ozdob: pokládá ozdobu.
event-bot_gathers_gold = Teotibotův dělník v Nalezišti zlata získává zlato.
event-bot_studies = Teotibot má zlato a dělníka na Alchymii: bere si technologii.
event-bot_trains = Teotibot si nemůže vzít technologii: jeho nejslabší dělník je dvakrát posílen a zůstává stát.
event-bot_goes_to_pray = Žádný Teotibotův dělník neuctívá, jde tedy nejslabší: { $board }, síla { $power }.
event-bot_worships = Teotibotův dělník o síle { $power } přechází uctívat: { $worship }.
event-bot_discards = Teotibot odhazuje dílek objevu, který tam leží, { $board }: { $discovery }.
event-bot_takes_mask = Teotibot si bere nejvzácnější masku, která mu chybí a na kterou má: { $board }.
event-bot_masters = Nejsilnější Teotibotův dělník, který může jednat: { $board }, síla { $power }.
event-bot_fails = Teotibotovi se to nedaří: bere si kakao a jeho nejslabší dělník je posílen a jde dál.
event-bot_succeeds = Teotibotovi se to podařilo: dělník, který jednal, je posílen a jde dál.
event-bot_advances = Teotibotův dělník o síle { $power } jde dál: { $from } → { $to }.
event-bot_ascends = Za povýšení Teotibot boduje, místo aby si vybral odměnu.
event-bot_swaps_cocoa = Teotibot má dost kakaa a mění ho za VB.
event-bot_tile_moves = Směr { $direction }: { $action_tile } stoupá na { $n }. místo pyramidy akcí.
event-bot_tile_aside = Stranou jde { $action_tile }, na { $n }. místo přichází { $other }.
event-bot_turns_direction = Teotibotovy dílky směru: horní { $upper }, dolní { $lower }.
event-bot_buys_step = Teotibot platí kakao za další stupeň: { $temple }.
event-bot_orange = Teotibotova figurka stojí celou hru na stupni { $step } oranžového chrámu.
event-bot_gets_ability = Teotibot získává zvláštní schopnost: { $ability }.
event-bot_has_bonus = Teotibot dosáhl chrámového bonusu: { $temple }.
event-bot_counts = Teotibot boduje za zbytky: zboží { $n }, technologií { $technologies }.
event-bot_priest_dealt = Teotibotův kněz: { $bot_priest }.
event-bot_watches = Váš dělník přišel k Teotibotovu dělníkovi a Teotibot za to získává kakao: { $board }.
event-bot_pays_for_two = Teotibot platí kakao, aby použil oba krajní dílky spodní řady.
event-bot_uses_second = Druhý Teotibotův dílek v tomto tahu: { $action_tile }.
event-bot_climbs_all = Za povýšení Teotibot postupuje o stupeň v každém chrámu.
event-bot_lays_more = Teotibotův kněz: pokládá ještě dílek pyramidy.
event-bot_decorates_more = Teotibotův kněz: pokládá ještě ozdobu.
event-bot_studies_again = Teotibotův kněz: zlato mu zbývá, a tak si bere druhou technologii.
event-bot_consoled = Teotibotův kněz: když si nevzal technologii, získává ještě kakao.

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
blocked-left-board = Dělník, který sem přišel, už desku zase opustil.
blocked-not-the-moved-one = Posunutý dělník toto posílení nedostane, dokud jeho akce neskončí.
blocked-too-little-to-free = Nemáte dost kakaa na uvolnění dělníků.
blocked-unlock-later = Vlastní dělníci se za kakao uvolňují před pohybem, při posílení nebo před koncem tahu.
blocked-too-little-wood = Nemáte dřevo, které zde vaše kněžka žádá.
blocked-too-little-cocoa = Nemáte dost kakaa.
blocked-no-free-cocoa = Nemáte dílek kakaa zdarma.
blocked-other-number = Získáváte jiný počet surovin.
blocked-no-such-resource = Tuto surovinu nemáte.
blocked-more-than-salary = Vaše mzda není tak vysoká.
blocked-no-worship-here = Tam nelze uctívat.
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
blocked-level-too-high = Tak vysoko vaši dělníci stavět nemohou.
blocked-space-taken = Už tam leží dílek.
blocked-not-supported = Pod tímto místem neleží všechny čtyři dílky.
blocked-one-tile-at-least = Musíte položit aspoň jeden dílek.
blocked-looks-the-same = Takto otočený vypadá dílek stejně.
blocked-not-in-price = Sleva zde tuto surovinu nezahrnuje.
blocked-reward-too-dear = Na tuto odměnu nemáte dost kakaa.
blocked-fourth-in-play = Váš čtvrtý dělník už je ve hře.
blocked-temple-top = Výš už se tam nedostanete.
blocked-no-such-temple = Tento chrám v této hře není.
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
blocked-only-in-a-turn = To jde jen ve vlastním tahu.
blocked-same-temple = V tomto chrámu jste právě postoupili.
blocked-not-orange = Stupeň oranžového chrámu takto koupit nelze.
blocked-other-level = Tento stupeň dává schopnost jiné úrovně.
blocked-ability-owned = Tuto schopnost už máte.
blocked-too-far-back = Tak daleko proti směru hodin dělník nejde.
blocked-no-more-tiles = Políčko vašich dělníků další dílek nedovoluje.
blocked-nobody-to-free = Políčko vašich dělníků už nikoho neuvolní.
blocked-priest-not-dealt = Tohoto kněze jste nedostali.
blocked-not-waiting = Tento počáteční dílek u vás nečeká.
blocked-never-freed-so = S vaším knězem se za uvolnění dělníků kakaem neplatí.
blocked-no-worship = S vaším knězem nelze uctívat.
blocked-masks-only = S vaším knězem si smíte brát jen masky.
blocked-not-on-temples = S vaším knězem si v chrámech dílky objevů brát nesmíte.
blocked-no-foreign-worker = Nikdo jiný zde takového volného dělníka nemá.
blocked-too-few-vp = Nemáte na to dost vítězných bodů.

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
board-row =
    { $workers ->
        [one] { $workers } dělník
        [few] { $workers } dělníci
       *[other] { $workers } dělníků
    }, síla { $low_1 }: { $amounts_1 }; { $low_2 }–{ $high_2 }: { $amounts_2 }; { $low_3 }–{ $high_3 }: { $amounts_3 }; posílení: { $n }
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
worship-nobles-about = 1 stupeň oranžového chrámu
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
action_tile-nobles-about = Má-li aspoň { $wood } dřeva a dělníka u Šlechty, staví budovu; jinak dělník v Lese získává dřevo; jinak neúspěch
action_tile-construction-about = Má-li aspoň { $stone } kamene a dělníka na Stavbě, pokládá dílek pyramidy: VB patra a { $vp } navíc; jinak dělník v Kamenolomu získává kámen; jinak neúspěch
action_tile-decorations-about = Má-li aspoň { $gold } zlata a dělníka u Ozdob, pokládá ozdobu za { $vp } VB; jinak dělník v Nalezišti zlata získává zlato; jinak neúspěch
action_tile-alchemy-about = Má-li zlata aspoň { $gold } a dělníka na Alchymii, bere si technologii; jinak je jeho nejslabší dělník dvakrát posílen
action_tile-worship-about = Uctívající dělník přechází na další místo uctívání: stupňů toho chrámu { $steps }, u Ozdob { $more } v libovolných chrámech; dílek objevu tam se vymění
action_tile-mask_collection-about = Koupí z desek nejvzácnější masku, která mu chybí a na kterou má; jinak neúspěch
action_tile-mastery-about = Nejsilnější dělník, který může, jedná tam, kde stojí; nemůže-li žádný, neúspěch
action_tile-success = Úspěch: dělník, který jednal, je posílen a jde dál
action_tile-failure = Neúspěch: { $cocoa } kakaa, nejslabší dělník je posílen a jde dál
stand_in = Vymyšleno pro toto vydání, ne vytištěné hodnoty
orange-ability = Stupeň { $step }: zvláštní schopnost úrovně { $level }
orange-back = Stupeň { $step }: posuňte svého volného dělníka proti směru hodin, desek { $least } až { $most }
ability-level = Úroveň { $level }
ability-cocoa = Hlavní akce stojí o { $n } kakaa méně, nejméně 0
ability-both = Účinek i dílek objevu místa uctívání bez platby za obojí
ability-extra = Jako s dalším dělníkem ({ $n })
ability-resource = Když si berete dílek objevu, nejdřív získáte { $amounts }
ability-new_power = Po povýšení má nový dělník sílu { $n }
ability-avenue = Při zatmění se váš krok na Cestě mrtvých počítá o { $n } víc, nejvýše { $most }
ability-salary = Při zatmění neplatíte mzdu
ability-masks = Při zatmění se vaše největší sada masek počítá o { $n } víc
works-on = Působí zde: { $board }
season-salary = Dělník o síle { $power } stojí při zatmění { $n } kakaa
season-avenue = { $n } VB za každý krok po Cestě mrtvých
season-anywhere = Po povýšení smíte nového dělníka postavit na kteroukoli desku
season-colour = Vaše vlastní barva se do kakaa nepočítá
season-step = Po stupni chrámu: { $n } kakaa za stupeň jiného chrámu, ne však oranžového
season-track = { $eclipse }. zatmění: { $n } VB za každý stupeň stupnice pyramidy
season-move = Dělník jde o { $least } až { $most } desek
season-quiet = Bez účinku
priest-masks = Když si vezmete masku, hned získáte { $amounts }
priest-masks_only = Žádné dílky objevů kromě masek
priest-borrows = Po zaplacení kakaa smíte do odměny započítat volného dělníka jiného hráče
priest-surcharge = Budova nebo dílek pyramidy stojí navíc { $amounts }
priest-main_cocoa = Každá hlavní akce stojí přesně { $n } kakaa
priest-extra_worker = Jako s dalším dělníkem ({ $n })
priest-worship_free = Žádné kakao za uvolnění cizího dělníka ani za obojí při uctívání
priest-unlock = Uvolnění vlastních dělníků stojí { $n } kakaa za dělníka, nejvýše { $most }
priest-rewards = Odměn za povýšení: { $n }
priest-step = Každý stupeň chrámu stojí { $cocoa } kakaa nebo { $vp } VB, jinak propadá
priest-move_extra = Dělník smí jít o { $n } desku dál
priest-far_move = Nebo { $n } kakaa za pohyb na kteroukoli desku
priest-collect = Sběr dává o { $n } kakaa méně, nejméně 0
priest-no_freeing = Za uvolnění vlastních dělníků se kakaem nikdy neplatí
priest-keeps_all = Nechte si všechny počáteční dílky: dva nyní, po jednom po dalších zatměních
priest-wood = Hlavní akce stojí navíc { $amounts }
priest-vp_more = Kdykoli získáte VB, získáte o { $n } víc
priest-salary = Mzda: o { $n } kakaa víc za dělníka
priest-gold = Technologie stojí o { $n } zlato méně, nejméně 0
priest-technologies = Kterákoli technologie i s jedním dělníkem
priest-no_worship = Žádné uctívání
priest-no_wide = Žádné dílky objevů na širokých stupních chrámů
module_board-nobles_orange-about = Šlechta s místem uctívání oranžového chrámu
module_board-painters-about = Zlato, ozdoby po { $n } zlatých, uvolněný dělník; aspoň jedna ozdoba
module_board-engineers-about = Dílky pyramidy do daného patra, uvolněný dělník; aspoň jeden dílek
module_board-row = { $row }. řada: { $amounts }
grid-decorations =
    .amount =
        { $n ->
            [one] { $n } ozdoba
            [few] { $n } ozdoby
            [many] { $n } ozdoby
           *[other] { $n } ozdob
        }
grid-free =
    .amount =
        { $n ->
            [one] { $n } uvolněný dělník
            [few] { $n } uvolnění dělníci
            [many] { $n } uvolněného dělníka
           *[other] { $n } uvolněných dělníků
        }
grid-level =
    .amount = { $n }. patro
bot_priest-S01-about = { $cocoa } kakaa pokaždé, když posunete dělníka na desku s volným Teotibotovým dělníkem
bot_priest-S02-about = Hodí-li 2, 3, 11 nebo 12, zaplatí { $cocoa } kakaa, pokud může, a použije oba krajní dílky spodní řady
bot_priest-S03-about = Povýšení dává stupeň v každém chrámu místo VB
bot_priest-S04-about = Po získání masky může položit dílek pyramidy (kamene: { $stone }) a ozdobu (zlata: { $gold }); neúspěch dílku masek dává { $failure } kakaa
bot_priest-S05-about = Po akci u Ozdob dílek pyramidy (kamene: { $stone }), po akci na Stavbě ozdoba (zlata: { $gold })
bot_priest-S06-about = Za technologie, které po vás přejímá, nebodujete; dokud má zlato, bere si druhou; neúspěch dílku Alchymie dává ještě { $cocoa } kakaa
