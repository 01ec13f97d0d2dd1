# Слова браузерного клиента. Игры и сам стол приносят свои.

play-now = Играть
to-lobby = В зал
board = Поле
players = Игроки
prompt = Что спрашивается
log = Журнал
log-hint = щёлкните строку, чтобы вернуться к ней
rules = Правила
search-rules = Искать в правилах
scores = Подсчёт очков
total = Итого
points = Победные очки
settings = Настройки и справка
language = Язык
theme = Светлая или тёмная тема
close = Закрыть
understood = Понятно

this-turn = Этот ход
confirm-turn = Завершить ход
back-to-here = Вернуться к этому шагу
reveals = Открывает новое: отменить будет нельзя
your-turn = ваш ход
thinking = думает
waiting-for = Ждём: { $names }.
away = нет за столом
seat-free = место свободно
person = человек
bot = бот
game-won = Игра окончена. Победа: { $names }.
reconnecting = связь потеряна, пробуем снова

replay = Повтор
step-back = Шаг назад
step-forward = Шаг вперёд
play = Пуск
pause = Пауза
moment = Момент партии
speed = Скорость
copy-link = Скопировать ссылку
to-present = К текущему моменту

pass-device = Передайте устройство: { $name }
i-am = Я — { $name }

key-choose = выбрать вариант по номеру
key-undo = отменить шаг
key-restart = начать ход заново
key-confirm = завершить ход
key-walk = ходить по вариантам или по повтору
key-why = почему нельзя?
key-rules = правила
key-scores = подсчёт очков
key-help = настройки и справка
key-close = закрыть открытое

error-offline = Сервер недоступен.
error-server = Сервер не смог этого сделать.

why-not = Почему нельзя?
why-mode = Укажите что угодно, чтобы узнать, почему это сейчас нельзя выбрать.
sum = Итог
can-be-chosen = { $thing }, можно выбрать
only-you-see = Это видите только вы.

## Поле Цолькина

parts-of-board = Части поля
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
reward-vp = Конец эпохи: очки храмов
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
