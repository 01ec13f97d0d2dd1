# What the command prints about a replayed record.

replay-length = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}
replay-total = total
replay-running = The game is not over.
replay-cut = The record was cut off: it was read up to its last whole line, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.

# What the command prints about an analysed game.

analyse-bar = looking at the turns
analyse-chances = Chances to win, from the first turn to the end:
analyse-flawless = No turn cost more than half a point.
analyse-cost = cost about { $points } points
analyse-game = { ", " }and perhaps the game
analyse-played = Played:
analyse-better = Better:
analyse-brings = over { $turns ->
    [one] { $turns } own turn
   *[other] { $turns } own turns
} { $points } points ({ $sources })
analyse-part = By the rules of today this record replays only in part: { $turns ->
    [one] { $turns } turn is
   *[other] { $turns } turns are
} looked at.
