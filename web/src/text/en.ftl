# Words of the browser client. Games and the table itself bring their own.

play-now = Play now
to-lobby = To the lobby
board = Board
players = Players
open-player = Everything of { $name }
fold = Fold away
unfold = Unfold
prompt = What is asked
log = Log
log-start = Before the first turn
log-hint = click a line to go back to it
rules = Rules
search-rules = Search the rules
scores = Score sheet
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
passes = The others go on from here: cannot be undone
final = cannot be undone
wasted = Brings nothing now and is lost
wasted-short = brings nothing now
confirm-answers = Confirming also answers: { $answers }
which-way = Which way?
draft-shortened = The table has changed: the last steps of your draft no longer fit and were dropped.
draft-lost = Your draft no longer fits the table and was dropped.
next-turn = Plan
plan-start = Plan my turn
plan-more = My plan ({ $n })
plan-about = This is imagined: the others may play otherwise, and other things may be drawn. Nothing is played before you confirm it in your turn.
plan-keep = Keep the plan
plan-drop = Drop the plan
plan-complete = Your plan is complete. Keep it, or take something back?
plan-ends = The plan ends here: nobody knows what comes after this step. Take it when your turn has come.
your-turn = your turn
thinking = thinking
waiting-for = Waiting for { $names }.
away = away
seat-free = free seat
person = person
bot = bot
game-won = The game is over. Winner: { $names }.
record-ends = The record ends here; the game was not finished.
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
pass-device-about = Nothing is shown until then.
i-am = I am { $name }

key-choose = choose an option by its number
key-undo = take back one step
key-restart = start the turn again
key-confirm = confirm the turn
key-walk = walk through options, or through the replay
key-zoom = board: larger, smaller, as it was
key-why = why can this not be chosen?
key-rules = rules
key-scores = score sheet
key-help = settings and help
key-close = close what is open

error-offline = The server cannot be reached.
error-server = The server could not do this.

hint = Hint
hint-thinking = Looking for a hint …
hint-look = Have a look at this:
hint-good = A good turn:
hint-best = The best turn found:
hint-brings = Over { $turns ->
    [one] { $turns } own turn
   *[other] { $turns } own turns
} it should bring { $points } points
hint-later = It pays off later than in the next { $turns ->
    [one] { $turns } own turn
   *[other] { $turns } own turns
}
hint-show = Show it on the board
hint-more = Say more
hints-among-people = Hints of a bot during the game
hints-off = For nobody
hints-on = For everybody

analysis = Analysis
analyse-game = Analyse this game
analysis-ask = A bot goes through the game turn by turn: how everybody’s chances stood, which turns cost most, and what would have been better. It takes about a minute, is done once and kept with the table.
analysis-running = Looking at the game: { $percent } %
analysis-running-note = What is known already can be read; it goes on if you leave this page.
analysis-stopped = The analysis stopped before its end.
analysis-go-on = Go on
analysis-chances = Chances to win
analysis-walk = Left and right arrow keys go from turn to turn.
analysis-turn = Turn { $n }
analysis-end = End of the game
analysis-back = Turn before
analysis-next = Next turn
analysis-costly = Turns that cost most
analysis-everybody = Everybody
analysis-cost = { $points } points worse than the best turn found.
analysis-cost-game = This may have cost the game.
analysis-best = Nothing better was found.
analysis-uncompared = This turn was not compared: everybody chose at once, or the bot could not look at it.
analysis-none = No turn was clearly worse than what the bot found.
analysis-none-yet = None so far.
analysis-short = This game has too few turns to say anything about it.
analysis-part = The rules have changed since, or the record breaks off: the game is looked at as far as it can be replayed.
analysis-played = As it was played
analysis-better = As it could have been
analysis-revealed = How it goes on depends on what is revealed here and on the others.
analysis-show = On the board
analysis-start = Before the turn
analysis-link = Link to this turn
analysis-about = How this is estimated
analysis-about-chances = All of this is the opinion of a bot. The chances come from the values by which the bots play: a lead counts more the nearer the end is. They show who stood better, not how often somebody really wins.
analysis-about-turns = For every turn the bot looks for the best one with what the player could know, for less than a second, and compares it with what was played: in the same deals, with the same answers of the others. A difference of a point or two means little.
analysis-about-solo = The solo opponent is expected to go on as it did so far.
to-table = To the table

