# Слова, общие для всех игр и клиентов.

language-en = английский
language-ru = русский
language-cs = чешский

player = Игрок { $n }
nothing = ничего

bot-random = бот наугад
bot-greedy = жадный бот
bot-mcts = думающий бот

question-confirm = Ход сделан. Завершить его или что-нибудь вернуть назад?
confirm-end_turn = Завершить ход

blocked-not-now = Сейчас об этом не спрашивают.

undo = Вернуть назад
restart = Начать ход заново
winner =
    { $n ->
        [one] Победитель: { $names }
        [few] Победу делят: { $names }
        [many] Победу делят: { $names }
       *[other] Победу делят: { $names }
    }
