# Slova společná všem hrám a klientům.

player = Hráč { $n }
nothing = nic

bot-beginner = bot začátečník
bot-casual = rekreační bot
bot-experienced = zkušený bot
bot-expert = bot znalec
bot-master = bot mistr
bot-random = náhodný bot
bot-greedy = hamižný bot
bot-planner = plánující bot
bot-mcts = přemýšlivý bot
bot-guide = společník z průvodce

question-confirm = Tah je hotový. Ukončit ho, nebo něco vzít zpět?
confirm-end_turn = Ukončit tah

blocked-game-over = Hra skončila.
blocked-not-your-turn = Teď nejste na tahu.
blocked-turn-complete = Váš tah je hotový: ukončete ho, nebo něco vezměte zpět.
blocked-first-answer = To bude možné po jiné odpovědi: nejdřív zvolte, co k tomu vede.
blocked-chosen-otherwise = V tomto tahu jste zvolili jinak; chcete-li tohle, vezměte to zpět.
blocked-not-now = O tom se rozhoduje v jinou chvíli; kdy, říká pravidlo.

undo = Vzít zpět
restart = Začít tah znovu
winner =
    { $n ->
        [one] Vítěz: { $names }
        [few] Společná výhra: { $names }
        [many] Společná výhra: { $names }
       *[other] Společná výhra: { $names }
    }
