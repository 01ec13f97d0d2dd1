# Поле «Тауантинсуйу». Короткие слова стоят в узких столбцах: их длину нужно сохранять.

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
