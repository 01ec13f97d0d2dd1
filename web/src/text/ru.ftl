# Слова браузерного клиента. Игры и сам стол приносят свои.

play-now = Играть
to-lobby = В зал
board = Поле
players = Игроки
prompt = Что спрашивается
log = Журнал
log-start = Перед первым ходом
log-hint = щёлкните строку, чтобы вернуться к ней
rules = Правила
search-rules = Искать в правилах
scores = Подсчёт очков
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
record-ends = Здесь запись кончается: партия не доиграна.
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
solo-opponent = соперник одиночной игры
show-all = Показать всё
can-be-chosen = { $thing }, можно выбрать
only-you-see = Это видите только вы.
parts-of-board = Части поля
free-actions = Бесплатные действия
pace = Темп одиночного соперника
pace-click = По щелчку
pace-slow = Медленно
pace-normal = Обычно
pace-fast = Быстро
pace-once = Сразу
next-step = Следующий шаг
automa-turn = Ход соперника

## Зал

tagline = Большие настольные игры Анд и Мезоамерики
your-name = Ваше имя
try-again = Попробовать снова
play-now-about =
    { $n ->
        [one] { $n } игрок, против вас: { $rivals }
        [few] { $n } игрока, против вас: { $rivals }
        [many] { $n } игроков, против вас: { $rivals }
       *[other] { $n } игрока, против вас: { $rivals }
    }
play-alone = Соло: { $rival }
new-table = Новый стол
game-word = Игра
seats-from-to = Игроков: { $least }–{ $most }
seats-word = Места
seats-count = Число мест
seat-player = Кто играет на месте { $n }
seat-name = Имя на месте { $n }
seat-me = Я
seat-person = Другой человек
usual-value = (обычно)
options-usual =
    { $n ->
        [one] { $n } настройка как обычно
        [few] { $n } настройки как обычно
        [many] { $n } настроек как обычно
       *[other] { $n } настройки как обычно
    }
options-changed =
    { $n ->
        [one] изменена { $n }
        [few] изменены { $n }
        [many] изменено { $n }
       *[other] изменено { $n }
    }
options-reset = Всё как обычно
options-ruling = Спорные места правил
options-ruling-about = Там, где правила молчат или читаются двояко. Обычное прочтение — то, что на нашей странице правил.
options-edition = Издания
options-edition-about = В чём русское и чешское издания расходятся.
options-solo-easier = Одиночная игра полегче
options-solo-easier-about = Каждый пункт немного сдерживает соперника. Начните с одного или двух.
options-solo-harder = Одиночная игра посложнее
options-solo-harder-about = Каждый пункт помогает сопернику. Для тех, кто его уже обыгрывает.
options-solo-ruling = Спорные места одиночной игры
options-solo-ruling-about = Там, где правила одиночной игры молчат или издания расходятся.
who-may-join = Кто может сесть
by-link = По ссылке
everybody = Все
note-hot-seat = За этим экраном вас несколько: между ходами занавес скроет тайное.
note-alone = Против вас играет { $rival }.
note-only-bots = Играют только боты: на них можно смотреть.
note-open =
    { $n ->
        [one] Стол виден в зале, пока на нём есть { $n } свободное место.
        [few] Стол виден в зале, пока на нём есть { $n } свободных места.
        [many] Стол виден в зале, пока на нём есть { $n } свободных мест.
       *[other] Стол виден в зале, пока на нём есть { $n } свободного места.
    }
note-private =
    { $n ->
        [one] Вы получите ссылку для второго игрока.
        [few] Вы получите { $n } ссылки, по одной для каждого.
        [many] Вы получите { $n } ссылок, по одной для каждого.
       *[other] Вы получите { $n } ссылки, по одной для каждого.
    }
open-table = Открыть стол
my-tables = Мои столы
tables-waiting =
    { $n ->
        [one] { $n } ждёт вас
        [few] { $n } ждут вас
        [many] { $n } ждут вас
       *[other] { $n } ждут вас
    }
