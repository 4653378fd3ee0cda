"""The picture of a table for one pair of eyes. It is made from a redacted table and holds only ids."""

from __future__ import annotations

from meadhall.games.valhalla.asks import OPTION_IDS, PHASES
from meadhall.games.valhalla.columns import (
    ATTACK,
    BATTLE,
    CACHE,
    DECK_SIZE,
    DEFENCE,
    DICE,
    DRAWN,
    FIRST,
    FLAGS,
    GREY,
    HAND,
    HAND_SIZE,
    HELP,
    HUNT,
    JARL,
    JARL_HAND,
    LEFT,
    LEVEL,
    LOKI,
    MODE,
    MONSTER,
    MONSTER_CARD,
    MONSTER_DICE,
    MONSTER_FREE,
    ONSLAUGHT,
    OUTCOME,
    PHASE,
    PILE_SIZE,
    PLAYED,
    PUT_BY,
    RAGNAROK,
    RESERVE,
    SLOTS,
    TOP_SEEN,
    TOTAL,
    TURN,
    VALHALLA,
    VALHALLA_SIZE,
    VALOUR,
    WORDS,
)
from meadhall.games.valhalla.fight import PICKED, is_rerolling
from meadhall.games.valhalla.parts import CLAN_IDS, FACE_BITS, FACE_IDS, FACE_MASK, KIND_AT, KIND_IDS
from meadhall.games.valhalla.powers import (
    JARL_IDS,
    LOKI_IDS,
    M_CARD_IDS,
    MONSTER_CARDS,
    MONSTER_IDS,
    SHIELD_IDS,
)
from meadhall.games.valhalla.ragnarok import shield_parts
from meadhall.games.valhalla.strength import (
    cry_strength,
    jarl_strength,
    strength,
    valhalla_strength,
    warrior_strength,
)
from meadhall.games.valhalla.table import Table

FIGHTS = {BATTLE: "battle", RAGNAROK: "ragnarok", HUNT: "hunt", ONSLAUGHT: "onslaught"}


def picture(t: Table) -> dict[str, object]:
    m = t.m
    return {
        "game": "valhalla",
        "over": t.over,
        "options": [option for n, option in enumerate(OPTION_IDS) if m[FLAGS] >> n & 1],
        "phase": PHASES[m[PHASE]],
        "first_player": int(m[FIRST]),
        "turn": int(m[TURN]) if m[TURN] >= 0 else None,
        "turns_left": int(m[LEFT]) if m[LEFT] >= 0 else None,
        "deck": int(m[DECK_SIZE]),
        "on_deck_by": int(m[PUT_BY]) - 1 if m[PUT_BY] else None,
        "discard": [KIND_IDS[t.pile_at(n)] for n in range(int(m[PILE_SIZE]))],
        "reserve": zone(t, RESERVE),
        "loki": LOKI_IDS[m[LOKI]] if m[LOKI] >= 0 else None,
        "grey_dice": int(m[GREY]),
        "players": [player(t, seat) for seat in range(t.count)],
        "fight": fight(t),
        "monster": monster(t),
        "winners": list(t.winners),
    }


