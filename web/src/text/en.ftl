# Words of the browser client. Games and the table itself bring their own.

play-now = Play now
to-lobby = To the lobby
board = Board
players = Players
prompt = What is asked
log = Log
log-hint = click a line to go back to it
rules = Rules
search-rules = Search the rules
scores = Score sheet
total = Total
points = Victory points
settings = Settings and help
language = Language
theme = Light or dark
close = Close
understood = Understood

this-turn = This turn
confirm-turn = Confirm turn
back-to-here = Back to this step
reveals = Shows something new: cannot be undone
your-turn = your turn
thinking = thinking
waiting-for = Waiting for { $names }.
away = away
seat-free = nobody has taken this seat
person = person
bot = bot
game-won = The game is over. Winner: { $names }.
reconnecting = connection lost, trying again

replay = Replay
step-back = Step back
step-forward = Step forward
play = Play
pause = Pause
moment = Moment of the game
speed = Speed
copy-link = Copy link
to-present = Back to the present

pass-device = Pass the device to { $name }
i-am = I am { $name }

key-choose = choose an option by its number
key-undo = take back one step
key-restart = start the turn again
key-confirm = confirm the turn
key-walk = walk through options, or through the replay
key-why = why can this not be chosen?
key-rules = rules
key-scores = score sheet
key-help = settings and help
key-close = close what is open

error-offline = The server cannot be reached.
error-server = The server could not do this.

why-not = Why not?
why-mode = Choose anything to learn why it cannot be chosen now.
sum = Sum
can-be-chosen = { $thing }, can be chosen
only-you-see = Only you see this.

## Tzolk'in's board

parts-of-board = Parts of the board
part-gears = Gears
part-temples = Temples
part-technology = Technology
part-tiles = Tiles
place-on = Place a worker on { $gear }
day-word = DAY
of-days = of { $days } · age { $age }
next-food-day = Next Food Day
day-number = day { $day }
in-days =
    { $days ->
        [0] today
        [one] in { $days } day
       *[other] in { $days } days
    }
reward-goods = Mid-age: temple goods
reward-vp = End of age: temple VP
need-have = need { $need }, have { $have }
jungle = Jungle
bare-field = empty
field-of = Plantation { $plantation }, field { $field }: { $tile }
of-left = of { $all } left
temples = Temples
temples-hint-vp = VP of your step at the end of
temples-hint-goods = the age; goods at mid-age
leader-now-later = leader { $now } now, { $later } later
leader-now = leader { $now }
technology = Technology
level = level { $level }
beyond = beyond
buildings = Buildings
stack-left = age { $age } · { $n } left in the stack
age-two-on = age II on day { $day }
monuments = Monuments
monuments-hint = score at the end · Tikal 4
built = built
workers-in-hand = { $n } in hand
first-player = First player
board-is-dark = The 2-day advance has been used
per-m_tombs = per own tomb
per-m_all_own = per own tile
per-m_monuments_everyone = per monument
per-m_corn_tiles = per corn tile
per-m_wood_tiles = per wood tile
per-m_civic = per own civic
per-m_workers = workers
per-m_tech_levels = per level
per-m_maxed_tracks = full tracks
per-m_shrines = per own shrine
per-m_one_temple = best temple
per-m_all_temples = of your steps
per-m_skulls = per skull
