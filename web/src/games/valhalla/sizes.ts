/** How wide cards are for the room there is, so that what is one's own stays in sight. */
export interface Room {
  /** of the scene, and of the whole window */
  width: number;
  height: number;
  /** of one's own squad; none for one who only watches */
  slots: number;
  hand: number;
  others: number;
  /** a fight is on the table, one's own or not */
  battle: boolean;
}

export interface Sizes {
  /** one thing below the other */
  narrow: boolean;
  /** many boards share the height */
  crowded: boolean;
  /** a fight has to leave room for the hand below it */
  tight: boolean;
  mine: number;
  held: number;
  theirs: number;
  /** cards lying by: tactics that were played, the discard pile */
  aside: { played: number; pile: number };
}

const NARROW = 760;
const SIDE = { least: 280, share: 0.32, most: 350 };
const BOARD = 54; // what a board needs beside its four cards
const ASIDE = { played: 46, pile: 40 };
const HAND = { edge: 30, gap: 8, least: 62 }; // beside its cards, between them, and the smallest that can be read

export function sizes({ width, height, slots, hand, others, battle }: Room): Sizes {
  if (width < NARROW) {
    const mine = slots > 4 ? 104 : Math.min(86, (width - 66) / 4);
    const theirs = Math.min(80, (width - BOARD) / 4);
    return { narrow: true, crowded: false, tight: false, mine, held: 82, theirs, aside: ASIDE };
  }
  const crowded = slots > 0 && others > 3;
  const large = width > 1100 && height >= 1000;
  const tight = battle && height < 880;
  const side = Math.min(SIDE.most, Math.max(SIDE.least, width * SIDE.share));
  return {
    narrow: false,
    crowded,
    tight,
    mine: slots > 4 || tight ? 80 : large ? 118 : 96,
    held: Math.min(tight ? 70 : large ? 110 : 90, Math.max(HAND.least, abreast(width - side, hand))),
    theirs: crowded ? (large ? 60 : 48) : Math.min(80, (side - BOARD) / 4),
    aside: tight ? { played: 36, pile: 32 } : ASIDE,
  };
}

/** How wide so many cards of a hand can be side by side. */
function abreast(width: number, cards: number): number {
  return Math.floor((width - HAND.edge - HAND.gap * (cards - 1)) / Math.max(1, cards));
}
