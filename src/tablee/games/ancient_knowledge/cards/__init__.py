"""The decks, as data: what is printed on each card, in our words, and its effect."""