def player(t: Table, seat: int) -> dict[str, object]:
    m = t.m
    role = t.viking_role(seat)
    ally = t.companion(seat)
    return {
        "seat": seat,
        "shield": SHIELD_IDS[seat],
        "jarl": JARL_IDS[m[JARL + seat]] if m[JARL + seat] >= 0 else None,
        "jarls": [JARL_IDS[n] for n in range(len(JARL_IDS)) if m[JARL_HAND + seat] >> n & 1],
        "own_shields": int(t.own_shields(seat)),
        "captured": {
            SHIELD_IDS[other]: int(t.captured_from(seat, other))
            for other in range(t.count)
            if t.captured_from(seat, other)
        },
        "companion": int(ally) if ally >= 0 else None,
        "viking_level": int(m[LEVEL + role]) if role >= 0 else None,
        "limit": limit(t, seat),
        "squad": squad(t, seat),
        "clans": {CLAN_IDS[c]: int(t.clan_count(seat, c)) for c in range(6) if t.clan_count(seat, c)},
        "hand_size": int(m[HAND_SIZE + seat]),
        "hand": zone(t, HAND + seat * WORDS),
        "known": known(t, seat),
        "drawn": drawn(int(m[DRAWN + seat])),
        "on_deck": KIND_IDS[m[TOP_SEEN + seat] - 1] if m[TOP_SEEN + seat] else None,
        "valhalla_size": int(m[VALHALLA_SIZE + seat]),
        "valhalla": zone(t, VALHALLA + seat * WORDS),
        "valour": int(m[VALOUR + seat]) if sees_pile(t, seat) else None,
        "score": int(t.final_score(seat)),
        "parts": score_parts(t, seat) if t.over and t.monster < 0 else None,
    }


def score_parts(t: Table, seat: int) -> dict[str, int]:
    """Where a final score came from; what shields do not explain was in Valhalla."""
    own, captured, sets = shield_parts(t, seat)
    valhalla = int(t.final_score(seat)) - own - captured - sets
    return {"valhalla": valhalla, "own_shields": own, "captured": captured, "sets": sets}


def sees_pile(t: Table, seat: int) -> bool:
    """VH-418 Valhalla lies face down: only its owner looks into it, but against a monster all do."""
    return len(zone(t, VALHALLA + seat * WORDS)) == t.m[VALHALLA_SIZE + seat]


def limit(t: Table, seat: int) -> int:
    if t.monster >= 0 and t.monster_card() == MONSTER_CARDS:
        return 4
    return int(t.squad_limit(seat))


def known(t: Table, owner: int) -> list[str]:
    """Cards of a hand that the viewer knows: a redacted row holds only the viewer's own knowledge."""
    masks = [0] * WORDS
    for word in range(WORDS):
        for viewer in range(t.count):
            masks[word] |= int(t.known_in_hand(viewer, owner, word))
    return [name for word in range(WORDS) for name in cards(word, masks[word])]


def squad(t: Table, seat: int) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for slot in range(SLOTS):
        kind, tyr = int(t.warrior(seat, slot)), int(t.tyr_under(seat, slot))
        if kind >= 0:
            found.append({"slot": slot, "card": KIND_IDS[kind], "tyr": KIND_IDS[tyr] if tyr >= 0 else None})
    return found


def drawn(waiting: int) -> list[str]:
    found = []
    while waiting:
        found.append(KIND_IDS[(waiting & 255) - 1])
        waiting >>= 8
    return found


# -- the fight -----------------------------------------------------------------------------------------
def fight(t: Table) -> dict[str, object] | None:
    """The fight under way: dice, tactics, and the strength of each side line by line."""
    m = t.m
    if m[MODE] == 0:
        return None
    return {
        "kind": FIGHTS[m[MODE]],
        "attacker": int(t.attacker) if t.attacker >= 0 else None,
        "defender": int(t.defender) if t.defender >= 0 else None,
        "winner": int(t.winner) if t.winner >= 0 else None,
        "surrounded": t.is_surrounded,
        "blocked": slots(int(t.blocked())),
        "on_path": slots(int(t.pathed())),
        "help": [
            {"seat": seat, "card": KIND_IDS[t.help_card(seat)], "side": int(m[HELP + seat] >> 8)}
            for seat in range(t.count)
            if t.help_card(seat) >= 0
        ],
        "bets": {str(seat): int(t.bet(seat)) for seat in range(t.count) if t.bet(seat)},
        "sides": [side(t, ATTACK), side(t, DEFENCE)],
    }


