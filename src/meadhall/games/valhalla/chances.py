"""What chance may answer: every outcome with its weight."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.valhalla import asks as a
from meadhall.games.valhalla.columns import WORDS
from meadhall.games.valhalla.parts import FACES, KIND_OF, MASK_OF, TYPE_CARDS, TYR, TYR_WORD
from meadhall.games.valhalla.powers import LOKI_IDS
from meadhall.games.valhalla.table import Table
from meadhall.kernel.bits import RESIDUES, count_bits
from meadhall.kernel.listing import Listing


def list_chances(t: Table, o: Listing, kind: i64) -> None:
    if kind == a.ASK_DIE or kind == a.ASK_MONSTER_DIE:
        for face in range(FACES):
            o.add_chance(1, a.ROLLED, face)
    elif kind == a.ASK_DRAW or kind == a.ASK_MILL:
        list_deck(t, o)
    elif kind == a.ASK_REVEAL:
        for word in range(WORDS):
            cards = t.deck(word)
            if t.asked_about == 0:
                cards &= TYPE_CARDS[word]
            list_weights(o, a.DRAWN_CARD, word, cards)
    elif kind == a.ASK_FIRST:
        for other in range(t.count):
            o.add_chance(1, a.DRAWN_FIRST, other)
    elif kind == a.ASK_JARL_DEAL:
        list_chance_mask(o, a.DRAWN_JARL, t.jarl_deck())
    elif kind == a.ASK_LOKI_CARD:
        for card in range(i64(len(LOKI_IDS))):
            o.add_chance(1, a.DRAWN_LOKI, card)
    elif kind == a.ASK_ASIDE:
        list_weights(o, a.DRAWN_CARD, TYR_WORD, t.deck(TYR_WORD) & TYPE_CARDS[TYR * WORDS + TYR_WORD])
    elif kind == a.ASK_TYR_DEAL:
        list_weights(o, a.DRAWN_CARD, TYR_WORD, t.aside())
    elif kind == a.ASK_STEAL:
        for word in range(WORDS):
            list_weights(o, a.STOLEN, word, t.hand(t.asked_also, word))
    elif kind == a.ASK_RANDOM_LOSS:
        for word in range(WORDS):
            list_weights(o, a.LOST, word, t.hand(t.asked_about, word))


def list_deck(t: Table, o: Listing) -> None:
    """Each card left in the deck is as likely, unless one was put on top."""
    if t.top() >= 0:
        o.add_chance(1, a.DRAWN_CARD, t.top())
        return
    for word in range(WORDS):
        list_weights(o, a.DRAWN_CARD, word, t.deck(word))


def list_weights(o: Listing, verb: i64, word: i64, cards: i64) -> None:
    """Copies of a kind are one outcome."""
    while cards:
        kind = KIND_OF[word * RESIDUES + (cards & -cards) % RESIDUES]
        copies = cards & MASK_OF[kind]
        cards &= ~copies
        o.add_chance(count_bits(copies), verb, kind)


def list_chance_mask(o: Listing, verb: i64, mask: i64) -> None:
    n: i64 = 0
    while mask >> n:
        if mask >> n & 1:
            o.add_chance(1, verb, n)
        n += 1
