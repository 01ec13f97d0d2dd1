# What the server says outside its page.

closed = This server is open to invited people only; ask whoever runs it for a link.
invited = You were invited to play here.
invitation-word = Your invitation or recovery code
come-in = Come in
wrong-word = This invitation or code does not open anything any more; ask for a new one.
