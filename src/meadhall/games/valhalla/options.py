"""What is legal: every option of every question, said once."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.valhalla import asks as a
from meadhall.games.valhalla.adding import fits_under, symbol_limit
from meadhall.games.valhalla.aftermath import is_met, sendable
from meadhall.games.valhalla.arming import ALL_FACES, comes_to_the_same, faces_wanted, is_again
from meadhall.games.valhalla.battle import may_help, may_join, may_lay_die
from meadhall.games.valhalla.columns import ATTACK, OWN_SLOTS, WORDS
from meadhall.games.valhalla.fight import left_to_pick
from meadhall.games.valhalla.loki import lines_open, victims
from meadhall.games.valhalla.parts import (
    BEFORE_CARDS,
    BLANK,
    FACE_BITS,
    FACE_MASK,
    FACE_OF,
    FACES,
    GUARDS,
    KIND_AT,
    LOKI_IDS,
    MASK_OF,
    MISSION,
    NAMING_CARDS,
    OWN_TACTIC_BACK,
    PATTERN_END,
    PATTERN_FIRST,
    PATTERN_OF,
    SET_NEED,
    SYMBOL_CARDS,
    SYMBOLS_OF,
    TACTIC,
    TACTICS_FROM,
    THOR,
    TYPE_CARDS,
    TYPE_OF,
    TYR,
    TYR_WORD,
    WARRIOR,
    WORD_OF,
)
from meadhall.games.valhalla.table import Table
from meadhall.games.valhalla.tactics import may_play, path_slots, tactics_left
from meadhall.games.valhalla.turns import may_act_again
from meadhall.games.valhalla.variants import may_lay
from meadhall.kernel.bits import bit, bit_of, count_bits
from meadhall.kernel.flow import Seat
from meadhall.kernel.listing import Listing


def list_options(t: Table, seat: Seat, o: Listing) -> None:
    """Every legal answer to the open question."""
    kind = t.asked_kind
    if kind == a.ASK_FIGHT:
        list_fight(t, seat, o, t.asked_about)
    elif kind == a.ASK_PICK:
        list_picks(t, seat, o)
    elif kind == a.ASK_ACTION:
        list_actions(t, seat, o)
    elif kind == a.ASK_KEEP:
        list_drawn(t, seat, o)
    elif kind == a.ASK_SEND:
        list_sends(t, seat, o)
    elif kind == a.ASK_DISMISS or kind == a.ASK_MONSTER_WARRIOR:
        list_mask(o, a.DISMISS, t.squad_mask(seat))
    elif kind == a.ASK_SECOND:
        list_second(t, seat, o, t.asked_about)
    elif kind == a.ASK_SPEND:
        list_faces(o, a.SPEND, t.weapons(t.side_of(seat)))
    elif kind == a.ASK_FORGE:
        list_faces(o, a.KEEP_DIE, t.local(3))
    elif kind == a.ASK_FACE:
        for face in range(t.local(3), BLANK):
            o.add(a.TURN, face)
    elif kind < a.ASK_TURN_X:
        list_early(t, seat, o, kind)
    else:
        list_late(t, seat, o, kind)


def list_early(t: Table, seat: Seat, o: Listing, kind: i64) -> None:
    """Set-up, chance, the turn, and what comes before a battle."""
    if kind == a.ASK_JARL:
        list_mask(o, a.TAKE_JARL, t.jarl_hand(seat))
    elif kind == a.ASK_START:
        list_pairs(t, seat, o)
    elif kind == a.ASK_WARRIOR:
        for word in range(WORDS):
            list_cards(o, a.TAKE_WARRIOR, word, t.reserve(word))
    elif kind == a.ASK_TYR:
        list_tyr(t, seat, o, t.asked_about)
    elif kind == a.ASK_PHASE_B:
        o.add(a.DRAW)
        if t.has_attacked:
            o.add(a.DRAW_MORE)
        if may_act_again(t, seat):
            o.add(a.ACT_AGAIN)
    elif kind == a.ASK_ADD_ONE:
        list_type(t, seat, o, a.ADD, WARRIOR)
        o.add(a.PASS)
    elif kind == a.ASK_THOR:
        list_help(t, seat, o)
    elif kind == a.ASK_BET:
        o.add(a.BET)
        list_hand(t, seat, o, a.BET_ATTACKER)
        o.add(a.PASS)
    elif kind == a.ASK_BEFORE:
        list_before(t, seat, o)
    elif kind == a.ASK_PRESET:
        for face in range(t.local(4), BLANK):
            o.add(a.SET_DIE, face)
        o.add(a.PASS)
    else:
        list_chances(t, o, kind)


def list_late(t: Table, seat: Seat, o: Listing, kind: i64) -> None:
    """In a battle and after it."""
    if kind == a.ASK_TURN_X:
        if t.asked_about:
            list_hand(t, seat, o, a.PAY)
        else:
            for face in range(BLANK):
                o.add(a.TURN, face)
        o.add(a.PASS)
    elif kind == a.ASK_BLOCK:
        list_mask(o, a.BLOCK, t.squad_mask(t.defender) & ~t.blocked())
    elif kind == a.ASK_DISCARD_TACTIC:
        list_type(t, seat, o, a.DISCARD, TACTIC)
        if o.n == 0:
            o.add(a.SHOW_HAND)
    elif kind == a.ASK_PAY or kind == a.ASK_DEFENCE_DIE:
        list_hand(t, seat, o, a.PAY)
        o.add(a.PASS)
    elif kind == a.ASK_PATH:
        list_mask(o, a.PATH, path_slots(t))
    elif kind == a.ASK_HOLD:
        list_mask(o, a.HOLD, t.entering(t.side_of(t.winner)))
    elif kind == a.ASK_STAY:
        list_mask(o, a.STAY, t.active(ATTACK) & OWN_SLOTS & ~t.pathed())
        o.add(a.PASS)
    elif kind == a.ASK_MISSION:
        list_missions(t, seat, o)
    elif kind == a.ASK_RETURN:
        list_played(t, o, t.side_of(t.asked_about))
        if seat == t.asked_about:
            o.add(a.PASS)
    elif kind == a.ASK_STEAL_CHOSEN:
        for word in range(WORDS):
            list_cards(o, a.STEAL, word, t.known_in_hand(seat, t.asked_about, word))
    elif kind == a.ASK_WATCH:
        o.add(a.WATCH)
        o.add(a.PASS)
    elif kind == a.ASK_WATCH_DISCARD:
        list_hand(t, seat, o, a.DISCARD)
        if t.asked_about:
            o.add(a.PASS)
    else:
        list_last(t, seat, o, kind)


def list_last(t: Table, seat: Seat, o: Listing, kind: i64) -> None:
    """Loki, monsters, and hands that are built."""
    if kind == a.ASK_LOKI:
        list_mask(o, a.LINE, lines_open(t, seat, t.asked_about))
        o.add(a.PASS)
    elif kind == a.ASK_LOKI_SHIELD:
        o.add(a.LINE, t.side_of(seat) ^ 1)
        o.add(a.PASS)
    elif kind == a.ASK_LOKI_VICTIM:
        list_mask(o, a.VICTIM, victims(t, seat))
    elif kind == a.ASK_LOKI_TACTIC:
        list_loki_tactics(t, o)
    elif kind == a.ASK_PUT_BACK:
        list_hand(t, seat, o, a.PUT_BACK)
    elif kind == a.ASK_LOKI_WARRIOR:
        list_pile_warriors(t, o)
    elif kind == a.ASK_SWAP:
        list_hand(t, seat, o, a.SWAP)
        o.add(a.PASS)
    elif kind == a.ASK_MONSTER_CARD:
        list_hand(t, seat, o, a.DISCARD)
    elif kind == a.ASK_BUILD:
        if may_lay(t, seat):
            list_hand(t, seat, o, a.LAY)
        o.add(a.FINISH)
    elif kind == a.ASK_FILL:
        for word in range(WORDS):
            list_cards(o, a.FILL, word, t.reserve(word))
    else:
        list_chances(t, o, kind)


# -- chance -----------------------------------------------------------------------------------------
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
        kind = KIND_AT[word * 64 + bit_of(cards & -cards)]
        copies = cards & MASK_OF[kind]
        cards &= ~copies
        o.add_chance(count_bits(copies), verb, kind)


def list_chance_mask(o: Listing, verb: i64, mask: i64) -> None:
    n: i64 = 0
    while mask >> n:
        if mask >> n & 1:
            o.add_chance(1, verb, n)
        n += 1


# -- masks and cards ----------------------------------------------------------------------------------
def list_mask(o: Listing, verb: i64, mask: i64) -> None:
    n: i64 = 0
    while mask:
        if mask & 1:
            o.add(verb, n)
        mask >>= 1
        n += 1


def list_faces(o: Listing, verb: i64, dice: i64) -> None:
    """One option for each face among the dice."""
    face: i64 = 0
    while dice:
        if dice & FACE_MASK:
            o.add(verb, face)
        dice >>= FACE_BITS
        face += 1


def list_cards(o: Listing, verb: i64, word: i64, cards: i64) -> None:
    """One option for each kind among the cards."""
    while cards:
        kind = KIND_AT[word * 64 + bit_of(cards & -cards)]
        o.add(verb, kind)
        cards &= ~MASK_OF[kind]


def list_hand(t: Table, seat: Seat, o: Listing, verb: i64) -> None:
    for word in range(t.words):
        list_cards(o, verb, word, t.hand(seat, word))


def list_type(t: Table, seat: Seat, o: Listing, verb: i64, type_: i64) -> None:
    for word in range(t.words):
        list_cards(o, verb, word, t.hand_of_type(seat, type_, word))


def list_pairs(t: Table, seat: Seat, o: Listing) -> None:
    """VH-206 Two cards of the hand, whatever their order."""
    for word in range(t.words):
        cards = t.hand(seat, word)
        while cards:
            card = cards & -cards
            kind = t.kind_of(word, card)
            rest = cards & ~card
            list_with(o, kind, word, rest)
            for later in range(word + 1, t.words):
                list_with(o, kind, later, t.hand(seat, later))
            cards &= ~MASK_OF[kind]


def list_with(o: Listing, kind: i64, word: i64, cards: i64) -> None:
    while cards:
        other = KIND_AT[word * 64 + bit_of(cards & -cards)]
        o.add(a.DISCARD_TWO, kind, other)
        cards &= ~MASK_OF[other]


# -- the turn -----------------------------------------------------------------------------------------
def list_actions(t: Table, seat: Seat, o: Listing) -> None:
    """VH-302 to VH-308, VH-771."""
    limit = symbol_limit(t, seat)
    words = t.words
    for word in range(words):
        cards = t.hand_of_type(seat, WARRIOR, word)
        while cards:
            kind = KIND_AT[word * 64 + bit_of(cards & -cards)]
            o.add(a.ADD, kind)
            room = limit - SYMBOLS_OF[kind]
            if room > 0:
                fitting = (cards & cards - 1) & SYMBOL_CARDS[room * WORDS + word]
                if fitting or (word + 1 < words and holds_small(t, seat, room, word + 1, words)):
                    o.add(a.ADD_TWO, kind)
            cards &= ~MASK_OF[kind]
    if t.size(seat):
        if t.monster >= 0:
            o.add(a.HUNT)
        else:
            ally = t.companion(seat)
            for other in range(t.count):
                if other != seat and other != ally and may_be_attacked(t, other):
                    o.add(a.ATTACK, other)
        o.add(a.DRAW)
    elif o.n == 0:
        o.add(a.DRAW)


def may_be_attacked(t: Table, other: Seat) -> bool:
    """VH-308, VH-1010"""
    return t.size(other) > 0 and t.own_shields(other) > 0


def holds_small(t: Table, seat: Seat, room: i64, first_word: i64, words: i64) -> bool:
    """VH-303 Is there a warrior with so few symbols in hand, from a word of the set on?"""
    for word in range(first_word, words):
        if t.hand(seat, word) & SYMBOL_CARDS[room * WORDS + word]:
            return True
    return False


def list_second(t: Table, seat: Seat, o: Listing, kind: i64) -> None:
    """The first warrior is on the board already: the rest of its copies count in full."""
    room = t.local(3) - SYMBOLS_OF[kind]
    for word in range(WORD_OF[kind], t.words):
        cards = t.hand(seat, word) & SYMBOL_CARDS[room * WORDS + word]
        if word == WORD_OF[kind]:
            cards &= ~((MASK_OF[kind] & -MASK_OF[kind]) - 1)
        list_cards(o, a.ADD, word, cards)


def list_tyr(t: Table, seat: Seat, o: Listing, warrior: i64) -> None:
    """VH-752, VH-1044"""
    cards = t.hand_of_type(seat, TYR, TYR_WORD)
    while cards:
        kind = KIND_AT[TYR_WORD * 64 + bit_of(cards & -cards)]
        if fits_under(kind, warrior):
            o.add(a.UNDER, kind)
        cards &= ~MASK_OF[kind]
    o.add(a.PASS)


def list_drawn(t: Table, seat: Seat, o: Listing) -> None:
    """One option for each kind among the cards drawn."""
    waiting = t.drawn(seat)
    n: i64 = 0
    while waiting >> n * 8:
        kind = (waiting >> n * 8 & 255) - 1
        again = False
        for before in range(n):
            if (waiting >> before * 8 & 255) - 1 == kind:
                again = True
        if not again:
            o.add(a.KEEP, kind)
        n += 1


# -- before a battle -----------------------------------------------------------------------------------
def list_help(t: Table, seat: Seat, o: Listing) -> None:
    """VH-721 A Thor card for a side that meets its condition."""
    for word in range(WORDS):
        cards = t.hand_of_type(seat, THOR, word)
        while cards:
            kind = KIND_AT[word * 64 + bit_of(cards & -cards)]
            for side in range(i64(2)):
                if may_help(t, kind, side):
                    o.add(a.HELP, kind, t.fighter(side))
            cards &= ~MASK_OF[kind]
    o.add(a.PASS)


def list_before(t: Table, seat: Seat, o: Listing) -> None:
    """VH-401 Egil's die, Solveig's warrior, a Call to arms."""
    if may_lay_die(t, seat):
        o.add(a.LAY_DIE)
    if may_join(t, seat, t.asked_about != 0):
        list_type(t, seat, o, a.ADD, WARRIOR)
    if t.top_warrior() >= 0 and (t.monster < 0 or tactics_left(t, t.side_of(seat))):
        for word in range(WORDS):
            list_cards(o, a.PLAY, word, t.hand(seat, word) & BEFORE_CARDS[word])
    o.add(a.PASS)


# -- in a battle ---------------------------------------------------------------------------------------
def list_fight(t: Table, seat: Seat, o: Listing, side: i64) -> None:
    """VH-402 Arming, rerolls, tactics, the end of the phase."""
    dice = t.weapons(side)
    if dice or t.is_on(a.WITH_TYR):  # VH-753 a Tyr card may spare the only symbol
        idle = t.idle(side)
        rest = idle
        while rest:
            slot = bit_of(rest & -rest)
            need = t.need_in(side, slot)
            if (dice | GUARDS) - need & GUARDS == GUARDS:
                list_arming(t, seat, o, side, slot, need, idle, dice)
            rest &= rest - 1
        if o.n:
            o.add(a.ARM_BEST)
    count = t.dice_count(side)
    if count > 1:
        list_faces(o, a.REROLL, t.dice(side))
    if count > 0 and t.free_rerolls(side):
        o.add(a.FREE_REROLL)
    if tactics_left(t, side):
        for word in range(TACTICS_FROM, t.words):
            list_tactics(t, seat, o, side, word)
    o.add(a.END)


def list_arming(
    t: Table, seat: Seat, o: Listing, side: i64, slot: i64, need: i64, idle: i64, dice: i64
) -> None:
    """VH-404, VH-407 Every set of dice that arms a warrior, if it leaves something else than those before;
    and of equal warriors the first."""
    if is_again(t, side, slot, idle):
        return
    pattern: i64 = 0
    if need == 0:
        pattern = PATTERN_OF[t.kind_in(side, slot)]
    if pattern == 0:
        o.add(a.ARM, slot, 0)
        return
    low = PATTERN_FIRST[pattern]
    wanted = faces_that_matter(t, seat, side, idle & ~bit(slot))
    for n in range(low, PATTERN_END[pattern]):
        if (dice | GUARDS) - SET_NEED[n] & GUARDS == GUARDS:
            if wanted == ALL_FACES or not comes_to_the_same(dice, low, n, wanted):
                o.add(a.ARM, slot, n)


def faces_that_matter(t: Table, seat: Seat, side: i64, others: i64) -> i64:
    """Faces that are good for more than a reroll once a warrior is armed: for one of the others, or for a
    tactic that names them. A weapon cache is no die (VH-1037): then it matters whether it was used."""
    if t.cache(side):
        return ALL_FACES
    found = faces_wanted(t, side, others)
    for word in range(t.words):
        cards = t.hand(seat, word) & NAMING_CARDS[word]
        while cards:
            found |= bit(FACE_OF[KIND_AT[word * 64 + bit_of(cards & -cards)]] * FACE_BITS) * FACE_MASK
            cards &= cards - 1
    return found


def list_tactics(t: Table, seat: Seat, o: Listing, side: i64, word: i64) -> None:
    cards = t.hand_of_type(seat, TACTIC, word)
    while cards:
        kind = KIND_AT[word * 64 + bit_of(cards & -cards)]
        if may_play(t, seat, side, kind):
            o.add(a.PLAY, kind)
        cards &= ~MASK_OF[kind]


def list_picks(t: Table, seat: Seat, o: Listing) -> None:
    """VH-403 Dice by rising faces, so that each choice of dice comes up once."""
    list_faces(o, a.PICK, left_to_pick(t, t.side_of(seat)))
    if t.local(3):
        o.add(a.ROLL)
    elif t.asked_about:
        o.add(a.PASS)


# -- after a battle ------------------------------------------------------------------------------------
def list_sends(t: Table, seat: Seat, o: Listing) -> None:
    """VH-414 Slots by rising numbers, so that each choice comes up once."""
    side = t.side_of(seat)
    if seat == t.companion(t.winner):
        side = t.side_of(t.winner)
    slots = sendable(t, seat, side)
    if t.asked_about:
        list_mask(o, a.SEND, slots)
        return
    low = t.local(3)
    list_mask(o, a.SEND, slots >> low << low)
    o.add(a.PASS)


def list_missions(t: Table, seat: Seat, o: Listing) -> None:
    for word in range(WORDS):
        cards = t.hand_of_type(seat, MISSION, word)
        while cards:
            kind = KIND_AT[word * 64 + bit_of(cards & -cards)]
            if is_met(t, seat, kind):
                o.add(a.MISSION, kind)
            cards &= ~MASK_OF[kind]
    o.add(a.PASS)


def list_played(t: Table, o: Listing, side: i64) -> None:
    for word in range(WORDS):
        list_cards(o, a.TAKE_BACK, word, t.played(side, word))


def list_loki_tactics(t: Table, o: Listing) -> None:
    """Any tactic of the battle, or one's own."""
    side = t.side_of(t.asked_about)
    for word in range(WORDS):
        cards = t.played(side, word)
        if t.asked_also != OWN_TACTIC_BACK:
            cards |= t.played(1 - side, word)
        list_cards(o, a.TAKE_BACK, word, cards)


def list_pile_warriors(t: Table, o: Listing) -> None:
    """Each kind of warrior in the discard pile once."""
    for n in range(t.pile_size):
        kind = t.pile_at(n)
        if TYPE_OF[kind] == WARRIOR and t.deepest(kind) == n:
            o.add(a.TAKE_BACK, kind)