no-tables = Здесь появятся ваши партии; сначала те, что ждут вашего хода.
open-tables = Открытые столы
no-open-tables = Сейчас никто не ищет игроков. Откройте стол для всех, и другие увидят его здесь.
finished-tables = Сыгранные партии
no-finished = Сыгранные партии останутся здесь с очками, их можно пересматривать сколько угодно.
open-record = Открыть запись
show-all-tables = Показать все: { $n }
put-away = Убрать
put-away-tables = Убранные: { $n }
bring-back = Вернуть
show-fewer = Свернуть
table-paused = остановлен
table-stranded = продолжить нельзя
stranded = По новым правилам эту партию продолжить нельзя; её запись можно скачать.
stranded-game = Такой игры на этом сервере больше нет.
stranded-opening = Теперь её начальная раскладка была бы другой.
stranded-answer = Один из сделанных выборов теперь невозможен.
stranded-turn = Один из ходов теперь закончился бы иначе.
stranded-result = Положение в ней теперь было бы другим.
just-now = только что
free-word = свободно
winner-word = победа
join = Занять место

bot-name-1 = Ишчель
bot-name-2 = Амару
bot-name-3 = Килья
bot-name-4 = Сайри
bot-name-5 = Ицель
bot-name-6 = Балам
bot-name-7 = Найра
bot-name-8 = Ятсири
level-random = Бот-новичок
level-greedy = Бот-любитель
level-mcts-100 = Опытный бот
level-mcts-400 = Сильный бот
about-level-random = Ходит наугад, сразу.
about-level-greedy = Берёт то, что выгоднее прямо сейчас, сразу.
about-level-mcts-100 = Разыгрывает партию в уме, несколько секунд на ход.
about-level-mcts-400 = Думает дольше, около десяти секунд на ход.

## Стол и места

switches = Управление столом
watching = вы смотрите
table-word = Стол
table-and-seats = Стол и места
table-open = открыт для всех
table-private = только по ссылке
you = вы
at-table = за столом
spectators = Зрителей: { $count }
sit-here = Сесть сюда
sit-as = Сесть: { $name }
only-watch = Только смотреть
join-about =
    { $n ->
        [one] За этим столом { $n } свободное место.
        [few] За этим столом { $n } свободных места.
        [many] За этим столом { $n } свободных мест.
       *[other] За этим столом { $n } свободного места.
    }
invite = Пригласите остальных
invite-about = Отправьте каждому ссылку на место. Кто её откроет, тот и играет за это место, на любом числе устройств.
invite-link = Пригласить
invite-link-of = Ссылка на место: { $name }
invite-link-about = Место займёт тот, кто откроет эту ссылку.
invite-free =
    { $n ->
        [0] Все места заняты.
        [one] Свободно ещё { $n } место.
        [few] Свободно ещё { $n } места.
        [many] Свободно ещё { $n } мест.
       *[other] Свободно ещё { $n } места.
    }
invite-later = Позже
to-the-board = К игре
seat-taken-now = уже здесь
copied = Скопировано
send-link = Отправить ссылку
other-device = Другое устройство
other-device-about = Откройте эту ссылку на другом устройстве и продолжайте там. Она только для вас: с ней можно ходить за вас.
leave-seat = Покинуть место
leave-about = Место освободится, и партия будет ждать, пока его кто-нибудь займёт. По ссылке на место можно вернуться.
stay = Остаться
give-to-bot = Отдать боту
let-bot-play = Пусть играет
bot-choice = Какой бот
change-level = Другой бот
free-seat = Освободить для человека
save = Сохранить
watch-link = Ссылка для зрителей
download-record = Скачать запись
record-later = Когда партия закончится, здесь можно будет скачать её запись.
opened-at = Открыт
rules-version = Версия правил

fair-shuffle = Честное перемешивание
seal-sealed = Запечатано
seal-sealed-about = Всё случайное в этой партии следует из зерна, которого пока никто не видит. Это его отпечаток; после игры зерно откроют, и ваш браузер их сверит.
seal-verified = Проверено
seal-verified-about = Ваш браузер проверил: зерно соответствует отпечатку, показанному с самого начала.
seal-broken = Не сходится
seal-broken-about = Зерно не соответствует отпечатку, показанному с самого начала.
seal-unchecked = Не проверено
seal-unchecked-about = Браузер проверяет это только на страницах по HTTPS или с этого же компьютера. Отпечаток — это SHA-256 зерна.
seed-hash = Отпечаток зерна (SHA-256)
seed = Зерно

digest = Пока вас не было
digest-moves =
    { $moves ->
        [one] { $moves } шаг
        [few] { $moves } шага
        [many] { $moves } шагов
       *[other] { $moves } шага
    }
digest-rounds =
    { $rounds ->
        [one] { $rounds } новый раунд
        [few] { $rounds } новых раунда
        [many] { $rounds } новых раундов
       *[other] { $rounds } нового раунда
    }