why-not = Why not?
why-mode = Choose anything to learn why it cannot be chosen now.
sum = Sum
solo-opponent = solo opponent
show-all = Show all
can-be-chosen = { $thing }, can be chosen
only-you-see = Only you see this.
parts-of-board = Parts of the board
larger = Larger
smaller = Smaller
free-actions = Free actions
pace = Pace of the others
follow = How others' turns are shown
follow-skip = Skip ({ $n })
pace-click = By click
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-once = At once
next-step = Next step
automa-turn = Turn of the solo opponent

## Lobby

tagline = Heavy board games of the Andes and Mesoamerica
your-name = Your name
try-again = Try again
play-now-about =
    { $n ->
        [one] { $n } player, against: { $rivals }
       *[other] { $n } players, against: { $rivals }
    }
play-alone = Alone against { $rival }
new-table = New table
game-word = Game
seats-from-to = { $least }–{ $most } players
seats-word = Seats
seats-count = Number of seats
people-and-bots = People, with bots to { $n }
bots-beside =
    { $bots ->
        [0] no bots
        [one] { $people } + { $bots } bot
       *[other] { $people } + { $bots } bots
    }
seat-player = Who plays seat { $n }
seat-name = Name at seat { $n }
seat-me = Me
seat-person = Another person
usual-value = (usual)
option-needs = Only with { $what }
options-usual =
    { $n ->
        [one] 1 option as usual
       *[other] { $n } options as usual
    }
options-changed =
    { $n ->
        [one] 1 changed
       *[other] { $n } changed
    }
options-reset = All as usual
options-module = Modules of the expansion
options-module-about = Each can be played alone or with any others. For the first games with them take one or two.
options-variant = Variants
options-variant-about = Other ways to play that the rulebooks offer.
options-ruling = Open points of the rules
options-ruling-about = Where the rulebook is silent or can be read in two ways. The usual reading is the one of our rules page.
options-edition = Editions
options-edition-about = Where the Russian and the Czech edition of the game differ.
options-solo-easier = Easier solo game
options-solo-easier-about = Each of these holds the solo opponent back a little. Start with one or two.
options-solo-harder = Harder solo game
options-solo-harder-about = Each of these helps the solo opponent. For those who beat it.
options-solo-ruling = Open points of the solo game
options-solo-ruling-about = Where the rules of the solo game are silent or the editions differ.
options-solo-strength = Strength of the solo opponent
options-solo-strength-about = How strong the solo opponent is. The usual numbers are those of the rules.
who-may-join = Who may join
by-link = By link only
everybody = Everybody
note-hot-seat = Several of you on this screen: where something is secret, a curtain hides it between turns.
note-alone = { $rival } plays against you.
note-only-bots = Only bots play: you can watch them.
note-open =
    { $n ->
        [one] The table is listed in the lobby until its free seat is taken.
       *[other] The table is listed in the lobby until its { $n } free seats are taken.
    }
note-private =
    { $n ->
        [one] You will get a link for the other person.
       *[other] You will get a link for each of the { $n } others.
    }
open-table = Open the table
my-tables = My tables
tables-waiting =
    { $n ->
        [one] { $n } waits for you
       *[other] { $n } wait for you
    }
no-tables = Games you play or open appear here, those that wait for you first.
open-tables = Open tables
no-open-tables = Nobody is looking for players now. Open a table for everybody and it will be seen here by others.
finished-tables = Finished games
no-finished = Finished games stay here with their scores, to be replayed as often as you like.
open-record = Open a record
show-all-tables = Show all { $n }
put-away = Put away
put-away-tables = Put away: { $n }
bring-back = Bring back
show-fewer = Show fewer
table-agreed = ended by agreement
table-paused = paused
table-stranded = cannot go on
stranded = This game cannot go on by the new rules; its record can be had.
stranded-game = This server no longer has the game.
stranded-opening = It would now be dealt differently.
stranded-answer = One of its answers is no longer possible.
stranded-turn = One of its turns would now end differently.
stranded-result = It would now stand differently.
just-now = just now
free-word = free
winner-word = winner
join = Take a seat

