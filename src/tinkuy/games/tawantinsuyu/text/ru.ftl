# Тауантинсуйу по-русски. Имена карт, клеток и большинства жетонов составляются из таблиц. Формы: .amount при счёте, .accusative винительный падеж.

title = Тауантинсуйу: Империя инков
about = Отправляйте рабочих на террасы холма под храмом Кориканча, чтите богов, создавайте гобелены, завоёвывайте четыре региона и поднимайтесь по ступеням храма.
heading =
    { $ceremonies ->
        [0] Раунд { $round }, до первой церемонии
       *[other] Раунд { $round }, прошло церемоний: { $ceremonies }
    }
automa = Аксомамма

## Настройки стола

option-coricancha = Кориканча
option-coricancha-random = повёрнута случайно
option-coricancha-first_game = как напечатано, для первой партии
option-courier_first_in_segment = Дополнительное поручение посыльного
option-courier_first_in_segment-segment_has_no_other_worker = если сейчас в сегменте нет других рабочих
option-courier_first_in_segment-segment_never_had_a_worker = если в сегмент ещё никого не ставили
option-treat_as_other_worker = Рабочий, которого считают другим
option-treat_as_other_worker-replaces_power_and_adjacency_colour = получает его свойство и цвет вместо своих
option-treat_as_other_worker-adds_power_keeps_colour = добавляет его свойство и сохраняет свой цвет
option-z13_discount = Крепость сберегает
option-z13_discount-one_off_flip_and_one_off_discard = 1 солдата из тех, кого переворачивают, и 1 из тех, кого сбрасывают
option-z13_discount-one_soldier_in_total = всего 1 солдата
option-solo_first_conquest_icon = Первое завоевание Аксомаммы там, где
option-solo_first_conquest_icon-discard = сбрасывают больше всего солдат
option-solo_first_conquest_icon-flip = переворачивают больше всего солдат
option-solo_first_conquest_icon-vp = больше всего ПО
option-solo_passive_buildings = Постоянные здания Аксомаммы
option-solo_passive_buildings-no_effect_only_end_vp = учитываются только в конце
option-solo_passive_buildings-use_effects = действуют и для неё
option-solo_casualty_end = Военную потерю Аксомамма берёт
option-solo_casualty_end-potato = с картофельного конца
option-solo_casualty_end-random = со случайного конца
option-solo_start_stone = Аксомамма начинает с запасом
option-solo_start_stone-2 = 2 камня
option-solo_start_stone-4 = 4 камня
option-solo_terrace_search = Аксомамма ищет клетку
option-solo_terrace_search-one_level_up_then_one_level_down = на террасу выше, затем на террасу ниже
option-solo_terrace_search-all_levels_up_then_down = на всех террасах выше, затем ниже
option-ceremony_gold_for_potato = Золото вместо недостающего картофеля на церемонии
option-ceremony_gold_for_potato-optional = по желанию
option-ceremony_gold_for_potato-forced = обязательно
option-weave_orientation = Узоры
option-weave_orientation-fixed = не поворачивают
option-weave_orientation-rotatable = можно повернуть
option-god_deck_empty = Колода божеств пуста
option-god_deck_empty-shuffle_altar_into_deck = в неё замешивают алтарь
option-god_deck_empty-no_draw = из неё ничего не берут
option-early_final_ceremony = Если мешочек пуст до пополнения деревни
option-early_final_ceremony-always_final = следующая церемония последняя
option-early_final_ceremony-only_if_third = последней будет только третья церемония
option-free_actions_in_ceremony = Бесплатные действия во время церемонии
option-free_actions_in_ceremony-token_holder = у владельца жетона
option-free_actions_in_ceremony-nobody = ни у кого
option-end_of_turn_order = Порядок в конце хода
option-end_of_turn_order-altar_market_hire_limit = алтарь, рынок, наём, предел рабочих
option-end_of_turn_order-hire_limit_altar_market = наём, предел рабочих, алтарь, рынок
option-market_replacement_fills_gaps = Замена жетонов рынка
option-market_replacement_fills_gaps-no = заменяет только эти жетоны
option-market_replacement_fills_gaps-yes = заполняет и другие пустые места
option-priest_potato_timing = Картофель жреца платят
option-priest_potato_timing-before_first_task = до первого поручения
option-priest_potato_timing-any_time_before_last_task = когда угодно до последнего поручения
option-conquest_order = Порядок при завоевании
option-conquest_order-reward_then_soldiers = сначала бонус, потом солдаты
option-conquest_order-soldiers_then_reward = сначала солдаты, потом бонус
option-z15_timing = Меняльный двор действует
option-z15_timing-whenever_owner_decides_or_pays = когда владелец что-то решает или платит
option-z15_timing-own_turn_only = только в ход владельца
option-ceremony_temple_left = Слева от ступени храма церемония даёт
option-ceremony_temple_left-everything = всё
option-ceremony_temple_left-resources_only = только ресурсы
option-solo_offering_gold = Подношения Аксомаммы
option-solo_offering_gold-gold_as_corn = и золотом вместо кукурузы
option-solo_offering_gold-corn_only = только кукурузой
option-solo_personality_trigger = Личность Аксомаммы срабатывает
option-solo_personality_trigger-acting = когда там действует жетон
option-solo_personality_trigger-landing = когда туда приходит жетон
option-edition_ceremony_trigger = ПО за жетон церемонии
option-edition_ceremony_trigger-ru = 1, 2, 4 (русское издание)
option-edition_ceremony_trigger-cz = 1, 2, 3 (чешское издание)
option-edition_z10 = Хранилище даёт
option-edition_z10-ru = 1 камень (русское издание)
option-edition_z10-cz = 2 камня (чешское издание)
option-edition_solo_hand_soldiers = Скрытые карты армии Аксомаммы считаются
option-edition_solo_hand_soldiers-ru = по 1 солдату (русское издание)
option-edition_solo_hand_soldiers-cz = по солдатам на них (чешское издание)
option-edition_conquest_payment = Солдаты за завоевание
option-edition_conquest_payment-ru = без лишних карт (русское издание)
option-edition_conquest_payment-cz = не меньше нужного (чешское издание)
option-edition_solo_half_refresh = При вашем восстановлении Аксомамма открывает половину
option-edition_solo_half_refresh-cz = того, что лежит у неё лицом вниз (чешское издание)
option-edition_solo_half_refresh-ru = всех своих зданий и карт армии (русское издание)
option-ceremony_cards_return = Карты божеств, сыгранные после церемонии, возвращаются в колоду
option-ceremony_cards_return-after_each_player = когда закончит их игрок
option-ceremony_cards_return-after_each_card = по одной
option-ceremony_cards_return-after_all_players = когда закончат все
option-solo_no_personality = Соло, проще: без жетона личности
option-solo_no_personality-off = нет
option-solo_no_personality-on = да
option-solo_buildings_cost_2 = Соло, проще: её здания стоят 2 камня
option-solo_buildings_cost_2-off = нет
option-solo_buildings_cost_2-on = да
option-solo_worship_needs_2 = Соло, проще: для поклонения ей нужны 2 статуи
option-solo_worship_needs_2-off = нет
option-solo_worship_needs_2-on = да
option-solo_one_conquest = Соло, проще: в своём действии она завоёвывает только раз
option-solo_one_conquest-off = нет
option-solo_one_conquest-on = да
option-solo_no_army_card = Соло, проще: без рабочих она не берёт карту армии
option-solo_no_army_card-off = нет
option-solo_no_army_card-on = да
remark-all-harder = Почти безнадёжно: со всеми усложнениями сразу лучший из наших ботов не выиграл ни одной партии.
option-solo_free_step = Соло, сложнее: при её поклонении и подношении 1 ступень храма бесплатно
option-solo_free_step-off = нет
option-solo_free_step-on = да
option-solo_equal_soldiers = Соло, сложнее: для завоевания ей хватает стольких солдат, сколько потерь
option-solo_equal_soldiers-off = нет
option-solo_equal_soldiers-on = да
option-solo_cheap_conquest = Соло, сложнее: она переворачивает и сбрасывает на 1 солдата меньше
option-solo_cheap_conquest-off = нет
option-solo_cheap_conquest-on = да
option-solo_priest_vp = Соло, сложнее: 2 ПО за каждое её действие жреца
option-solo_priest_vp-off = нет
option-solo_priest_vp-on = да
option-solo_weave_vp = Соло, сложнее: на церемонии 2 ПО вместо 1 за каждый её узор
option-solo_weave_vp-off = нет
option-solo_weave_vp-on = да
option-solo_idle_vp = Соло, сложнее: 2 ПО, когда у неё нет рабочих
option-solo_idle_vp-off = нет
option-solo_idle_vp-on = да
option-solo_resources_vp = Соло, сложнее: в конце 1 ПО за каждый её ресурс
option-solo_resources_vp-off = нет
option-solo_resources_vp-on = да