def side(t: Table, n: int) -> dict[str, object] | None:
    if t.fighter(n) < 0:
        return None
    m = t.m
    return {
        "seat": int(t.fighter(n)),
        "dice": faces(int(m[DICE + n])),
        "picked": faces(int(t.local(PICKED)) if is_rerolling(t, n) else 0),
        "caches": faces(int(m[CACHE + n])),
        "active": slots(int(t.active(n))),
        "entering": slots(int(t.entering(n))),
        "tactics": zone(t, PLAYED + n * WORDS),
        "free_rerolls": int(t.free_rerolls(n)),
        "die_on_jarl": bool(t.dice_on_jarl(n)),
        "ledger": ledger(t, n),
        "worth": worth(t, n),
        "strength": int(m[TOTAL + n]) if m[TOTAL + n] >= 0 else int(strength_now(t, n)),
    }


def strength_now(t: Table, n: int) -> int:
    return 0 if is_settled(t) else int(strength(t, n))


def is_settled(t: Table) -> bool:
    """Strengths have been compared: warriors may have left their slots since."""
    return bool(t.m[TOTAL] >= 0 and t.m[TOTAL + 1] >= 0)


def worth(t: Table, n: int) -> dict[str, int]:
    """What each idle warrior would add if it were active, its ability counted."""
    if is_settled(t):
        return {}
    return {str(slot): int(warrior_strength(t, n, slot)) for slot in slots(int(t.idle(n)))}


def ledger(t: Table, n: int) -> list[dict[str, object]]:
    """What the strength is made of."""
    if is_settled(t):
        return []
    lines: list[dict[str, object]] = []
    for slot in slots(int(t.active(n))):
        counts = n == DEFENCE or not t.pathed() >> slot & 1
        worth = int(warrior_strength(t, n, slot)) if counts else 0
        lines.append({"of": "warrior", "card": KIND_IDS[t.kind_in(n, slot)], "strength": worth})
    if lines:
        parts = (
            ("tactics", int(t.bonus(n)) + int(cry_strength(t, n))),
            ("jarl", int(jarl_strength(t, n))),
            ("valhalla", int(valhalla_strength(t))),
        )
        lines += [{"of": of, "card": None, "strength": worth} for of, worth in parts if worth]
    return lines


def monster(t: Table) -> dict[str, object] | None:
    """VH-801 Its active card; the numbers of the cards are in the data file."""
    m = t.m
    if m[MONSTER] < 0:
        return None
    wounds = int(m[MONSTER_CARD])
    over = wounds == MONSTER_CARDS
    return {
        "id": MONSTER_IDS[m[MONSTER]],
        "wounds": wounds,
        "card": None if over else M_CARD_IDS[m[MONSTER] * MONSTER_CARDS + wounds],
        "next": M_CARD_IDS[m[MONSTER] * MONSTER_CARDS + wounds + 1] if wounds + 1 < MONSTER_CARDS else None,
        "strength": None if over else int(t.monster_strength()),
        "limit": None if over else int(t.monster_limit()),
        "dice": faces(int(m[MONSTER_DICE])),
        "free_dice": int(m[MONSTER_FREE]),
        "outcome": ("open", "won", "lost")[m[OUTCOME]],
    }


def faces(packed: int) -> dict[str, int]:
    return {
        face: packed >> n * FACE_BITS & FACE_MASK
        for n, face in enumerate(FACE_IDS)
        if packed >> n * FACE_BITS & FACE_MASK
    }


def slots(mask: int) -> list[int]:
    return [slot for slot in range(2 * SLOTS) if mask >> slot & 1]


def zone(t: Table, at: int) -> list[str]:
    """The cards of a set, copies side by side."""
    return [name for word in range(WORDS) for name in cards(word, int(t.m[at + word]))]


def cards(word: int, mask: int) -> list[str]:
    """Only the bits that are set are looked at: a view is full of sets that are empty or small."""
    found: list[str] = []
    while mask:
        lowest = mask & -mask
        found.append(KIND_IDS[KIND_AT[word * 64 + lowest.bit_length() - 1]])
        mask ^= lowest
    return found