bot-name-1 = Ixchel
bot-name-2 = Amaru
bot-name-3 = Killa
bot-name-4 = Sayri
bot-name-5 = Itzel
bot-name-6 = Balam
bot-name-7 = Nayra
bot-name-8 = Yatziri
level-beginner = Beginner bot
level-casual = Casual bot
level-experienced = Experienced bot
level-expert = Expert bot
level-master = Master bot
about-level-beginner = Sees only this turn and overlooks a quarter of what it could do.
about-level-casual = Sees only this turn, and not all that could be done in it.
about-level-experienced = Takes what helps it most in this turn.
about-level-expert = Plans a few turns ahead.
about-level-master = Plans ahead with patience, up to two seconds a turn.
bots-for-experts = For those who know them

## Table and seats

switches = Table controls
watching = you are watching
table-word = Table
table-and-seats = Table and seats
table-open = open to everybody
table-private = by link only
you = you
at-table = at the table
sit-here = Sit here
sit-as = Sit down as { $name }
only-watch = Just watch
join-about =
    { $n ->
        [one] One seat at this table is free.
       *[other] { $n } seats at this table are free.
    }
invite = Invite the others
invite-about = Send each person the link of a seat. Whoever opens it first plays that seat; it works once.
only-this-machine = The address { $host } works on this machine only: others cannot open the link. Start the server with --host 0.0.0.0 to let your network in.
invite-link = Invite
invite-link-of = Link of the seat: { $name }
invite-link-about = Whoever opens this link first takes the seat. It works once.
invite-free =
    { $n ->
        [0] All seats are taken.
        [one] One seat is still free.
       *[other] { $n } seats are still free.
    }
invite-later = Later
to-the-board = To the board
seat-taken-now = has come
copied = Copied
send-link = Send the link
other-device = Other device
other-device-about = Open this link on your other device to go on there. It works once; keep it to yourself, whoever opens it can play for you.
notices = What happened to the seats
notice-freed = The owner of the table has freed the seat of { $name }, who was away.
notice-bot = The owner of the table has given the seat of { $name }, who was away, to a bot.
devices =
    { $n ->
        [one] This seat is held on one device:
       *[other] This seat is held on { $n } devices:
    }
device-this = This device
device-number = Device { $n }
device-here = { $name }: at the table now
device-opened = { $name }: last opened { $when }
device-never = { $name }: not opened yet
leave-seat = Leave the seat
leave-about = The seat becomes free and the game waits for somebody to take it. All its links stop working; to come back you need a new one.
stay = Stay
give-to-bot = Give to a bot
let-bot-play = Let it play
bot-choice = Which bot
change-level = Other bot
free-seat = Free for a person
save = Save
watch-link = Link for spectators
download-record = Download the record
record-later = When the game is over, its record can be downloaded here.
opened-at = Opened
rules-version = Version of the rules

fair-shuffle = Fair shuffle
seal-sealed = Sealed
seal-sealed-about = Everything random in this game follows from a seed that nobody can see yet. This is its fingerprint; when the game is over the seed is shown and your browser compares them.
seal-verified = Verified
seal-verified-about = Your browser has checked it: the seed fits the fingerprint that was shown from the start.
seal-broken = Does not fit
seal-broken-about = The seed does not fit the fingerprint that was shown from the start.
seal-unchecked = Not checked
seal-unchecked-about = Browsers check this only on pages that come over HTTPS or from this computer. The fingerprint is the SHA-256 of the seed.
seed-hash = Fingerprint of the seed (SHA-256)
seed = Seed

digest = While you were away
digest-moves =
    { $moves ->
        [one] { $moves } step
       *[other] { $moves } steps
    }
digest-rounds =
    { $rounds ->
        [one] { $rounds } new round
       *[other] { $rounds } new rounds
    }
digest-nothing = no change
digest-jump = Show from there

## Score sheet, rules, replay, settings

score-now = Now
score-final = Final score
score-course = Scores by round
score-open = Projections are not hidden information: every number here lies open on the table.
score-open-final = Open a row to see where each point came from.
projection-game_end = If it ended now
with-draft = your draft included
round-word = Round
round-number = round { $round }

rules-about = About { $thing }
rules-contents = Contents
rules-icons = Icons
read-rules = Read the rules
rules-back = Back to where you were
rules-found =
    { $n ->
        [0] No clause has all these words.
        [one] { $n } clause
       *[other] { $n } clauses
    }
reconstructed-note =
    { $n ->
        [one] One entry of the tables is not printed anywhere and was reconstructed by us.
       *[other] { $n } entries of the tables are not printed anywhere and were reconstructed by us.
    }

