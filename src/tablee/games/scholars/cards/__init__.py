"""Everything printed, as data: cards, boards, and the words that their effects are written with."""
