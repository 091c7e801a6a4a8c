"""What things are worth to a seat, in points, from what it sees. Rough prices, no looking ahead."""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.bots.prices import (
    ADVANCE,
    BEST,
    CLOSING,
    DESTROY,
    HARVEST,
    PAID,
    PLAIN,
    PLENTY,
    PRICE,
    WHITE_DIE,
)
from tablee.games.scholars.bots.seen import Seen
from tablee.games.scholars.rules.caliphs import LAST_CALIPH
from tablee.games.scholars.state.terms import (
    ARABIC,
    BLACK,
    GUILD_COLOUR,
    LOCATIONS,
    MAP_SPACES,
    MEDICINE,
    NOBODY,
    RECRUIT,
    RESEARCH,
    ROWS,
    SPACES,
    TOP,
    TRACKS,
    TRAVEL,
    WHITE,
)

# Prices in points, found by letting versions play each other.
PIECE: Final = 0.83
"""What influence in a guild is worth where it changes nothing yet."""
CONTROL: Final = 0.32
"""What control of a guild is worth at each caliph to come: purple chooses first, but green has most points."""
CONTROL_OF_TWO: Final = 0.22
"""The same when two play: three guilds then are enough for both."""
WON: Final[list[float]] = [0.3, 1.0]
"""Which part of that one more piece brings to who does not control, one piece behind and at a tie."""
KEPT: Final[list[float]] = [0.6, 0.3]
"""The same for who controls, at a tie and one ahead."""
PROGRESS: Final = 0.6
"""What a step is worth beyond its points and benefit: the next ones are nearer."""
EMPLOYED: Final = 1.2
BONUS: Final = 1.4
"""What a scroll's bonus is worth, before one knows."""
OBJECTIVE: Final = 0.8
"""What an objective of the goal card is worth besides its reward."""
NO_CHAIN: Final = 99
NO_ROW: Final = 9999
"""The price of a delivery where there is no room."""
ALWAYS: Final = 0.5
"""How often a tucked card's condition holds."""
UNKNOWN: Final = -99.0
OPENED: Final = 12
"""More value than this opens no more decks."""
TWICE_ROUND: Final = 2 * LOCATIONS
"""Only a black action can gain by going on after the first round, when it passes the neutral marker."""
GUILD_OF: Final[list[int]] = [GUILD_COLOUR.index(colour) if colour in GUILD_COLOUR else -1 for colour in range(8)]
IN_MASK: Final[list[list[int]]] = [[colour for colour in range(8) if mask >> colour & 1] for mask in range(256)]
"""The colours of a bit mask."""


