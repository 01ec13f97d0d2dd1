# Tawantinsuyu česky. Jména karet, políček a většiny destiček se skládají z tabulek. Tvary: .amount při počítání, .accusative 4. pád.

title = Tawantinsuyu: Říše Inků
about = Posílejte služebníky na terasy kopce pod Coricanchou, uctívejte bohy, tvořte tapiserie, dobývejte čtyři oblasti a stoupejte v chrámu.
heading =
    { $ceremonies ->
        [0] { $round }. kolo, před první slavností
       *[other] { $round }. kolo, po { $ceremonies }. slavnosti
    }
automa = Axomamma

## Nastavení stolu

option-coricancha = Destička Coricancha
option-coricancha-random = náhodně natočená
option-coricancha-first_game = podle tisku, pro první hru
option-courier_first_in_segment = Činnost posla navíc
option-courier_first_in_segment-segment_has_no_other_worker = když v segmentu teď není jiný služebník
option-courier_first_in_segment-segment_never_had_a_worker = když v segmentu ještě nikdo nebyl
option-treat_as_other_worker = Služebník považovaný za jiného
option-treat_as_other_worker-replaces_power_and_adjacency_colour = má jeho schopnost a barvu místo svých
option-treat_as_other_worker-adds_power_keeps_colour = přidá jeho schopnost a nechá si svou barvu
option-z13_discount = Pevnost ušetří
option-z13_discount-one_off_flip_and_one_off_discard = 1 vojáka při otáčení a 1 při odhazování
option-z13_discount-one_soldier_in_total = celkem 1 vojáka
option-solo_first_conquest_icon = Axomamma nejprve dobývá tam, kde se
option-solo_first_conquest_icon-discard = odhazuje nejvíc vojáků
option-solo_first_conquest_icon-flip = otáčí nejvíc vojáků
option-solo_first_conquest_icon-vp = získá nejvíc VB
option-solo_passive_buildings = Pasivní budovy Axomammy
option-solo_passive_buildings-no_effect_only_end_vp = počítají se jen na konci
option-solo_passive_buildings-use_effects = fungují i pro ni
option-solo_casualty_end = Oběť války bere Axomamma
option-solo_casualty_end-potato = z bramborového konce
option-solo_casualty_end-random = z náhodného konce
option-solo_start_stone = Axomamma začíná se zásobou
option-solo_start_stone-2 = 2 kameny
option-solo_start_stone-4 = 4 kameny
option-solo_terrace_search = Axomamma hledá políčko
option-solo_terrace_search-one_level_up_then_one_level_down = o terasu výš, pak o terasu níž
option-solo_terrace_search-all_levels_up_then_down = na všech terasách výš, pak níž
option-ceremony_gold_for_potato = Zlato za chybějící brambory při slavnosti
option-ceremony_gold_for_potato-optional = dobrovolně
option-ceremony_gold_for_potato-forced = povinně
option-weave_orientation = Tkaniny
option-weave_orientation-fixed = se neotáčejí
option-weave_orientation-rotatable = lze otočit
option-god_deck_empty = Prázdný balíček karet bohů
option-god_deck_empty-shuffle_altar_into_deck = zamíchá se do něj nabídka
option-god_deck_empty-no_draw = nic se z něj nebere
option-early_final_ceremony = Když je pytlík prázdný před doplněním vesnice
option-early_final_ceremony-always_final = příští slavnost je poslední
option-early_final_ceremony-only_if_third = poslední je až třetí slavnost
option-free_actions_in_ceremony = Volné akce při slavnosti
option-free_actions_in_ceremony-token_holder = má držitel žetonu
option-free_actions_in_ceremony-nobody = nemá nikdo
option-end_of_turn_order = Pořadí na konci tahu
option-end_of_turn_order-altar_market_hire_limit = nabídka, trh, najímání, limit služebníků
option-end_of_turn_order-hire_limit_altar_market = najímání, limit služebníků, nabídka, trh
option-market_replacement_fills_gaps = Výměna destiček na trhu
option-market_replacement_fills_gaps-no = vymění jen tyto destičky
option-market_replacement_fills_gaps-yes = doplní i jiná prázdná místa
option-priest_potato_timing = Brambora kněze se platí
option-priest_potato_timing-before_first_task = před první činností
option-priest_potato_timing-any_time_before_last_task = kdykoli před poslední činností
option-conquest_order = Pořadí při válce
option-conquest_order-reward_then_soldiers = nejdřív odměna, pak vojáci
option-conquest_order-soldiers_then_reward = nejdřív vojáci, pak odměna
option-z15_timing = Směnárna funguje
option-z15_timing-whenever_owner_decides_or_pays = kdykoli majitel rozhoduje nebo platí
option-z15_timing-own_turn_only = jen v tahu majitele
option-ceremony_temple_left = Nalevo od políčka chrámu dává slavnost
option-ceremony_temple_left-everything = všechno
option-ceremony_temple_left-resources_only = jen suroviny
option-solo_offering_gold = Obětiny Axomammy
option-solo_offering_gold-gold_as_corn = i zlatem místo kukuřice
option-solo_offering_gold-corn_only = jen kukuřicí
option-solo_personality_trigger = Osobnost Axomammy se projeví
option-solo_personality_trigger-acting = když tam žeton koná akci
option-solo_personality_trigger-landing = když tam žeton přijde
option-edition_ceremony_trigger = VB za žeton slavnosti
option-edition_ceremony_trigger-ru = 1, 2, 4 (ruské vydání)
option-edition_ceremony_trigger-cz = 1, 2, 3 (české vydání)
option-edition_z10 = Sýpka dává
option-edition_z10-ru = 1 kámen (ruské vydání)
option-edition_z10-cz = 2 kameny (české vydání)
option-edition_solo_hand_soldiers = Skryté karty armád Axomammy platí
option-edition_solo_hand_soldiers-ru = za 1 vojáka (ruské vydání)
option-edition_solo_hand_soldiers-cz = za vojáky na nich (české vydání)
option-edition_conquest_payment = Vojáci použití k dobytí
option-edition_conquest_payment-ru = žádná karta navíc (ruské vydání)
option-edition_conquest_payment-cz = aspoň tolik, kolik je třeba (české vydání)
option-edition_solo_half_refresh = Při vaší obnově Axomamma otočí polovinu
option-edition_solo_half_refresh-cz = toho, co má lícem dolů (české vydání)
option-edition_solo_half_refresh-ru = všech svých budov a karet armád (ruské vydání)
option-ceremony_cards_return = Karty bohů zahrané po slavnosti se vracejí do balíčku
option-ceremony_cards_return-after_each_player = když jejich hráč skončí
option-ceremony_cards_return-after_each_card = po jedné
option-ceremony_cards_return-after_all_players = když skončí všichni
option-solo_no_personality = Sólo, snazší: bez žetonu osobnosti
option-solo_no_personality-off = ne
option-solo_no_personality-on = ano
option-solo_buildings_cost_2 = Sólo, snazší: její budovy stojí 2 kameny
option-solo_buildings_cost_2-off = ne
option-solo_buildings_cost_2-on = ano
option-solo_worship_needs_2 = Sólo, snazší: k uctívání potřebuje 2 sochy
option-solo_worship_needs_2-off = ne
option-solo_worship_needs_2-on = ano
option-solo_one_conquest = Sólo, snazší: ve vlastní válce dobývá jen jednou
option-solo_one_conquest-off = ne
option-solo_one_conquest-on = ano
option-solo_no_army_card = Sólo, snazší: bez služebníků nebere kartu armád
option-solo_no_army_card-off = ne
option-solo_no_army_card-on = ano
remark-all-harder = Téměř beznadějné: se všemi ztíženími najednou nevyhrál nejlepší z našich botů ani jednu partii.
option-solo_free_step = Sólo, těžší: při jejím uctívání a obětinách 1 políčko chrámu zdarma
option-solo_free_step-off = ne
option-solo_free_step-on = ano
option-solo_equal_soldiers = Sólo, těžší: k válce jí stačí tolik vojáků, kolik je obětí války
option-solo_equal_soldiers-off = ne
option-solo_equal_soldiers-on = ano
option-solo_cheap_conquest = Sólo, těžší: otáčí a odhazuje o 1 vojáka méně
option-solo_cheap_conquest-off = ne
option-solo_cheap_conquest-on = ano
option-solo_priest_vp = Sólo, těžší: 2 VB za každou její akci s veleknězem
option-solo_priest_vp-off = ne
option-solo_priest_vp-on = ano
option-solo_weave_vp = Sólo, těžší: při slavnosti 2 VB místo 1 za každou její tkaninu
option-solo_weave_vp-off = ne
option-solo_weave_vp-on = ano
option-solo_idle_vp = Sólo, těžší: 2 VB, když nemá služebníka
option-solo_idle_vp-off = ne
option-solo_idle_vp-on = ano
option-solo_resources_vp = Sólo, těžší: na konci 1 VB za každou její surovinu
option-solo_resources_vp-off = ne
option-solo_resources_vp-on = ano

