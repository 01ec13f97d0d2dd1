# Цолькин по-русски. Формы имён: .amount при счёте, .of родительный падеж, .to и .accusative винительный.

title = Цолькин: Календарь майя
about = Расставляйте рабочих на вращающихся шестерёнках, дайте времени поработать на вас и угождайте богам, пока календарь не замкнёт круг.
heading = Раунд { $round }, день { $day } из { $days }

option-first_player = Первый игрок
option-first_player-random = по жребию
option-first_player-0 = игрок 1
option-first_player-1 = игрок 2
option-first_player-2 = игрок 3
option-first_player-3 = игрок 4

## Имена

gear-palenque = Паленке
    .to = Паленке
    .of = Паленке
gear-yaxchilan = Яшчилан
    .to = Яшчилан
    .of = Яшчилана
gear-tikal = Тикаль
    .to = Тикаль
    .of = Тикаля
gear-uxmal = Ушмаль
    .to = Ушмаль
    .of = Ушмаля
gear-chichen_itza = Чичен-Ица
    .to = Чичен-Ицу
    .of = Чичен-Ицы
space = { $gear } { $space }

good-corn = маис
    .amount =
        { $n ->
            [one] { $n } маис
            [few] { $n } маиса
            [many] { $n } маиса
           *[other] { $n } маиса
        }
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
good-skull = череп
    .amount =
        { $n ->
            [one] { $n } череп
            [few] { $n } черепа
            [many] { $n } черепов
           *[other] { $n } черепа
        }
amounts = { $amounts }

resource-wood = дерево
resource-stone = камень
resource-gold = золото

temple-chaac = Чак
    .amount = Чак +{ $n }
    .of = Чака
temple-quetzalcoatl = Кецалькоатль
    .amount = Кецалькоатль +{ $n }
    .of = Кецалькоатля
temple-kukulcan = Кукулькан
    .amount = Кукулькан +{ $n }
    .of = Кукулькана

track-agriculture = сельское хозяйство
    .amount = сельское хозяйство +{ $n }
    .of = сельского хозяйства
    .accusative = сельское хозяйство
track-extraction = добыча
    .amount = добыча +{ $n }
    .of = добычи
    .accusative = добычу
track-architecture = архитектура
    .amount = архитектура +{ $n }
    .of = архитектуры
    .accusative = архитектуру
track-theology = теология
    .amount = теология +{ $n }
    .of = теологии
    .accusative = теологию

frame-farm = ферма
    .colour = жёлтая
    .all = каждую свою ферму
frame-civic = гражданское сооружение
    .colour = зелёная
    .all = каждое своё гражданское сооружение и каждый свой зелёный дворец, включая этот
frame-tomb = усыпальница
    .colour = серая
    .all = каждую свою усыпальницу и каждый свой серый дворец, включая этот
frame-shrine = святыня
    .colour = синяя
    .all = каждую свою святыню и каждый свой синий дворец, включая этот

harvest_tile-corn = жетон маиса
harvest_tile-wood = жетон древесины

building-a1_farm_one = Ферма на одного
building-a1_farm_discount = Ферма на всех
building-a1_civic_agriculture = Дом земледелия
building-a1_civic_agriculture_stone = Дом земледелия и камня
building-a1_civic_extraction_corn = Дом добычи и маиса
building-a1_civic_extraction_gold = Дом добычи и золота
building-a1_tomb_chaac_quetzalcoatl = Усыпальница Чака и Кецалькоатля
building-a1_tomb_chaac_kukulcan = Усыпальница Чака и Кукулькана
building-a1_tomb_build = Усыпальница зодчего
building-a1_shrine_architecture = Святыня архитектуры
building-a1_shrine_theology_kukulcan = Святыня теологии
building-a2_farm_three = Ферма на троих
building-a2_civic_tech_stone = Дом знаний и камня
building-a2_civic_tech_gold = Дом знаний и золота
building-a2_civic_tech_corn = Дом знаний и маиса
building-a2_civic_tech_skull = Дом знаний и черепа
building-a2_tomb_exchange = Усыпальница купца
building-a2_tomb_worker = Усыпальница рабочего
building-a2_tomb_eight_vp = Усыпальница царя
building-a2_tomb_any_action = Усыпальница странника
building-a2_tomb_three_temples = Усыпальница трёх богов
building-a2_shrine_chaac = Святыня Чака
building-a2_shrine_kukulcan = Святыня Кукулькана
building-a2_shrine_quetzalcoatl = Святыня Кецалькоатля
building-a2_shrine_architecture = Великая святыня архитектуры
building-a2_shrine_theology = Великая святыня теологии
building-a2_shrine_two_techs = Святыня знаний

