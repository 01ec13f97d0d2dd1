# «Теотиуакан» по-русски. Названия жетонов составлены из таблиц игры.

title = Теотиуакан: Город богов
about = Ведите рабочих по восьми планшетам города, стройте великую пирамиду Солнца, поднимайтесь в храмах и идите по Дороге мёртвых, пока не настало третье затмение.
automa = Теотибот
heading =
    { $eclipses ->
        [0] Раунд { $round }, до первого затмения
       *[other] Раунд { $round }, прошло затмений: { $eclipses }
    }

## Настройки стола

option-play = Во что играем?
option-play-base = базовая игра
option-play-first_game = первая партия, как напечатано
option-play-modules = со всеми пятью модулями дополнения
option-priests = Служители и служительницы (М1)
option-priests-off = нет
option-priests-on = да
option-height = Пик развития: оранжевый храм (М2)
option-height-off = нет
option-height-on = да
option-seasons = Время прогресса (М3)
option-seasons-off = нет
option-seasons-on = да
option-architecture = Роспись пирамиды: художники (М4)
option-architecture-off = нет
option-architecture-on = да
option-development = Инженеры (М5)
option-development-off = нет
option-development-on = да
option-quiet_season = Период без свойства
option-quiet_season-in = остаётся среди периодов
option-quiet_season-out = убран
option-start = Стартовые жетоны
option-start-dealt = каждый оставляет 2 из 4
option-start-draft = берут по очереди
option-priests_dealt = Служителей раздают
option-priests_dealt-after_tiles = после выбора стартовых жетонов
option-priests_dealt-before_tiles = до выбора стартовых жетонов
option-pyramid = Начальные плитки пирамиды
option-pyramid-printed = на обычных местах
option-pyramid-random = случайный поворот или отражение
option-dark_eclipse = Тёмное затмение: сразу, как только диски встретились
option-dark_eclipse-off = нет
option-dark_eclipse-on = да
option-pyramid_scoring = ПО за уровни пирамиды
option-pyramid_scoring-usual = 1, 3, 5, 7
option-pyramid_scoring-advanced = 1, 2, 3, 4 (для опытных)
option-second_of_two = Начальное какао второго из двух игроков
option-second_of_two-as_last = 3, как у последнего
option-second_of_two-as_second = 2, как у второго
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
option-bot_resources = С чем начинает Теотибот: ресурсов каждого вида
option-bot_resources-usual = 2, как обычно
option-bot_resources-1 = 1
option-bot_resources-3 = 3
option-bot_power = Сила рабочих Теотибота в начале
option-bot_power-usual = 2, как обычно
option-bot_power-1 = 1
option-bot_power-3 = 3
option-bot_power-4 = 4
option-bot_cocoa_vp = ПО Теотибота за 10 какао
option-bot_cocoa_vp-usual = 3, как обычно
option-bot_cocoa_vp-2 = 2
option-bot_cocoa_vp-4 = 4
option-bot_cocoa_vp-5 = 5
option-bot_worship = Ступеней храма за молитву Теотибота (у Украшений на одну больше)
option-bot_worship-usual = 2, как обычно
option-bot_worship-1 = 1
option-bot_worship-3 = 3

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
worship-nobles = место молитвы у Знати
temple-blue = синий храм
temple-red = красный храм
temple-green = зелёный храм
temple-orange = оранжевый храм
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
action_tile-nobles = жетон Знати
action_tile-construction = жетон Строительства
action_tile-decorations = жетон Украшений
action_tile-alchemy = жетон Алхимии
action_tile-worship = жетон молитвы
action_tile-mask_collection = жетон масок
action_tile-mastery = жетон мастерства
calendar-light = светлый диск
calendar-dark = тёмный диск
direction-right = вправо
direction-left = влево
bot_priest-S01 = Мецтли
bot_priest-S02 = Тлауицкальпантекутли
bot_priest-S03 = Ицпапалотль
bot_priest-S04 = Тескатлипока
bot_priest-S05 = Чантико
bot_priest-S06 = Миктлансиуатль