## Имена

resource-potato = картофель
    .amount =
        { $n ->
            [one] { $n } картофель
            [few] { $n } картофеля
            [many] { $n } картофеля
           *[other] { $n } картофеля
        }
    .accusative = { resource-potato.amount }
resource-corn = кукуруза
    .amount =
        { $n ->
            [one] { $n } кукуруза
            [few] { $n } кукурузы
            [many] { $n } кукурузы
           *[other] { $n } кукурузы
        }
    .accusative =
        { $n ->
            [one] { $n } кукурузу
            [few] { $n } кукурузы
            [many] { $n } кукурузы
           *[other] { $n } кукурузы
        }
resource-stone = камень
    .amount =
        { $n ->
            [one] { $n } камень
            [few] { $n } камня
            [many] { $n } камней
           *[other] { $n } камня
        }
    .accusative = { resource-stone.amount }
resource-gold = золото
    .amount =
        { $n ->
            [one] { $n } золото
            [few] { $n } золота
            [many] { $n } золота
           *[other] { $n } золота
        }
    .accusative = { resource-gold.amount }
amounts = { $amounts }

gain-vp =
    .amount = { $n } ПО
gain-god_card =
    .amount =
        { $n ->
            [one] { $n } карта божества
            [few] { $n } карты божеств
            [many] { $n } карт божеств
           *[other] { $n } карты божеств
        }
gain-army_card =
    .amount =
        { $n ->
            [one] { $n } карта армии
            [few] { $n } карты армии
            [many] { $n } карт армии
           *[other] { $n } карты армии
        }
gain-train =
    .amount =
        { $n ->
            [1] тренировка
            [one] { $n } тренировка
            [few] { $n } тренировки
            [many] { $n } тренировок
           *[other] { $n } тренировки
        }
gain-nomad_worker =
    .amount =
        { $n ->
            [one] { $n } кочевник
            [few] { $n } кочевника
            [many] { $n } кочевников
           *[other] { $n } кочевника
        }
gain-temple_step =
    .amount =
        { $n ->
            [one] { $n } ступень храма
            [few] { $n } ступени храма
            [many] { $n } ступеней храма
           *[other] { $n } ступени храма
        }
gain-pay_gold_temple =
    .amount =
        { $n ->
            [1] 1 ступень храма за 1 золото
            [one] { $n } ступень храма по 1 золоту
            [few] { $n } ступени храма по 1 золоту
            [many] { $n } ступеней храма по 1 золоту
           *[other] { $n } ступени храма по 1 золоту
        }
gain-refresh =
    .amount =
        { $n ->
            [one] { $n } бесплатное восстановление
            [few] { $n } бесплатных восстановления
            [many] { $n } бесплатных восстановлений
           *[other] { $n } бесплатного восстановления
        }
gain-free_weave =
    .amount =
        { $n ->
            [one] { $n } бесплатный узор
            [few] { $n } бесплатных узора
            [many] { $n } бесплатных узоров
           *[other] { $n } бесплатного узора
        }
gain-free_steps =
    .amount =
        { $n ->
            [1] бесплатные ступени
           *[other] бесплатные ступени ({ $n })
        }
gain-free_small_statue =
    .amount =
        { $n ->
            [one] { $n } бесплатная маленькая статуя
            [few] { $n } бесплатные маленькие статуи
            [many] { $n } бесплатных маленьких статуй
           *[other] { $n } бесплатной маленькой статуи
        }
gain-free_building =
    .amount =
        { $n ->
            [one] { $n } бесплатное здание
            [few] { $n } бесплатных здания
            [many] { $n } бесплатных зданий
           *[other] { $n } бесплатного здания
        }
gain-task_building =
    .amount =
        { $n ->
            [one] { $n } здание по его цене
            [few] { $n } здания по их цене
            [many] { $n } зданий по их цене
           *[other] { $n } здания по их цене
        }
gain-task_statue =
    .amount =
        { $n ->
            [one] { $n } статуя по её цене
            [few] { $n } статуи по их цене
            [many] { $n } статуй по их цене
           *[other] { $n } статуи по их цене
        }