monument-m_tombs = Дворец усыпальниц
monument-m_all_own = Дворец всех построек
monument-m_monuments_everyone = Дворец дворцов
monument-m_corn_tiles = Дворец маиса
monument-m_wood_tiles = Дворец древесины
monument-m_civic = Гражданский дворец
monument-m_workers = Дворец рабочих
monument-m_tech_levels = Дворец технологий
monument-m_maxed_tracks = Дворец мастерства
monument-m_shrines = Дворец святынь
monument-m_one_temple = Дворец одного храма
monument-m_all_temples = Дворец всех храмов
monument-m_skulls = Дворец черепов

# Жетоны богатства называются тем, что они дают; у товаров, храмов и технологий счёт свой.
given-track =
    .amount = любая технология +{ $n }
given-temple =
    .amount = любой храм +{ $n }
given-vp =
    .amount = { $n } ПО
given-worker =
    .amount =
        { $n ->
            [one] { $n } рабочий
            [few] { $n } рабочих
            [many] { $n } рабочих
           *[other] { $n } рабочего
        }
given-feed_free =
    .amount =
        { $n ->
            [one] { $n } сытый рабочий
            [few] { $n } сытых рабочих
            [many] { $n } сытых рабочих
           *[other] { $n } сытого рабочего
        }
given-feed_discount =
    .amount = −{ $n } маиса на каждого рабочего в дни еды
given-resources =
    .amount =
        { $n ->
            [one] { $n } ресурс на выбор
            [few] { $n } ресурса на выбор
            [many] { $n } ресурсов на выбор
           *[other] { $n } ресурса на выбор
        }

source-chichen_itza = черепа в Чичен-Ице
source-buildings = здания
source-architecture = архитектура
source-architecture_bonus = бонус архитектуры
source-temples_age1 = храмы, 1‑я эпоха
source-leaders_age1 = наивысшее положение в храмах, 1‑я эпоха
source-temples_age2 = храмы, 2‑я эпоха
source-leaders_age2 = наивысшее положение в храмах, 2‑я эпоха
source-unfed = голодные рабочие
source-corn = остаток маиса и ресурсов
source-skulls = оставшиеся черепа
source-monuments = дворцы

## Вопросы и ответы

question-wealth = Выберите жетоны начального богатства, которые оставите себе: { $n } из { $of }.
question-beg = Вымолить маис перед ходом? У вас станет ровно 3 маиса, но боги разгневаются.
question-anger = Боги гневаются: выберите храм, в котором опуститесь на ступень.
question-plan = Что вы делаете в этот ход: выставляете рабочих или забираете?
question-place = Выберите, куда выставить рабочего.
question-pick_up = Выберите рабочего, которого заберёте.
question-act = Выберите действие.
question-harvest = Выберите, что собрать на плантации.
question-worship = Выберите храм, в котором подниметесь на ступень.
question-advance = Выберите технологию, которую разовьёте.
question-pay = Выберите, какими ресурсами заплатить.
question-take = Выберите, какие ресурсы взять.
question-build = Выберите, что построить.
question-architect = Выберите, как применить архитектуру к этому зданию.
question-sell = Выберите ресурс, который отдадите за маис.
question-buy = Выберите ресурс, который возьмёте за маис.
question-offering = Пожертвовать ресурс ради ещё одной ступени в храме?
question-follow_up = Выберите, действие какого здания выполнить первым.
question-days = На сколько дней прокрутить календарь?