copy-moment = Link to this moment
to-end = To the end
round-back = A round back
round-forward = A round forward

keys = Keys
key-table = table and seats
key-replay = replay, and back to the present
key-ends = replay: to the start, to the end
key-rounds = replay: a round back, a round on
key-play = replay: play, pause; others' turns: skip

confirm-setting = Confirm each turn
confirm-on = Always
confirm-timed = After 5 s
confirm-off = Never
confirm-on-about = A complete turn waits for your confirmation; until then all of it can be taken back.
confirm-timed-about = A complete turn is confirmed by itself after five seconds, unless you take something back.
confirm-off-about = A turn is final as soon as it is complete.
motion-setting = Animation
motion-off = Off
motion-fast = Fast
motion-normal = Normal
motion-slow = Slow
theme-system = As the system
theme-light = Light
theme-dark = Dark
size-setting = Size of texts
show-scores = Show scores during the game
show-numbers = Numbers on what can be chosen
call-sound = Sound when it is my turn
call-notify = Notify me when it is my turn
call-notify-refused = The browser does not allow notifications here; its settings for this page can.

## The end of a game

game-end = The end of the game
play-again = Play again
to-next-game = To the next game
watch-next-game = Watch the next game
solo-won-clearly = You won by { $by } points. The rulebook advises to make the next game one step harder:
solo-lost-clearly = You lost by { $by } points. The rulebook advises to make the next game one step easier:
solo-switch = What changes in the next game
play-harder = Play harder
play-easier = Play easier
without-switch = No longer: { $words }

## Refusals of the server

error-malformed = The server did not understand this request.
error-too-large = This is too large for the server.
error-too-many = Too many requests at once. Wait a little and try again.
error-unknown-host = The server does not know this name as its own. Whoever runs it can start it with --name.
error-foreign-origin = This page does not belong to the server it speaks to.
error-unknown-path = There is nothing at this address.
error-unknown-game = This server does not have that game.
error-unknown-text = There are no texts of this game in this language.
error-unknown-table = There is no such table. Perhaps the link is incomplete.
error-unknown-seat = The table has no such seat.
error-unknown-version = The game has not come that far.
error-unknown-bot = There is no such bot.
error-bad-table = A table cannot be opened like this.
error-bad-clock = The clock cannot be set like this: the time for a turn does not fit it, or free days and holidays, which are for games over days.
error-bad-record = This file is not a record that can be replayed.
error-wrong-secret = This link no longer opens a seat. Ask for a new one.
error-wrong-code = This code opens nothing. Perhaps a letter is missing, or a newer code was made.
error-wrong-passkey = This passkey was not accepted. Try again.
error-no-passkeys = There are no passkeys here: the page must be reached by a name, over HTTPS.
error-many-passkeys = You have as many passkeys as one visitor can have.
error-not-invited = This server is open to invited people only.
error-not-host = Only whoever runs the server can invite others.
error-bad-address = This address cannot be used. It must be a public one, beginning with https://.
error-bad-mail = This is not an e-mail address.
error-unknown-mail = The mail server does not know this address.
error-mail-sent = A mail has been sent already. Look there, or wait an hour.
error-many-receivers = You are called in as many places as one visitor can have. Remove one first.
error-bad-zone = The server does not know this time zone.
error-no-calls = This server cannot call in this way.
error-not-sent = The message could not be delivered there.
error-unknown-receiver = This was removed already.
error-not-your-seat = This seat is not yours.
error-not-owner = Only the one who opened the table can do this.
error-not-known = The server does not know whom this is about.
error-no-cookie = To be heard you need a cookie of this server. Allow cookies and load the page again.
error-seat-taken = Somebody has already taken this seat.
error-seat-present = The player of this seat is at the table.
error-not-open = This table can be joined only by link.
error-not-asked = It is not your turn.
error-not-offered = This cannot be chosen now.
error-key-reused = This answer was sent before with another content. Load the page again.
error-no-hint = There is no hint here: only in your own turn, where nobody else plays or hints are for everybody, and never in a rated game.
error-no-plan = Your next turn cannot be planned now: the turn being played has already shown something new, or the game may be over before it is yours.
error-rated-alone = A rated table needs at least two seats.
error-rated-clock = A rated table needs a clock, and a bot that plays on when time runs out.
error-rated-one-seat = At a rated table everybody has one seat.
error-rated-no-person = At a rated table at least one person plays.
error-rated-bot = This bot has no rating. Choose one of those that are offered.
error-rated-seat = At a rated table only a seat that nobody holds can be given to a bot.
error-rated-stay = Whoever has begun a rated game stays until its end; when the time runs out, a bot plays on.
error-no-clock = This table is played without a clock.
error-no-holiday = You do not have so many days of holiday left.
error-no-vote = There is nothing to vote about now.
error-timed-out = Your time has run out and a bot plays for you. Say that you are back.
error-no-analysis = This turn could not be looked at; try again later.
error-stale = The table has moved on.
error-game-over = The game is over.
error-not-over = The game is not over yet.
error-paused = The table is paused because of a fault. Nothing is lost; it is tried again by itself after a while.
error-stranded = This game cannot go on by the new rules; its record can be had.
error-not-saved = The server could not save this, so it does not count. Try again later.
error-away = The server cannot reach its tables just now. Try again in a moment.
error-stopped = The server is being stopped.
error-wrong-method = The server does not take this request here.
error-internal = The server made a mistake.

