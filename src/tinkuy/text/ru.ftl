# Слова, общие для всех игр и клиентов.

player = Игрок { $n }
nothing = ничего

bot-beginner = бот-новичок
bot-casual = бот-любитель
bot-experienced = опытный бот
bot-expert = бот-знаток
bot-master = бот-мастер
bot-random = бот наугад
bot-greedy = жадный бот
bot-planner = планирующий бот
bot-mcts = думающий бот
bot-guide = спутник из обучения

question-confirm = Ход сделан. Завершить его или что-нибудь вернуть назад?
confirm-end_turn = Завершить ход

blocked-game-over = Игра окончена.
blocked-not-your-turn = Сейчас не ваш ход.
blocked-turn-complete = Ход сделан: завершите его или верните что-нибудь назад.
blocked-first-answer = Это будет можно после другого ответа: сначала выберите то, что к этому ведёт.
blocked-chosen-otherwise = В этом ходу вы выбрали иначе; чтобы выбрать это, верните то назад.
blocked-not-now = Это решают в другой момент; когда именно, сказано в правиле.

undo = Вернуть назад
restart = Начать ход заново
winner =
    { $n ->
        [one] Победитель: { $names }
        [few] Победу делят: { $names }
        [many] Победу делят: { $names }
       *[other] Победу делят: { $names }
    }