beg-no = Не вымаливать
beg-yes = Вымолить маис
plan-place = Выставлять рабочих
plan-pick_up = Забирать рабочих
place-first_player_space = Ячейка первого игрока
place-done = Больше не выставлять
pick_up-done = Больше не забирать
act-nothing = Без действия
harvest-tileless = Маис без жетона
harvest-corn = Жетон маиса с поля { $field }
harvest-wood = Жетон древесины с поля { $field }
harvest-burn = Сжечь лес на поле { $field }
advance-done = Больше не развивать
build-done = Больше ничего не строить
architect-without = Полная цена, архитектуру приберечь для второго здания
architect-with = Полная цена, но с доходом от архитектуры
architect-save = С архитектурой: на 1 { $resource } дешевле
architect-save_corn = С архитектурой: меньше маиса
sell-done = Больше не продавать
buy-done = Больше не покупать
offering-no = Ничего не жертвовать
follow_up-build = Построить здание
follow_up-exchange = Обмен
follow_up-any_action = Любое действие
days-one = На 1 день
days-two = На 2 дня

## Что произошло

event-neutral_placed = Нейтральный рабочий встаёт на { $gear_to } { $space }.
event-wealth_kept = { $seat } оставляет себе жетон богатства: { $wealth }.
event-round_began = Раунд { $round }, день { $day }.
event-turn_began = Ход: { $seat }.
event-gained = { $seat } получает { $good_amount }.
event-spent = { $seat } тратит { $good_amount }.
event-begged = { $seat } вымаливает маис: теперь его ровно { $n }.
event-angered = { $seat } гневит богов и опускается в храме { $temple_of } на ступень { $step }.
event-mercy = Боги милостивы: { $seat } ставит рабочего на { $gear_to } { $space } за весь оставшийся маис.
event-placed =
    { $corn ->
        [0] { $seat } выставляет рабочего на { $gear_to } { $space } бесплатно.
        [one] { $seat } выставляет рабочего на { $gear_to } { $space } за { $corn } маис.
       *[other] { $seat } выставляет рабочего на { $gear_to } { $space } за { $corn } маиса.
    }
event-placed_first =
    { $corn ->
        [0] { $seat } занимает ячейку первого игрока бесплатно.
        [one] { $seat } занимает ячейку первого игрока за { $corn } маис.
       *[other] { $seat } занимает ячейку первого игрока за { $corn } маиса.
    }
event-picked_up = { $seat } забирает рабочего с { $gear_of } { $space }.
event-took_no_action = { $seat } обходится без действия.
event-acted = { $seat } выполняет действие { $space } { $gear_of }.
event-stepped_back =
    { $corn ->
        [one] { $seat } шагает назад к ячейке { $space } за { $corn } маис.
       *[other] { $seat } шагает назад к ячейке { $space } за { $corn } маиса.
    }
event-used_next_space = { $seat } благодаря теологии использует следующую ячейку, { $space }.
event-tile_taken = { $seat } берёт { $harvest } с плантации { $plantation }.
event-burned = { $seat } сжигает лес на плантации { $plantation }.
event-advanced = { $seat } развивает { $track_accusative } до уровня { $level }.
event-track_bonus = { $seat } берёт бонус { $track_of }.
event-worshipped = { $seat } поднимается в храме { $temple_of } на ступень { $step }.
event-step_lost = { $seat } не может подняться в храме { $temple_of }: ступень пропадает.
event-board_light = { $seat } переворачивает планшет светлой стороной вверх.
event-board_dark = { $seat } переворачивает планшет тёмной стороной вверх.
event-built = { $seat } строит здание «{ $building }».
event-monument_built = { $seat } строит { $monument }.
event-refilled = Новое здание на поле: «{ $building }».
event-worker_gained = { $seat } получает нового рабочего.
event-no_worker_left = { $seat } не получает рабочего: все рабочие уже в деле.
event-no_skull_left = Черепов в запасе не хватает: { $seat } получает не всё.
event-skull_placed = { $seat } кладёт череп в Чичен-Ице на клетку { $space }.
event-sold =
    { $corn ->
        [one] { $seat } меняет 1 { $resource } на { $corn } маис.
       *[other] { $seat } меняет 1 { $resource } на { $corn } маиса.
    }
