# What the server says outside its page.

closed = This server is open to invited people only; ask whoever runs it for a link.
known-elsewhere = I have an invitation, or I already play here in another browser
invited = You were invited to play here.
invitation-word = Your invitation or recovery code
come-in = Come in
wrong-word = This invitation or code does not open anything any more; ask for a new one.
use-passkey = Use a passkey
wrong-passkey = This passkey opens nothing here.

call-turn = Your turn
call-with = { $game }, with { $names }
call-trial = This is how Tinkuy calls you
call-trial-about = When it is your turn and you are not at the table, a message like this one comes.
mail-stop = No more of these mails: { $link }
mail-confirm = Shall Tinkuy write to you?
mail-confirm-about = Somebody wants to be told by e-mail at this address when it is their turn at a board game. If that is you, open this link within a day; if not, do nothing.
confirm-mail = Tinkuy shall write to you when it is your turn and you are not at the table.
confirm-mail-button = Yes, write to me
mail-confirmed = Thank you. You will be written to when it is your turn.
stop-mail = Tinkuy shall no longer write to you.
stop-mail-button = No more mails
mail-stopped = You will get no more mails.
wrong-mail-link = This link was used before, or is older than a day.
