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