## Jména

resource-potato = brambora
    .amount =
        { $n ->
            [one] { $n } brambora
            [few] { $n } brambory
            [many] { $n } brambory
           *[other] { $n } brambor
        }
    .accusative =
        { $n ->
            [one] { $n } bramboru
            [few] { $n } brambory
            [many] { $n } brambory
           *[other] { $n } brambor
        }
resource-corn = kukuřice
    .amount =
        { $n ->
            [one] { $n } kukuřice
            [few] { $n } kukuřice
            [many] { $n } kukuřice
           *[other] { $n } kukuřic
        }
    .accusative =
        { $n ->
            [one] { $n } kukuřici
            [few] { $n } kukuřice
            [many] { $n } kukuřice
           *[other] { $n } kukuřic
        }
resource-stone = kámen
    .amount =
        { $n ->
            [one] { $n } kámen
            [few] { $n } kameny
            [many] { $n } kamene
           *[other] { $n } kamenů
        }
    .accusative = { resource-stone.amount }
resource-gold = zlato
    .amount =
        { $n ->
            [one] { $n } zlato
            [few] { $n } zlata
            [many] { $n } zlata
           *[other] { $n } zlat
        }
    .accusative = { resource-gold.amount }
amounts = { $amounts }

gain-vp =
    .amount = { $n } VB
gain-god_card =
    .amount =
        { $n ->
            [one] { $n } karta bohů
            [few] { $n } karty bohů
            [many] { $n } karty bohů
           *[other] { $n } karet bohů
        }
gain-army_card =
    .amount =
        { $n ->
            [one] { $n } karta armád
            [few] { $n } karty armád
            [many] { $n } karty armád
           *[other] { $n } karet armád
        }
gain-train =
    .amount =
        { $n ->
            [one] výcvik
           *[other] { $n }× výcvik
        }
gain-nomad_worker =
    .amount =
        { $n ->
            [one] { $n } nomád
            [few] { $n } nomádi
            [many] { $n } nomáda
           *[other] { $n } nomádů
        }
gain-temple_step =
    .amount =
        { $n ->
            [one] { $n } políčko chrámu
            [few] { $n } políčka chrámu
            [many] { $n } políčka chrámu
           *[other] { $n } políček chrámu
        }
gain-pay_gold_temple =
    .amount =
        { $n ->
            [one] 1 políčko chrámu za 1 zlato
            [few] { $n } políčka chrámu, každé za 1 zlato
            [many] { $n } políčka chrámu, každé za 1 zlato
           *[other] { $n } políček chrámu, každé za 1 zlato
        }
gain-refresh =
    .amount =
        { $n ->
            [one] { $n } obnova zdarma
            [few] { $n } obnovy zdarma
            [many] { $n } obnovy zdarma
           *[other] { $n } obnov zdarma
        }
gain-free_weave =
    .amount =
        { $n ->
            [one] { $n } tkanina zdarma
            [few] { $n } tkaniny zdarma
            [many] { $n } tkaniny zdarma
           *[other] { $n } tkanin zdarma
        }
gain-free_steps =
    .amount =
        { $n ->
            [one] { $n } schodiště zdarma
            [few] { $n } schodiště zdarma
            [many] { $n } schodiště zdarma
           *[other] { $n } schodišť zdarma
        }
gain-free_small_statue =
    .amount =
        { $n ->
            [one] { $n } malá socha zdarma
            [few] { $n } malé sochy zdarma
            [many] { $n } malé sochy zdarma
           *[other] { $n } malých soch zdarma
        }
gain-free_building =
    .amount =
        { $n ->
            [one] { $n } budova zdarma
            [few] { $n } budovy zdarma
            [many] { $n } budovy zdarma
           *[other] { $n } budov zdarma
        }
gain-task_building =
    .amount =
        { $n ->
            [one] { $n } budova za její cenu
            [few] { $n } budovy za jejich cenu
            [many] { $n } budovy za jejich cenu
           *[other] { $n } budov za jejich cenu
        }
gain-task_statue =
    .amount =
        { $n ->
            [one] { $n } socha za její cenu
            [few] { $n } sochy za jejich cenu
            [many] { $n } sochy za jejich cenu
           *[other] { $n } soch za jejich cenu
        }
gain-task_steps =
    .amount =
        { $n ->
            [one] { $n } schodiště za jeho cenu
            [few] { $n } schodiště za jejich cenu
            [many] { $n } schodiště za jejich cenu
           *[other] { $n } schodišť za jejich cenu
        }
