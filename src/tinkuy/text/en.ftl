# Words shared by all games and clients.

language-en = English
language-ru = Russian
language-cs = Czech

player = Player { $n }
nothing = nothing

bot-random = random bot
bot-greedy = greedy bot
bot-mcts = searching bot

question-confirm = Your turn is complete. End it, or take something back?
confirm-end_turn = End the turn

blocked-not-now = This is not being asked now.

undo = Undo
restart = Start the turn again
winner =
    { $n ->
        [one] Winner: { $names }
       *[other] Shared win: { $names }
    }
