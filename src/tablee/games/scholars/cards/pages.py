"""The 52 Pages of Myriade de Livres, in the order of its booklet, and the four that players begin with.

The effects are the booklet's. Prices, points, slots, pictured translators and indicated tracks are reconstructed.
"""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.cards.vocabulary import (
    advance,
    count,
    deed,
    destroy,
    die,
    dispatch,
    draw,
    either,
    gold,
    harvest,
    harvest_card,
    influence,
    may_move_gold,
    move_gold,
    pay,
    per_level,
    place_gold,
    rest,
    silver,
    when,
    worker,
    xp,
)
from tablee.games.scholars.state.card import Card, Deed


def page_card(number: int, slot: str, price: int, points: int, en: str, fr: str, tucked: Deed) -> Card:
    """`slot`: an action, or `any` for a gold banner; `price` in XP."""
    gold_banner = slot == "any"
    return Card(
        id=f"page-{number}",
        kind="page",
        en=en,
        fr=fr,
        numbers={"price": price, "points": points},
        deeds={"tucked": tucked},
        facts={"banner": "gold" if gold_banner else "red", "slot": slot, "set": "myriade"},
        by_field={"effects": "rulebook", "slot": "rulebook"} if gold_banner else {"effects": "rulebook"},
    )


# fmt: off
PAGES: Final[tuple[Card, ...]] = (
    page_card(number=1, slot="recruit", price=3, points=1, en="Vermilion and Saffron", fr="Vermillon et safran", tucked=deed(when("colour red orange", gold(1)))),
    page_card(number=2, slot="recruit", price=2, points=1, en="The Dyer of Tyre", fr="Le teinturier de Tyr", tucked=deed(when("colour red purple", silver(2)))),
    page_card(number=3, slot="recruit", price=3, points=1, en="Gilding of Letters", fr="La dorure des lettres", tucked=deed(when("colour yellow orange", may_move_gold(1)))),
    page_card(number=4, slot="recruit", price=3, points=2, en="A Preface for the Guild", fr="Préface à la guilde", tucked=deed(when("colour yellow green", pay("white-die", 1, influence("any"))))),
    page_card(number=5, slot="recruit", price=4, points=1, en="The Careful Apprentice", fr="L’apprenti soigneux", tucked=deed(when("colour blue green", worker("any"), destroy(1)))),
    page_card(number=6, slot="recruit", price=3, points=2, en="Indigo Commentary", fr="Commentaire à l’indigo", tucked=deed(when("colour blue purple", pay("silver", 2, advance("all"))))),
    page_card(number=7, slot="travel", price=3, points=1, en="Letters to the Violet Guild", fr="Lettres à la guilde violette", tucked=deed(when("delivered purple", influence("purple")))),
    page_card(number=8, slot="travel", price=3, points=1, en="Letters to the Orange Guild", fr="Lettres à la guilde orange", tucked=deed(when("delivered orange", influence("orange")))),
    page_card(number=9, slot="travel", price=3, points=1, en="Letters to the Green Guild", fr="Lettres à la guilde verte", tucked=deed(when("delivered green", influence("green")))),
    page_card(number=10, slot="travel", price=3, points=2, en="The Violet Archive", fr="L’archive violette", tucked=deed(when("delivered purple", destroy(1), draw(1)))),
    page_card(number=11, slot="travel", price=2, points=1, en="The Orange Ledger", fr="Le registre orange", tucked=deed(when("delivered orange", silver(2)))),
    page_card(number=12, slot="travel", price=3, points=1, en="The Green Treasury", fr="Le trésor vert", tucked=deed(when("delivered green", gold(1)))),
    page_card(number=13, slot="recruit", price=3, points=1, en="Of Ink and Olives", fr="De l’encre et des olives", tucked=deed(when("met chinese greek", destroy(1)))),
    page_card(number=14, slot="recruit", price=4, points=1, en="Two Rivers, Two Tongues", fr="Deux fleuves, deux langues", tucked=deed(when("met persian syriac", gold(1)))),
    page_card(number=15, slot="recruit", price=4, points=2, en="The Wanderers", fr="Les voyageurs", tucked=deed(when("met wild1 wild2", influence("any")))),
    page_card(number=16, slot="recruit", price=3, points=2, en="Two Learned Women", fr="Deux femmes savantes", tucked=deed(when("met sanskrit hebrew", pay("worker", 1, advance("primary"))))),
    page_card(number=17, slot="travel", price=3, points=1, en="Notes from the Caravanserai", fr="Notes du caravansérail", tucked=deed(when("white-place", may_move_gold(1)))),
    page_card(number=18, slot="travel", price=3, points=2, en="The Hired Camel Driver", fr="Le chamelier engagé", tucked=deed(when("white-place", pay("worker", 1, advance("all"))))),
    page_card(number=19, slot="travel", price=2, points=1, en="Remedies on the Road", fr="Remèdes de la route", tucked=deed(when("colour black", xp(1)))),
    page_card(number=20, slot="travel", price=2, points=2, en="The Travelling Apothecary", fr="L’apothicaire ambulant", tucked=deed(when("colour black", silver(2)))),
    page_card(number=21, slot="research", price=4, points=1, en="Wages of Learning", fr="Le salaire du savoir", tucked=deed(per_level(4, silver(1)))),
    page_card(number=22, slot="research", price=4, points=2, en="The Sixth Degree", fr="Le sixième degré", tucked=deed(per_level(6, either(die("primary"), destroy(1))))),
    page_card(number=23, slot="research", price=4, points=2, en="The Masters’ Purse", fr="La bourse des maîtres", tucked=deed(per_level(7, gold(1)))),
    page_card(number=24, slot="research", price=2, points=2, en="On Number and Motion", fr="Du nombre et du mouvement", tucked=deed(when("advanced mathematics physics", destroy(1)))),
    page_card(number=25, slot="research", price=4, points=1, en="A Second Harvest", fr="Une seconde récolte", tucked=deed(pay("silver", 2, harvest("advanced")))),
    page_card(number=26, slot="research", price=4, points=1, en="On Salts and Souls", fr="Des sels et des âmes", tucked=deed(when("advanced chemistry philosophy", influence("any")))),
    page_card(number=27, slot="research", price=3, points=1, en="On Herbs and Stars", fr="Des herbes et des astres", tucked=deed(when("advanced biology astronomy", move_gold(1)))),
    page_card(number=28, slot="research", price=3, points=1, en="On Number and Reason", fr="Du nombre et de la raison", tucked=deed(when("advanced mathematics philosophy", gold(1)))),
    page_card(number=29, slot="research", price=2, points=1, en="On Metals and Planets", fr="Des métaux et des planètes", tucked=deed(when("advanced chemistry astronomy", silver(2)))),
    page_card(number=30, slot="research", price=3, points=2, en="On Life and Light", fr="De la vie et de la lumière", tucked=deed(when("advanced biology physics", die("primary")))),
    page_card(number=31, slot="translate", price=3, points=2, en="The Envoy from the East", fr="L’envoyé de l’Orient", tucked=deed(when("met chinese", destroy(2)))),
    page_card(number=32, slot="translate", price=4, points=2, en="The Poetess of the Ganges", fr="La poétesse du Gange", tucked=deed(when("met sanskrit", advance("primary")))),
    page_card(number=33, slot="translate", price=3, points=1, en="The Man from Alexandria", fr="L’homme d’Alexandrie", tucked=deed(when("met greek", gold(1)))),
    page_card(number=34, slot="translate", price=2, points=1, en="The Lady of Sura", fr="La dame de Soura", tucked=deed(when("met hebrew", silver(2)))),
    page_card(number=35, slot="translate", price=3, points=1, en="Violet Glosses", fr="Gloses violettes", tucked=deed(when("translated purple", influence("purple")))),
    page_card(number=36, slot="translate", price=2, points=2, en="A Well-paid Copy", fr="Une copie bien payée", tucked=deed(when("value 8", silver(2)))),
    page_card(number=37, slot="translate", price=3, points=1, en="Orange Glosses", fr="Gloses orange", tucked=deed(when("translated orange", influence("orange")))),
    page_card(number=38, slot="translate", price=3, points=1, en="The Generous Reader", fr="Le lecteur généreux", tucked=deed(when("value 10", may_move_gold(1)))),
    page_card(number=39, slot="translate", price=3, points=1, en="Green Glosses", fr="Gloses vertes", tucked=deed(when("translated green", influence("green")))),
    page_card(number=40, slot="translate", price=2, points=3, en="A Perfect Translation", fr="Une traduction parfaite", tucked=deed(when("value 12", influence("any")))),
    page_card(number=41, slot="any", price=3, points=1, en="Book of Plants and Forces", fr="Livre des plantes et des forces", tucked=deed(advance("biology"), advance("physics"))),
    page_card(number=42, slot="any", price=3, points=1, en="Book of Corrections", fr="Livre des corrections", tucked=deed(destroy(4))),
    page_card(number=43, slot="any", price=3, points=1, en="Book of Elixirs and Spheres", fr="Livre des élixirs et des sphères", tucked=deed(advance("chemistry"), advance("astronomy"))),
    page_card(number=44, slot="any", price=2, points=1, en="Book of Experience", fr="Livre de l’expérience", tucked=deed(count("xp", "gold"))),
    page_card(number=45, slot="any", price=3, points=1, en="Book of Proofs", fr="Livre des preuves", tucked=deed(advance("mathematics"), advance("philosophy"))),
    page_card(number=46, slot="any", price=2, points=2, en="Book of Companions", fr="Livre des compagnons", tucked=deed(count("worker", "silver"))),
    page_card(number=47, slot="any", price=4, points=1, en="Book of Repose", fr="Livre du repos", tucked=deed(rest())),
    page_card(number=48, slot="any", price=3, points=1, en="Book of the Late Harvest", fr="Livre de la récolte tardive", tucked=deed(harvest_card())),
    page_card(number=49, slot="any", price=2, points=2, en="Book of Messengers", fr="Livre des messagers", tucked=deed(dispatch())),
    page_card(number=50, slot="any", price=4, points=1, en="Book of Gifts", fr="Livre des présents", tucked=deed(gold(2), place_gold(2))),
    page_card(number=51, slot="any", price=3, points=1, en="Book of Colours", fr="Livre des couleurs", tucked=deed(die("primary", 3))),
    page_card(number=52, slot="any", price=4, points=2, en="Book of the Three Guilds", fr="Livre des trois guildes", tucked=deed(influence("purple"), influence("orange"), influence("green"))),
)
# fmt: on

STARTING_PAGES: Final[tuple[Card, ...]] = tuple(
    [
        Card(
            id=f"page-start-{number}",
            kind="start-page",
            en="The Physician’s Letter",
            fr="La lettre du médecin",
            numbers={"points": 0, "value": 3},
            facts={"banner": "red", "slot": "recruit", "set": "myriade"},
            by="rulebook",
            by_field={"points": "reconstructed"},
        )
        for number in range(1, 5)
    ]
)
"""One for each player; what a black Recruit action adds is a rule of that action, the Page reminds of it."""
