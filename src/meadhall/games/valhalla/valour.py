"""Valhalla: the cards that lie there, their valour, and bonus valour out of the discard pile."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from meadhall.games.valhalla.asks import E_BONUS
from meadhall.games.valhalla.cards import Cards
from meadhall.games.valhalla.columns import OPEN, PILE_SIZE, VALHALLA, VALHALLA_SIZE, VALOUR, WORDS
from meadhall.games.valhalla.parts import MASK_OF, MOST_VALOUR, VALOUR_OF, WORD_OF
from meadhall.kernel.bits import bit
from meadhall.kernel.flow import Seat


@mypyc_attr(acyclic=True)
class Valour(Cards):
    """Valour of each seat. A verb never asks."""

    def valour(self, seat: Seat) -> i64:
        return self.m[VALOUR + seat]

    def common_valour(self) -> i64:
        """VH-805 All valour in Valhalla; together in cooperative play."""
        total: i64 = 0
        for seat in range(self.count):
            total += self.valour(seat)
        return total

    def valhalla(self, seat: Seat, word: i64) -> i64:
        return self.m[VALHALLA + seat * WORDS + word]

    def into_valhalla(self, seat: Seat, kind: i64, card: i64) -> None:
        """An open card goes to a seat's Valhalla."""
        word = WORD_OF[kind]
        self.m[OPEN + word] |= card
        self.m[VALHALLA + seat * WORDS + word] |= card
        self.m[VALHALLA_SIZE + seat] += 1
        self.m[VALOUR + seat] += VALOUR_OF[kind]

    def add_valour(self, seat: Seat, valour: i64) -> None:
        """VH-1034 Valour without a card."""
        self.m[VALOUR + seat] += valour

    def cheapest_in_valhalla(self, seat: Seat) -> i64:
        """VH-1051 The kind with the least valour of at least 1, or -1."""
        best: i64 = -1
        for word in range(WORDS):
            cards = self.m[VALHALLA + seat * WORDS + word]
            while cards:
                kind = self.kind_of(word, cards & -cards)
                if VALOUR_OF[kind] and (best < 0 or VALOUR_OF[kind] < VALOUR_OF[best]):
                    best = kind
                cards &= cards - 1
        return best

    def out_of_valhalla(self, seat: Seat, kind: i64) -> None:
        """From Valhalla onto the discard pile."""
        word = WORD_OF[kind]
        copies = self.m[VALHALLA + seat * WORDS + word] & MASK_OF[kind]
        card = copies & -copies
        self.m[VALHALLA + seat * WORDS + word] &= ~card
        self.m[VALHALLA_SIZE + seat] -= 1
        self.m[VALOUR + seat] -= VALOUR_OF[kind]
        self.to_pile(word, card)

    def bonus_valour(self, seat: Seat, amount: i64, why: i64) -> i64:
        """VH-700, VH-1030 Cards of that total from the discard pile, or of the highest total below it: the
        fewest, of each value the deepest (ruling: bonus_cards). Returns the total."""
        counts: i64 = 0  # of each value, eight bits
        for n in range(self.m[PILE_SIZE]):
            value = VALOUR_OF[self.pile_at(n)]
            if value:
                counts += bit((value - 1) * 8)
        total = amount
        while total > 0:
            picks = fewest(counts, total, MOST_VALOUR)
            if picks >= 0:
                self.take_bonus(seat, picks, why)
                return total
            total -= 1
        return 0

    def take_bonus(self, seat: Seat, picks: i64, why: i64) -> None:
        n: i64 = 0
        while picks:
            value = VALOUR_OF[self.pile_at(n)]
            if value and picks >> (value - 1) * 8 & 255:
                picks -= bit((value - 1) * 8)
                kind = self.pile_at(n)
                self.into_valhalla(seat, kind, self.out_of_pile(n))
                self.tell(E_BONUS, seat, kind, why)
            else:
                n += 1


def fewest(counts: i64, total: i64, value: i64) -> i64:
    """How many cards of each value make the total with the fewest cards, eight bits each; -1 if none do."""
    if total == 0:
        return 0
    if value == 0:
        return -1
    most = total // value
    if counts >> (value - 1) * 8 & 255 < most:
        most = counts >> (value - 1) * 8 & 255
    best: i64 = -1
    size: i64 = 255
    n = most
    while n >= 0:
        rest = fewest(counts, total - n * value, value - 1)
        if rest >= 0:
            picks = rest + n * bit((value - 1) * 8)
            used = (picks & 255) + (picks >> 8 & 255) + (picks >> 16 & 255) + (picks >> 24 & 255)
            if used < size:
                size = used
                best = picks
        n -= 1
    return best
