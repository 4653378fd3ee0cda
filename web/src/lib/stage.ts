/** The table as it is shown: the same, but with the view that the events have come to. */
import type { Table } from './game';

export function stage<V>(real: () => Table<V>, view: () => V): Table<V> {
  return {
    get view() {
      return view();
    },
    get seat() {
      return real().seat;
    },
    get kit() {
      return real().kit;
    },
    get words() {
      return real().words;
    },
    get question() {
      return real().question;
    },
    get choices() {
      return real().choices;
    },
    get narrowed() {
      return real().narrowed;
    },
    get lit() {
      return real().lit;
    },
    get moment() {
      return real().moment;
    },
    get people() {
      return real().people;
    },
    get settled() {
      return real().settled;
    },
    get reduced() {
      return real().reduced;
    },
    live: (spot) => real().live(spot),
    pick: (spot, at) => real().pick(spot, at),
    take: (choice) => real().take(choice),
    whyNot: (option) => real().whyNot(option),
    seatName: (seat) => real().seatName(seat),
  };
}