gain-task_steps =
    .amount =
        { $n ->
            [1] ступени по их цене
           *[other] ступени по их цене ({ $n })
        }
gain-choice =
    .amount = одно из { $n } на выбор

worker-architect = архитектор
    .accusative = архитектора
worker-courier = посыльный
    .accusative = посыльного
worker-craftsman = ремесленник
    .accusative = ремесленника
worker-priest = жрец
    .accusative = жреца
worker-warrior = воин
    .accusative = воина

task-potato = сбор картофеля
task-corn = сбор кукурузы
task-stone = сбор камня
task-gold = сбор золота
task-weave = создание узоров
task-statue = возведение статуи
task-steps = строительство ступеней
task-building = строительство здания
task-train = тренировка
task-produce = однократное производство
task-trade = торговля

action-worship = поклонение
action-offering = подношение
action-refresh = восстановление
action-conquest = завоевание
action-produce = производство

symbol-zigzag = зигзаг
symbol-spiral = спираль
symbol-squares = квадраты
symbol-wave = волна
symbol-eye = глаз
symbol-cross = крест

terrace-top = верхняя терраса
    .on = на верхней террасе
terrace-mid = средняя терраса
    .on = на средней террасе
terrace-bot = нижняя терраса
    .on = на нижней террасе
sector = сектор { $n }
space-place = сектор { $sector }, { $terrace }, клетка { $n } ({ $symbol })
stair-upper = верхние ступени сектора { $n }
stair-lower = нижние ступени сектора { $n }
statue-small = маленькая статуя ({ $symbol })
statue-large = большая статуя ({ $symbol })
god-card = { $symbol } ({ $amounts })
army-card =
    { $soldiers ->
        [one] карта армии { $n } ({ $soldiers } солдат; { $amounts })
        [few] карта армии { $n } ({ $soldiers } солдата; { $amounts })
        [many] карта армии { $n } ({ $soldiers } солдат; { $amounts })
       *[other] карта армии { $n } ({ $soldiers } солдата; { $amounts })
    }
building-production = производственное здание { $n } ({ $amounts })
weave-tile = узор { $n } (рисунок { $pattern }; { $left } | { $right })
weave-start = начальный узор { $n } (рисунок { $pattern }; { $left } | { $right })
conquest-space = { $region } { $n }
temple-place = ступень храма { $n }

region-chinchaysuyu = Чинчайсуйу
region-antisuyu = Антисуйу
region-qullasuyu = Кольясуйу
region-kuntisuyu = Кунтисуйу

building-Z01 = Дом посыльных
building-Z02 = Дом жрецов
building-Z03 = Двор оружейников
building-Z04 = Дом швей
building-Z05 = Дом мастеров
building-Z06 = Картофельный погреб
building-Z07 = Застава
building-Z08 = Ткацкий двор
building-Z09 = Зал гобеленов
building-Z10 = Хранилище
building-Z11 = Алтарь ткачей
building-Z12 = Золотая лестница
building-Z13 = Крепость
building-Z14 = Казармы
building-Z15 = Меняльный двор
building-Z16 = Починочная мастерская
building-Z17 = Дом трофеев
building-Z18 = Сборный плац
building-Z19 = Дом оракула
building-Z20 = Сады на террасах

solo_action-potato = взять картофель
solo_action-corn = взять кукурузу
solo_action-stone = взять камень
solo_action-gold = взять золото
solo_action-stone_or_corn = взять камень или кукурузу
solo_action-building_production = построить производственное здание
solo_action-weave = создать узоры
solo_action-steps = построить ступени
solo_action-building_passive = построить постоянное здание
solo_action-statue = возвести статую
solo_action-village_potato = нанять с картофельного конца деревни
solo_action-nomad = нанять кочевника
solo_action-village_corn = нанять с кукурузного конца деревни
solo_row-top = верхний ряд
    .in = верхнем ряду
solo_row-middle = средний ряд
    .in = среднем ряду
solo_row-bottom = нижний ряд
    .in = нижнем ряду

source-start = начало игры
source-steps_used = пользование ступенями
source-steps = построенные ступени
source-statues = статуи
source-god_cards = карты божеств
source-tasks = поручения и карты армии
source-seams = соединения гобеленов
source-production = производственные здания
source-conquest = завоёванные клетки
source-casualties = первенство в регионах
source-temple = храм, на церемониях
source-temple_end = храм, в конце игры
source-token = жетон церемонии
source-passive = постоянные здания
source-solo = особые правила Аксомаммы
source-unpaid = неуплаченный картофель
source-tapestries = гобелены
source-buildings = открытые здания
source-hand = карты божеств в руке
source-army = открытые карты армии
source-workers = оставшиеся рабочие
source-gold = оставшееся золото

## Вопросы и ответы

question-keep = Выберите карты божеств, которые оставите в руке: { $n } из { $of }; остальные разыгрываются сейчас.
question-start_weave = Выберите начальный узор.
question-play_god = Выберите карту божества, которую разыграете.
question-reward = Выберите, какой бонус взять следующим.
question-priest_start = Выберите, где начнёт ваш верховный жрец.
question-plan = Выберите действие.
question-worker = Выберите рабочего для размещения.
question-identity = Выберите, кем считать этого рабочего.
question-space = Выберите клетку для рабочего.
question-price = Выберите, чем заплатить за клетку.
question-pay = Выберите, чем заплатить.
question-capture = Выберите соседнего рабочего, которого заберёте.
question-extra = Заплатить 1 картофель за ещё одно поручение?
question-card_now = Взять бонусы карты божества сейчас, до поручений, или позже?
question-task = Выберите поручение.
question-stair = Выберите, где построить ступени.
question-build = Выберите здание, которое построите.
question-give_god = Выберите карту божества, которую положите под колоду.
question-replace = Выберите, какие жетоны рынка заменить.
question-statue = Выберите статую.
question-drop_weave = Выберите узор, который вернёте под стопку.
question-buy_weave = Выберите узор, который купите.
question-lay_weave = Выберите, какой узор выложить первым.
question-weave_end = Выберите, куда положить узор.
question-leftover = Купить один из оставшихся узоров?
question-free_weave = Выберите, какой бесплатный узор взять.
question-seam = Выберите, какое соединение принесёт бонус первым.
question-train = Выберите карту армии, которую оставите.
question-god_from = Выберите, откуда взять карту божества.
question-produce = Выберите здание, которое производит.
question-refresh = Выберите, что восстановить.
question-priest_move = На сколько клеток передвинуть верховного жреца?
question-instead = Выполнить действие или взять вместо него 1 золото?
question-worship = Выберите статую, которую отдадите храму.
question-offer = За сколько ступеней храма вы платите кукурузой?
question-casualty = Выберите рабочего, который станет военной потерей.
question-play_army = Выберите карту армии, которую выложите открытой.
question-conquer = Выберите клетку для завоевания.
question-soldiers = Выберите, какие карты армии перевернуть и какие сбросить.
question-discard_army = Выберите, какую карту сбросить.
question-flip_army = Выберите, какую карту перевернуть лицом вниз.
question-hire = Нанять рабочего в деревне?
question-dismiss = У вас слишком много рабочих: выберите, кто выбывает из игры.
question-nomad = Выберите кочевника.
question-pay_temple = Заплатить 1 золото за ступень храма?
question-gold_for_potato = Сколько золота вы платите вместо недостающего картофеля?
question-choice = Выберите один из бонусов.

