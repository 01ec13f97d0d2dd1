# «Теотиуакан» по-русски. Названия жетонов составлены из таблиц игры.

title = Теотиуакан: Город богов
about = Ведите рабочих по восьми планшетам города, стройте великую пирамиду Солнца, поднимайтесь в храмах и идите по Дороге мёртвых, пока не настало третье затмение.
heading =
    { $eclipses ->
        [0] Раунд { $round }, до первого затмения
       *[other] Раунд { $round }, прошло затмений: { $eclipses }
    }

## Настройки стола

option-start = Начало
option-start-dealt = каждый оставляет 2 из 4 стартовых жетонов
option-start-draft = стартовые жетоны берут по очереди
option-start-first_game = как напечатано, для первой игры
option-pyramid = Начальные плитки пирамиды
option-pyramid-printed = на обычных местах
option-pyramid-random = случайный поворот или отражение
option-dark_eclipse = Тёмное затмение: сразу, как только диски встретились
option-dark_eclipse-off = нет
option-dark_eclipse-on = да
option-pyramid_scoring = ПО за уровни пирамиды
option-pyramid_scoring-usual = 1, 3, 5, 7
option-pyramid_scoring-advanced = 1, 2, 3, 4 (для опытных)
option-nobles_row = Здание у знати ставится
option-nobles_row-own_row = в ряд по числу рабочих, выше только если он полон
option-nobles_row-any_row_above = в ряд по числу рабочих или в любой выше
option-free_cocoa = Жетон бесплатного какао заменяет
option-free_cocoa-printed = оплату основного действия, молитвы и жалованья
option-free_cocoa-every_payment = также освобождение своих рабочих, платную награду и царские жетоны
option-double_move_palace = Два рабочих, проходящих Дворец с нужной технологией
option-double_move_palace-each_worker = приносят какао каждый
option-double_move_palace-once = приносят какао один раз
option-tie = Ничья и по какао
option-tie-shared = общая победа
option-tie-turn_order = решается порядком хода
option-early_end = При затмении от достроенной пирамиды шкала приносит ПО
option-early_end-as_third = как при третьем
option-early_end-as_held = по числу прошедших затмений

## Названия

amounts = { $amounts }
good-cocoa = какао
    .amount = { $n } какао
good-wood = дерево
    .amount =
        { $n ->
            [one] { $n } дерево
            [few] { $n } дерева
            [many] { $n } дерева
           *[other] { $n } дерева
        }
good-stone = камень
    .amount =
        { $n ->
            [one] { $n } камень
            [few] { $n } камня
            [many] { $n } камней
           *[other] { $n } камня
        }
good-gold = золото
    .amount =
        { $n ->
            [one] { $n } золото
            [few] { $n } золота
            [many] { $n } золота
           *[other] { $n } золота
        }
gain-vp =
    .amount = { $n } ПО
gain-resource_any =
    .amount =
        { $n ->
            [one] { $n } ресурс на выбор
            [few] { $n } ресурса на выбор
            [many] { $n } ресурсов на выбор
           *[other] { $n } ресурса на выбор
        }
gain-avenue =
    .amount =
        { $n ->
            [one] { $n } шаг по Дороге мёртвых
            [few] { $n } шага по Дороге мёртвых
            [many] { $n } шагов по Дороге мёртвых
           *[other] { $n } шага по Дороге мёртвых
        }
gain-power_up =
    .amount =
        { $n ->
            [one] { $n } усиление
            [few] { $n } усиления
            [many] { $n } усилений
           *[other] { $n } усиления
        }
gain-temple_any =
    .amount =
        { $n ->
            [one] { $n } ступень храма на выбор
            [few] { $n } ступени храмов на выбор
            [many] { $n } ступеней храмов на выбор
           *[other] { $n } ступени храмов на выбор
        }
gain-temple_blue =
    .amount =
        { $n ->
            [one] { $n } ступень синего храма
            [few] { $n } ступени синего храма
            [many] { $n } ступеней синего храма
           *[other] { $n } ступени синего храма
        }
gain-temple_red =
    .amount =
        { $n ->
            [one] { $n } ступень красного храма
            [few] { $n } ступени красного храма
            [many] { $n } ступеней красного храма
           *[other] { $n } ступени красного храма
        }
gain-temple_green =
    .amount =
        { $n ->
            [one] { $n } ступень зелёного храма
            [few] { $n } ступени зелёного храма
            [many] { $n } ступеней зелёного храма
           *[other] { $n } ступени зелёного храма
        }
gain-technology =
    .amount =
        { $n ->
            [one] { $n } технология
            [few] { $n } технологии
            [many] { $n } технологий
           *[other] { $n } технологии
        }