event-bought =
    { $corn ->
        [one] { $seat } меняет { $corn } маис на 1 { $resource }.
       *[other] { $seat } меняет { $corn } маиса на 1 { $resource }.
    }
event-teeth_emptied =
    { $corn ->
        [one] { $seat } собирает с зубцов календаря { $corn } маис.
       *[other] { $seat } собирает с зубцов календаря { $corn } маиса.
    }
event-corn_on_tooth =
    { $corn ->
        [one] Ячейку первого игрока никто не занял: на зубцах теперь { $corn } маис.
       *[other] Ячейку первого игрока никто не занял: на зубцах теперь { $corn } маиса.
    }
event-marker_moved = Первый игрок теперь { $seat }.
event-calendar_turned =
    { $days ->
        [one] Календарь прокручен на { $days } день.
        [few] Календарь прокручен на { $days } дня.
        [many] Календарь прокручен на { $days } дней.
       *[other] Календарь прокручен на { $days } дня.
    }
event-pushed_off = Рабочий съезжает с { $gear_of } и возвращается к владельцу: { $seat }.
event-food_day = День еды { $number }.
event-fed =
    { $workers ->
        [0] { $seat } никого не кормит.
        [one] { $seat } кормит { $workers } рабочего, уходит маиса: { $corn }.
       *[other] { $seat } кормит { $workers } рабочих, уходит маиса: { $corn }.
    }
event-unfed =
    { $workers ->
        [one] { $seat } не может накормить { $workers } рабочего.
       *[other] { $seat } не может накормить { $workers } рабочих.
    }
event-skulls_withheld = Черепов хватает не всем, кому они положены: никто их не получает.
event-new_age = Начинается { $age }-я эпоха: все здания на поле сменяются.
event-scored = { $seat }: { $points } ПО, { $source }.
event-monument_scored = { $seat } считает очки за { $monument }.
event-converted = { $seat } переводит ресурсы в маис, всего маиса: { $corn }.
event-game_ended = Игра окончена.

## Почему нельзя

