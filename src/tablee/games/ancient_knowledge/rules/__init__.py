"""The choices, the steps of a turn, and the words that the cards are written with."""
