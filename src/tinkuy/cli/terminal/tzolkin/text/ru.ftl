# Поле «Цолькина». Короткие слова стоят в узких столбцах: их длину нужно сохранять.

tzolkin-short-chaac = Чак
tzolkin-short-quetzalcoatl = Кец
tzolkin-short-kukulcan = Кук
tzolkin-short-agriculture = С/х
tzolkin-short-extraction = Доб
tzolkin-short-architecture = Арх
tzolkin-short-theology = Тео
tzolkin-name-chaac = Чак
tzolkin-name-quetzalcoatl = Кецалько.
tzolkin-name-kukulcan = Кукулькан
tzolkin-name-agriculture = сельхоз
tzolkin-name-extraction = добыча
tzolkin-name-architecture = архитектура
tzolkin-name-theology = теология
tzolkin-letter-farm = Ф
tzolkin-letter-civic = Г
tzolkin-letter-tomb = У
tzolkin-letter-shrine = С
tzolkin-any-temple = любой
tzolkin-any-track = техн
tzolkin-any-resources = { $n } на выбор

tzolkin-gives-worker =
    { $n ->
        [one] { $n } рабочий
        [few] { $n } рабочих
       *[other] { $n } рабочих
    }
tzolkin-feeds = кормит { $n }
tzolkin-feeds-cheaper = −{ $n }ψ за рабочего
tzolkin-then-build-building = ещё здание
tzolkin-then-exchange = ⇄
tzolkin-then-any-action = любое

tzolkin-per-farm = ферму
tzolkin-per-civic = гражданское
tzolkin-per-tomb = усыпальницу
tzolkin-per-shrine = святыню
tzolkin-scores-per-frame-owned = { $points }★ за { $frame }
tzolkin-scores-per-building-and-monument-owned = { $points }★ за свою постройку
tzolkin-scores-per-monument-built-by-anyone = { $points }★ за любой дворец
tzolkin-scores-per-corn-tile = { $points }★ за жетон маиса
tzolkin-scores-per-wood-tile = { $points }★ за жетон древесины
tzolkin-scores-by-worker-count = { $steps }★ { $first }-{ $last } рабочих
tzolkin-scores-per-technology-level = { $points }★ за уровень технол.
tzolkin-scores-by-tracks-at-level-3 = { $steps }★ полн. техн.
tzolkin-scores-per-step-above-start-in-best-temple = { $points }★ за ступень, 1 храм
tzolkin-scores-vp-of-own-step-in-each-temple = ★ своих ступеней
tzolkin-scores-per-skull-on-chichen-itza = { $points }★ за череп на поле

tzolkin-free-choice = люб. 1-{ $last }
tzolkin-act-tech =
    { $n ->
        [one] { $n } технология
        [few] { $n } технологии
       *[other] { $n } технологий
    }
tzolkin-act-tech-short = { $n } техн
tzolkin-act-building =
    { $n ->
        [one] { $n } здание
        [few] { $n } здания
       *[other] { $n } зданий
    }
tzolkin-act-building-short = { $n } ⌂
tzolkin-act-monument = { $n } ⌂ или дворец
tzolkin-act-monument-short = { $n } ⌂/двор
tzolkin-act-corn = здание за маис
tzolkin-act-corn-short = ⌂ за ψ
tzolkin-act-temples = { $n }∆ за { $cost } ресурс
tzolkin-act-temples-short = { $n }∆ −{ $cost }
tzolkin-act-exchange = обмен ⇄
tzolkin-act-exchange-short = ⇄ обмен
tzolkin-act-worker = новый рабочий
tzolkin-act-worker-short = рабочий
tzolkin-act-any = любое
tzolkin-act-any-short = люб.

tzolkin-day = день { $day } из { $days }
tzolkin-food-day =
    { $days ->
        [0] День еды в конце раунда: { $reward }
        [one] День еды через { $days } день: { $reward }
        [few] День еды через { $days } дня: { $reward }
       *[other] День еды через { $days } дней: { $reward }
    }
tzolkin-reward-goods = товары храмов
tzolkin-reward-points = очки храмов
tzolkin-food-days-over = Все Дни еды прошли.
tzolkin-first-player-space = Первый игрок:
tzolkin-tooth = зубцы { $corn }
tzolkin-skulls-left = запас { $skulls }
tzolkin-leader = верх
tzolkin-technologies = Технологии
tzolkin-temples = Храмы
tzolkin-buildings = Здания, { $age }-я эпоха (ещё { $n })
tzolkin-buildings-offered = Здания на выбор
tzolkin-monuments = Дворцы
tzolkin-column-workers = рука
tzolkin-column-eats = еда
tzolkin-column-tiles = жетоны
tzolkin-column-monuments = Д
tzolkin-column-side = 2д
tzolkin-dealt = Ваши жетоны богатства: другим их не видно
tzolkin-space = ячейка { $space }
tzolkin-legend-corn = маис
tzolkin-legend-wood = дерево
tzolkin-legend-stone = камень
tzolkin-legend-gold = золото
tzolkin-legend-skull = череп
tzolkin-legend-points = ПО
tzolkin-legend-step = ступень
tzolkin-legend-building = здание

tzolkin-help-spaces = Шестерёнки: 4● — ячейка 4 с рабочим игрока ●. ⬡ — нейтральный; за названием стоят те, что на позициях без номера.
tzolkin-help-fields = Паленке: 7/3 — маис или дерево за жетон. Поля: ≡ сверху дерево, ψ маис, · пусто.
tzolkin-help-skulls = Чичен-Ица: очки, храм, 1? — ресурс на выбор; Ω● — здесь лежит череп игрока ●.
tzolkin-help-temples = Храмы: очки ступени, товар ступени; внизу бонус за наивысшее положение в 1-ю/2-ю эпоху.
tzolkin-help-technologies = Технологии: 2:−2 — уровень 2 за 2 ресурса, + — сверх последнего. ψ· маис без жетона, ⌂ за здание, →1 следующая ячейка, −1:∆ ресурс за ступень, 2? ресурсы на выбор.
tzolkin-help-tiles = Жетоны: Ф ферма, Г гражданское сооружение, У усыпальница, С святыня; затем цена и эффект.
tzolkin-help-players = Игроки: рабочие доступные/все, маис на День еды, жетоны урожая, здания, дворцы, прокрутка на 2 дня: ○ есть, ◉ использована.
