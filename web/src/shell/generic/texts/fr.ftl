# Le nom que le plateau simple donne aux parties que les vues de bien des titres ont. Le catalogue d’un titre passe avant.

area-by = par
area-cards = cartes
area-count = cartes
area-deck = pioche
area-discards = défausses
area-first = premier joueur
area-hand = main
area-hand-count = cartes en main
area-level = niveau
area-pile = pile
area-place = place
area-price = prix
area-row = rangée
area-seat = joueur
area-slot = emplacement