clock = Clock
clock-and-rating = Clock and rating
clock-none = No clock
clock-live = Live
clock-daily = Over days
clock-nothing = none
clock-turn = Time for a turn
clock-reserve = Reserve for the whole game
clock-free-day = Day of the week off (UTC)
clock-holidays = Holiday for everybody
clock-expiry = When time runs out
clock-expiry-bot = a bot plays on until the player is back
clock-expiry-free = the seat is free to take
clock-expiry-vote = the others vote
clock-words = { $turn } a turn, { $reserve } in reserve
clock-words-turn = { $turn } a turn
clock-left = { $time } left
clock-reserve-left = { $time } in reserve
clock-short = Your time is running short.
clock-holiday = on holiday
clock-bot-plays = a bot plays on
clock-voting = time is up
stood-in = Your time has run out, and a bot plays for you.
stood-in-returning = Welcome back. The bot finishes this turn; the next one is yours.
i-am-back = I am back
vote-about = The time of { $name } has run out. What now?
vote-wait = Give more time
vote-bot = Let a bot play
vote-free = Free the seat
holiday-left = { $days ->
    [0] No days of holiday left
    [one] One day of holiday left
   *[other] { $days } days of holiday left
}
holiday-days = Days of holiday
holiday-take = Take a holiday
holiday-until = On holiday until { $date }
holiday-end = End the holiday
rated-game = Rated
rated-about = The result counts for the ratings. There are no hints, and whoever runs out of time comes last.
rated-needs = Needs a clock by which a bot plays on, and a seat of their own for everybody.
ladder = Ratings
ladder-games = { $n ->
    [one] one game
   *[other] { $n } games
}
ladder-estimate = bot, estimated
ladder-mine = You: { $strength } after { $n ->
    [one] one game
   *[other] { $n } games
}.
ladder-unlisted = You are listed after five games against at least three different opponents.
ladder-none = You have not played a rated game like this yet.
ladder-about = The number behind ± says how sure the rating is: the more games, the smaller. The ladder goes by what is nearly certain.
nameless = No name

learn = Guide
learn-step = { $n } of { $all }
learn-next = Next
learn-leave = Leave the guide
learn-again = Begin the guide again
learn-play-on = Play on
learn-wait = The others are playing. Watch the board.
learn-astray = That can be done, but here something else was meant:
learn-take-back = Take it back
learn-left = You have gone your own way, and the guide cannot follow you there. Play on as you like, or begin it again.
learn-game = Guided first game
learn-about = Learn by playing: ten minutes on the real board, step by step.
learn-offer = New here?
learn-offer-about = Play a guided first game: ten minutes on the real board, step by step. You can leave it at any moment.
learn-decline = No, thank you

## Beside the game

company = Talk and notes
key-company = talk and notes
chat = Chat
chat-unread =
    { $n ->
        [one] { $n } line not read yet
       *[other] { $n } lines not read yet
    }