gain-choice =
    .amount =
        { $n ->
            [few] jedna ze { $n } možností
           *[other] jedna z { $n } možností
        }

worker-architect = architekt
    .accusative = architekta
worker-courier = posel
    .accusative = posla
worker-craftsman = řemeslník
    .accusative = řemeslníka
worker-priest = kněz
    .accusative = kněze
worker-warrior = válečník
    .accusative = válečníka

task-potato = zisk brambor
task-corn = zisk kukuřice
task-stone = zisk kamene
task-gold = zisk zlata
task-weave = koupit tkaninu
task-statue = postavit sochu
task-steps = postavit schodiště
task-building = postavit budovu
task-train = výcvik
task-produce = jednou produkovat
task-trade = obchod

action-worship = Uctívání
action-offering = Obětiny
action-refresh = Obnova
action-conquest = Válka
action-produce = Produkce

symbol-zigzag = cikcak
symbol-spiral = spirála
symbol-squares = čtverce
symbol-wave = vlna
symbol-eye = oko
symbol-cross = kříž

terrace-top = vrchní terasa
    .on = na vrchní terase
terrace-mid = prostřední terasa
    .on = na prostřední terase
terrace-bot = spodní terasa
    .on = na spodní terase
sector = sekce { $n }
space-place = sekce { $sector }, { $terrace }, políčko { $n } ({ $symbol })
stair-upper = vrchní schodiště v sekci { $n }
stair-lower = spodní schodiště v sekci { $n }
statue-small = malá socha ({ $symbol })
statue-large = velká socha ({ $symbol })
god-card = { $symbol } ({ $amounts })
army-card =
    { $soldiers ->
        [one] karta armád { $n } ({ $soldiers } voják; { $amounts })
        [few] karta armád { $n } ({ $soldiers } vojáci; { $amounts })
       *[other] karta armád { $n } ({ $soldiers } vojáků; { $amounts })
    }
building-production = produkční budova { $n } ({ $amounts })
weave-tile = tkanina { $n } (vzor { $pattern }; { $left } | { $right })
weave-start = počáteční tkanina { $n } (vzor { $pattern }; { $left } | { $right })
conquest-space = { $region } { $n }
temple-place = políčko chrámu { $n }

region-chinchaysuyu = Chinchaysuyu
region-antisuyu = Antisuyu
region-qullasuyu = Qullasuyu
region-kuntisuyu = Kuntisuyu

building-Z01 = Dům poslů
building-Z02 = Dům kněží
building-Z03 = Zbrojířský dvůr
building-Z04 = Dům švadlen
building-Z05 = Dům mistrů
building-Z06 = Bramborový sklep
building-Z07 = Mýtnice
building-Z08 = Tkalcovna
building-Z09 = Síň tapiserií
building-Z10 = Sýpka
building-Z11 = Oltář tkalců
building-Z12 = Zlaté schody
building-Z13 = Pevnost
building-Z14 = Kasárny
building-Z15 = Směnárna
building-Z16 = Opravna
building-Z17 = Dům kořisti
building-Z18 = Shromaždiště
building-Z19 = Věštírna
building-Z20 = Terasové zahrady

solo_action-potato = vzít brambory
solo_action-corn = vzít kukuřici
solo_action-stone = vzít kameny
solo_action-gold = vzít zlato
solo_action-stone_or_corn = vzít kameny nebo kukuřici
solo_action-building_production = postavit produkční budovu
solo_action-weave = koupit tkaniny
solo_action-steps = postavit schodiště
solo_action-building_passive = postavit pasivní budovu
solo_action-statue = postavit sochu
solo_action-village_potato = najmout z bramborového konce vesnice
solo_action-nomad = najmout nomáda
solo_action-village_corn = najmout z kukuřičného konce vesnice
solo_row-top = horní řada
    .in = v horní řadě
solo_row-middle = prostřední řada
    .in = v prostřední řadě
solo_row-bottom = spodní řada
    .in = ve spodní řadě

source-start = začátek hry
source-steps_used = použití schodišť
source-steps = postavená schodiště
source-statues = sochy
source-god_cards = karty bohů
source-tasks = činnosti a karty armád
source-seams = předěly tapiserií
source-production = produkční budovy
source-conquest = dobytá políčka války
source-casualties = převaha v oblastech
source-temple = chrám, při slavnostech
source-temple_end = chrám, na konci
source-token = žeton slavnosti
source-passive = pasivní budovy
source-solo = zvláštní pravidla Axomammy
source-unpaid = nezaplacené brambory
source-tapestries = tapiserie
source-buildings = budovy lícem nahoru
source-hand = karty bohů v ruce
source-army = karty armád lícem nahoru
source-workers = zbylí služebníci
source-gold = zbylé zlato

## Otázky a odpovědi

question-keep = Vyberte karty bohů, které si necháte v ruce: { $n } z { $of }; ostatní se vyhodnotí hned.
question-start_weave = Vyberte si počáteční tkaninu.
question-play_god = Vyberte kartu bohů, kterou vyhodnotíte.
question-reward = Vyberte, kterou odměnu si teď vezmete.
question-priest_start = Vyberte, kde začne váš velekněz.
question-plan = Vyberte akci.
question-worker = Vyberte služebníka, kterého umístíte.
question-identity = Vyberte, za koho budete služebníka považovat.
question-space = Vyberte políčko pro služebníka.
question-price = Vyberte, čím zaplatíte za políčko.
question-pay = Vyberte, čím zaplatíte.
question-capture = Vyberte sousedícího služebníka, kterého si vezmete.
question-extra = Zaplatíte 1 bramboru za další činnost?
question-card_now = Vezmete si odměny karty bohů teď, před činnostmi, nebo později?
question-task = Vyberte činnost, kterou provedete.
question-stair = Vyberte, kde postavíte schodiště.
question-build = Vyberte budovu, kterou postavíte.
question-give_god = Vyberte kartu bohů, kterou dáte pod balíček.
question-replace = Vyberte, které destičky na trhu vyměníte.
question-statue = Vyberte sochu.
question-drop_weave = Vyberte tkaninu, kterou vrátíte pod hromádku.
question-buy_weave = Vyberte tkaninu, kterou koupíte.
question-lay_weave = Vyberte, kterou tkaninu přiložíte jako první.
question-weave_end = Vyberte, kam tkaninu přiložíte.
question-leftover = Koupíte jednu ze zbylých tkanin?
question-free_weave = Vyberte, kterou tkaninu si vezmete zdarma.
question-seam = Vyberte, který předěl přinese odměnu jako první.
question-train = Vyberte kartu armád, kterou si necháte.
question-god_from = Vyberte, odkud si vezmete kartu bohů.
question-produce = Vyberte budovu, která bude produkovat.
question-refresh = Vyberte, co obnovíte.
question-priest_move = O kolik políček se pohne velekněz?
question-instead = Provedete akci, nebo si místo ní vezmete 1 zlato?
question-worship = Vyberte sochu, kterou věnujete chrámu.
question-offer = Za kolik políček chrámu zaplatíte kukuřicí?
question-casualty = Vyberte služebníka, který se stane obětí války.
question-play_army = Vyberte kartu armád, kterou vyložíte lícem nahoru.
question-conquer = Vyberte políčko války, které dobudete.
question-soldiers = Vyberte, které karty armád otočíte a které odhodíte.
question-discard_army = Vyberte, kterou kartu odhodíte.
question-flip_army = Vyberte, kterou kartu otočíte lícem dolů.
question-hire = Najmete služebníka z vesnice?
question-dismiss = Máte příliš mnoho služebníků: vyberte, kdo odejde ze hry.
question-nomad = Vyberte nomáda.
question-pay_temple = Zaplatíte 1 zlato za políčko chrámu?
question-gold_for_potato = Kolik zlata zaplatíte místo chybějících brambor?
question-choice = Vyberte jednu z odměn.