play_god-done = Больше не разыгрывать карт
reward-n = Бонус { $n }
reward-done = Больше не брать бонусов
plan-place = Разместить рабочего
plan-move_priest = Передвинуть верховного жреца
plan-pray = Молитва
plan-train = Тренировка
plan-recruit = Наём
identity-as = Считать за { $worker_accusative }
identity-itself = Оставить как есть
price-gold = Заплатить 1 золото
capture-nobody = Никого не забирать
extra-no = Без дополнительного поручения
extra-yes = Заплатить 1 картофель за ещё одно поручение
card_now-now = Бонусы сейчас
card_now-later = Бонусы позже
task-stop = Больше не выполнять поручений
task-pay_potato = Заплатить 1 картофель за ещё одно поручение
stair-none = Не строить ступени
build-replace = Сначала заменить жетоны рынка
build-none = Ничего не строить
replace-places =
    { $n ->
        [1] Место { $one }
       *[other] Места { $one } и { $two }, в этом порядке
    }
statue-none = Без статуи
buy_weave-done = Больше не покупать
weave_end-new = Начать новый гобелен
weave_end-new_turned = Начать новый гобелен, повернув узор
weave_end-left = Левый конец гобелена { $n }
weave_end-right = Правый конец гобелена { $n }
weave_end-left_turned = Левый конец гобелена { $n }, повернув узор
weave_end-right_turned = Правый конец гобелена { $n }, повернув узор
leftover-none = Ничего не покупать
free_weave-top = Верхний узор
free_weave-beneath = Узор под ним, не глядя
free_weave-none = Без узора
god_from-deck = С верха колоды
produce-done = Больше не производить
refresh-done = Больше не восстанавливать
priest_move-one = На 1 клетку
priest_move-two = На 2 клетки
instead-act = Выполнить действие
instead-gold = Взять 1 золото
worship-done = Больше не отдавать
offer-n =
    { $n ->
        [one] { $n } ступень
        [few] { $n } ступени
        [many] { $n } ступеней
       *[other] { $n } ступени
    }
offer-none = Ни одной ступени
casualty-potato_end = С картофельного конца деревни
casualty-corn_end = С кукурузного конца деревни
play_army-done = Больше не выкладывать
conquer-none = Ничего не завоёвывать
soldiers-use = Перевернуть: { $flip }; сбросить: { $discard }
soldiers-one =
    .amount =
        { $n ->
            [one] { $n } карта с 1 солдатом
            [few] { $n } карты с 1 солдатом
            [many] { $n } карт с 1 солдатом
           *[other] { $n } карты с 1 солдатом
        }
soldiers-two =
    .amount =
        { $n ->
            [one] { $n } карта с 2 солдатами
            [few] { $n } карты с 2 солдатами
            [many] { $n } карт с 2 солдатами
           *[other] { $n } карты с 2 солдатами
        }
hire-potato_end = Нанять с картофельного конца за 1 картофель
hire-corn_end = Нанять с кукурузного конца за 1 кукурузу
hire-nobody = Никого не нанимать
nomad-nobody = Не брать кочевника
pay_temple-no = Без подъёма
pay_temple-yes = Заплатить 1 золото за 1 ступень
gold_for_potato-n =
    { $n ->
        [0] Без золота
       *[other] Золота: { $n }
    }
choice-n = Вариант { $n }
free-army = Сбросить ради бонуса: { $army }
free-swap = Меняльный двор: { $give } — { $get }
free-pray = Дом оракула: 1 картофель за карту божества

## Что произошло

event-gained = { $seat } получает { $resource_accusative }.
event-spent = { $seat } тратит { $resource_accusative }.
event-scored = { $seat }: { $points } ПО, { $source }.
event-nomad_taken = { $seat } берёт кочевника: { $worker }.
event-worker_hired = { $seat } нанимает в деревне: { $worker }.
event-worker_dismissed = { $seat } превышает предел числа рабочих; из игры выбывает { $worker }.
event-worker_taken = { $seat } забирает рабочего с холма: { $worker }, { $space }.
event-start_weave = { $seat } начинает игру: { $weave }.
event-card_resolved = { $seat } разыгрывает карту божества: { $god }.
event-priest_placed = { $seat } ставит верховного жреца: { $action }.
event-round_began = Раунд { $round }.
event-turn_began = Ход: { $seat }.
event-place_chosen = { $seat } выбирает клетку. Еды: { $food }, поручений: { $tasks }.
event-placed = { $seat } размещает рабочего: { $worker }, { $space }.
event-neutral_placed = Рабочий занимает помеченную клетку: { $worker }, { $space }.
event-paid_card = { $seat } сбрасывает за клетку карту божества: { $god }.
event-tasks_counted =
    { $n ->
        [one] { $seat } может выполнить { $n } поручение.
        [few] { $seat } может выполнить { $n } поручения.
        [many] { $seat } может выполнить { $n } поручений.
       *[other] { $seat } может выполнить { $n } поручения.
    }
event-task_done = { $seat }, поручение: { $task }.
event-tasks_lost =
    { $n ->
        [one] { $seat } не выполняет { $n } поручение.
        [few] { $seat } не выполняет { $n } поручения.
        [many] { $seat } не выполняет { $n } поручений.
       *[other] { $seat } не выполняет { $n } поручения.
    }
event-god_card_drawn = { $seat } берёт карту божества из колоды.
event-god_card_taken = { $seat } берёт карту божества с алтаря: { $god }.
event-altar_cleared = Карты алтаря замешаны в колоду божеств.
event-altar_joined = На алтаре новая карта: { $god }.
event-market_replaced =
    { $n ->
        [one] { $seat } заменяет { $n } жетон рынка.
        [few] { $seat } заменяет { $n } жетона рынка.
        [many] { $seat } заменяет { $n } жетонов рынка.
       *[other] { $seat } заменяет { $n } жетона рынка.
    }
