/** A small made-up game for the tests. */
import type { Kit } from '../src/lib/game';
import { Catalogue, GameWords } from '../src/lib/words';

export const kit: Kit = {
  key: 'hills',
  version: 1,
  seats: [2, 3],
  options: { fog: false },
  lists: { number: [], clan: ['fox', 'owl'], place: ['hill', 'ford'], figure: ['scout', 'chief'], card: ['storm_1', 'storm_2'] },
  names: { clan: ['clan'], place: ['place'], figure: ['figure', 'card'], card: ['card'] },
  stems: { card: { storm_1: 'storm', storm_2: 'storm' } },
  seat_fields: ['seat', 'victim'],
  quiet: ['dealt'],
  questions: [
    { word: 'action', rule: 'H-1', fields: [], kinds: [], secret: [] },
    { word: 'join', rule: 'H-2', fields: ['at'], kinds: ['place'], secret: [false] },
  ],
  verbs: [
    { word: 'pass', rule: 'H-3', fields: [], kinds: [], secret: [] },
    { word: 'go', rule: 'H-4', fields: ['figure', 'to'], kinds: ['figure', 'place'], secret: [false, false] },
    { word: 'treat', rule: 'H-5', fields: ['worth'], kinds: ['number'], secret: [false] },
    { word: 'rob', rule: 'H-6', fields: ['seat'], kinds: ['number'], secret: [false] },
  ],
  events: [
    { word: 'dealt', rule: 'H-7', fields: ['seat', 'card'], kinds: ['number', 'card'], secret: [false, true] },
    { word: 'went', rule: 'H-4', fields: ['seat', 'figure', 'from', 'to'], kinds: ['number', 'figure', 'place', 'place'], secret: [false, false, false, false] },
    { word: 'robbed', rule: 'H-6', fields: ['seat', 'victim', 'coins'], kinds: ['number', 'number', 'number'], secret: [false, false, false] },
    { word: 'clan', rule: 'H-8', fields: ['seat', 'clan'], kinds: ['number', 'clan'], secret: [false, false] },
  ],
  data: {},
};

const english = `
game = Hills
ui-seat = Seat { $seat }
clan-fox = Fox
clan-owl = Owl
place-hill = Hill
place-ford = Ford
figure-scout = Scout
card-chief = Chief
card-storm = Storm
    .text = Everybody stays at home.
rule-H-4 = Go anywhere.
ask-action = What do you do?
ask-join = { $at }: do you join?
label-price = { $label } ({ $price } coins)
option-pass = No
option-pass-join = Stay away
option-go = Go: { $figure } → { $to }
option-treat = As +{ $worth }
option-rob = Rob: { $clan }, seat { $seat }
event-dealt = { $clan } is dealt a card.
event-dealt-known = { $clan } is dealt { $card }.
event-went = { $clan } goes: { $figure }, { $from } → { $to }.
event-robbed = { $clan } takes { $coins } from { $victim }.
event-clan = Seat { $seat } leads { $clan }.
`;
const russian = 'place-hill = Холм\noption-go = Идти: { $figure } → { $to }\n';

export const words = new GameWords(new Catalogue('en', [{ language: 'en', texts: [english] }]), kit);
export const abroad = new GameWords(
  new Catalogue('ru', [
    { language: 'ru', texts: [russian] },
    { language: 'en', texts: [english] },
  ]),
  kit,
);

export const view = (question: object | null = null): Record<string, unknown> => ({
  question,
  clans: [
    { seat: 0, clan: 'fox' },
    { seat: 1, clan: 'owl' },
    { seat: 2, clan: null },
  ],
});

export const asking = (kind: string, options: string[], prices: Record<string, number> = {}): Record<string, unknown> =>
  view({ number: 4, kind, about: { at: 'ford' }, rule: 'H-1', seats: [0], sealed: [], options, prices, given: null });