gain-discovery =
    .amount =
        { $n ->
            [one] { $n } жетон открытия за его цену
            [few] { $n } жетона открытий за их цену
            [many] { $n } жетонов открытий за их цену
           *[other] { $n } жетона открытий за их цену
        }

board-palace = Дворец
board-forest = Лес
board-quarry = Каменоломня
board-gold = Золотые копи
board-alchemy = Алхимия
board-nobles = Знать
board-decorations = Украшения
board-construction = Строительство
worship-royal_a = первый царский жетон
worship-royal_b = второй царский жетон
worship-royal_c = третий царский жетон
worship-forest = место молитвы в Лесу
worship-quarry = место молитвы в Каменоломне
worship-gold = место молитвы на Золотых копях
worship-decorations = место молитвы у Украшений
temple-blue = синий храм
temple-red = красный храм
temple-green = зелёный храм
row-top = верхний ряд
row-centre = средний ряд
row-bottom = нижний ряд
side-top = верхняя сторона
side-right = правая сторона
side-bottom = нижняя сторона
side-left = левая сторона
reward-vp = ПО
reward-cocoa = какао
reward-temple = ступень храма
reward-two_temples = ступени храмов за какао
reward-fourth_worker = четвёртый рабочий
space-place = уровень { $level }, ряд { $row }, столбец { $column }
icon-blue = статуя
    .amount =
        { $n ->
            [one] { $n } статуя
            [few] { $n } статуи
            [many] { $n } статуй
           *[other] { $n } статуи
        }
icon-red = лик
    .amount =
        { $n ->
            [one] { $n } лик
            [few] { $n } лика
            [many] { $n } ликов
           *[other] { $n } лика
        }
icon-green = змей
    .amount =
        { $n ->
            [one] { $n } змей
            [few] { $n } змея
            [many] { $n } змеев
           *[other] { $n } змея
        }
icon-glyph = знак
    .amount =
        { $n ->
            [one] { $n } знак
            [few] { $n } знака
            [many] { $n } знаков
           *[other] { $n } знака
        }
icon-blue_coloured = синяя статуя
    .amount =
        { $n ->
            [one] { $n } синяя статуя
            [few] { $n } синие статуи
            [many] { $n } синих статуй
           *[other] { $n } синей статуи
        }
icon-red_coloured = красный лик
    .amount =
        { $n ->
            [one] { $n } красный лик
            [few] { $n } красных лика
            [many] { $n } красных ликов
           *[other] { $n } красного лика
        }
icon-green_coloured = зелёный змей
    .amount =
        { $n ->
            [one] { $n } зелёный змей
            [few] { $n } зелёных змея
            [many] { $n } зелёных змеев
           *[other] { $n } зелёного змея
        }
pyramid-tile = плитка пирамиды { $n }: { $one }, { $two }, { $three }, { $four }
decoration-tile = украшение { $n }: { $one }, { $two }
discovery-mask = маска { $n }
discovery-gives = жетон открытия: { $amounts }
discovery-double_move = жетон двойного хода
discovery-move_anywhere = жетон свободного хода
discovery-free_cocoa = жетон бесплатного какао
discovery-extra_worker = жетон дополнительного рабочего
technology-tile = технология { $n }
royal-tile = царский жетон { $n }
bonus-tile = храмовый бонус { $n }
starting-tile = стартовый жетон { $n } ({ $one }, { $two }): { $amounts }

source-boards = Лес, Каменоломня, Золотые копи
source-technologies = технологии
source-owners = технологии, взятые другими
source-buildings = здания
source-pyramid = плитки пирамиды
source-decorations = украшения
source-temples = ступени храмов
source-royal = царские жетоны
source-ascension = вознесение
source-discoveries = жетоны открытий
source-avenue = Дорога мёртвых
source-leader = первенство на шкале пирамиды
source-track = шкала пирамиды
source-masks = маски
source-salary = невыплаченное жалованье
source-bonus = храмовые бонусы

## Вопросы

