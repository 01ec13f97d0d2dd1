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