play_god-done = Už žádnou kartu bohů
reward-n = Odměna { $n }
reward-done = Už žádnou odměnu
plan-place = Umístit služebníka
plan-move_priest = Pohnout veleknězem
plan-pray = Modlení
plan-train = Výcvik
plan-recruit = Najímání
identity-as = Považovat za { $worker_accusative }
identity-itself = Nechat, jak je
price-gold = Zaplatit 1 zlato
capture-nobody = Nikoho nebrat
extra-no = Bez další činnosti
extra-yes = Zaplatit 1 bramboru za další činnost
card_now-now = Odměny teď
card_now-later = Odměny později
task-stop = Neprovádět další činnosti
task-pay_potato = Zaplatit 1 bramboru za další činnost
stair-none = Nestavět schodiště
build-replace = Nejdřív vyměnit destičky na trhu
build-none = Nic nestavět
replace-places =
    { $n ->
        [one] Místo { $one }
       *[other] Místa { $one } a { $two }, v tomto pořadí
    }
statue-none = Bez sochy
buy_weave-done = Už nekupovat
weave_end-new = Začít novou tapiserii
weave_end-new_turned = Začít novou tapiserii otočenou tkaninou
weave_end-left = Levý konec tapiserie { $n }
weave_end-right = Pravý konec tapiserie { $n }
weave_end-left_turned = Levý konec tapiserie { $n }, otočená tkanina
weave_end-right_turned = Pravý konec tapiserie { $n }, otočená tkanina
leftover-none = Nic nekupovat
free_weave-top = Vrchní tkanina
free_weave-beneath = Tkanina pod ní, naslepo
free_weave-none = Bez tkaniny
god_from-deck = Z vrchu balíčku
produce-done = Už neprodukovat
refresh-done = Už neobnovovat
priest_move-one = O 1 políčko
priest_move-two = O 2 políčka
instead-act = Provést akci
instead-gold = Vzít 1 zlato
worship-done = Už nevěnovat
offer-n =
    { $n ->
        [one] { $n } políčko
        [few] { $n } políčka
       *[other] { $n } políček
    }
offer-none = Žádné políčko
casualty-potato_end = Z bramborového konce vesnice
casualty-corn_end = Z kukuřičného konce vesnice
play_army-done = Už nevykládat
conquer-none = Nic nedobývat
soldiers-use = Otočit: { $flip }; odhodit: { $discard }
soldiers-one =
    .amount =
        { $n ->
            [one] { $n } karta s 1 vojákem
            [few] { $n } karty s 1 vojákem
            [many] { $n } karty s 1 vojákem
           *[other] { $n } karet s 1 vojákem
        }
soldiers-two =
    .amount =
        { $n ->
            [one] { $n } karta se 2 vojáky
            [few] { $n } karty se 2 vojáky
            [many] { $n } karty se 2 vojáky
           *[other] { $n } karet se 2 vojáky
        }
hire-potato_end = Najmout z bramborového konce za 1 bramboru
hire-corn_end = Najmout z kukuřičného konce za 1 kukuřici
hire-nobody = Nikoho nenajímat
nomad-nobody = Nebrat nomáda
pay_temple-no = Nepostupovat
pay_temple-yes = Zaplatit 1 zlato za 1 políčko
gold_for_potato-n =
    { $n ->
        [0] Žádné zlato
        [one] { $n } zlato
        [few] { $n } zlata
       *[other] { $n } zlat
    }
choice-n = Možnost { $n }
free-army = Odhodit kvůli odměně: { $army }
free-swap = Směnárna: { $give } – { $get }
free-pray = Věštírna: 1 brambora za kartu bohů

## Co se stalo

event-gained = { $seat } získává { $resource_accusative }.
event-spent = { $seat } utrácí { $resource_accusative }.
event-scored = { $seat }: { $points } VB, { $source }.
event-nomad_taken = { $seat } si bere nomáda: { $worker }.
event-worker_hired = { $seat } najímá z vesnice: { $worker }.
event-worker_dismissed = { $seat } má příliš mnoho služebníků, ze hry odchází { $worker }.
event-worker_taken = { $seat } si bere služebníka z kopce: { $worker }, { $space }.
event-start_weave = { $seat } začíná hru: { $weave }.
event-card_resolved = { $seat } vyhodnocuje kartu bohů: { $god }.
event-priest_placed = { $seat } umisťuje velekněze: { $action }.
event-round_began = { $round }. kolo.
event-turn_began = Na tahu: { $seat }.
event-place_chosen = { $seat } vybírá políčko. Jídlo: { $food }, činnosti: { $tasks }.
event-placed = { $seat } umisťuje služebníka: { $worker }, { $space }.
event-neutral_placed = Označené políčko obsazuje služebník: { $worker }, { $space }.
event-paid_card = { $seat } odhazuje za políčko kartu bohů: { $god }.
event-tasks_counted =
    { $n ->
        [one] { $seat } má { $n } činnost.
        [few] { $seat } má { $n } činnosti.
       *[other] { $seat } má { $n } činností.
    }
event-task_done = { $seat }, činnost: { $task }.
event-tasks_lost =
    { $n ->
        [one] { $seat } vynechává { $n } činnost.
        [few] { $seat } vynechává { $n } činnosti.
       *[other] { $seat } vynechává { $n } činností.
    }
