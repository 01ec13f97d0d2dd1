guide-welcome = This is a tiny game with one of everything.
guide-take = A card of the stall is worth its number.
    .do = Take the card from the stall.
guide-done = That was enough for a turn.
    .do = End the turn and confirm.
guide-draw = Cards of the deck are hidden.
    .do = Draw a card.
guide-end = That is all there is.