class Outlook(Seen):
    """What the pieces are worth. Looks at nothing but them, and changes none."""

    # Effects

    def worth(self, number: int) -> float:
        """What the effects of a text are worth now."""
        if self.prices.fixed[number]:
            return self.plain[number]
        found = self.known.get(number)
        if found is None:
            self.known[number] = 0.0  # for texts of a card file that come round to themselves
            found = self.known[number] = self.moving(number)
        return found

    def moving(self, number: int) -> float:
        """The sum of a text that depends on the table."""
        total = 0.0
        mood = self.mood
        for part in self.prices.parts[number]:
            kind = part.kind
            if kind == PLAIN:
                total += part.worths[mood]
            elif kind == DESTROY:
                total += min(part.amount, self.white_dice()) * -WHITE_DIE[mood]
            elif kind == ADVANCE:
                best = UNKNOWN
                for track in part.tracks:
                    best = max(best, self.step(track, 0))
                total += best * part.amount if part.tracks else 0.0
            elif kind == HARVEST:
                best = UNKNOWN
                for track in part.tracks:
                    best = max(best, self.harvest(track))
                total += best
            elif kind in (BEST, PAID):
                best = UNKNOWN
                for inner in part.inner:
                    best = max(best, self.worth(inner))
                total += max(0.0, best - PRICE[mood]) if kind == PAID else best
            else:
                count = 0
                for level in self.levels:
                    if level >= part.amount:
                        count += 1
                total += count * self.worth(part.inner[0])
        return total

    def white_dice(self) -> int:
        """In bag and hand."""
        count = self.bag[WHITE]
        for die in self.hand:
            if die < 8:
                count += 1
        return count

    def harvest(self, track: int) -> float:
        return self.worth(self.prices.benefit[track][self.levels[track]])

    def step(self, track: int, ahead: int) -> float:
        """One step up a track, beyond so many others: points and benefit."""
        level = min(TOP + 1, self.levels[track] + 1 + ahead)
        benefit = self.worth(self.prices.benefit[track][level]) if track < MEDICINE or self.myriade else 0.0
        if level > TOP:
            return benefit
        box = self.box
        points = box.track_points[track]
        gain = points[level] - points[level - 1] + benefit * 0.8 + (PROGRESS if self.mood != CLOSING else 0.0)
        goal = self.goal
        if goal >= 0 and track == box.goal_track[goal] and level <= box.goal_level[goal]:
            gain += OBJECTIVE / 2
        return gain + self.xp_price if level == 3 and self.track_xp >> track & 1 else gain

    # Actions

    def tucked(self, card: int) -> float:
        box = self.box
        if box.passive[card] or box.golden[card]:
            return 0.3 if box.met[card] else 0.0
        return ALWAYS * self.worth(self.prices.use[card])

    def main(self, act: int, colours: int, value: int) -> float:
        """The best that a main action does with these colours and this value; never less with a higher one."""
        if act == RECRUIT:
            return self.recruit(colours, value)
        if act == TRAVEL:
            return self.travel(colours, value)
        if act == RESEARCH:
            return self.research(colours, value)
        return self.translate(colours, value)

    # Recruit

    def recruit(self, colours: int, value: int) -> float:
        if not self.opened:
            self.look_at_decks()
        if self.myriade and colours >> BLACK & 1:
            value += self.box.black_recruit
        return self.opened[min(value, OPENED)]

    def look_at_decks(self) -> None:
        at = [0.0] * (OPENED + 1)
        needs = self.box.recruit
        for deck in range(len(self.decks)):
            card = self.top(deck)
            if card >= 0:
                need = min(needs[deck], OPENED)
                at[need] = max(at[need], max(self.dispatch(card), self.employ(card)))
        for value in range(1, OPENED + 1):
            if at[value] < at[value - 1]:
                at[value] = at[value - 1]
        self.opened = at

    def dispatch(self, card: int) -> float:
        return self.worth(self.prices.dispatch[card]) + self.meets(card)

    def employ(self, card: int) -> float:
        """A translator is worth its points some day, and more if it helps with scrolls that lie in the House."""
        if self.cheapest < 0:
            self.look_at_rooms()
        if self.cheapest > self.silver or self.mood == CLOSING:
            return 0.0
        box = self.box
        speaks = box.speaks[card]
        help = 0.5 if speaks >> ARABIC & 1 else 0.0
        for language in IN_MASK[speaks]:
            help += 0.25 * self.waiting[language]
        wanted = 0.5 * max(0, 3 - self.own) + (0.4 if self.gold >= PLENTY else 0.0)
        points = 0.35 * box.points[card]
        return EMPLOYED + wanted + points + min(help, 1.2) + self.meets(card) - self.silver_price * self.cheapest

    def look_at_rooms(self) -> None:
        cheapest, own = 99, 0
        costs = self.box.room_cost
        for room in range(len(self.rooms)):
            if self.rooms[room] < 0:
                cheapest = min(cheapest, costs[room])
            elif self.owners[room] == self.seat:
                own += 1
        waiting = [0] * (ARABIC + 1)
        for space in range(MAP_SPACES, SPACES):
            if self.spaces[space] >= 0:
                waiting[self.box.language[self.spaces[space]]] += 1
        self.cheapest = cheapest
        self.own = own
        self.waiting = waiting

    def meets(self, card: int) -> float:
        """An objective of the goal card: the pictured translator."""
        if self.goal < 0 or self.reached & 1 or self.box.deck[card] != self.box.goal_character[self.goal]:
            return 0.0
        return OBJECTIVE

    def room(self, room: int) -> float:
        return self.worth(self.prices.room[room]) - self.silver_price * self.box.room_cost[room]

    # Travel

    def travel(self, colours: int, value: int) -> float:
        if colours >> BLACK & 1:
            best = self.move(1, colours) if value else 0.0
            for distance in range(2, min(value, TWICE_ROUND) + 1):
                best = max(best, self.move(distance, colours))
            return best
        if not self.nearest:
            self.look_around()
        value = min(value, LOCATIONS)
        best = self.nearest[value]
        for colour in IN_MASK[colours]:
            for place in self.prices.places_of[colour]:
                distance = (place - self.place) % LOCATIONS
                if distance == 0:
                    distance = LOCATIONS
                if distance <= value:
                    best = max(best, self.stops[place] + self.match - 0.01 * distance)
        return best

    def look_around(self) -> None:
        best = self.stop((self.place + 1) % LOCATIONS) - 0.01
        found = [0.0, best]
        for distance in range(2, LOCATIONS + 1):
            best = max(best, self.stop((self.place + distance) % LOCATIONS) - 0.01 * distance)
            found.append(best)
        self.nearest = found
        self.match = self.worth(self.prices.match)

    def move(self, distance: int, colours: int) -> float:
        place = (self.place + distance) % LOCATIONS
        worth = self.stop(place)
        if colours >> self.box.place_colour[place] & 1:
            worth += self.worth(self.prices.match)
        if colours >> BLACK & 1 and self.passes_neutral(distance):
            worth += self.xp_price
        return worth - 0.01 * distance

    def stop(self, place: int) -> float:
        """What a location gives, with the best delivery from there."""
        if not self.stops:
            self.stops = [UNKNOWN] * LOCATIONS
        worth = self.stops[place]
        if worth == UNKNOWN:
            worth = self.worth(self.prices.place[place])
            space = self.box.place_space[place]
            if space >= 0 and self.spaces[space] >= 0:
                worth += max(0.0, self.best_delivery(space))
            self.stops[place] = worth
        return worth

    def passes_neutral(self, distance: int) -> bool:
        away = (self.neutral - self.place) % LOCATIONS
        return distance >= (away if away else LOCATIONS)

    def delivery(self, guild: int, space: int) -> float:
        """The scroll of a space of the map into a guild's column."""
        if not self.deliveries:
            self.look_at_house()
        price = self.delivery_costs[guild] + self.fee(space)
        if price > self.silver:
            return -1.0
        return (
            self.deliveries[guild] + self.step(self.box.colour[self.spaces[space]] - 1, 0) - self.silver_price * price
        )

    def best_delivery(self, space: int) -> float:
        """The same into the best one; the step up the scroll's track is looked up once."""
        if not self.deliveries:
            self.look_at_house()
        best, step, fee = -1.0, UNKNOWN, self.fee(space)
        for guild in range(3):
            price = self.delivery_costs[guild] + fee
            if price <= self.silver:
                if step == UNKNOWN:
                    step = self.step(self.box.colour[self.spaces[space]] - 1, 0)
                best = max(best, self.deliveries[guild] + step - self.silver_price * price)
        return best

    def fee(self, space: int) -> int:
        mark = self.marks[space]
        return self.box.fee if mark != NOBODY and mark != self.seat else 0

    def look_at_house(self) -> None:
        box = self.box
        self.deliveries = []
        self.delivery_costs = []
        for guild in range(3):
            row = 0
            while row < ROWS and self.spaces[MAP_SPACES + ROWS * guild + row] >= 0:
                row += 1
            if row < ROWS:
                influence = box.row_influence[row] * self.guild(guild)
                self.deliveries.append(influence + self.worth(self.prices.row[row]))
                self.delivery_costs.append(box.row_cost[row])
            else:
                self.deliveries.append(0.0)
                self.delivery_costs.append(NO_ROW)

    def guild(self, guild: int) -> float:
        """One more influence in a guild: more where that wins, keeps or nears control."""
        there = self.guilds[guild]
        mine, most = there[self.seat], 0
        for party in range(len(there)):
            if party != self.seat:
                most = max(most, there[party])
        lead = mine - most
        share = 0.0
        if self.control[guild] == self.seat:
            if 0 <= lead <= 1:
                share = KEPT[lead]
        elif -1 <= lead <= 0:
            share = WON[lead + 1]
        if self.mood == CLOSING:
            return 0.1 + (self.box.points[self.box.first_guild + guild] if share == WON[1] else 0.0)
        control = CONTROL if self.seats > 2 else CONTROL_OF_TWO
        return PIECE + control * share * (LAST_CALIPH - self.caliphs)

    # Research

    def research(self, colours: int, value: int) -> float:
        best = 0.0
        for colour in IN_MASK[colours]:
            if colour and (colour <= MEDICINE or self.myriade):
                best = max(best, self.climb(colour - 1, value))
        return best

    def climb(self, track: int, value: int) -> float:
        """As many steps up a track as the value pays, and pay."""
        if not self.needs:
            self.needs = [[] for _ in range(TRACKS)]
            self.climbs = [[] for _ in range(TRACKS)]
        needs, climbs = self.needs[track], self.climbs[track]
        steps = len(needs)
        if not steps or needs[steps - 1] <= value:
            need = needs[steps - 1] if steps else 0
            total = climbs[steps - 1] if steps else 0.0
            costs, level = self.box.step_cost[track], self.levels[track]
            while steps < TOP and need <= value:
                need += costs[min(TOP, level + steps)]
                total += self.step(track, steps)
                needs.append(need)
                climbs.append(total)
                steps += 1
        best = 0.0
        for number in range(steps):
            if needs[number] > value:
                break
            best = max(best, climbs[number])
        return best

    # Translations

    def translate(self, colours: int, value: int) -> float:
        box = self.box
        best = 0.0
        for colour in IN_MASK[colours]:
            guild = GUILD_OF[colour]
            if guild >= 0:
                for row in range(ROWS):
                    if self.spaces[MAP_SPACES + ROWS * guild + row] >= 0 and box.row_value[row] <= value:
                        best = max(best, self.translation(ROWS * guild + row))
        if colours >> BLACK & 1 and self.myriade and self.gold:
            for study in range(2):
                if value >= box.study_value[study] and self.gold >= box.study_gold[study]:
                    best = max(best, self.study(study))
        return best

    def study(self, study: int) -> float:
        """Gold on the translators where it does most good; nothing where there are too few."""
        if not self.studies:
            self.studies = [UNKNOWN, UNKNOWN]
        worth = self.studies[study]
        if worth == UNKNOWN:
            wanted = self.box.study_gold[study]
            own = sorted([self.placed(room) for room in range(len(self.rooms)) if self.rooms[room] >= 0], reverse=True)
            worth = 0.0
            if len(own) >= wanted:
                worth = self.worth(self.prices.study[study]) + sum(own[:wanted]) - self.gold_price * wanted
            self.studies[study] = worth
        return worth

    def placed(self, room: int) -> float:
        """What it is worth that 1 gold lies on a translator: an own one comes nearer to its points, others cost."""
        if self.owners[room] != self.seat:
            return -self.silver_price
        card = self.rooms[room]
        near = self.box.points[card] + 0.8
        if self.gold_on[room] + 1 >= self.box.retire_at[card]:
            return near
        return 0.4 * near if self.mood != CLOSING else 0.0

    def translation(self, space: int) -> float:
        """The worth of a scroll in the House, if there is a chain to Arabic that can be paid."""
        if not self.translations:
            self.translations = [UNKNOWN] * (SPACES - MAP_SPACES)
        worth = self.translations[space]
        if worth == UNKNOWN:
            scroll = self.spaces[MAP_SPACES + space]
            language = self.box.language[scroll]
            if not self.lengths:
                self.lengths = [0] * (ARABIC + 1)
                self.chains = [0.0] * (ARABIC + 1)
            if not self.lengths[language]:
                self.find_chain(language)
            gold = self.lengths[language]
            worth = self.scroll(scroll) + self.chains[language] - self.gold_price * gold if gold <= self.gold else 0.0
            self.translations[space] = worth
        return worth

    def find_chain(self, language: int) -> None:
        """The shortest chain from a language to Arabic that the gold allows, and what its gold is worth."""
        rooms, speaks = self.rooms, self.box.speaks
        firsts: list[int] = []
        lasts: list[int] = []
        best, length = UNKNOWN, 1
        for room in range(len(rooms)):
            if rooms[room] >= 0:
                spoken = speaks[rooms[room]]
                if spoken >> ARABIC & 1:
                    lasts.append(room)
                    if spoken >> language & 1:
                        best = max(best, self.placed(room))
                elif spoken >> language & 1:
                    firsts.append(room)
        if best == UNKNOWN and self.gold >= 2:
            length = 2
            for first in firsts:
                for last in lasts:
                    if speaks[rooms[first]] & speaks[rooms[last]]:
                        best = max(best, self.placed(first) + self.placed(last))
        if best == UNKNOWN and self.gold >= 3:
            length = 3
            for first in firsts:
                for second in range(len(rooms)):
                    if rooms[second] < 0 or second == first or not speaks[rooms[second]] & speaks[rooms[first]]:
                        continue
                    for last in lasts:
                        if last != second and speaks[rooms[second]] & speaks[rooms[last]]:
                            best = max(best, self.placed(first) + self.placed(second) + self.placed(last))
        self.lengths[language] = length if best != UNKNOWN else NO_CHAIN
        self.chains[language] = best

    def scroll(self, scroll: int) -> float:
        box = self.box
        bonus = BONUS if box.bonus[scroll] is not None else 0.0
        if self.goal >= 0 and not self.reached & 2 and box.colour[scroll] == box.goal_colour[self.goal]:
            bonus += 1.5 * OBJECTIVE
        return box.points[scroll] + bonus + self.worth(self.prices.on_translate[scroll])
