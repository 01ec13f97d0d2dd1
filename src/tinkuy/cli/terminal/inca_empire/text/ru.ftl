# Поле «Империи инков». Короткие слова стоят в узких столбцах: держите длину.

inca_empire-sun = Поле Солнца
inca_empire-hand = Ваши карты
inca_empire-builds = Что можно построить
inca_empire-tiles = Жетоны культур
inca_empire-sites = Места
inca_empire-provinces = Провинции

inca_empire-phase-inca = Инка
inca_empire-phase-sun = Солнце
inca_empire-phase-people = Народ
inca_empire-phase-sapa_inca = Сапа Инка

inca_empire-legend-city-site = место города
inca_empire-legend-garrison-site = место гарнизона
inca_empire-legend-city = город
inca_empire-legend-garrison = гарнизон
inca_empire-legend-temple = город с храмом
inca_empire-legend-shrine = гарнизон, храм
inca_empire-legend-resistance = сопротивление
inca_empire-legend-covered = закрыт

inca_empire-card-peasant_revolt = восстание
inca_empire-card-expert_surveyors = землемеры
inca_empire-card-extra_road_crew = дорожники
inca_empire-card-intensive_labour = труд
inca_empire-card-el_nino_flood = наводнение
inca_empire-card-wild_road = дикая дорога
inca_empire-card-epidemic = эпидемия
inca_empire-card-city_restoration = восстановление
inca_empire-card-major_outpost = форпост
inca_empire-card-storehouses = склады
inca_empire-card-harsh_weather = погода
inca_empire-card-mass_construction = строительство
inca_empire-card-rapid_expansion = расширение
inca_empire-card-popular_support = поддержка
inca_empire-card-military_superiority = превосходство
inca_empire-card-resistance = сопротивление
inca_empire-card-religious_zeal = рвение
inca_empire-card-solar_eclipse = затмение
inca_empire-card-great_pilgrimage = паломничество 7
inca_empire-card-annual_pilgrimage = паломничество 5
inca_empire-card-local_pilgrimage = паломничество 4

inca_empire-help-map = Карта: север слева, море внизу. Она вытянута, чтобы каждой точке нашлось место.
inca_empire-help-roads = Дороги: серые связи свободны, цветные принадлежат игроку этого цвета, белые можно построить сейчас. Рядом с дорогой — места на её концах.
inca_empire-help-points = Точки: ☼ Куско, ○ место города, □ место гарнизона, ∙ уака, ⌂ город, ▣ гарнизон, Π город с храмом, π храм на месте гарнизона.
inca_empire-help-provinces = Провинции: число — сопротивление открытого жетона, ? — жетон закрыт, знак игрока — завоёвана, подчёркнут — с террасой.
inca_empire-help-sun = Поле Солнца: сектор с двумя игроками, которых он касается, и карты, действующие там до Сапа Инки. ▯● лежит рубашкой вверх.
inca_empire-help-players = Игроки по порядку хода, ¹ — первый на счётной дорожке: труд λ, жетоны ◫, террасы ≡, дороги ═, карты ▯, очки ★ и что принёс бы Сапа Инка сейчас.
inca_empire-help-cards = Карты: что делает каждая, показывает i; «паломничество 7» приносит 7 ПО.
inca_empire-help-reconstructed = Карта восстановлена, это не напечатанное поле; tinkuy tables draw inca_empire показывает её со всеми названиями.