event-market_refilled = Новое на рынке: { $building }.
event-army_drawn =
    { $n ->
        [one] { $seat } берёт { $n } карту армии.
        [few] { $seat } берёт { $n } карты армии.
        [many] { $seat } берёт { $n } карт армии.
       *[other] { $seat } берёт { $n } карты армии.
    }
event-trained = { $seat } проводит тренировку и оставляет карту армии.
event-army_bonus = { $seat } сбрасывает ради бонуса: { $army }.
event-steps_built = { $seat } строит { $stair }.
event-built = { $seat } строит: { $building }.
event-statue_made = { $seat } возводит: { $statue }.
event-weaves_drawn =
    { $n ->
        [one] { $seat } берёт { $n } узор.
        [few] { $seat } берёт { $n } узора.
        [many] { $seat } берёт { $n } узоров.
       *[other] { $seat } берёт { $n } узора.
    }
event-weave_placed = { $seat } выкладывает { $weave }.
event-weave_bought = { $seat } покупает оставшийся { $weave }.
event-seam_paid = { $seat }, бонус соединения: { $edge }.
event-produced = { $seat } использует { $building }.
event-refreshed = { $seat } восстанавливает: { $refreshed }.
event-priest_moved = { $seat } передвигает верховного жреца: { $action }.
event-took_gold = { $seat } берёт золото вместо действия.
event-statue_given = { $seat } отдаёт храму: { $statue }.
event-climbed = { $seat } поднимается на ступень храма { $step }.
event-casualty = Новая военная потеря: { $worker }.
event-army_played = { $seat } выкладывает: { $army }.
event-conquered = { $seat } завоёвывает { $conquest }.
event-soldiers_used = { $seat } использует карты армии: перевёрнуто { $flipped }, сброшено { $discarded }.
event-swapped = { $seat }, обмен: { $resource } — { $gain }.
event-token_taken = Деревня пуста: { $seat } берёт жетон церемонии.
event-ceremony = Церемония { $number }.
event-region_scored = { $seat } первенствует в регионе { $region }.
event-cards_paid =
    { $n ->
        [one] { $seat } платит за { $n } карту божества в руке.
        [few] { $seat } платит за { $n } карты божеств в руке.
        [many] { $seat } платит за { $n } карт божеств в руке.
       *[other] { $seat } платит за { $n } карты божеств в руке.
    }
event-unpaid_cards =
    { $n ->
        [one] { $seat } не платит картофель за { $n } карту божества.
        [few] { $seat } не платит картофель за { $n } карты божеств.
        [many] { $seat } не платит картофель за { $n } карт божеств.
       *[other] { $seat } не платит картофель за { $n } карты божеств.
    }
event-village_refilled =
    { $n ->
        [one] В деревню приходит { $n } рабочий.
        [few] В деревню приходят { $n } рабочих.
        [many] В деревню приходят { $n } рабочих.
       *[other] В деревню приходят { $n } рабочего.
    }
event-ceremony_cards =
    { $n ->
        [one] { $seat } берёт после церемонии { $n } карту божества.
        [few] { $seat } берёт после церемонии { $n } карты божеств.
        [many] { $seat } берёт после церемонии { $n } карт божеств.
       *[other] { $seat } берёт после церемонии { $n } карты божеств.
    }
event-card_played = { $seat } разыгрывает карту божества: { $god }.
event-new_market = Все здания рынка сменились.
event-game_ended = Игра окончена.
event-she_passes = Аксомамма не выбирает действие жреца: условия не выполнены ({ $action }, { $other }).
event-she_seeks = Карта на месте { $slot }: { $symbol }. Аксомамма ищет свободную клетку с этим символом { $terrace_on }.
event-she_looks_on = Там такой нет, и Аксомамма ищет { $terrace_on }.
event-she_weaves_one = Аксомамма может купить только один узор и вместо второго берёт 1 золото.
event-she_rolled = Аксомамма бросает кубик: { $n }.
event-she_moves_priest = Аксомамма выбирает действие жреца: { $action }.
event-she_places = Аксомамма размещает рабочего: { $worker }, { $space }.
event-she_matches = У Аксомаммы есть статуя с символом сыгранной карты: { $symbol }.
event-she_acts = Планшет Аксомаммы: { $solo_action }.
event-she_cannot = Аксомамма не может выполнить это полностью и берёт 1 золото: { $solo_action }.
event-she_skips = Аксомамма не может этого выполнить и пропускает: { $solo_action }.
event-token_moved = Жетон { $value } передвигается в { $row_in } планшета Аксомаммы.
event-she_rests = У Аксомаммы нет ни рабочего, ни подходящего действия жреца.
event-she_swaps_potato =
    { $n ->
        [one] Аксомамма меняет { $n } картофель на ПО.
       *[other] Аксомамма меняет { $n } картофеля на ПО.
    }
event-altar_to_deck = Аксомамма кладёт самую старую карту алтаря под колоду: { $god }.
event-personality = Срабатывает личность Аксомаммы.
event-card_passed = Карте Аксомаммы не подходит ни одна клетка, и карта уходит на алтарь: { $god }.
event-personality_laid = Жетон личности Аксомаммы приносит: { $personality }.
event-she_starts = Аксомамма бросает кубик, чтобы поставить своего верховного жреца: { $n }.
event-she_first_steps = Аксомамма начинает игру, построив { $stair }.
event-she_rolls_statue = Аксомамма бросает кубик на символ статуи: { $n }.
event-she_takes_any = Ни одна карта не подходит к свободным клеткам: Аксомамма занимает самую дешёвую.
event-slot_refilled = Новая карта на месте { $slot } у планшета Аксомаммы: { $symbol }.
event-she_hires = Аксомамма нанимает в деревне: { $worker }.
event-she_takes_nomad = Аксомамма берёт кочевника: { $worker }.
event-she_dismisses = У Аксомаммы слишком много рабочих; из игры выбывает { $worker }.
event-she_gets_bonus = Аксомамма получает бонус нового рабочего: { $worker }.
event-she_follows = Аксомамма присоединяется: { $action }.
event-she_keeps_up = Лучшее здание Аксомаммы остаётся открытым: { $building }.
event-she_concludes = После действия жреца Аксомамма берёт карту армии и сбрасывает до 2 самых старых карт алтаря.
event-altar_discarded = Аксомамма сбрасывает с алтаря: { $god }.
event-she_walks = Верховный жрец Аксомаммы переходит дальше без действия: { $action }.
event-she_counts_weaves =
    { $n ->
        [one] Вместо торговли Аксомамма получает ПО за { $n } узор.
        [few] Вместо торговли Аксомамма получает ПО за { $n } узора.
        [many] Вместо торговли Аксомамма получает ПО за { $n } узоров.
       *[other] Вместо торговли Аксомамма получает ПО за { $n } узора.
    }
