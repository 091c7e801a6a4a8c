"""The choices, the steps of a level, the words of the cards, and what one level hands to the next."""
