# What the generic board calls parts that views of many titles have. A title’s own catalogue goes before.

area-by = by
area-cards = cards
area-count = cards
area-deck = draw pile
area-discards = discards
area-first = first player
area-hand = hand
area-hand-count = cards in hand
area-level = level
area-pile = pile
area-place = place
area-price = price
area-row = row
area-seat = player
area-slot = slot