event-god_card_drawn = { $seat } si bere kartu bohů z balíčku.
event-god_card_taken = { $seat } si bere kartu bohů z nabídky: { $god }.
event-altar_cleared = Nabídka se zamíchala do balíčku karet bohů.
event-altar_joined = Nová karta v nabídce: { $god }.
event-market_replaced =
    { $n ->
        [one] { $seat } vyměňuje { $n } destičku na trhu.
        [few] { $seat } vyměňuje { $n } destičky na trhu.
       *[other] { $seat } vyměňuje { $n } destiček na trhu.
    }
event-market_refilled = Nově na trhu: { $building }.
event-army_drawn =
    { $n ->
        [one] { $seat } si bere { $n } kartu armád.
        [few] { $seat } si bere { $n } karty armád.
       *[other] { $seat } si bere { $n } karet armád.
    }
event-trained = { $seat } provádí výcvik a nechává si kartu armád.
event-army_bonus = { $seat } odhazuje kvůli odměně: { $army }.
event-steps_built = { $seat } staví { $stair }.
event-built = { $seat } staví: { $building }.
event-statue_made = { $seat } staví: { $statue }.
event-weaves_drawn =
    { $n ->
        [one] { $seat } si bere z hromádky { $n } tkaninu.
        [few] { $seat } si bere z hromádky { $n } tkaniny.
       *[other] { $seat } si bere z hromádky { $n } tkanin.
    }
event-weave_placed = { $seat } přikládá: { $weave }.
event-weave_bought = { $seat } kupuje zbylou tkaninu: { $weave }.
event-seam_paid = { $seat }, odměna za předěl: { $edge }.
event-produced = { $seat } produkuje: { $building }.
event-refreshed = { $seat } obnovuje: { $refreshed }.
event-priest_moved = { $seat } hýbe veleknězem: { $action }.
event-took_gold = { $seat } si místo akce bere zlato.
event-statue_given = { $seat } věnuje chrámu: { $statue }.
event-climbed = { $seat } postupuje na políčko chrámu { $step }.
event-casualty = Nová oběť války: { $worker }.
event-army_played = { $seat } vykládá: { $army }.
event-conquered = { $seat } dobývá { $conquest }.
event-soldiers_used = { $seat } používá karty armád: otočeno { $flipped }, odhozeno { $discarded }.
event-swapped = { $seat }, směna: { $resource } – { $gain }.
event-token_taken = Vesnice je prázdná: { $seat } si bere žeton slavnosti.
event-ceremony = { $number }. slavnost.
event-region_scored = { $seat } má převahu v oblasti { $region }.
event-cards_paid =
    { $n ->
        [one] { $seat } platí za { $n } kartu bohů v ruce.
        [few] { $seat } platí za { $n } karty bohů v ruce.
       *[other] { $seat } platí za { $n } karet bohů v ruce.
    }
event-unpaid_cards =
    { $n ->
        [one] { $seat } neplatí bramboru za { $n } kartu bohů.
        [few] { $seat } neplatí brambory za { $n } karty bohů.
       *[other] { $seat } neplatí brambory za { $n } karet bohů.
    }
event-village_refilled =
    { $n ->
        [one] Do vesnice přichází { $n } služebník.
        [few] Do vesnice přicházejí { $n } služebníci.
       *[other] Do vesnice přichází { $n } služebníků.
    }
event-ceremony_cards =
    { $n ->
        [one] { $seat } si po slavnosti bere { $n } kartu bohů.
        [few] { $seat } si po slavnosti bere { $n } karty bohů.
       *[other] { $seat } si po slavnosti bere { $n } karet bohů.
    }
event-card_played = { $seat } hraje kartu bohů: { $god }.
event-new_market = Všechny budovy na trhu se vyměnily.
event-game_ended = Hra skončila.
event-she_passes = Axomamma nevolí akci s veleknězem: podmínky nejsou splněny ({ $action }, { $other }).
event-she_seeks = Karta na pozici { $slot }: { $symbol }. Axomamma hledá volné políčko s tímto symbolem { $terrace_on }.
event-she_looks_on = Tam žádné není, a tak Axomamma hledá { $terrace_on }.
event-she_weaves_one = Axomamma může koupit jen jednu tkaninu a místo druhé si bere 1 zlato.
event-she_rolled = Axomamma hází kostkou: { $n }.
event-she_moves_priest = Axomamma si vybírá akci s veleknězem: { $action }.
event-she_places = Axomamma umisťuje služebníka: { $worker }, { $space }.
event-she_matches = Axomamma má sochu se symbolem použité karty: { $symbol }.
event-she_acts = Deska Axomammy: { $solo_action }.
event-she_cannot = Axomamma to nemůže provést celé a bere si 1 zlato: { $solo_action }.
event-she_skips = Axomamma to nemůže provést a vynechává to: { $solo_action }.
event-token_moved = Žeton { $value } se posouvá { $row_in } desky Axomammy.
event-she_rests = Axomamma nemá služebníka ani vhodnou akci s veleknězem.
event-she_swaps_potato =
    { $n ->
        [one] Axomamma mění { $n } bramboru na VB.
        [few] Axomamma mění { $n } brambory na VB.
       *[other] Axomamma mění { $n } brambor na VB.
    }
event-altar_to_deck = Axomamma dává nejstarší kartu nabídky pod balíček: { $god }.
event-personality = Projevuje se osobnost Axomammy.
event-card_passed = Kartě Axomammy nevyhovuje žádné políčko, a tak jde do nabídky: { $god }.
event-personality_laid = Žeton osobnosti Axomammy dává: { $personality }.
event-she_starts = Axomamma hází kostkou, kde začne její velekněz: { $n }.
event-she_first_steps = Axomamma má na začátku { $stair }.
event-she_rolls_statue = Axomamma hází kostkou o symbol sochy: { $n }.
event-she_takes_any = Žádná karta se nehodí k volným políčkům: Axomamma obsazuje to nejlevnější.
event-slot_refilled = Nová karta na pozici { $slot } u desky Axomammy: { $symbol }.
event-she_hires = Axomamma najímá z vesnice: { $worker }.
event-she_takes_nomad = Axomamma si bere nomáda: { $worker }.
event-she_dismisses = Axomamma má příliš mnoho služebníků, ze hry odchází { $worker }.
event-she_gets_bonus = Axomamma získává odměnu za nového služebníka: { $worker }.
event-she_follows = Axomamma následuje: { $action }.
event-she_keeps_up = Nejlepší budova Axomammy zůstává lícem nahoru: { $building }.
event-she_concludes = Po akci s veleknězem si Axomamma bere kartu armád a odhazuje až 2 nejstarší karty nabídky.
event-altar_discarded = Axomamma odhazuje z nabídky: { $god }.
event-she_walks = Velekněz Axomammy jde dál bez akce: { $action }.
event-she_counts_weaves =
    { $n ->
        [one] Axomamma místo obchodu boduje za { $n } tkaninu.
        [few] Axomamma místo obchodu boduje za { $n } tkaniny.
       *[other] Axomamma místo obchodu boduje za { $n } tkanin.
    }
