"""The decks and the nine levels, as data: what is printed on each card, in our words, and its effect."""