event-she_is_behind = Аксомамма отстаёт и получает за это ПО.
event-she_last_action = Последнее действие Аксомаммы: { $action }.
event-she_climbs_free = Сложнее: сначала Аксомамма бесплатно поднимается на 1 ступень храма.
event-she_chose_priest = Сложнее: Аксомамма получает ПО за действие жреца.
event-she_rests_well = Сложнее: Аксомамма получает ПО, оставшись без рабочих.
event-she_counts_resources =
    { $n ->
        [one] Сложнее: Аксомамма получает ПО за { $n } ресурс.
        [few] Сложнее: Аксомамма получает ПО за { $n } ресурса.
        [many] Сложнее: Аксомамма получает ПО за { $n } ресурсов.
       *[other] Сложнее: Аксомамма получает ПО за { $n } ресурса.
    }

## Почему нельзя

blocked-space-taken = На этой клетке уже стоит рабочий.
blocked-no-card-no-gold = У вас нет ни карты божества с этим символом, ни золота.
blocked-food-too-dear = Вам не хватает еды на такую удалённость и высоту.
blocked-no-worker = У вас нет такого рабочего.
blocked-no-space = Нет клетки, за которую вы могли бы заплатить.
blocked-icon-not-touched = Клетка рабочего не примыкает к этому поручению.
blocked-icon-used = Это поручение уже выполнено; сначала два других из группы.
blocked-no-weave = Узоров не осталось.
blocked-no-statue = Вам нечем заплатить ни за одну из оставшихся статуй.
blocked-no-building = Вы не можете построить ни одного здания, и нет карты божества, чтобы заменить жетоны.
blocked-nothing-to-produce = У вас нет открытых производственных зданий.
blocked-spot-taken = Здесь ступени уже построены.
blocked-upper-first = Сначала в этом секторе нужно построить верхние ступени.
blocked-no-marker = У вас не осталось фишек ступеней.
blocked-not-in-market = Этого здания нет на рынке.
blocked-building-too-dear = Вам нечем заплатить за это здание.
blocked-no-god-card = У вас в руке нет карт божеств.
blocked-statue-gone = Таких статуй не осталось.
blocked-statue-too-dear = Вам нечем заплатить за эту статую.
blocked-different-actions = Два второстепенных действия за ход должны быть разными.
blocked-no-nomad = Такого кочевника нет.
blocked-village-empty = Деревня пуста.
blocked-hire-too-dear = Вам нечем заплатить за этого рабочего.
blocked-conquest-taken = Эта клетка уже завоёвана.
blocked-no-conquest-marker = У вас не осталось фишек завоеваний.
blocked-too-few-soldiers = На ваших открытых картах армии не хватает солдат для этой клетки.
blocked-no-own-statue = У вас нет такой статуи.
blocked-one-of-each-size = Статую такого размера вы уже отдали.
blocked-offer-too-dear = Вам не хватает кукурузы на столько ступеней.
blocked-follow-one-step = Присоединившись, можно оплатить только 1 ступень.
blocked-follow-too-dear = Вам не хватает кукурузы, чтобы присоединиться.
blocked-refresh-too-dear = У вас нет еды, чтобы восстановить ещё.
blocked-follow-refresh-too-dear = Присоединившись, платят по 1 кукурузе, а её у вас нет.
blocked-refresh-production-only = Здесь можно восстановить только производственное здание.
blocked-village-first = Пока в деревне кто-то есть, военная потеря берётся оттуда.
blocked-army-too-dear = У вас нет ни картофеля, ни золота, чтобы выложить эту карту.
blocked-soldiers-do-not-fit = Этих карт не хватает для этой клетки.
blocked-face-down = Это здание закрыто.
blocked-no-potato = У вас нет ни картофеля, ни золота вместо него.
blocked-no-gold = У вас нет золота.
blocked-temple-top = Вы уже на верхней ступени храма.
blocked-pattern-twice = В этом гобелене уже есть узор с таким рисунком.
blocked-own-turn-only = Это возможно только в ваш собственный ход.
blocked-cannot-pay = Вам не хватает ресурсов, чтобы заплатить так.
blocked-already-face-up = Это уже открыто.
blocked-not-in-hand = Этой карты нет у вас в руке.
blocked-no-bonus-in-area = Карта армии в игровой зоне бонуса не даёт, только карта из руки.
blocked-kept-already = Эту карту вы уже оставили себе.
blocked-not-set-aside = Это не одна из ваших начальных карт, которые ещё не разыграны.
blocked-no-starting-weave = Этого узора нет среди оставшихся начальных.
blocked-no-placement-now = Вы начали ход второстепенным действием: теперь следует ещё одно, а не размещение рабочего.
blocked-no-workers = У вас нет рабочих для размещения.
blocked-no-placement-payable = Ни с одним из ваших рабочих вы не можете заплатить ни за одну свободную клетку.
blocked-no-nomads = Кочевников нет.
blocked-food-beside-gold = Без карты божества с этим символом нужно отдать 1 золото, а остатка не хватает на еду.
blocked-gold-for-food = Это золото нужно вам на еду.
blocked-other-symbol = На этой карте не тот символ, что на клетке.
blocked-already-that = Рабочий и так этого вида.
blocked-not-as-courier = У вас нет здания, с которым рабочий считается посыльным.
blocked-not-as-priest = У вас нет здания, с которым рабочий считается жрецом.
blocked-not-as-builder = Друг друга заменяют только архитектор и ремесленник, и только с нужным зданием.
blocked-not-as-warrior = Ни одно здание не делает другого рабочего воином.
blocked-not-adjacent = Эта клетка не соседствует с воином.
blocked-no-worker-there = Там никто не стоит.
blocked-no-warrior = Воин не может забрать другого воина.
blocked-no-potato-for-task = Сейчас поручение за картофель не купить: это делает только жрец, один раз за размещение и в своё время.
blocked-no-such-reward = У этой карты нет такого бонуса.
blocked-no-card-resolved = Игра окончена, остались последние бесплатные действия: карты больше не разыгрываются.
blocked-reward-taken = Этот бонус вы уже взяли.
blocked-not-the-price = Сумма не равна цене.
blocked-not-accepted = Цена указана в других ресурсах, и заменить их может только золото.
blocked-stairs-full = Свободных мест для ступеней не осталось.
blocked-steps-too-dear = Вам не хватает камня на ступени.
blocked-must-build-steps = Вы выбрали поручение «ступени»: укажите место.
blocked-market-empty = На рынке не осталось зданий.
blocked-replaced-already = Заменить жетоны можно только один раз на каждое здание.
blocked-must-build = Вы выбрали поручение «здание»: постройте его или сначала замените жетоны.
blocked-no-tile-to-replace = Там на рынке пусто: заменять нечего.
blocked-small-statue-only = Бесплатная статуя всегда маленькая.
blocked-must-make-statue = Вы выбрали поручение «статуя»: выберите её.
blocked-weave-not-drawn = Этого узора нет среди взятых сейчас.
blocked-weave-too-dear = Вам не хватает кукурузы ещё на один узор.
blocked-weaves-unpaid = Тогда вы не смогли бы заплатить за взятые узоры.
blocked-lay-one-bought = Это не один из узоров, которые вы только что купили.
blocked-weave-not-left = Этого узора нет среди оставшихся.
blocked-leftover-too-dear = Вам не хватает кукурузы на этот узор.
blocked-nothing-beneath = Под верхним узором больше ничего нет.
blocked-no-such-tapestry = У вас нет такого гобелена.
blocked-not-turned = За этим столом узоры не поворачивают.
blocked-seam-not-due = У вас нет соединения с этим символом, за которое ещё положен бонус.
blocked-train-one-drawn = Это не одна из только что взятых карт армии.
blocked-not-on-altar = Этой карты нет на алтаре.
blocked-god-deck-empty = Колода карт божеств пуста.
blocked-not-your-building = У вас нет этого здания.
blocked-produced-already = Это здание уже произвело в этом действии.
blocked-must-produce = Вы выбрали поручение «производство»: выберите здание.
blocked-not-in-area = Этого нет в вашей игровой зоне.
blocked-no-such-choice = Больше выбирать не из чего.
blocked-soldiers-missing = У вас нет столько таких карт в открытую в игровой зоне.
blocked-card-not-face-up = Эта карта не лежит открытой в вашей игровой зоне.
blocked-other-strength = Вы выбрали карты с другим числом солдат.
blocked-soldiers-to-spare = Одна из этих карт лишняя.
blocked-must-recruit = Вы выбрали наём: возьмите кочевника.
blocked-potato-first = Золото заменяет только недостающий картофель.
blocked-not-so-much-gold = У вас нет столько золота.
blocked-gold-forced = За этим столом недостающий картофель обязательно платят золотом.
blocked-not-in-between = Это можно сделать до или после, но не посередине.
blocked-no-swaps = У вас нет здания, которое позволяет такой обмен.
blocked-lot-missing = У вас нет того, что нужно отдать.
blocked-swapped-back = Вы только что сделали обратный обмен.
blocked-no-prayers = У вас нет здания, которое даёт карты божеств за картофель.
blocked-no-god-card-left = Карт божеств не осталось ни в колоде, ни на алтаре.
blocked-placement-unpaid = Тогда вы уже не смогли бы заплатить за начатое размещение.

