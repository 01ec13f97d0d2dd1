# Slova společná všem hrám a klientům.

language-en = angličtina
language-ru = ruština
language-cs = čeština

player = Hráč { $n }
nothing = nic

bot-random = náhodný bot
bot-greedy = hamižný bot
bot-mcts = přemýšlivý bot

question-confirm = Tah je hotový. Ukončit ho, nebo něco vzít zpět?
confirm-end_turn = Ukončit tah

blocked-not-now = Na tohle se teď nikdo neptá.

undo = Vzít zpět
restart = Začít tah znovu
winner =
    { $n ->
        [one] Vítěz: { $names }
        [few] Společná výhra: { $names }
        [many] Společná výhra: { $names }
       *[other] Společná výhra: { $names }
    }
