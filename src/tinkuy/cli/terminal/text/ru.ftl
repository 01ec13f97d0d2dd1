# Стол в терминале по-русски. Короткие слова стоят в узких столбцах: их длину нужно сохранять.

## Поле «Цолькина»

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

## Поле «Тауантинсуйу»

tawantinsuyu-letter-architect = А
tawantinsuyu-letter-courier = П
tawantinsuyu-letter-craftsman = Р
tawantinsuyu-letter-priest = Ж
tawantinsuyu-letter-warrior = В
tawantinsuyu-short-worship = Покл.
tawantinsuyu-short-offering = Подн.
tawantinsuyu-short-refresh = Восст.
tawantinsuyu-short-conquest = Завоев
tawantinsuyu-short-produce = Произв

tawantinsuyu-hill = Холм
tawantinsuyu-stairs = Ступени
tawantinsuyu-village = Деревня
tawantinsuyu-nomads = Кочевники
tawantinsuyu-bag = в мешочке { $n }
tawantinsuyu-casualties = Потери
tawantinsuyu-weaves = Узоры
tawantinsuyu-altar = Алтарь
tawantinsuyu-hand = Ваши карты
tawantinsuyu-buildings = Рынок
tawantinsuyu-market = Рынок: в запасе { $production } », { $passive } ∞
tawantinsuyu-temple = Храм
tawantinsuyu-regions = Регионы
tawantinsuyu-statues = Статуи
tawantinsuyu-workers = Рабочие
tawantinsuyu-actions = Кориканча
tawantinsuyu-tasks-title = Поручения
tawantinsuyu-personality = личность
tawantinsuyu-ceremonies = церемоний { $n }
tawantinsuyu-ceremony-comes = будет церемония (было { $n })
tawantinsuyu-ceremony-last = дальше последняя
tawantinsuyu-tasks =
    { $n ->
        [one] { $n } поручение
        [few] { $n } поручения
       *[other] { $n } поручений
    }

tawantinsuyu-legend-potato = картофель
tawantinsuyu-legend-corn = кукуруза
tawantinsuyu-legend-stone = камень
tawantinsuyu-legend-gold = золото
tawantinsuyu-legend-weave = узор
tawantinsuyu-legend-statue = статуя
tawantinsuyu-legend-steps = ступени
tawantinsuyu-legend-building = здание
tawantinsuyu-legend-train = тренировка
tawantinsuyu-legend-produce = производство
tawantinsuyu-legend-trade = торговля

tawantinsuyu-passive-Z01 = любой как посыльный
tawantinsuyu-passive-Z02 = любой как жрец
tawantinsuyu-passive-Z03 = воин: открыть 2 »
tawantinsuyu-passive-Z04 = соединение сразу платит
tawantinsuyu-passive-Z05 = архитект. ⇄ ремесл.
tawantinsuyu-passive-Z06 = церемония 4ø, ☼ +1★
tawantinsuyu-passive-Z07 = очки за свои ступени
tawantinsuyu-passive-Z08 = узоры: взять 5, −2
tawantinsuyu-passive-Z09 = церемония: ★ за гобелен
tawantinsuyu-passive-Z10 = церемония: { $amounts }
tawantinsuyu-passive-Z11 = подношение: #
tawantinsuyu-passive-Z12 = подношение: ¤→∆
tawantinsuyu-passive-Z13 = завоевание: −1 солдат
tawantinsuyu-passive-Z14 = воин: +2 поручения
tawantinsuyu-passive-Z15 = 2▦ ⇄ 1¤ ⇄ 2ψ
tawantinsuyu-passive-Z16 = производство: ↻
tawantinsuyu-passive-Z17 = завоевание: 1¤ 1★
tawantinsuyu-passive-Z18 = восстановление: † 1¤
tawantinsuyu-passive-Z19 = 1ø → ☼
tawantinsuyu-passive-Z20 = сбор: +1, 1★