question-keep = Выберите стартовый жетон, который оставите себе.
question-leave_out = Выберите планшет, на котором не будет вашего рабочего.
question-move = Выберите рабочего, который пойдёт.
question-second = Выберите второго рабочего, который пойдёт.
question-to = Выберите, куда идти.
question-action = Что делает рабочий здесь?
question-worshipper = Выберите рабочего, который молится.
question-first = Что сначала?
question-claim = Взять жетон открытия?
question-temple = Выберите храм для следующей ступени.
question-take = Выберите ресурсы, которые получите.
question-give = Выберите ресурс, которым заплатите.
question-trade = Обменять ещё раз?
question-technology = Выберите технологию.
question-row = Выберите ряд для здания.
question-decoration = Выберите украшение.
question-side = Выберите сторону пирамиды.
question-build = Выберите плитку пирамиды.
question-space = Выберите место для плитки.
question-rotation = Как повернуть плитку?
question-discount = Какой ресурс вы сбережёте на этой плитке?
question-power_up = Выберите рабочего, который станет сильнее.
question-reward = Выберите награду за вознесение.
question-pay = Чем платить?
question-one_more = Заплатить какао за ещё одно усиление?
question-salary = Сколько жалованья вы платите?
question-finish = Закончить ход?

worker-on = { $board }, сила { $n }
worker-power = сила { $n }
move-rest = освободить всех своих запертых рабочих; это весь ход
action-collect = собрать какао
action-main = основное действие
pray-effect = молитва: { $worship }, эффект
pray-tile = молитва: { $worship }, жетон открытия
pray-both = молитва: { $worship }, и то и другое
first-effect = эффект
first-tile = жетон открытия
claim-none = не брать жетон
claim-reward = напечатанная награда
trade-trade = обменять
trade-stop = больше не менять
build-done = больше не класть
rotation-none = не поворачивать
rotation-right = на четверть вправо
rotation-half = вверх ногами
rotation-left = на четверть влево
discount-none = никакой
pay-cocoa = какао
pay-tile = жетоном бесплатного какао
one_more-no = нет
one_more-yes = да
salary-n = { $n } какао
salary-tile = ничего, с жетоном бесплатного какао
finish-end = закончить ход
free-unlock = заплатить и освободить всех своих запертых рабочих
free-tile = использовать: { $discovery }

## События

event-gained = { $seat } получает { $good_amount }.
event-spent = { $seat } тратит { $good_amount }.
event-scored = { $seat }: { $points } ПО, { $source }.
event-set_up = Город разложен, начинает { $seat }.
event-kept = { $seat } оставляет: { $starting }.
event-worker_placed = { $seat } ставит рабочего: { $board }.
event-neutral_placed = Нейтральный кубик цвета { $colour } стоит здесь: { $board }.
event-round_began = Раунд { $round }.
event-turn_began = Ход: { $seat }.
event-rested = { $seat } освобождает всех своих рабочих вместо хода.
event-freed = Свободен рабочий ({ $seat }): { $board }, сила { $power }.
event-moved = { $seat } ведёт рабочего силы { $power }: { $from } → { $to }.
event-collected = { $seat } собирает какао: { $board }.
event-acted = { $seat } выполняет основное действие: { $board }.
event-worshipped = { $seat } молится с силой { $power }: { $worship }.
event-technology_taken = { $seat } берёт: { $technology }.
event-built = { $seat } ставит здание за { $n } ПО: { $row }.
event-decorated = { $seat } кладёт украшение на уровень { $level }: { $decoration }, { $side }.
event-tile_laid = { $seat } кладёт плитку: { $pyramid }; { $space }.
event-tracked = { $seat } на делении { $step } шкалы пирамиды.
event-pyramid_finished = Пирамида достроена, ближайшее затмение будет последним.
event-powered_up = У рабочего ({ $seat }) теперь сила { $power }: { $board }.
event-ascended = Рабочий ({ $seat }) возносится: { $board }.
event-rewarded = { $seat } выбирает награду: { $reward }.
event-stepped = { $seat } на ступени { $step }: { $temple }.
event-step_lost =
    { $n ->
        [one] { $seat } теряет { $n } ступень храма.
        [few] { $seat } теряет { $n } ступени храма.
        [many] { $seat } теряет { $n } ступеней храма.
       *[other] { $seat } теряет { $n } ступени храма.
    }
event-walked = { $seat } на шаге { $step } Дороги мёртвых.
event-claimed = { $seat } берёт: { $discovery }.
event-tile_used = { $seat } использует: { $discovery }.
event-tile_discarded = { $seat } не берёт жетон, он выходит из игры: { $discovery }.
event-pyramid_refilled = Новое в выкладке: { $pyramid }.
event-decoration_refilled = Новое в выкладке украшений: { $decoration }.
event-discovery_refilled = Новый жетон открытия, { $board }: { $discovery }.
event-light_advanced = Светлый диск на { $light }, тёмный на { $dark }.
event-last_round = Ещё один раунд, затем затмение.
event-eclipse = Затмение { $n }.
event-salary_paid = { $seat } платит { $n } из { $salary } какао жалованья.
event-game_ended = Игра окончена.

## Почему нельзя

