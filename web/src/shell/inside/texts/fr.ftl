# Les tables de ce navigateur : où elles sont, en fichiers, versions plus récentes de la page.

where-title = Où sont ces tables
where-here = Dans ce navigateur, sur cet appareil, et nulle part ailleurs. On y joue sans réseau.
where-cut = Le serveur ne répond pas. Ces tables sont dans ce navigateur et se jouent sans lui ; les vôtres vous attendent sur le serveur.
where-server = Sur le serveur { $host }. Sans réseau, vous pouvez jouer aux tables de ce navigateur.
where-to-here = Vers les tables de ce navigateur
where-to-server = Vers les tables du serveur
where-save = Enregistrer toutes les tables
where-read = Lire un fichier
where-read-done = { $added ->
        [0] Rien de nouveau dans ce fichier.
        [one] Une table a été ajoutée.
       *[other] { $added } tables ont été ajoutées.
    }
where-read-not = Ce fichier ne contient pas de table.
take-along = Emporter cette table
take-along-done = Le fichier contient la table telle qu’elle est. Lisez-le là où vous voulez continuer.
page-newer = Une version plus récente de Tablée est là. Elle servira à la prochaine ouverture de la page.