tawantinsuyu-help-spaces = Холм: столбец на сектор, вверху действие Кориканчи и верховные жрецы. 2[≈]А øψ▦ — клетка 2 с символом ≈, на ней архитектор, рядом три поручения; [ ] синяя, ( ) зелёная. ≡● — ступени игрока ●.
tawantinsuyu-help-prices = Рядом с клеткой: −☼ карта божества или −1¤ золото, −3ø/ψ еда за удалённость и высоту, затем число поручений.
tawantinsuyu-help-signs = ø картофель, ψ кукуруза, ▦ камень, ¤ золото, ★ ПО, ☼ карта божества, † карта армии или солдат, ‡ тренировка, λ рабочий или кочевник, ∆ ступень храма, ↻ восстановление, # узор, ≡ ступени, ω маленькая и Ω большая статуя, ⌂ здание, » производство, ∞ постоянное, ⇄ торговля, $ за свою цену.
tawantinsuyu-help-village = Деревня: с левого конца рабочий стоит 1ø, с правого 1ψ. ≈2/1: осталось 2 маленькие статуи и 1 большая. +20: столько лежит в стопке.
tawantinsuyu-help-weaves = Узоры: 3ø[4=2-1]¤ — гобелен из рисунков 4, 2 и 1 с краями 3ø и ¤; соединение = платит при торговле.
tawantinsuyu-help-temple = Храм: ПО на каждой церемонии, + в конце игры; ниже — что даёт ступень при входе и на церемониях.
tawantinsuyu-help-regions = Регионы: ●2/1 4★ завоёвана игроком ●; 2 солдат переворачивают и 1 сбрасывают за 4★. · свободна.
tawantinsuyu-help-players = Игроки: ресурсы, рабочие λ, карты божеств ☼ и армии † в руке, карты армии и производственные здания открытые/закрытые, постоянные здания ∞, оставшиеся фишки ступеней ≡ и завоеваний ⚑. (2ψ) закрыто.
tawantinsuyu-help-hand = Карты: ≈:2ø2★ — карта божества ≈ с её бонусами, 1†:2ø — карта армии с 1 солдатом и её бонусом.
tawantinsuyu-help-solo = Планшет Аксомаммы: после броска все жетоны с этим числом действуют там, где лежат, ряд за рядом, и идут дальше на своё число. 1:≈ — символ на месте 1, его ищут, когда выпало 1. λ◂ø нанимает с картофельного конца, »⌂ строит производственное здание.

## Стол

terminal-players = Игроки
terminal-score = Очки
terminal-score-sheet = Подсчёт очков
terminal-total = Всего
terminal-log = Журнал
terminal-close = Esc закрывает
terminal-curtain = Передайте устройство: { $who }
terminal-curtain-key = Нажмите Enter, когда никто другой не видит экрана.
terminal-why = Почему нельзя?
terminal-why-nothing = Сейчас предложено всё, или ход не ваш.
terminal-more = и ещё { $n }
terminal-rules-search = пункт (7.2) или слова
terminal-rules-none = Нет пункта, где есть все эти слова.
terminal-info = Что для чего служит
terminal-info-nothing = Объяснять нечего.
terminal-settings = Настройки
terminal-on = да
terminal-off = нет
terminal-setting-confirm = Спрашивать перед ответом, который нельзя отменить: { $value }
terminal-setting-pause = Пауза после хода бота: { $value } с
terminal-save = Сохранить
terminal-save-where = Записать партию в этот файл:
terminal-saved = Сохранено в { $path }
terminal-resume = Продолжить: { $command }
terminal-autosave = всё время сохраняется в { $path }
terminal-thinking = { $who } думает …
terminal-reveals = Это откроет что-то новое, отменить будет нельзя.
terminal-no-undo = Отменять нечего: ход уже перешёл дальше или что-то открылось.
terminal-confirm = Подтвердить (Enter)
terminal-go-back = Назад (z)
terminal-free-actions = Бесплатные действия, в любой момент:
terminal-over-keys = s подсчёт очков, g журнал, q выход

terminal-key-undo = назад
terminal-key-restart = заново
terminal-key-why = почему нет
terminal-key-rules = правила
terminal-key-info = что это
terminal-key-score = очки
terminal-key-log = журнал
terminal-key-save = запись
terminal-key-language = язык
terminal-key-settings = настр.
terminal-key-help = помощь
terminal-key-quit = выход

terminal-help = Помощь
terminal-help-undo = отменить последний ответ
terminal-help-restart = отменить весь свой ход
terminal-help-why = почему чего-то нельзя; Enter открывает правило
terminal-help-rules = искать в правилах
terminal-help-info = что дают жетоны, карты и клетки
terminal-help-score = очки по источникам
terminal-help-log = весь журнал
terminal-help-save = записать партию в любой файл
terminal-help-language = английский, русский, чешский
terminal-help-settings = подтверждение и пауза после ботов
terminal-help-help = эта страница
terminal-help-quit = выйти; партия сохранена, её можно продолжить
terminal-help-answer = Отвечайте номером или стрелками и Enter.
terminal-help-ends = ↵ рядом с ответом: он кончает ход или открывает что-то новое, после подтверждения его не отменить.
terminal-help-scroll = Page Up и Page Down прокручивают поле; Tab переходит между частями экрана.
terminal-help-board = Подчёркнуто на поле: то, что можно выбрать. ► чей ход, ¹ первый игрок.