blocked-not-dealt = Этот стартовый жетон вам не сдан.
blocked-kept-already = Этот жетон вы уже оставляете себе.
blocked-not-in-draft = Этого жетона нет среди открытых.
blocked-board-not-shown = На ваших стартовых жетонах нет этого планшета.
blocked-no-such-worker = Там нет вашего свободного рабочего такой силы.
blocked-worker-locked = Такого свободного рабочего там нет, а запертые не ходят.
blocked-nobody-locked = Никто из ваших рабочих не заперт.
blocked-too-far = Рабочий не ходит на такое расстояние.
blocked-not-a-pair = С жетоном двойного хода двое уходят с одного планшета.
blocked-movement-begun = Вы использовали жетон движения, поэтому ведите рабочего.
blocked-other-board = Это на другом планшете.
blocked-not-moved = Рабочий такой силы не приходил сюда в этот ход.
blocked-not-the-moved-one = Пришедший рабочий не может получить это усиление, пока его действие не закончено.
blocked-too-little-to-free = Вам не хватает какао, чтобы освободить рабочих.
blocked-unlock-later = Своих рабочих освобождают за какао перед движением, при усилении или перед концом хода.
blocked-too-little-cocoa = Вам не хватает какао.
blocked-no-free-cocoa = У вас нет жетона бесплатного какао.
blocked-other-number = Вы получаете другое число ресурсов.
blocked-no-such-resource = У вас нет этого ресурса.
blocked-more-than-salary = Ваше жалованье не столь велико.
blocked-own-worker-there = Там заперт ваш собственный рабочий.
blocked-not-alone-in-palace = Во Дворце жетон открытия берут только вместе с эффектом царского жетона.
blocked-no-tile-there = На этом планшете нет жетона открытия.
blocked-worship-too-dear = Вам не хватает какао для этой молитвы.
blocked-trade-too-dear = Вам нечем заплатить за этот обмен.
blocked-no-main-action = У Дворца нет основного действия.
blocked-no-technology = Сейчас нет технологии, которую вы могли бы взять.
blocked-technology-not-here = Этой технологии нет в этой партии.
blocked-technology-owned = Эта технология у вас уже есть.
blocked-technology-too-dear = Вам не хватает золота на эту технологию.
blocked-second-row = Для второго ряда нужно больше рабочих или один сильный.
blocked-building-too-dear = Вам не хватает дерева на здание.
blocked-no-building-left = Все здания уже поставлены.
blocked-rows-full = Ряды, доступные вашим рабочим, полны.
blocked-row-full = Этот ряд полон.
blocked-row-too-low = Для этого ряда у вас здесь мало рабочих.
blocked-own-row-first = В ряду ваших рабочих ещё есть место.
blocked-decoration-too-dear = Вам не хватает золота на украшение.
blocked-no-decoration = В выкладке не осталось украшений.
blocked-no-side = Ни на одной стороне пирамиды нет свободного места с опорой.
blocked-side-full = Эта сторона заполнена.
blocked-no-tile-beneath = Под следующим местом этой стороны нет плиток пирамиды.
blocked-not-offered = Этого нет в выкладке.
blocked-pyramid-complete = Пирамида достроена.
blocked-no-pyramid-tile = В выкладке не осталось плиток пирамиды.
blocked-pyramid-too-dear = Вам не хватает камня и дерева на плитку там.
blocked-space-taken = Там уже лежит плитка.
blocked-not-supported = Под этим местом лежат не все четыре плитки.
blocked-one-tile-at-least = Нужно положить хотя бы одну плитку.
blocked-looks-the-same = При таком повороте плитка выглядит так же.
blocked-not-in-price = Скидка здесь не касается этого ресурса.
blocked-reward-too-dear = Вам не хватает какао на эту награду.
blocked-fourth-in-play = Ваш четвёртый рабочий уже в игре.
blocked-temple-top = Выше там не подняться.
blocked-no-step-due = Ступень этого храма вам не положена.
blocked-tile-not-there = Этот жетон открытия там не лежит.
blocked-tile-too-dear = Вам нечем заплатить за этот жетон открытия.
blocked-reward-or-tile = Возьмите напечатанную награду или жетон.
blocked-no-reward-here = Здесь нет напечатанной награды.
blocked-no-such-tile = У вас нет такого неиспользованного жетона.
blocked-not-for-salary = С жалованьем помогают только жетоны с какао.
blocked-before-moving = Этот жетон используют перед движением.
blocked-movement-tile-once = На одно движение можно использовать только один такой жетон.
blocked-no-pair = У вас нет двух свободных рабочих на одном планшете.
blocked-all-locked = Все ваши рабочие заперты.
blocked-before-action = Этот жетон используют перед выбором действия на планшете.
blocked-extra-not-here = На этом планшете дополнительный рабочий не поможет.
blocked-nobody-to-power-up = Некому получить усиление.
blocked-not-in-between = Это можно сделать раньше или позже, но не посреди действия.

