import { describe, expect, test } from 'vitest';
import { tell } from '../src/lib/log';
import { GameWords, oneStop, seatId } from '../src/lib/words';
import { abroad, asking, kit, view, words } from './kit';

describe('names', () => {
  test('an id is found under the prefixes of its list, by its stem', () => {
    expect(words.name('card', 'storm_2')).toBe('Storm');
    expect(words.name('figure', 'chief')).toBe('Chief');
    expect(words.note('card', 'storm_1')).toBe('Everybody stays at home.');
    expect(words.note('place', 'hill')).toBe('');
  });

  test('a name that ends a sentence ends it once', () => {
    expect(oneStop('Wolf is dealt For Odin!.')).toBe('Wolf is dealt For Odin!');
    expect(oneStop('Really?... Yes.')).toBe('Really?... Yes.');
  });

  test('an id without a name is told by itself', () => {
    expect(words.name('place', 'moor')).toBe('moor');
    expect(words.text('no-such-key')).toBe('no-such-key');
  });

  test('a seat is called by the row of the view that has it, else by its number', () => {
    expect(words.seat(view(), 1)).toBe('Owl');
    expect(words.seat(view(), 2)).toBe('Seat 3');
    expect(seatId(null, 0, kit)).toBeNull();
  });

  test('a word that a language lacks is told in English', () => {
    const told = abroad.option('go:figure=scout:to=hill', asking('action', []));
    expect(told).toBe('Идти: Scout → Холм');
    expect(abroad.rule('H-4')).toBe('Go anywhere.');
  });
});

describe('options', () => {
  test('labels name the fields', () => {
    expect(words.option('go:figure=scout:to=hill', asking('action', []))).toBe('Go: Scout → Hill');
    expect(words.option('treat:worth=3', asking('action', []))).toBe('As +3');
    expect(words.option('rob:seat=1', asking('action', []))).toBe('Rob: Owl, seat 2');
  });

  test('a verb may have its own label for one question', () => {
    expect(words.option('pass', asking('join', []))).toBe('Stay away');
    expect(words.option('pass', asking('action', []))).toBe('No');
    expect(words.option('pass', null)).toBe('No');
  });

  test('a price is said', () => {
    expect(words.option('pass', asking('action', ['pass'], { pass: 2 }))).toBe('No (2 coins)');
  });

  test('choices know their spots, price and rule', () => {
    const options = ['go:figure=scout:to=hill', 'rob:seat=1'];
    const [go, rob] = words.choices(asking('action', options, { 'rob:seat=1': 1 }));
    expect(go).toMatchObject({ verb: 'go', rule: 'H-4', price: 0, spots: ['figure:scout', 'place:hill'] });
    expect(rob).toMatchObject({ verb: 'rob', price: 1, spots: ['seat:1'], fields: { seat: 1 } });
  });

  test('the rule behind an option may depend on the question', () => {
    const own = new GameWords(words.catalogue, kit, (rule, verb, _, asked) => (verb === 'pass' ? asked : rule));
    expect(own.choices(asking('join', ['pass']))[0]?.rule).toBe('H-1');
  });
});

describe('questions and events', () => {
  test('a question tells what it is about', () => {
    const seen = asking('join', []) as { question: Parameters<typeof words.ask>[0] };
    expect(words.ask(seen.question, seen)).toBe('Ford: do you join?');
  });

  test('one who saw the secret part reads more', () => {
    expect(words.event({ event: 'dealt', n: 0, seat: 0, card: 'storm_1' }, view())).toBe('Fox is dealt Storm.');
    expect(words.event({ event: 'dealt', n: 0, seat: 0 }, view())).toBe('Fox is dealt a card.');
  });

  test('an empty field is a dash, an empty number 0, another seat a name', () => {
    expect(words.event({ event: 'went', n: 0, seat: 1, figure: 'scout', from: null, to: 'ford' }, view())).toBe(
      'Owl goes: Scout, — → Ford.',
    );
    expect(words.event({ event: 'robbed', n: 0, seat: 0, victim: 1, coins: null }, view())).toBe('Fox takes 0 from Owl.');
    expect(words.event({ event: 'clan', n: 0, seat: 2, clan: 'owl' }, view())).toBe('Seat 3 leads Owl.');
  });

  test('the log folds equal neighbours and keeps spots and rules', () => {
    const dealt = { event: 'dealt', seat: 1 };
    const lines = tell([{ ...dealt, n: 0 }, { ...dealt, n: 1 }, { event: 'clan', n: 2, seat: 0, clan: 'fox' }], words, view());
    expect(lines.map(({ text, times, quiet }) => [text, times, quiet])).toEqual([
      ['Owl is dealt a card.', 2, true],
      ['Seat 1 leads Fox.', 1, false],
    ]);
    expect(lines[1]).toMatchObject({ rule: 'H-8', spots: ['seat:0', 'clan:fox'] });
  });

  test('an event is told anew when a seat has got its name', () => {
    const event = { event: 'dealt', n: 0, seat: 0 };
    expect(tell([event], words, { clans: [] })[0]?.text).toBe('Seat 1 is dealt a card.');
    expect(tell([event], words, view())[0]?.text).toBe('Fox is dealt a card.');
  });

  test('all keys under a prefix are found', () => {
    expect(words.catalogue.keys('rule-', 'ruling-')).toEqual(['rule-H-4']);
  });
});
