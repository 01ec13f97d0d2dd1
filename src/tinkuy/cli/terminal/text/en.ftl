# The terminal table in English. Short words stand in narrow columns: keep their length.

terminal-players = Players
terminal-score = Points
terminal-score-sheet = Score sheet
terminal-total = Total
terminal-log = Log
terminal-close = Esc closes
terminal-curtain = Pass the device to { $who }
terminal-curtain-key = Press Enter when nobody else can see the screen.
terminal-why = Why not?
terminal-why-nothing = Everything is offered now, or it is not your turn.
terminal-more =
    { $n ->
        [one] and 1 more
       *[other] and { $n } more
    }
terminal-rules-search = a clause (7.2) or words
terminal-rules-none = No clause has all these words.
terminal-info = What things do
terminal-info-nothing = There is nothing to explain here.
terminal-settings = Settings
terminal-on = on
terminal-off = off
terminal-setting-confirm = Ask before an answer that cannot be taken back: { $value }
terminal-setting-pause = Pause after a bot's turn: { $value } s
terminal-save = Save
terminal-save-where = Write the record of the game to this file:
terminal-saved = Saved to { $path }
terminal-resume = Go on with: { $command }
terminal-autosave = saved all the time to { $path }
terminal-thinking = { $who } is thinking …
terminal-reveals = This shows something new and cannot be taken back.
terminal-wasted = brings nothing now and is lost
terminal-no-undo = There is nothing to take back: the turn has passed on or something was revealed.
terminal-confirm = Confirm (Enter)
terminal-go-back = Go back (z)
terminal-free-actions = Free actions, at any moment:
terminal-over-keys = s score sheet, g log, q quit

terminal-key-undo = undo
terminal-key-restart = restart
terminal-key-why = why not
terminal-key-rules = rules
terminal-key-info = info
terminal-key-score = score
terminal-key-log = log
terminal-key-save = save
terminal-key-language = lang
terminal-key-settings = set
terminal-key-help = help
terminal-key-quit = quit

terminal-help = Help
terminal-help-undo = take back your last answer
terminal-help-restart = take back your whole turn
terminal-help-why = why something is not offered; Enter opens the rule
terminal-help-rules = search the rules
terminal-help-info = what tiles, cards and spaces do
terminal-help-score = points by source
terminal-help-log = the whole log
terminal-help-save = save the record to a file of your choice
terminal-help-language = English, Russian, Czech
terminal-help-settings = confirmation and the pause after bots
terminal-help-help = this page
terminal-help-quit = leave; the game is saved and can be resumed
terminal-help-answer = Answer with the number of an option, or with the arrows and Enter.
terminal-help-ends = ↵ beside an option: it ends your turn or shows something new, so it cannot be taken back after you confirm it.
terminal-help-scroll = Page Up and Page Down scroll the board; Tab goes from part to part.
terminal-help-board = Underlined on the board: what the question offers. ► whose turn it is, ¹ the first player.