blocked-not-your-tile = Этот жетон богатства вам не раздавали.
blocked-already-kept = Этот жетон богатства вы уже оставили себе.
blocked-too-much-corn-to-beg = У вас слишком много маиса, чтобы вымаливать.
blocked-must-beg = Вам не по карману ни одна ячейка, а забирать некого: придётся вымолить маис.
blocked-lowest-everywhere = Во всех храмах вы на нижней ступени и вымаливать не можете.
blocked-lowest-step = В этом храме вы и так на нижней ступени.
blocked-no-worker-in-hand = У вас нет доступных рабочих.
blocked-no-worker-on-gears = На шестерёнках нет ваших рабочих.
blocked-gear-full = Все пронумерованные ячейки этой шестерёнки заняты.
blocked-place-too-dear = Чтобы выставить сюда рабочего, вам не хватает маиса.
blocked-no-placement-paid = Вам не хватает маиса, чтобы выставить рабочего хоть куда-нибудь.
blocked-mercy-is-cheap = Кому не по карману ни одна ячейка, тот ставит рабочего на одну из самых дешёвых свободных, а эта дороже.
blocked-first-space-taken = Ячейка первого игрока в этом раунде уже занята.
blocked-at-least-one = Пасовать нельзя: надо выставить или забрать хотя бы одного рабочего.
blocked-action-chosen = Вы выбрали это действие, и его надо выполнить.
blocked-not-your-worker = Вашего рабочего здесь нет.
blocked-no-action-here = Своего действия у этой ячейки нет.
blocked-other-gear = Рабочий стоит на другой шестерёнке.
blocked-too-far = Так далеко рабочий ещё не доехал: ему доступны его ячейка и ячейки с меньшим номером, а с теологией в Чичен-Ице ещё и следующая.
blocked-step-back-too-dear = На столько шагов назад у вас не хватает маиса.
blocked-never-chichen-itza = «Любое действие» — это четыре маленькие шестерёнки, но не Чичен-Ица.
blocked-not-itself = Это действие лишь вернуло бы вас к тому же выбору.
blocked-not-enough-corn = На это у вас не хватает маиса.
blocked-not-enough-resources = На это у вас не хватает ресурсов.
blocked-not-the-price = Эти ресурсы в сумме не составляют цену.
blocked-not-held = Таких ресурсов у вас нет.
blocked-take-here = Возьмите ровно столько ресурсов, сколько даёт эта клетка Чичен-Ицы.
blocked-take-bonus = Возьмите ровно столько ресурсов, сколько даёт бонус добычи.
blocked-free-level = От уровня, который даёт здание, отказаться нельзя.
blocked-no-tile-left = На этой плантации не осталось жетонов.
blocked-no-such-field = При таком числе игроков этого поля на плантации нет.
blocked-field-bare = На этом поле не осталось жетонов.
blocked-no-wood-here = На этом поле нет жетона древесины.
blocked-corn-under-wood = Маис на этом поле ещё закрыт древесиной.
blocked-cannot-burn = Во всех храмах вы на нижней ступени и жечь лес не можете.
blocked-corn-tile-open = Здесь есть открытый жетон маиса, а без жетона маис берут, только когда таких нет.
blocked-needs-agriculture = Чтобы взять маис без жетона, нужен 2-й уровень сельского хозяйства.
blocked-no-skull = У вас нет черепа.
blocked-skull-place-filled = Здесь уже лежит череп: это действие больше не выполнить.
blocked-same-temple = Вторая ступень должна быть в другом храме.
blocked-nothing-to-offer = Такого ресурса для подношения у вас нет.
blocked-not-offered = На поле такого здания нет.
blocked-monument-not-offered = На поле такого дворца нет.
blocked-building-too-dear = Вам нечем оплатить это здание.
blocked-monument-too-dear = Вам нечем оплатить этот дворец.
blocked-no-monument-here = Дворцы строятся только действием 4 Тикаля.
blocked-not-both = Одно действие строит либо здания, либо дворец, но не то и другое.
blocked-needs-architecture = Для скидки нужен 3-й уровень архитектуры.
blocked-no-second-building = Отказаться от архитектуры можно, только чтобы приберечь её для второго здания, а после этого второго построить не удастся.
blocked-not-in-price = В цену это не входит.
blocked-other-discount = При оплате ресурсами скидка — 1 ресурс, при оплате маисом — 2 маиса.
blocked-full-price-too-dear = Полную цену этого здания вам не заплатить — только цену со скидкой.
blocked-rest-too-dear = С такой скидкой остальную цену вам не заплатить.
blocked-not-granted = Среди действий, которые дали построенные здания, такого не осталось.
blocked-nothing-to-sell = Такого ресурса у вас нет.
blocked-too-dear-to-buy = На эту покупку у вас не хватает маиса.
blocked-board-is-dark = Ваш планшет лежит тёмной стороной вверх: прокрутка на 2 дня уже использована.
blocked-would-push-off = На предпоследней ячейке стоит рабочий игрока, и прокрутка на 2 дня согнала бы его.
blocked-last-round = В последнем раунде календарь прокручивается только на 1 день.

## Что сколько стоит, что даёт и чего стоит в конце

tile-building = { $age }-я эпоха, { $frame } ({ $frame_colour } рамка)
tile-monument = Дворец, { $frame_colour } рамка
cost = Цена: { $amounts }
cost-corn =
    { $n ->
        [one] Заплатить { $n } маис
       *[other] Заплатить { $n } маиса
    }
cost-resources =
    { $n ->
        [one] Заплатить { $n } любой ресурс
        [few] Заплатить { $n } любых ресурса
        [many] Заплатить { $n } любых ресурсов
       *[other] Заплатить { $n } любого ресурса
    }