## Сколько стоит, что делает и что приносит

tile-reconstructed = Реконструкция, а не напечатанные значения
tile-reconstructed-cost = Цена реконструирована, а не напечатана
tile-reconstructed-solo = Доход Аксомаммы реконструирован, а не напечатан
cost = Цена: { $amounts }
tile-output = Производство: { $amounts }
tile-face_up = Открытым в конце игры: { $n } ПО
choice-is = Вариант { $n }: { $amounts }

card-symbol = Оплачивает клетку с символом: { $symbol }
card-reward = Со своей статуей этого символа, при подготовке и на церемониях:
reward-is = Бонус { $n }: { $amounts }
card-hand = В руке: на каждой церемонии 1 картофель, в конце игры { $n } ПО
army-soldiers =
    { $n ->
        [one] { $n } солдат
        [few] { $n } солдата
        [many] { $n } солдат
       *[other] { $n } солдата
    }
army-bonus = При сбросе из руки в свой ход: { $amounts }
army-face_up = Открытой в конце игры: { $n } ПО

statue-vp = Сразу: { $n } ПО
statue-symbol = Карты божества с её символом дают бонусы при размещении рабочего
statue-worship =
    { $n ->
        [1] Поклонение: за неё 1 ступень храма
        [one] Поклонение: за неё { $n } ступень храма, присоединившимся 1
        [few] Поклонение: за неё { $n } ступени храма, присоединившимся 1
        [many] Поклонение: за неё { $n } ступеней храма, присоединившимся 1
       *[other] Поклонение: за неё { $n } ступени храма, присоединившимся 1
    }

weave-pattern = Рисунок { $n }: один раз в каждом гобелене
weave-left = Левый край: { $edge }
weave-right = Правый край: { $edge }
weave-seam = Соединение двух таких краёв даёт при каждой торговле: { $amounts }
weave-length =
    { $n ->
        [one] Гобелен из { $n } узора: в конце игры { $vp } ПО
       *[other] Гобелен из { $n } узоров: в конце игры { $vp } ПО
    }

conquest-flip =
    { $n ->
        [one] Перевернуть { $n } солдата
        [few] Перевернуть { $n } солдат
        [many] Перевернуть { $n } солдат
       *[other] Перевернуть { $n } солдата
    }
conquest-discard =
    { $n ->
        [one] Сбросить { $n } солдата
        [few] Сбросить { $n } солдат
        [many] Сбросить { $n } солдат
       *[other] Сбросить { $n } солдата
    }
conquest-reward = Бонус: { $amounts }
region-majority = На каждой церемонии тот, у кого здесь больше всего фишек, получает 1 ПО за каждую военную потерю; при ничьей — тот, чья фишка правее

temple-left = При подъёме сюда и на каждой церемонии: { $amounts }
temple-vp = На каждой церемонии: { $n } ПО
temple-end = В конце игры: { $n } ПО

stair-gain = Дают: { $amounts }
stair-discount =
    { $n ->
        [one] Рабочие, размещаемые ниже в этом секторе, платят на { $n } еду меньше
       *[other] Рабочие, размещаемые ниже в этом секторе, платят на { $n } еды меньше
    }