event-she_is_behind = Axomamma zaostává a boduje za to.
event-she_last_action = Poslední akce Axomammy: { $action }.
event-she_climbs_free = Těžší: Axomamma nejprve postupuje o 1 políčko chrámu zdarma.
event-she_chose_priest = Těžší: Axomamma boduje za akci s veleknězem.
event-she_rests_well = Těžší: Axomamma boduje za to, že nemá služebníka.
event-she_counts_resources =
    { $n ->
        [one] Těžší: Axomamma boduje za { $n } surovinu.
        [few] Těžší: Axomamma boduje za { $n } suroviny.
       *[other] Těžší: Axomamma boduje za { $n } surovin.
    }

## Proč to nejde

blocked-space-taken = Na tomto políčku už stojí služebník.
blocked-no-card-no-gold = Nemáte ani kartu bohů s tímto symbolem, ani zlato.
blocked-food-too-dear = Nemáte dost jídla na takové přecházení a sestup.
blocked-no-worker = Takového služebníka nemáte.
blocked-no-space = Není políčko, za které byste mohli zaplatit.
blocked-icon-not-touched = Políčko služebníka s touto činností nesousedí.
blocked-icon-used = Tato činnost už proběhla; nejdřív přijdou na řadu dvě zbylé ze sady.
blocked-no-weave = Nezbyla žádná tkanina.
blocked-no-statue = Za žádnou ze zbylých soch nemáte čím zaplatit.
blocked-no-building = Nemůžete postavit žádnou budovu a nemáte ani kartu bohů na výměnu destiček.
blocked-nothing-to-produce = Nemáte žádnou produkční budovu lícem nahoru.
blocked-spot-taken = Tady už schodiště stojí.
blocked-upper-first = V této sekci musí nejdřív stát vrchní schodiště.
blocked-no-marker = Nezbylo vám žádné schodiště.
blocked-not-in-market = Tato budova není na trhu.
blocked-building-too-dear = Za tuto budovu nemáte čím zaplatit.
blocked-no-god-card = Nemáte v ruce žádnou kartu bohů.
blocked-statue-gone = Taková socha už nezbyla.
blocked-statue-too-dear = Za tuto sochu nemáte čím zaplatit.
blocked-different-actions = Dvě sekundární akce v jednom tahu musí být různé.
blocked-no-nomad = Takový nomád tu není.
blocked-village-empty = Vesnice je prázdná.
blocked-hire-too-dear = Za tohoto služebníka nemáte čím zaplatit.
blocked-conquest-taken = Toto políčko už je dobyté.
blocked-no-conquest-marker = Nezbyl vám žádný žeton války.
blocked-too-few-soldiers = Vaše karty armád lícem nahoru nemají na toto políčko dost vojáků.
blocked-no-own-statue = Takovou sochu nemáte.
blocked-one-of-each-size = Sochu této velikosti už jste věnovali.
blocked-offer-too-dear = Na tolik políček nemáte dost kukuřice.
blocked-follow-one-step = Když následujete, můžete zaplatit jen 1 políčko.
blocked-follow-too-dear = Na následování nemáte dost kukuřice.
blocked-refresh-too-dear = Na další obnovu nemáte jídlo.
blocked-follow-refresh-too-dear = Když následujete, stojí každá obnova 1 kukuřici a tu nemáte.
blocked-refresh-production-only = Tady lze obnovit jen produkční budovu.
blocked-village-first = Dokud je někdo ve vesnici, bere se oběť války odtamtud.
blocked-army-too-dear = Na vyložení této karty nemáte bramboru ani zlato.
blocked-soldiers-do-not-fit = Tyto karty na toto políčko nestačí.
blocked-face-down = Tato budova leží lícem dolů.
blocked-no-potato = Nemáte bramboru ani zlato místo ní.
blocked-no-gold = Nemáte zlato.
blocked-temple-top = Už jste na nejvyšším políčku chrámu.
blocked-pattern-twice = V této tapiserii už je tkanina s tímto vzorem.
blocked-own-turn-only = To jde jen ve vašem vlastním tahu.
blocked-cannot-pay = Takto zaplatit nemůžete, nemáte dost surovin.
blocked-already-face-up = Tohle už leží lícem nahoru.
blocked-not-in-hand = Tuto kartu v ruce nemáte.
blocked-no-bonus-in-area = Karta armád ve vaší oblasti odměnu nedá, jen karta z ruky.
blocked-kept-already = Tuto kartu už si necháváte.
blocked-not-set-aside = Tato karta nepatří k vašim počátečním kartám, které ještě čekají na vyhodnocení.
blocked-no-starting-weave = Tato tkanina není mezi zbylými počátečními.
blocked-no-placement-now = Tah jste začali sekundární akcí, takže následuje další sekundární akce, ne umístění.
blocked-no-workers = Nemáte žádného služebníka k umístění.
blocked-no-placement-payable = S žádným ze svých služebníků nemůžete zaplatit ani jedno volné políčko.
blocked-no-nomads = Nejsou tu žádní nomádi.
blocked-food-beside-gold = Bez karty bohů s tímto symbolem zaplatíte 1 zlato a zbytek na jídlo nestačí.
blocked-gold-for-food = Toto zlato potřebujete na jídlo.
blocked-other-symbol = Tato karta má jiný symbol než políčko.
blocked-already-that = Služebník tímto druhem už je.
blocked-not-as-courier = Nemáte budovu, se kterou se služebník považuje za posla.
blocked-not-as-priest = Nemáte budovu, se kterou se služebník považuje za kněze.
blocked-not-as-builder = Zastoupit se mohou jen architekt a řemeslník, a to jen s příslušnou budovou.
blocked-not-as-warrior = Žádná budova neudělá z jiného služebníka válečníka.
blocked-not-adjacent = Toto políčko s válečníkem nesousedí.
blocked-no-worker-there = Nikdo tam nestojí.
blocked-no-warrior = Válečník si nemůže vzít jiného válečníka.
blocked-no-potato-for-task = Teď si činnost za bramboru koupit nemůžete: to umí jen kněz, jednou za umístění a ve svou chvíli.
blocked-no-such-reward = Tato karta takovou odměnu nemá.
blocked-no-card-resolved = Hra končí, zbývají jen poslední volné akce: žádná karta se už nevyhodnocuje.
blocked-reward-taken = Tuto odměnu už jste si vzali.
blocked-not-the-price = Tolik cena není.
blocked-not-accepted = Cena je v jiných surovinách a zastoupit je může jen zlato.
blocked-stairs-full = Pro schodiště už nezbývá volné místo.
blocked-steps-too-dear = Na schodiště nemáte dost kamene.
blocked-must-build-steps = Zvolili jste stavbu schodiště, vyberte tedy místo.
blocked-market-empty = Na trhu už žádná budova není.
blocked-replaced-already = Destičky lze vyměnit jen jednou za každou budovu.
blocked-must-build = Zvolili jste stavbu budovy: postavte ji, nebo nejdřív vyměňte destičky.
blocked-no-tile-to-replace = Na trhu je tam mezera, není co vyměnit.
blocked-small-statue-only = Socha zdarma je vždy malá.
blocked-must-make-statue = Zvolili jste stavbu sochy, vyberte tedy sochu.
blocked-weave-not-drawn = Tato tkanina není mezi právě vytaženými.
blocked-weave-too-dear = Na další tkaninu nemáte dost kukuřice.
blocked-weaves-unpaid = Pak byste nemohli zaplatit za tkaniny, které jste si vzali.
blocked-lay-one-bought = Tato tkanina nepatří k těm, které jste právě koupili.
blocked-weave-not-left = Tato tkanina není mezi zbylými.
blocked-leftover-too-dear = Na tuto tkaninu nemáte dost kukuřice.
blocked-nothing-beneath = Pod vrchní tkaninou už žádná není.
blocked-no-such-tapestry = Takovou tapiserii nemáte.
blocked-not-turned = U tohoto stolu se tkaniny neotáčejí.
blocked-seam-not-due = Nemáte předěl s tímto symbolem, za který by ještě náležela odměna.
blocked-train-one-drawn = Tato karta není mezi právě lízanými kartami armád.
blocked-not-on-altar = Tato karta v nabídce není.
blocked-god-deck-empty = Balíček karet bohů je prázdný.
blocked-not-your-building = Tuto budovu nemáte.
blocked-produced-already = Tato budova už v této akci produkovala.
blocked-must-produce = Zvolili jste produkci, vyberte tedy budovu.
blocked-not-in-area = Tohle ve vaší oblasti neleží.
blocked-no-such-choice = Víc možností tu není.
blocked-soldiers-missing = Tolik takových karet lícem nahoru ve své oblasti nemáte.
blocked-card-not-face-up = Tato karta neleží lícem nahoru ve vaší oblasti.
blocked-other-strength = Zvolili jste karty s jiným počtem vojáků.
blocked-soldiers-to-spare = Některá z těchto karet je zbytečná.
blocked-must-recruit = Zvolili jste najímání, vezměte si tedy nomáda.
blocked-potato-first = Zlato zastoupí jen chybějící brambory.
blocked-not-so-much-gold = Tolik zlata nemáte.
blocked-gold-forced = U tohoto stolu musí zlato zastoupit každou chybějící bramboru.
blocked-not-in-between = To jde předtím nebo potom, ale ne uprostřed.
blocked-no-swaps = Nemáte budovu, která takovou směnu dovoluje.
blocked-lot-missing = Nemáte to, co byste dávali.
blocked-swapped-back = Právě jste směňovali opačně.
blocked-no-prayers = Nemáte budovu, která dává karty bohů za brambory.
blocked-no-god-card-left = Nezbyla žádná karta bohů, ani v balíčku, ani v nabídce.
blocked-placement-unpaid = Pak byste už nemohli zaplatit umístění, které jste začali.