effect-gain = Получить { $amounts }
effect-tech =
    { $n ->
        [one] Бесплатно { $n } уровень { $track_of }
        [few] Бесплатно { $n } уровня { $track_of }
        [many] Бесплатно { $n } уровней { $track_of }
       *[other] Бесплатно { $n } уровня { $track_of }
    }
effect-tech-any =
    { $n ->
        [one] Бесплатно { $n } уровень технологии на выбор
        [few] Бесплатно { $n } уровня технологий на выбор
        [many] Бесплатно { $n } уровней технологий на выбор
       *[other] Бесплатно { $n } уровня технологий на выбор
    }
effect-temple =
    { $n ->
        [one] { $n } ступень вверх в храме { $temple_of }
        [few] { $n } ступени вверх в храме { $temple_of }
        [many] { $n } ступеней вверх в храме { $temple_of }
       *[other] { $n } ступени вверх в храме { $temple_of }
    }
effect-temple-any =
    { $n ->
        [one] { $n } ступень вверх в храме на выбор
        [few] { $n } ступени вверх в храмах на выбор
        [many] { $n } ступеней вверх в храмах на выбор
       *[other] { $n } ступени вверх в храмах на выбор
    }
effect-vp = { $n } ПО
effect-worker =
    { $n ->
        [one] { $n } новый рабочий
       *[other] { $n } новых рабочих
    }
effect-feed_free =
    { $n ->
        [one] В Дни еды { $n } рабочему не нужен маис
       *[other] В Дни еды { $n } рабочим не нужен маис
    }
effect-feed_discount =
    { $n ->
        [one] В Дни еды каждому рабочему нужно на { $n } маис меньше
       *[other] В Дни еды каждому рабочему нужно на { $n } маиса меньше
    }
effect-resources =
    { $n ->
        [one] { $n } ресурс на выбор
        [few] { $n } ресурса на выбор
        [many] { $n } ресурсов на выбор
       *[other] { $n } ресурса на выбор
    }
effect-build = Затем можно построить ещё одно здание, как при действии 2 Тикаля
effect-exchange = Затем можно обменять ресурсы и маис, как при действии 2 Ушмаля
effect-any_action =
    { $n ->
        [one] Затем за { $n } маис можно выполнить любое действие маленьких шестерёнок, как при действии 5 Ушмаля
       *[other] Затем за { $n } маиса можно выполнить любое действие маленьких шестерёнок, как при действии 5 Ушмаля
    }

wealth-neutral = Нейтральный рабочий: { $gear } { $space }

score-per_frame_owned = В конце { $vp } ПО за { $frame_all }
score-per_building_and_monument_owned = В конце { $vp } ПО за каждое своё здание и каждый свой дворец, включая этот
score-per_monument_built_by_anyone = В конце за каждый дворец, кем бы он ни был построен, включая этот:
score-per_monument_built_by_anyone-at =
    { $n ->
        [2] вдвоём { $vp } ПО
        [3] втроём { $vp } ПО
        [4] вчетвером { $vp } ПО
       *[other] при числе игроков { $n } — { $vp } ПО
    }
score-per_corn_tile = В конце { $vp } ПО за каждый свой жетон маиса
score-per_wood_tile = В конце { $vp } ПО за каждый свой жетон древесины
score-by_worker_count = В конце по числу своих рабочих:
score-by_worker_count-at =
    { $n ->
        [one] { $n } рабочий: { $vp } ПО
       *[other] { $n } рабочих: { $vp } ПО
    }
score-per_technology_level = В конце { $vp } ПО за каждый свой уровень технологий
score-by_tracks_at_level_3 = В конце по числу технологий на уровне { $level }:
score-by_tracks_at_level_3-at =
    { $n ->
        [one] { $n } технология: { $vp } ПО
        [few] { $n } технологии: { $vp } ПО
        [many] { $n } технологий: { $vp } ПО
       *[other] { $n } технологии: { $vp } ПО
    }