priest-P01 = Кетцалькоатль
priest-P02 = Тлалок
priest-P03 = Чальчиутликуэ
priest-P04 = Ошомоко
priest-P05 = Шипе-Тотек
priest-P06 = Шолотль
priest-P07 = Экатль
priest-P08 = Тонакасиуатль
priest-P09 = Уицилопочтли
priest-P10 = Шочипилли
season-S1 = период низкого жалованья
season-S2 = период Дороги мёртвых
season-S3 = период вольного прихода
season-S4 = период своего цвета
season-S5 = период храмов
season-S6 = период пирамиды
season-S7 = период дальних путей
season-S8 = спокойный период
ability-A1 = дешёвая добыча
ability-A2 = молитва за двоих
ability-A3 = ещё один художник
ability-A4 = находка к каждому жетону
ability-A5 = сильные новички
ability-A6 = дальше по Дороге мёртвых
ability-A7 = без жалованья
ability-A8 = ещё одна маска
module_board-nobles_orange = Знать с оранжевым храмом
module_board-painters = Художники
module_board-engineers = Инженеры

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
source-solo = особые правила Теотибота

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
question-claim-board = Взять жетон открытия с этого планшета?
question-claim-avenue = Взять жетон открытия с Дороги мёртвых?
question-claim-temple = Взять жетон открытия вместо награды ступени?
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
question-new_board = Выберите планшет для нового рабочего.
question-another = Заплатить какао за ступень другого храма?
question-work = Что дальше?
question-free_one = Выберите рабочего, который освободится.
question-ability = Выберите особую способность.
question-back = Выберите рабочего, который пойдёт против часовой стрелки.
question-back_to = Выберите, куда идти против часовой стрелки.
question-priest = Выберите служителя.
question-starting = Выберите стартовый жетон, который получите сейчас.
question-borrow = Учесть рабочего другого игрока для награды?
question-step_price = Чем платить за ступень храма?

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
rotation-right = вправо
rotation-half = вверх ногами
rotation-left = влево
discount-none = никакой
pay-cocoa = какао
pay-tile = жетоном бесплатного какао
one_more-no = нет
one_more-yes = да
salary-n = { $n } какао
salary-tile = ничего, с жетоном бесплатного какао
another-none = без другой ступени
work-place = положить жетон
work-free = освободить запертого рабочего
work-done = больше ничего
back-stay = никто не идёт
borrow-none = только свои рабочие
step_price-cocoa = какао
step_price-vp = победными очками
step_price-none = никак; ступень потеряна
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
event-new_worker = Новый рабочий ({ $seat }) поставлен: { $board }.
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
event-season = Новый период: { $season }.
event-priest_kept = { $seat } играет с таким служителем: { $priest }.
event-ability_chosen = { $seat } выбирает особую способность: { $ability }.
event-moved_back = { $seat } ведёт рабочего силы { $power } против часовой стрелки: { $from } → { $to }.
event-game_ended = Игра окончена.
event-bot_tiles_laid = Пирамида действий Теотибота выложена, в стороне лежит { $action_tile }.
event-bot_placed = Теотибот начинает с рабочим силы { $power }: { $board }.
event-bot_locked = Теотибот начинает с молящимся рабочим силы { $power }: { $worship }.
event-bot_rolled = Теотибот выбросил { $n }: { $action_tile }.
event-bot_builds = У Теотибота есть дерево и рабочий у Знати: он строит здание.
event-bot_gathers_wood = Рабочий Теотибота в Лесу добывает дерево.
event-bot_lays = У Теотибота есть камень и рабочий на Строительстве: он кладёт плитку пирамиды.
event-bot_gathers_stone = Рабочий Теотибота в Каменоломне добывает камень.
event-bot_decorates = У Теотибота есть золото и рабочий у Украшений: он кладёт украшение.
event-bot_gathers_gold = Рабочий Теотибота на Золотых копях добывает золото.
event-bot_studies = У Теотибота есть золото и рабочий на Алхимии: он берёт технологию.
event-bot_trains = Теотибот не может взять технологию: его слабейший рабочий получает два усиления и остаётся на месте.
event-bot_goes_to_pray = Никто из рабочих Теотибота не молится, поэтому идёт слабейший: { $board }, сила { $power }.
event-bot_worships = Рабочий Теотибота силы { $power } переходит молиться: { $worship }.
event-bot_discards = Теотибот сбрасывает лежащий там жетон открытия, { $board }: { $discovery }.
event-bot_takes_mask = Теотибот берёт самую редкую из масок, которых у него нет и которые ему по карману: { $board }.
event-bot_masters = Сильнейший рабочий Теотибота, который может действовать: { $board }, сила { $power }.
event-bot_fails = Теотибот этого не может: он берёт какао, а его слабейший рабочий усиливается и идёт дальше.
event-bot_succeeds = Теотиботу удалось: действовавший рабочий усиливается и идёт дальше.
event-bot_advances = Рабочий Теотибота силы { $power } идёт дальше: { $from } → { $to }.
event-bot_ascends = За вознесение Теотибот получает ПО вместо награды на выбор.
event-bot_swaps_cocoa = У Теотибота набралось какао: он меняет его на ПО.
event-bot_tile_moves = Направление { $direction }: { $action_tile } поднимается на место { $n } пирамиды действий.
event-bot_tile_aside = В сторону отложен { $action_tile }, на место { $n } ложится { $other }.
event-bot_turns_direction = Жетоны направления Теотибота: верхний { $upper }, нижний { $lower }.
event-bot_buys_step = Теотибот платит какао за ещё одну ступень: { $temple }.
event-bot_orange = Фигурка Теотибота всю игру стоит на ступени { $step } оранжевого храма.
event-bot_gets_ability = Теотибот получает особую способность: { $ability }.
event-bot_has_bonus = Теотибот достиг храмового бонуса: { $temple }.
event-bot_counts = Теотибот получает ПО за остатки: товаров { $n }, технологий { $technologies }.
event-bot_priest_dealt = Служитель Теотибота: { $bot_priest }.
event-bot_watches = Ваш рабочий пришёл к рабочему Теотибота, за это тот получает какао: { $board }.
event-bot_pays_for_two = Теотибот платит какао, чтобы использовать оба крайних жетона нижнего ряда.
event-bot_uses_second = Второй жетон Теотибота в этот ход: { $action_tile }.
event-bot_climbs_all = За вознесение Теотибот делает шаг в каждом храме.
event-bot_lays_more = Служитель Теотибота: он кладёт ещё и плитку пирамиды.
event-bot_decorates_more = Служитель Теотибота: он кладёт ещё и украшение.
event-bot_studies_again = Служитель Теотибота: золото ещё есть, и он берёт вторую технологию.
event-bot_consoled = Служитель Теотибота: не взяв технологии, он получает ещё и какао.

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
blocked-left-board = Пришедший сюда рабочий уже покинул планшет.
blocked-not-the-moved-one = Пришедший рабочий не может получить это усиление, пока его действие не закончено.
blocked-too-little-to-free = Вам не хватает какао, чтобы освободить рабочих.
blocked-unlock-later = Своих рабочих освобождают за какао перед движением, при усилении или перед концом хода.
blocked-too-little-wood = У вас нет дерева, которого здесь требует ваша служительница.
blocked-too-little-cocoa = Вам не хватает какао.
blocked-no-free-cocoa = У вас нет жетона бесплатного какао.
blocked-other-number = Вы получаете другое число ресурсов.
blocked-no-such-resource = У вас нет этого ресурса.
blocked-more-than-salary = Ваше жалованье не столь велико.
blocked-no-worship-here = Там нельзя молиться.
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
blocked-level-too-high = Так высоко ваши рабочие строить не могут.
blocked-space-taken = Там уже лежит плитка.
blocked-not-supported = Под этим местом лежат не все четыре плитки.
blocked-one-tile-at-least = Нужно положить хотя бы одну плитку.
blocked-looks-the-same = При таком повороте плитка выглядит так же.
blocked-not-in-price = Скидка здесь не касается этого ресурса.
blocked-reward-too-dear = Вам не хватает какао на эту награду.
blocked-fourth-in-play = Ваш четвёртый рабочий уже в игре.
blocked-temple-top = Выше там не подняться.
blocked-no-such-temple = Этого храма в партии нет.
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
blocked-only-in-a-turn = Это можно сделать только в свой ход.
blocked-same-temple = В этом храме вы только что поднялись.
blocked-not-orange = Ступень оранжевого храма так не купить.
blocked-other-level = Эта ступень даёт способность другого уровня.
blocked-ability-owned = Эта способность у вас уже есть.
blocked-too-far-back = На такое расстояние против часовой стрелки не пройти.
blocked-no-more-tiles = Клетка ваших рабочих больше не позволяет класть жетоны.
blocked-nobody-to-free = Клетка ваших рабочих больше никого не освобождает.
blocked-priest-not-dealt = Этот служитель вам не сдан.
blocked-not-waiting = Этот стартовый жетон у вас не отложен.
blocked-never-freed-so = С вашим служителем нельзя платить какао за освобождение своих рабочих.
blocked-no-worship = С вашим служителем нельзя молиться.
blocked-masks-only = С вашим служителем можно брать только маски.
blocked-not-on-temples = С вашим служителем нельзя брать жетоны открытий в храмах.
blocked-no-foreign-worker = Ни у кого из других игроков нет здесь такого свободного рабочего.
blocked-too-few-vp = Вам не хватает победных очков.

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
board-row =
    { $workers ->
        [one] { $workers } рабочий
        [few] { $workers } рабочих
       *[other] { $workers } рабочих
    }, сила { $low_1 }: { $amounts_1 }; { $low_2 }–{ $high_2 }: { $amounts_2 }; { $low_3 }–{ $high_3 }: { $amounts_3 }; усилений: { $n }
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
worship-nobles-about = 1 ступень оранжевого храма
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
action_tile-nobles-about = Если дерева не меньше { $wood } и есть рабочий у Знати, строит здание; иначе рабочий в Лесу добывает дерево; иначе неудача
action_tile-construction-about = Если камня не меньше { $stone } и есть рабочий на Строительстве, кладёт плитку пирамиды: ПО уровня и ещё { $vp }; иначе рабочий в Каменоломне добывает камень; иначе неудача
action_tile-decorations-about = Если золота не меньше { $gold } и есть рабочий у Украшений, кладёт украшение за { $vp } ПО; иначе рабочий на Золотых копях добывает золото; иначе неудача
action_tile-alchemy-about = Если золота не меньше { $gold } и есть рабочий на Алхимии, берёт технологию; иначе слабейший рабочий получает два усиления
action_tile-worship-about = Молящийся рабочий переходит на следующее место молитвы: ступеней этого храма { $steps }, у Украшений { $more } ступени любых храмов; жетон открытия там заменяется
action_tile-mask_collection-about = Покупает самую редкую из масок на планшетах, которых у него нет и которые ему по карману; иначе неудача
action_tile-mastery-about = Сильнейший рабочий, который может, действует там, где стоит; если не может никто, неудача
action_tile-success = Успех: действовавший рабочий усиливается и идёт дальше
action_tile-failure = Неудача: { $cocoa } какао, слабейший рабочий усиливается и идёт дальше
stand_in = Придумано для этого издания, а не напечатанные значения
orange-ability = Ступень { $step }: особая способность уровня { $level }
orange-back = Ступень { $step }: переместите своего свободного рабочего против часовой стрелки, планшетов от { $least } до { $most }
ability-level = Уровень { $level }
ability-cocoa = Основные действия дешевле на { $n } какао, но не меньше 0
ability-both = Эффект и жетон открытия места молитвы без платы за оба
ability-extra = Как будто рабочих больше на { $n }
ability-resource = Беря жетон открытия, сначала получите { $amounts }
ability-new_power = После вознесения у нового рабочего сила { $n }
ability-avenue = При затмении ваш шаг на Дороге мёртвых считается на { $n } больше, не больше { $most }
ability-salary = При затмении вы не платите жалованья
ability-masks = При затмении ваш самый большой набор масок считается на { $n } больше
works-on = Действует здесь: { $board }
season-salary = Рабочий силы { $power } стоит при затмении { $n } какао
season-avenue = { $n } ПО за каждый шаг по Дороге мёртвых
season-anywhere = После вознесения нового рабочего можно поставить на любой планшет
season-colour = Ваш собственный цвет не считается для какао
season-step = После ступени храма: { $n } какао за ступень другого храма, но не оранжевого
season-track = Затмение { $eclipse }: { $n } ПО за каждое деление шкалы пирамиды
season-move = Рабочий проходит планшетов: от { $least } до { $most }
season-quiet = Нет свойства
priest-masks = Взяв маску, сразу получите { $amounts }
priest-masks_only = Никаких жетонов открытий, кроме масок
priest-borrows = Заплатив какао, можно учесть для награды одного свободного рабочего другого игрока
priest-surcharge = Здание или плитка пирамиды стоит дороже: { $amounts }
priest-main_cocoa = Каждое основное действие стоит ровно { $n } какао
priest-extra_worker = Как будто рабочих больше на { $n }
priest-worship_free = Не нужно какао за освобождение чужого рабочего и за оба действия молитвы
priest-unlock = Освобождение своих рабочих стоит { $n } какао за рабочего, не больше { $most }
priest-rewards = Наград за вознесение: { $n }
priest-step = Каждая ступень храма стоит { $cocoa } какао или { $vp } ПО, иначе она потеряна
priest-move_extra = Рабочий может пройти планшетов больше на { $n }
priest-far_move = Или { $n } какао, чтобы пойти на любой планшет
priest-collect = Сбор какао даёт на { $n } меньше, но не меньше 0
priest-no_freeing = Нельзя платить какао за освобождение своих рабочих
priest-keeps_all = Оставьте все стартовые жетоны: два сейчас, по одному после следующих затмений
priest-wood = Основное действие стоит дороже: { $amounts }
priest-vp_more = Каждый раз, получая ПО, получите на { $n } больше
priest-salary = Жалованье: на { $n } какао больше за рабочего
priest-gold = Технологии дешевле на { $n } золото, но не меньше 0
priest-technologies = Любая технология даже с одним рабочим
priest-no_worship = Нельзя молиться
priest-no_wide = Никаких жетонов открытий на широких ступенях храмов
module_board-nobles_orange-about = Знать с местом молитвы, которое ведёт в оранжевый храм
module_board-painters-about = Золото, украшения по { $n } золота, освобождённый рабочий; хотя бы одно украшение
module_board-engineers-about = Плитки пирамиды до указанного уровня, освобождённый рабочий; хотя бы одна плитка
module_board-row = Ряд { $row }: { $amounts }
grid-decorations =
    .amount =
        { $n ->
            [one] { $n } украшение
            [few] { $n } украшения
            [many] { $n } украшений
           *[other] { $n } украшения
        }
grid-free =
    .amount =
        { $n ->
            [one] { $n } освобождённый рабочий
            [few] { $n } освобождённых рабочих
            [many] { $n } освобождённых рабочих
           *[other] { $n } освобождённого рабочего
        }
grid-level =
    .amount = ур. { $n }
bot_priest-S01-about = { $cocoa } какао каждый раз, когда вы ведёте рабочего на планшет со свободным рабочим Теотибота
bot_priest-S02-about = Выбросив 2, 3, 11 или 12, он платит { $cocoa } какао, если может, и использует оба крайних жетона нижнего ряда
bot_priest-S03-about = Вознесение даёт шаг в каждом храме вместо ПО
bot_priest-S04-about = После маски он может положить плитку пирамиды (камня: { $stone }) и украшение (золота: { $gold }); неудача жетона масок даёт { $failure } какао
bot_priest-S05-about = После действия у Украшений плитка пирамиды (камня: { $stone }), после действия на Строительстве украшение (золота: { $gold })
bot_priest-S06-about = За технологии, которые он перенимает, вы ничего не получаете; пока есть золото, он берёт вторую; неудача жетона Алхимии даёт ещё { $cocoa } какао