## Co věci stojí, dělají a přinášejí

tile-reconstructed = Rekonstrukce, ne vytištěné hodnoty
tile-reconstructed-cost = Cena je rekonstruovaná, ne vytištěná
tile-reconstructed-solo = Zisk Axomammy je rekonstruovaný, ne vytištěný
cost = Cena: { $amounts }
tile-output = Produkce: { $amounts }
tile-face_up = Lícem nahoru na konci hry: { $n } VB
choice-is = Možnost { $n }: { $amounts }

card-symbol = Platí se jí políčko se symbolem: { $symbol }
card-reward = S vlastní sochou tohoto symbolu, při přípravě hry a při slavnostech:
reward-is = Odměna { $n }: { $amounts }
card-hand = V ruce: při každé slavnosti 1 brambora, na konci hry { $n } VB
army-soldiers =
    { $n ->
        [one] { $n } voják
        [few] { $n } vojáci
       *[other] { $n } vojáků
    }
army-bonus = Odhozená z ruky ve vlastním tahu: { $amounts }
army-face_up = Vyložená lícem nahoru na konci hry: { $n } VB

statue-vp = Ihned: { $n } VB
statue-symbol = Karty bohů s jejím symbolem dávají při umístění služebníka odměny
statue-worship =
    { $n ->
        [one] Uctívání: { $n } políčko chrámu za ni
        [few] Uctívání: { $n } políčka chrámu za ni, při následování 1
       *[other] Uctívání: { $n } políček chrámu za ni, při následování 1
    }

weave-pattern = Vzor { $n }: v každé tapiserii jen jednou
weave-left = Levý okraj: { $edge }
weave-right = Pravý okraj: { $edge }
weave-seam = Předěl dvou takových okrajů přinese při každém obchodu: { $amounts }
weave-length =
    { $n ->
        [one] Tapiserie z { $n } tkaniny: na konci { $vp } VB
        [few] Tapiserie ze { $n } tkanin: na konci { $vp } VB
        [6] Tapiserie ze { $n } tkanin: na konci { $vp } VB
        [7] Tapiserie ze { $n } tkanin: na konci { $vp } VB
       *[other] Tapiserie z { $n } tkanin: na konci { $vp } VB
    }

conquest-flip =
    { $n ->
        [one] Otočit { $n } vojáka
        [few] Otočit { $n } vojáky
       *[other] Otočit { $n } vojáků
    }
conquest-discard =
    { $n ->
        [one] Odhodit { $n } vojáka
        [few] Odhodit { $n } vojáky
       *[other] Odhodit { $n } vojáků
    }
conquest-reward = Odměna: { $amounts }
region-majority = Při každé slavnosti získá ten, kdo tu má nejvíc žetonů války, 1 VB za každou oběť války; při shodě ten, jehož žeton je víc vpravo

temple-left = Při postupu sem a při každé slavnosti: { $amounts }
temple-vp = Při každé slavnosti: { $n } VB
temple-end = Na konci hry: { $n } VB

stair-gain = Přinese: { $amounts }
stair-discount = Služebníci umístění níž v této sekci platí za sestup o { $n } jídla méně
stair-used = Majitel získá { $n } VB pokaždé, když schodiště použije někdo jiný
stair-above = Vyžaduje vrchní schodiště; jeho majitel získá { $n } VB

hill-symbol = Symbol boha: { $symbol }
hill-height =
    { $n ->
        [0] Bez jídla za sestup
       *[other] Jídlo za sestup: { $n }, se schodišti méně
    }
