# Что команда печатает о повторённой записи.

replay-length = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}, { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
    [many] { $answers } ответов
   *[other] { $answers } ответа
}
replay-total = всего
replay-running = Партия не окончена.
replay-cut = Запись оборвана: прочитано до последней целой строки, { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}.

# Что команда печатает о разобранной партии.

analyse-bar = просматриваю ходы
analyse-chances = Шансы на победу, от первого хода до конца:
analyse-flawless = Ни один ход не стоил больше половины очка.
analyse-cost = потеряно около { $points } очка
analyse-game = { ", " }а быть может, и победа
analyse-played = Сыграно:
analyse-better = Лучше:
analyse-brings = за { $turns ->
    [one] { $turns } свой ход
    [few] { $turns } своих хода
    [many] { $turns } своих ходов
   *[other] { $turns } своего хода
} очков: { $points } ({ $sources })
analyse-part = По нынешним правилам запись повторяется лишь отчасти, разобрано { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}.