chat-about = Everybody at the table reads this, and so do those who watch. What they say among themselves you see after the game.
chat-gallery = You watch: only others who watch read what you say, until the game is over. What the players say is read by all.
chat-over = The game is over: everybody reads everything.
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-name-things = Type [ to name a thing of the game, or click it with Shift; every reader sees it in their own language.
chat-things = Things of the game
chat-earlier = Earlier lines
chat-mute = Mute
chat-unmute = Read again
chat-muted = You do not want to read this person.
chat-show = Show
spectator = Spectator
watch-list = Watching:
watch-nameless =
    { $n ->
        [one] one without a name
       *[other] { $n } without a name
    }
notes = Notes
notes-about = Only you can read this. It stays with the seat as long as it is yours, and is in no record.
notes-kept = Kept
notes-copy = Copy

proposal = Proposal
proposal-take-back = { $name } asks to take something back.
proposal-take-back-about = The game would go on from an earlier moment; what was played since stays in the log.
proposal-look = Show that moment
proposal-reveals = Since then something hidden was shown. Nobody can forget it.
proposal-end = { $name } proposes to end the game now.
proposal-end-about = Winner: { $names }. The points stay as they are now.
proposal-waits = Has to accept: { $names }
proposal-accept = Accept
proposal-decline = Do not accept
proposal-withdraw = Withdraw
proposal-off = The proposal is off the table: not everybody accepted it.
propose-about = Both need the consent of all people at the table; bots agree.
propose-back = Ask to take back my last turn
propose-back-here = Ask to go back to the moment shown
propose-end = End the game now
propose-end-about = If all people accept, the game is over at once. Who shall have won?
propose-winner = Winner
propose-by-points = Whoever has most points
propose-end-now = Propose it
ended-agreed = The players agreed to end the game here.
notice-take-back = All agreed to go back, as { $name } asked.
notice-end = All agreed to end the game, as { $name } proposed.
error-rated = A rated game is played to its end, and nothing in it is taken back.
error-proposed = Something is proposed already. Answer that first.
error-not-proposed = This is not proposed any more.
error-back-enough = This game has gone back so often that it can go back no more.
## Calls, and the same person elsewhere

me-title = You here and elsewhere
calls = When it is your turn and you are away
calls-about = One message for each turn, only while you have no page of the table open.
calls-off = This server cannot call you when you are away; whoever runs it has not set that up.
calls-push = Notifications on this device
calls-push-never = This browser can be notified only over HTTPS, and on some phones only after the page was installed as an app.
calls-here = this browser
calls-kind-push = Notification
calls-kind-webhook = Webhook
calls-kind-mail = E-mail
calls-way = How to call
calls-template = Where the webhook leads
template-ntfy = ntfy topic
template-discord = Discord
template-matrix = Matrix webhook
template-json = Own program (JSON)
template-text = Own program (text)
calls-address-webhook = Address of the webhook
calls-address-mail = E-mail address
calls-add = Add
calls-try = Try
calls-tried = A message was sent.
calls-remove = Remove { $what }
calls-confirm = A mail was sent to you. Open the link in it, and calls will come there.
quiet-hours = Quiet hours
quiet-from = Quiet from
quiet-to = Quiet until
quiet-about = What happens in these hours is told when they are over.
quiet-never = There are none while both times are the same.

me-devices = You on other devices
me-devices-about = Nothing is asked of you: you are this browser. With a code or a passkey you can be the same player in another one.
me-code = Recovery code
me-code-make = Make a recovery code
me-code-again = Make a new recovery code
me-code-about = Write it down: it is shown only now. Whoever has it can play in your name.
me-code-exists = There is a recovery code. A new one makes the old one void.
me-copy = Copy
passkey-add = Add a passkey
passkey-enter = Use a passkey
passkeys =
    { $n ->
        [one] { $n } passkey
       *[other] { $n } passkeys
    }
passkeys-forget = Forget them
me-devices-count =
    { $n ->
        [one] You are known on { $n } device.
       *[other] You are known on { $n } devices.
    }
me-sign-out = Sign the others out
me-sign-out-about = The code and the passkeys stay good. If somebody else may have them, make a new code and forget the passkeys.
me-enter = I already play in another browser
me-enter-about = This browser then shows the tables of that player. Its own tables stay behind unless you have a code for them, too.
me-enter-button = That is me
invite-guest = Invite somebody to this server
invite-guest-about = The link is for one person, who stays invited.

standing = Beforehand
standing-about = Answer now what you would be asked in others' turns; nobody waits for you then, and nobody sees it. Of several answers the first that is possible is given; else you are asked.
standing-ask = Ask me
standing-then = else …
standing-until = How long
standing-until-turn = Until my next turn
standing-until-withdrawn = Until I change it
standing-remove = Take away: { $answer }