stair-used = Владелец получает { $n } ПО каждый раз, когда ступенями пользуется другой
stair-above = Нужны верхние ступени; их владелец получает { $n } ПО

hill-symbol = Символ: { $symbol }
hill-height =
    { $n ->
        [0] За высоту еду не платят
       *[other] Еды за высоту: { $n }, со ступенями меньше
    }
hill-blue = Синяя: у архитектора на 1 поручение больше
hill-green = Зелёная: у ремесленника на 1 поручение больше
hill-task = Поручение: { $task }
hill-two_players = Вдвоём её занимает случайный рабочий

do-gather = Получить: { $amounts }
do-weave =
    { $n ->
        [one] Взять { $n } верхний узор и купить его, если угодно
       *[other] Взять верхние узоры ({ $n }) и купить сколько угодно из них
    }
do-weave-price =
    { $n ->
        [one] { $n } узор: { $amounts }
        [few] { $n } узора: { $amounts }
        [many] { $n } узоров: { $amounts }
       *[other] { $n } узора: { $amounts }
    }
do-weave-rest =
    { $corn ->
        [one] Затем каждый другой игрок может купить один из оставшихся за { $corn } кукурузу
       *[other] Затем каждый другой игрок может купить один из оставшихся за { $corn } кукурузы
    }
do-statue-small = Маленькая статуя: { $amounts }, приносит { $vp } ПО
do-statue-large = Большая статуя: { $amounts }, приносит { $vp } ПО
do-steps = Положить фишку ступеней на свободную клетку для ступеней
do-building = Построить здание рынка по его цене
do-building-replace = Перед этим, положив карту божества под колоду, можно заменить 1 или 2 жетона
do-train = Взять 2 карты армии и оставить 1
do-produce = Получить бонус одного открытого производственного здания; оно остаётся открытым
do-trade = Получить бонус каждого соединения с одинаковыми краями

power-architect = На 1 поручение больше на синей клетке
power-courier-food = На 1 еду меньше
power-courier-first = На 1 поручение больше, если это первый рабочий в сегменте
power-craftsman = На 1 поручение больше на зелёной клетке
power-priest-potato = Ещё 1 поручение за 1 картофель
power-priest-card = После поручений 1 карта божества
power-warrior-card = Взять 1 карту армии
power-warrior-worker = Затем можно забрать соседнего рабочего, если это не воин
power-neighbours = Ещё по 1 поручению за каждого соседнего рабочего того же цвета
power-solo = Аксомамма, нанимая его, получает: { $amounts }

lead-worship =
    { $n ->
        [one] Вы: большая статуя за { $n } ступень храма, маленькая за 1 или обе
        [few] Вы: большая статуя за { $n } ступени храма, маленькая за 1 или обе
        [many] Вы: большая статуя за { $n } ступеней храма, маленькая за 1 или обе
       *[other] Вы: большая статуя за { $n } ступени храма, маленькая за 1 или обе
    }
follow-worship = Остальные: одна статуя любого размера за 1 ступень храма
lead-offering =
    { $corn ->
        [one] Вы: до { $n } ступеней храма по { $corn } кукурузе
       *[other] Вы: до { $n } ступеней храма по { $corn } кукурузы
    }
follow-offering =
    { $corn ->
        [one] Остальные: 1 ступень храма за { $corn } кукурузу
       *[other] Остальные: 1 ступень храма за { $corn } кукурузы
    }
lead-refresh = Вы: восстановить бесплатно 1 производственное здание или карту армии, прочие по 1 еде
follow-refresh = Остальные: сколько угодно по 1 кукурузе
lead-conquest-casualty = Сначала рабочий с одного из концов деревни становится военной потерей
lead-conquest = Вы: выложить карты армии по 1 картофелю, первую бесплатно, и завоевать до 2 клеток
follow-conquest = Остальные: выложить карты армии по 1 картофелю и завоевать 1 клетку
lead-produce = Вы: получить бонусы открытых производственных зданий и закрыть их; до или после этого восстановить 1 из них
follow-produce = Остальные: получить бонусы открытых производственных зданий и закрыть их
lead-gold = Вместо этого вы можете взять 1 золото

effect-Z01 = Любого рабочего при размещении можно считать посыльным
effect-Z02 = Любого рабочего при размещении можно считать жрецом
effect-Z03 = Размещение воина восстанавливает до 2 ваших производственных зданий
effect-Z04 = Соединение одинаковых краёв даёт бонус и сразу при создании
effect-Z05 = Ваши ремесленники могут действовать как архитекторы, а архитекторы как ремесленники
effect-Z06 = 4 картофеля в начале каждой церемонии; в конце игры ещё по 1 ПО за карту божества в руке
effect-Z07 = Вы получаете ПО и за собственные ступени, когда пользуетесь ими
effect-Z08 = При создании узоров возьмите 5, верните 2 под стопку и продолжайте с 3
effect-Z09 = В начале каждой церемонии 1 ПО за каждый узор самого длинного гобелена
effect-Z10 = В начале каждой церемонии: { $amounts }
effect-Z10-edition = По чешскому изданию: { $amounts }
effect-Z11 = Когда кто-либо активирует подношение, вы получаете бесплатный узор
effect-Z12 = Когда кто-либо активирует подношение и перед самой церемонией вы можете заплатить 1 золото за 1 ступень храма
effect-Z13 = В каждом завоевании вы переворачиваете на 1 солдата меньше и сбрасываете на 1 меньше, но не меньше 1 всего
effect-Z14 = Размещение воина даёт ещё 2 поручения
effect-Z15 = Вы можете сколько угодно менять 2 камня, 1 золото и 2 кукурузы друг на друга
effect-Z16 = Когда кто-либо активирует производство, вы можете восстановить 1 производственное здание или карту армии
effect-Z17 = Когда кто-либо активирует завоевание, вы получаете 1 золото и 1 ПО
effect-Z18 = Когда кто-либо активирует восстановление, вы берёте 1 карту армии и получаете 1 золото
effect-Z19 = В любой момент своего хода вы можете заплатить 1 картофель за 1 карту божества
effect-Z20 = Сбор картофеля, кукурузы или камня даёт ещё 1 такой же ресурс и 1 ПО

# Parts of the board.

board-axomamma = Планшет Аксомаммы
board-axomamma-about = Кубик указывает, какие жетоны действуют: каждый выполняет клетку, на которой стоит, и идёт по своему ряду на столько клеток, сколько на нём написано. Знаки сверху — божества её карт; клетка в рамке — её личность.
