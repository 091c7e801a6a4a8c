"""The 52 Pages of Myriade de Livres, in the order of its booklet, and the four that players begin with.

The effects are the booklet's. Prices, points, slots, pictured translators and indicated tracks are reconstructed.
"""

from __future__ import annotations

from tablee.games.scholars.state.card import Card

# slot (any: a gold banner), price in XP, points, names, effect
# fmt: off
TABLE = (
    ("recruit", 3, 1, "Vermilion and Saffron", "Vermillon et safran", "if colour red orange: gold 1"),
    ("recruit", 2, 1, "The Dyer of Tyre", "Le teinturier de Tyr", "if colour red purple: silver 2"),
    ("recruit", 3, 1, "Gilding of Letters", "La dorure des lettres", "if colour yellow orange: may-move-gold 1"),
    ("recruit", 3, 2, "A Preface for the Guild", "Préface à la guilde", "if colour yellow green: pay white-die 1: influence any 1"),
    ("recruit", 4, 1, "The Careful Apprentice", "L’apprenti soigneux", "if colour blue green: worker any 1, destroy 1"),
    ("recruit", 3, 2, "Indigo Commentary", "Commentaire à l’indigo", "if colour blue purple: pay silver 2: advance all 1"),
    ("travel", 3, 1, "Letters to the Violet Guild", "Lettres à la guilde violette", "if delivered purple: influence purple 1"),
    ("travel", 3, 1, "Letters to the Orange Guild", "Lettres à la guilde orange", "if delivered orange: influence orange 1"),
    ("travel", 3, 1, "Letters to the Green Guild", "Lettres à la guilde verte", "if delivered green: influence green 1"),
    ("travel", 3, 2, "The Violet Archive", "L’archive violette", "if delivered purple: destroy 1, draw 1"),
    ("travel", 2, 1, "The Orange Ledger", "Le registre orange", "if delivered orange: silver 2"),
    ("travel", 3, 1, "The Green Treasury", "Le trésor vert", "if delivered green: gold 1"),
    ("recruit", 3, 1, "Of Ink and Olives", "De l’encre et des olives", "if met chinese greek: destroy 1"),
    ("recruit", 4, 1, "Two Rivers, Two Tongues", "Deux fleuves, deux langues", "if met persian syriac: gold 1"),
    ("recruit", 4, 2, "The Wanderers", "Les voyageurs", "if met wild1 wild2: influence any 1"),
    ("recruit", 3, 2, "Two Learned Women", "Deux femmes savantes", "if met sanskrit hebrew: pay worker 1: advance primary 1"),
    ("travel", 3, 1, "Notes from the Caravanserai", "Notes du caravansérail", "if white-place: may-move-gold 1"),
    ("travel", 3, 2, "The Hired Camel Driver", "Le chamelier engagé", "if white-place: pay worker 1: advance all 1"),
    ("travel", 2, 1, "Remedies on the Road", "Remèdes de la route", "if colour black: xp 1"),
    ("travel", 2, 2, "The Travelling Apothecary", "L’apothicaire ambulant", "if colour black: silver 2"),
    ("research", 4, 1, "Wages of Learning", "Le salaire du savoir", "per level 4: silver 1"),
    ("research", 4, 2, "The Sixth Degree", "Le sixième degré", "per level 6: either die primary 1 / destroy 1"),
    ("research", 4, 2, "The Masters’ Purse", "La bourse des maîtres", "per level 7: gold 1"),
    ("research", 2, 2, "On Number and Motion", "Du nombre et du mouvement", "if advanced mathematics physics: destroy 1"),
    ("research", 4, 1, "A Second Harvest", "Une seconde récolte", "pay silver 2: harvest advanced"),
    ("research", 4, 1, "On Salts and Souls", "Des sels et des âmes", "if advanced chemistry philosophy: influence any 1"),
    ("research", 3, 1, "On Herbs and Stars", "Des herbes et des astres", "if advanced biology astronomy: move-gold 1"),
    ("research", 3, 1, "On Number and Reason", "Du nombre et de la raison", "if advanced mathematics philosophy: gold 1"),
    ("research", 2, 1, "On Metals and Planets", "Des métaux et des planètes", "if advanced chemistry astronomy: silver 2"),
    ("research", 3, 2, "On Life and Light", "De la vie et de la lumière", "if advanced biology physics: die primary 1"),
    ("translate", 3, 2, "The Envoy from the East", "L’envoyé de l’Orient", "if met chinese: destroy 2"),
    ("translate", 4, 2, "The Poetess of the Ganges", "La poétesse du Gange", "if met sanskrit: advance primary 1"),
    ("translate", 3, 1, "The Man from Alexandria", "L’homme d’Alexandrie", "if met greek: gold 1"),
    ("translate", 2, 1, "The Lady of Sura", "La dame de Soura", "if met hebrew: silver 2"),
    ("translate", 3, 1, "Violet Glosses", "Gloses violettes", "if translated purple: influence purple 1"),
    ("translate", 2, 2, "A Well-paid Copy", "Une copie bien payée", "if value 8: silver 2"),
    ("translate", 3, 1, "Orange Glosses", "Gloses orange", "if translated orange: influence orange 1"),
    ("translate", 3, 1, "The Generous Reader", "Le lecteur généreux", "if value 10: may-move-gold 1"),
    ("translate", 3, 1, "Green Glosses", "Gloses vertes", "if translated green: influence green 1"),
    ("translate", 2, 3, "A Perfect Translation", "Une traduction parfaite", "if value 12: influence any 1"),
    ("any", 3, 1, "Book of Plants and Forces", "Livre des plantes et des forces", "advance biology 1, advance physics 1"),
    ("any", 3, 1, "Book of Corrections", "Livre des corrections", "destroy 4"),
    ("any", 3, 1, "Book of Elixirs and Spheres", "Livre des élixirs et des sphères", "advance chemistry 1, advance astronomy 1"),
    ("any", 2, 1, "Book of Experience", "Livre de l’expérience", "count xp as gold"),
    ("any", 3, 1, "Book of Proofs", "Livre des preuves", "advance mathematics 1, advance philosophy 1"),
    ("any", 2, 2, "Book of Companions", "Livre des compagnons", "count worker as silver"),
    ("any", 4, 1, "Book of Repose", "Livre du repos", "rest"),
    ("any", 3, 1, "Book of the Late Harvest", "Livre de la récolte tardive", "harvest-card"),
    ("any", 2, 2, "Book of Messengers", "Livre des messagers", "dispatch"),
    ("any", 4, 1, "Book of Gifts", "Livre des présents", "gold 2, place-gold 2"),
    ("any", 3, 1, "Book of Colours", "Livre des couleurs", "die primary 3"),
    ("any", 4, 2, "Book of the Three Guilds", "Livre des trois guildes", "influence purple 1, influence orange 1, influence green 1"),
)
# fmt: on


def pages() -> list[Card]:
    cards = []
    for number, (slot, price, points, en, fr, tucked) in enumerate(TABLE, 1):
        by_field = {"effects": "rulebook"}
        if slot == "any":
            by_field["slot"] = "rulebook"
        cards.append(
            Card(
                f"page-{number}",
                "page",
                en,
                fr,
                {"price": price, "points": points},
                {"tucked": tucked},
                {"banner": "gold" if slot == "any" else "red", "slot": slot, "set": "myriade"},
                by_field=by_field,
            )
        )
    return cards


def starting_pages() -> list[Card]:
    """One for each player; what a black Recruit action adds is a rule of that action, the Page reminds of it."""
    return [
        Card(
            f"page-start-{number}",
            "start-page",
            "The Physician’s Letter",
            "La lettre du médecin",
            {"points": 0, "value": 3},
            {},
            {"banner": "red", "slot": "recruit", "set": "myriade"},
            by="rulebook",
            by_field={"points": "reconstructed"},
        )
        for number in range(1, 5)
    ]
