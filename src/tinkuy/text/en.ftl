# Words shared by all games and clients.

player = Player { $n }
nothing = nothing

bot-beginner = beginner bot
bot-casual = casual bot
bot-experienced = experienced bot
bot-expert = expert bot
bot-master = master bot
bot-random = random bot
bot-greedy = greedy bot
bot-planner = planning bot
bot-mcts = searching bot
bot-guide = companion of the guide

question-confirm = Your turn is complete. End it, or take something back?
confirm-end_turn = End the turn

blocked-game-over = The game is over.
blocked-not-your-turn = It is not your turn.
blocked-turn-complete = Your turn is complete: end it, or take something back.
blocked-first-answer = You can have this after another answer: choose what leads to it first.
blocked-chosen-otherwise = You have chosen otherwise in this turn; take that back to choose this.
blocked-not-now = This comes at another moment; the rule says when.

undo = Undo
restart = Start the turn again
winner =
    { $n ->
        [one] Winner: { $names }
       *[other] Shared win: { $names }
    }