## Что вещи стоят и дают

cost = Цена: { $amounts }
board-palace-about = Основного действия нет; три царских жетона для молитвы
board-forest-about = Дерево по числу ваших рабочих и слабейшей силе
board-quarry-about = Камень по числу ваших рабочих и слабейшей силе
board-gold-about = Золото по числу ваших рабочих и слабейшей силе
board-alchemy-about = Технология за золото и ступень храма её столбца
board-nobles-about = Поставьте здание, получите ПО его места и шаг по Дороге мёртвых
board-decorations-about = Положите украшение за золото
board-construction-about = Положите до одной плитки пирамиды на рабочего
board-cell = Рабочих: { $workers }, сила от { $low } до { $high }: { $amounts }
board-second_row = Для второго ряда нужно рабочих: { $n }, или один силы { $power } без усиления
board-gold_price = Рабочих: { $workers }, золота: { $gold }
board-level = Уровень { $level }: { $amounts }; { $vp } ПО
board-power_ups = Рабочих: { $workers }, усилений: { $n }
worship-royal_a-about = Первый царский жетон с силой рабочего
worship-royal_b-about = Второй царский жетон с силой рабочего
worship-royal_c-about = Третий царский жетон с силой рабочего
worship-forest-about = 1 ступень красного храма
worship-quarry-about = 1 ступень зелёного храма
worship-gold-about = 1 ступень синего храма
worship-decorations-about = 1 ступень храма на выбор
worship-prices = Освободить чужого рабочего: { $free } какао; эффект и жетон открытия вместе: { $both } какао
temple-step = Ступень { $step }: { $amounts }
temple-wide_step = Ступень { $step }: { $amounts } или жетон открытия за его цену
temple-bonus_step = Ступень { $step }: храмовый бонус в конце игры
reward-vp-about = { $vp } ПО
reward-cocoa-about = { $cocoa } какао
reward-temple-about = 1 ступень храма на выбор
reward-two_temples-about = Заплатите { $price } какао; ступеней храмов на выбор: { $steps }
reward-fourth_worker-about = Четвёртый рабочий приходит во Дворец с силой { $power }, и { $cocoa } какао
icons = { $amounts }; каждое совпадение: { $vp } ПО
decoration-vp = В любом случае { $n } ПО
technology-price = Цена: { $n } золота
technology-palace = { $n } какао за каждого вашего рабочего, пришедшего во Дворец или мимо него
technology-own_resource = На { $n } больше ресурса планшета
technology-gives = После основного действия: { $amounts }
technology-extra_worker = Как будто рабочих больше на { $n }
technology-discount = На { $n } ресурс меньше за одну плитку действия
technology-power_up = После усилений основного действия ещё одно за { $n } какао
technology-board = Работает здесь: { $board }
royal-counts = Сила { $power }: по { $vp } ПО, не больше { $n } раз: { $things }
royal-trades =
    { $n ->
        [0] Сила { $power }: ничего
       *[other] Сила { $power }, до { $n } раз: { $pay } → { $amounts }
    }
royal-gives = Сила { $power }: { $amounts }
counted-technologies = за технологию
counted-pyramid_track = за деление шкалы пирамиды
counted-avenue = за шаг по Дороге мёртвых
discovery-mask-about = Наборы масок приносят ПО при каждом затмении
discovery-double_move-about = Перед движением: второй рабочий идёт с того же планшета на тот же планшет
discovery-move_anywhere-about = Перед движением: можно дойти до любого планшета
discovery-free_cocoa-about = Заменяет одну оплату какао за основное действие, молитву или жалованье
discovery-extra_worker-about = Перед действием Алхимии, Знати или Строительства: как с ещё одним рабочим
discovery-count = В игре таких: { $n }
starting-gives = { $amounts }
bonus-best_set = Лучший набор масок ещё раз
bonus-workers = { $low } ПО за каждого рабочего силы от 1 до 3, { $high } ПО за каждого силы 4 или 5
bonus-technology = { $n } ПО за каждую вашу технологию
bonus-avenue = { $n } ПО за каждый ваш шаг по Дороге мёртвых
bonus-tiles = { $n } ПО за каждый достигнутый храмовый бонус
bonus-discovery = { $n } ПО за каждый ваш жетон открытия, кроме масок
bonus-vp = { $n } ПО