digest-nothing = без изменений
digest-jump = Показать с того места

## Подсчёт очков, правила, повтор, настройки

score-now = Сейчас
score-final = Итоговый счёт
score-course = Очки по раундам
score-open = В этих прогнозах нет тайны: все числа лежат на столе открыто.
score-open-final = Раскройте строку, чтобы увидеть, откуда взялось каждое очко.
projection-game_end = Если бы игра кончилась сегодня
with-draft = вместе с вашим черновиком
round-word = Раунд
round-number = раунд { $round }

rules-about = О чём это: { $thing }
rules-contents = Содержание
rules-back = Вернуться назад
rules-found =
    { $n ->
        [0] Пунктов со всеми этими словами нет.
        [one] { $n } пункт
        [few] { $n } пункта
        [many] { $n } пунктов
       *[other] { $n } пункта
    }
reconstructed-note =
    { $n ->
        [one] { $n } запись таблиц нигде не напечатана и восстановлена нами.
        [few] { $n } записи таблиц нигде не напечатаны и восстановлены нами.
        [many] { $n } записей таблиц нигде не напечатано, они восстановлены нами.
       *[other] { $n } записи таблиц нигде не напечатаны и восстановлены нами.
    }

copy-moment = Ссылка на этот момент
to-end = К концу партии
round-back = На раунд назад
round-forward = На раунд вперёд

keys = Клавиши
key-table = стол и места
key-replay = повтор и обратно
key-ends = повтор: в начало, в конец
key-rounds = повтор: раунд назад, раунд вперёд
key-play = повтор: пуск, пауза

confirm-setting = Подтверждать ход
confirm-on = Всегда
confirm-timed = Через 5 с
confirm-off = Никогда
confirm-on-about = Готовый ход ждёт подтверждения, до того его можно вернуть целиком.
confirm-timed-about = Готовый ход подтверждается сам через пять секунд, если ничего не вернуть.
confirm-off-about = Ход окончателен, как только он сделан.
motion-setting = Движение
motion-off = Нет
motion-fast = Быстро
motion-normal = Обычно
motion-slow = Медленно
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
size-setting = Размер текста
show-scores = Показывать очки во время игры
show-numbers = Номера на том, что можно выбрать

## Отказы сервера

error-malformed = Сервер не понял этот запрос.
error-too-large = Это слишком велико для сервера.
error-too-many = Слишком много запросов сразу. Подождите немного и попробуйте снова.
error-unknown-host = Сервер не знает такого своего имени. Тот, кто его запускает, может указать его через --name.
error-foreign-origin = Эта страница не принадлежит серверу, к которому обращается.
error-unknown-path = По этому адресу ничего нет.
error-unknown-game = На этом сервере нет такой игры.
error-unknown-text = Для этой игры нет текстов на этом языке.
error-unknown-table = Такого стола нет. Возможно, ссылка неполная.
error-unknown-seat = За столом нет такого места.
error-unknown-version = Партия ещё не дошла до этого момента.
error-unknown-bot = Такого бота нет.
error-bad-table = Такой стол открыть нельзя.
error-bad-record = Этот файл не похож на запись, которую можно повторить.
error-wrong-secret = Эта ссылка больше не открывает место. Попросите новую.
error-not-your-seat = Это не ваше место.
error-not-owner = Это может сделать только тот, кто открыл стол.
error-seat-taken = Это место уже занято.
error-seat-present = Игрок этого места сейчас за столом.
error-not-open = За этот стол можно сесть только по ссылке.
error-not-asked = Сейчас не ваш ход.
error-not-offered = Сейчас это выбрать нельзя.
error-key-reused = Этот ответ уже отправляли с другим содержанием. Загрузите страницу заново.
error-stale = За столом уже сделали следующий шаг.
error-game-over = Игра окончена.
error-not-over = Игра ещё не окончена.
error-paused = Стол остановлен из-за сбоя. Ничего не потеряно; через некоторое время сервер сам попробует продолжить.
error-stranded = По новым правилам эту партию продолжить нельзя; её запись можно скачать.
error-not-saved = Сервер не смог это сохранить, поэтому оно не засчитано. Попробуйте позже.
error-stopped = Сервер останавливается.
error-wrong-method = Сервер не принимает здесь такой запрос.
error-internal = На сервере произошла ошибка.