score-per_step_above_start_in_best_temple = В конце { $vp } ПО за каждую ступень выше начальной в вашем лучшем храме
score-vp_of_own_step_in_each_temple = В конце ещё раз ПО ваших ступеней во всех трёх храмах
score-per_skull_on_chichen_itza = В конце { $vp } ПО за каждый череп в Чичен-Ице, кто бы его ни выложил

space-price =
    { $n ->
        [0] Выставление сюда бесплатно
        [one] Выставление сюда стоит { $n } маис
       *[other] Выставление сюда стоит { $n } маиса
    }
space-none = Действия нет
space-free_choice = Любое действие этой шестерёнки без доплаты за шаги назад
space-harvest-corn = Взять открытый жетон маиса: { $amounts }
space-harvest-wood = Или взять жетон древесины: { $amounts }
space-harvest-burn = Или сжечь жетон древесины, взять жетон маиса под ним и прогневить богов: { $amounts }
space-tech =
    { $n ->
        [one] Развить технологию на { $n } уровень, заплатив за него
        [few] Развить технологии не более чем на { $n } уровня, заплатив за каждый
        [many] Развить технологии не более чем на { $n } уровней, заплатив за каждый
       *[other] Развить технологии не более чем на { $n } уровня, заплатив за каждый
    }
space-build =
    { $n ->
        [one] Построить { $n } здание
        [few] Построить до { $n } зданий
        [many] Построить до { $n } зданий
       *[other] Построить до { $n } зданий
    }
space-build-monument = Или вместо этого построить 1 дворец
space-build-corn =
    { $n ->
        [one] Платить { $n } маис за каждый ресурс в цене
       *[other] Платить { $n } маиса за каждый ресурс в цене
    }
space-temples =
    { $n ->
        [one] По ступени вверх в { $n } храме
       *[other] По ступени вверх в { $n } разных храмах
    }
space-exchange = Сколько угодно раз обменять ресурсы и маис
space-rate =
    { $n ->
        [one] 1 { $resource } — { $n } маис
       *[other] 1 { $resource } — { $n } маиса
    }
space-any_action = Любое действие четырёх маленьких шестерёнок за его собственную цену
space-skull = Положить сюда 1 череп; только один раз за партию
space-first_player = Забрать маис с зубцов календаря и стать первым игроком, а если маркер уже у вас, передать его дальше
space-first_player-days = Со светлым планшетом можно прокрутить календарь на 2 дня

temple-step = Ступень { $step }: { $vp } ПО
temple-step-good = Ступень { $step }: { $vp } ПО, { $good }
temple-leader = Наивысшее положение в конце { $age }-й эпохи: { $vp } ПО

tech-level =
    { $n ->
        [one] Уровень { $level } за { $n } ресурс:
        [few] Уровень { $level } за { $n } ресурса:
        [many] Уровень { $level } за { $n } ресурсов:
       *[other] Уровень { $level } за { $n } ресурса:
    }
tech-bonus =
    { $n ->
        [one] На уровне { $level } каждый раз за { $n } ресурс:
        [few] На уровне { $level } каждый раз за { $n } ресурса:
        [many] На уровне { $level } каждый раз за { $n } ресурсов:
       *[other] На уровне { $level } каждый раз за { $n } ресурса:
    }
tech-harvest_corn =
    { $n ->
        [one] На { $n } маис больше при каждом сборе маиса на ячейках 2–5 Паленке
       *[other] На { $n } маиса больше при каждом сборе маиса на ячейках 2–5 Паленке
    }
tech-fishing_corn =
    { $n ->
        [one] На { $n } маис больше за рыбную ловлю на ячейке 1 Паленке
       *[other] На { $n } маиса больше за рыбную ловлю на ячейке 1 Паленке
    }
tech-tileless = Маис можно собрать и без жетона, если открытых жетонов маиса нет
tech-extra_wood =
    { $n ->
        [one] На { $n } дерево больше, когда дерево берётся на шестерёнках
       *[other] На { $n } дерева больше, когда дерево берётся на шестерёнках
    }
