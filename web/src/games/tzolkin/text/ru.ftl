# Слова поля Цолькина.

part-gears = Шестерёнки
part-temples = Храмы
part-technology = Технологии
part-tiles = Здания
place-on = Выставить рабочего: { $gear }
day-word = ДЕНЬ
of-days = из { $days } · эпоха { $age }
next-food-day = День еды
day-number = день { $day }
in-days =
    { $days ->
        [0] сегодня
        [one] через { $days } день
        [few] через { $days } дня
        [many] через { $days } дней
       *[other] через { $days } дня
    }
reward-goods = Середина эпохи: товары
reward-vp = Конец эпохи: очки
need-have = нужно { $need }, есть { $have }
jungle = Джунгли
bare-field = пусто
field-of = Плантация { $plantation }, поле { $field }: { $tile }
of-left = из { $all } в запасе
temples = Храмы
temples-hint-vp = Очки ступени — в конце
temples-hint-goods = эпохи, товары — в середине
leader-now-later = первому { $now }, потом { $later }
leader-now = первому { $now }
technology = Технологии
level = уровень { $level }
beyond = дальше
buildings = Здания
stack-left = эпоха { $age } · в стопке { $n }
age-two-on = эпоха II — день { $day }
monuments = Дворцы
monuments-hint = очки в конце игры · Тикаль 4
built = построен
empty-area = Пока ничего не построено.
workers-in-hand = доступно: { $n }
first-player = Первый игрок
board-is-dark = Прокрутка на 2 дня использована
per-m_tombs = за усыпальницу
per-m_all_own = за постройку
per-m_monuments_everyone = за дворец
per-m_corn_tiles = за жетон маиса
per-m_wood_tiles = за древесину
per-m_civic = за зелёное
per-m_workers = рабочие
per-m_tech_levels = за уровень
per-m_maxed_tracks = полные
per-m_shrines = за святыню
per-m_one_temple = лучший храм
per-m_all_temples = ваши ступени
per-m_skulls = за череп
neutral = нейтральный рабочий
field-hand = доступные рабочие
field-workers = рабочие
projection-age_end = Если бы эпоха кончилась сегодня

## Значки

icon-resource = любой ресурс
icon-worker = рабочий
icon-worker-new = новый рабочий
icon-fish = рыбалка
icon-temple-up = ступень вверх в храме
icon-temple-down = ступень вниз в храме
icon-tech = уровень технологии
icon-exchange = обмен
icon-any-action = любое действие шестерёнки
icon-double-advance = прокрутка на два дня
