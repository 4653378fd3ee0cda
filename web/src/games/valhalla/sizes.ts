/** How wide cards are for the room there is, so that what is one's own stays in sight. */
export interface Room {
  /** of the scene, and of the whole window */
  width: number;
  height: number;
  /** of one's own squad; none for one who only watches */
  slots: number;
  hand: number;
  others: number;
  fighting: boolean;
}

export interface Sizes {
  /** one thing below the other */
  narrow: boolean;
  /** many boards share the height */
  crowded: boolean;
  mine: number;
  held: number;
  theirs: number;
}

const NARROW = 760;
const SIDE = { least: 280, share: 0.32, most: 350 };
const BOARD = 54; // what a board needs beside its four cards

export function sizes({ width, height, slots, hand, others, fighting }: Room): Sizes {
  if (width < NARROW) {
    const mine = slots > 4 ? 104 : Math.min(86, (width - 66) / 4);
    return { narrow: true, crowded: false, mine, held: 82, theirs: Math.min(80, (width - BOARD) / 4) };
  }
  const crowded = slots > 0 && others > 3;
  const large = width > 1100 && height >= 1000;
  const tight = fighting && height < 880;
  const side = Math.min(SIDE.most, Math.max(SIDE.least, width * SIDE.share));
  return {
    narrow: false,
    crowded,
    mine: slots > 4 || tight ? 80 : large ? 118 : 96,
    held: hand > 7 || tight ? 76 : large ? 110 : 90,
    theirs: crowded ? (large ? 60 : 48) : Math.min(80, (side - BOARD) / 4),
  };
}