hill-blue = Modré: architekt má o 1 činnost víc
hill-green = Zelené: řemeslník má o 1 činnost víc
hill-task = Činnost: { $task }
hill-two_players = Ve dvou hráčích sem přijde náhodný služebník

do-gather = Zisk: { $amounts }
do-weave =
    { $n ->
        [one] Vzít { $n } tkaninu z hromádky a případně ji koupit
        [few] Vzít { $n } tkaniny z hromádky a koupit z nich libovolný počet
       *[other] Vzít { $n } tkanin z hromádky a koupit z nich libovolný počet
    }
do-weave-price =
    { $n ->
        [one] { $n } tkanina: { $amounts }
        [few] { $n } tkaniny: { $amounts }
       *[other] { $n } tkanin: { $amounts }
    }
do-weave-rest =
    { $corn ->
        [one] Každý další hráč pak může koupit jednu ze zbylých za { $corn } kukuřici
        [few] Každý další hráč pak může koupit jednu ze zbylých za { $corn } kukuřice
       *[other] Každý další hráč pak může koupit jednu ze zbylých za { $corn } kukuřic
    }
do-statue-small = Malá socha: { $amounts }, přinese { $vp } VB
do-statue-large = Velká socha: { $amounts }, přinese { $vp } VB
do-steps = Postavit schodiště na volné místo
do-building = Postavit budovu z trhu za její cenu
do-building-replace = Předtím lze za kartu bohů vrácenou pod balíček vyměnit 1 nebo 2 destičky
do-train = Vzít si 2 karty armád a 1 si nechat
do-produce = Získat odměnu jedné produkční budovy lícem nahoru; zůstane lícem nahoru
do-trade = Získat odměnu za každý předěl se shodnými okraji

power-architect = O 1 činnost víc na modrém políčku
power-courier-food = O 1 jídlo méně
power-courier-first = O 1 činnost víc, když je v segmentu první
power-craftsman = O 1 činnost víc na zeleném políčku
power-priest-potato = O 1 činnost víc za 1 bramboru
power-priest-card = Po činnostech 1 karta bohů
power-warrior-card = Vzít si 1 kartu armád
power-warrior-worker = Pak si můžete vzít sousedícího služebníka, který není válečník
power-neighbours = O 1 činnost víc za každého sousedícího služebníka stejné barvy
power-solo = Axomamma při jeho najmutí získá: { $amounts }

lead-worship =
    { $n ->
        [one] Vy: velká socha za { $n } políčko chrámu, malá za 1, nebo obě
        [few] Vy: velká socha za { $n } políčka chrámu, malá za 1, nebo obě
       *[other] Vy: velká socha za { $n } políček chrámu, malá za 1, nebo obě
    }
follow-worship = Ostatní: jedna socha libovolné velikosti za 1 políčko chrámu
lead-offering =
    { $corn ->
        [one] Vy: až { $n } políčka chrámu, každé za { $corn } kukuřici
        [few] Vy: až { $n } políčka chrámu, každé za { $corn } kukuřice
       *[other] Vy: až { $n } políčka chrámu, každé za { $corn } kukuřic
    }
follow-offering =
    { $corn ->
        [one] Ostatní: 1 políčko chrámu za { $corn } kukuřici
        [few] Ostatní: 1 políčko chrámu za { $corn } kukuřice
       *[other] Ostatní: 1 políčko chrámu za { $corn } kukuřic
    }
lead-refresh = Vy: obnovit zdarma 1 produkční budovu nebo kartu armád, každou další za 1 jídlo
follow-refresh = Ostatní: libovolný počet, každou za 1 kukuřici
lead-conquest-casualty = Nejdřív se služebník z některého konce vesnice stane obětí války
lead-conquest = Vy: vyložit karty armád po 1 bramboře, první zdarma, a dobýt až 2 políčka
follow-conquest = Ostatní: vyložit karty armád po 1 bramboře a dobýt 1 políčko
lead-produce = Vy: získat odměny produkčních budov lícem nahoru a otočit je lícem dolů; předtím nebo potom 1 z nich obnovit
follow-produce = Ostatní: získat odměny produkčních budov lícem nahoru a otočit je lícem dolů
lead-gold = Místo toho si můžete vzít 1 zlato

effect-Z01 = Každého umisťovaného služebníka můžete považovat za posla
effect-Z02 = Každého umisťovaného služebníka můžete považovat za kněze
effect-Z03 = Umístění válečníka obnoví až 2 vaše produkční budovy
effect-Z04 = Předěl se shodnými okraji přinese odměnu i hned při vytvoření
effect-Z05 = Vaši řemeslníci mohou pracovat jako architekti a architekti jako řemeslníci
effect-Z06 = 4 brambory na začátku každé slavnosti; na konci hry o 1 VB víc za každou kartu bohů v ruce
effect-Z07 = Získáváte VB i za vlastní schodiště, když je použijete
effect-Z08 = Při koupi tkanin si vezměte 5, vraťte 2 pod hromádku a pokračujte se 3
effect-Z09 = Na začátku každé slavnosti 1 VB za každou tkaninu nejdelší tapiserie
effect-Z10 = Na začátku každé slavnosti: { $amounts }
effect-Z10-edition = Podle českého vydání: { $amounts }
effect-Z11 = Kdykoli někdo aktivuje Obětiny, získáte tkaninu zdarma
effect-Z12 = Kdykoli někdo aktivuje Obětiny, a těsně před každou slavností můžete zaplatit 1 zlato za 1 políčko chrámu
effect-Z13 = V každé válce otočíte o 1 vojáka méně a odhodíte o 1 méně, ale aspoň 1 použijete
effect-Z14 = Umístění válečníka dává o 2 činnosti víc
effect-Z15 = 2 kameny, 1 zlato a 2 kukuřice můžete mezi sebou libovolně směňovat
effect-Z16 = Kdykoli někdo aktivuje Produkci, můžete obnovit 1 produkční budovu nebo kartu armád
effect-Z17 = Kdykoli někdo aktivuje Válku, získáte 1 zlato a 1 VB
effect-Z18 = Kdykoli někdo aktivuje Obnovu, vezmete si 1 kartu armád a získáte 1 zlato
effect-Z19 = Kdykoli ve svém tahu můžete zaplatit 1 bramboru za 1 kartu bohů
effect-Z20 = Zisk brambor, kukuřice nebo kamene přinese o 1 víc a 1 VB

# Parts of the board.

board-axomamma = Deska Axomammy
board-axomamma-about = Kostka určuje, které žetony jednají: každý provede políčko, na kterém stojí, a popojde ve své řadě o tolik políček, kolik je na něm napsáno. Znaky nahoře jsou bohové jejích karet; políčko v rámečku je její osobnost.