tech-extra_stone =
    { $n ->
        [one] На { $n } камень больше, когда камень берётся на Яшчилане
        [few] На { $n } камня больше, когда камень берётся на Яшчилане
        [many] На { $n } камней больше, когда камень берётся на Яшчилане
       *[other] На { $n } камня больше, когда камень берётся на Яшчилане
    }
tech-extra_gold =
    { $n ->
        [one] На { $n } золото больше, когда золото берётся на Яшчилане
       *[other] На { $n } золота больше, когда золото берётся на Яшчилане
    }
tech-building_corn =
    { $n ->
        [one] { $n } маис за каждое построенное здание
       *[other] { $n } маиса за каждое построенное здание
    }
tech-building_vp = { $n } ПО за каждое построенное здание
tech-discount =
    { $n ->
        [one] Здания дешевле на { $n } ресурс на выбор
        [few] Здания дешевле на { $n } ресурса на выбор
        [many] Здания дешевле на { $n } ресурсов на выбор
       *[other] Здания дешевле на { $n } ресурса на выбор
    }
tech-corn_discount =
    { $n ->
        [one] Здания, оплаченные маисом, дешевле на { $n } маис
       *[other] Здания, оплаченные маисом, дешевле на { $n } маиса
    }
tech-next_space = На Чичен-Ице можно использовать действие следующей ячейки
tech-offering =
    { $n ->
        [one] После действия Чичен-Ицы можно отдать { $n } ресурс за ступень в храме на выбор
        [few] После действия Чичен-Ицы можно отдать { $n } ресурса за ступень в храме на выбор
        [many] После действия Чичен-Ицы можно отдать { $n } ресурсов за ступень в храме на выбор
       *[other] После действия Чичен-Ицы можно отдать { $n } ресурса за ступень в храме на выбор
    }
tech-extra_skull =
    { $n ->
        [one] На { $n } череп больше, когда череп берётся на ячейке 4 Яшчилана
        [few] На { $n } черепа больше, когда череп берётся на ячейке 4 Яшчилана
        [many] На { $n } черепов больше, когда череп берётся на ячейке 4 Яшчилана
       *[other] На { $n } черепа больше, когда череп берётся на ячейке 4 Яшчилана
    }

# Parts of the board.

board-calendar = Календарь
board-calendar-about = Каждый раунд календарь поворачивается на день, и все рабочие едут на одну ячейку дальше. На зубцах отмечены четыре Дня еды.
board-food = День еды
board-food-about = После всех ходов в День еды каждый кормит рабочих, затем храмы дают товары или очки.
board-skulls = Хрустальные черепа
board-skulls-about = Всего их 13. Когда запас пуст, получить череп нельзя.
board-today = Сегодня
board-today-about = Стрелка указывает на зубец нынешнего дня. Маис, который никто не забрал, лежит на зубцах для того, кто займёт ячейку первого игрока.
board-jungle = Джунгли
board-jungle-about = У ячеек Паленке со 2 по 5 здесь по своей плантации. Действуя там, берут верхний жетон одного из её полей: дерево лежит поверх маиса. Жетоны остаются у игрока до конца партии.
board-temples = Храмы
board-temples-about = Подъём по ступеням радует бога. В середине эпохи каждый получает товары своей ступени и всех нижних, в конце эпохи — её ПО, а лидер ещё и награду. На верхней ступени помещается только один игрок.
board-technology = Технологии
board-technology-about = Продвижение на уровень 1, 2 или 3 стоит 1, 2 или 3 любых ресурса. Нижние уровни продолжают действовать. За уровнем 3 каждое продвижение стоит 1 ресурс и сразу даёт бонус.
board-buildings = Здания
board-buildings-about = Кто строит, платит цену внизу жетона. Фермы помогают в Дни еды, остальные срабатывают один раз и сразу. Пустые места заполняются в конце хода.
board-monuments = Дворцы
board-monuments-about = Их строят действием Тикаля 4, а ПО они приносят в конце партии. На место построенного новый не выкладывают.
