import { expect, test } from 'vitest';
import { arrange, keysOf } from '../src/lib/options';
import { asking, words } from './kit';

const all = ['scout', 'chief'].flatMap((figure) => ['hill', 'ford'].map((to) => `go:figure=${figure}:to=${to}`));
const groups = (options: string[], prices = {}) => arrange(words.choices(asking('action', options, prices)), words, words.verbs);

test('few choices are a plain list under what they share', () => {
  const [go, pass] = groups([...all, 'pass']);
  expect(go?.title).toBe('Go');
  expect(go?.rows.map((row) => row.items[0]?.label)).toEqual(['Scout → Hill', 'Scout → Ford', 'Chief → Hill', 'Chief → Ford']);
  expect(pass).toMatchObject({ title: '', rows: [{ items: [{ label: 'No' }] }] });
});

test('many choices of two fields are rows by the first', () => {
  const [go] = groups([...all, 'go:figure=chief:to=moor'], { [all[0] ?? '']: 2, [all[1] ?? '']: 2 });
  expect(go?.rows.map((row) => [row.title, row.spot, row.items.map((item) => item.label)])).toEqual([
    ['Scout (2 coins)', 'figure:scout', ['Hill', 'Ford']],
    ['Chief', 'figure:chief', ['Hill', 'Ford', 'moor']],
  ]);
});

test('up to nine choices have a key each', () => {
  expect(keysOf(groups([...all, 'pass'])).map((key) => ('choice' in key ? key.choice.id : key))).toEqual([...all, 'pass']);
});

test('more than nine are narrowed by group, then by row', () => {
  const many = Array.from({ length: 5 }, (_, i) => ['scout', 'chief'].map((figure) => `go:figure=${figure}:to=p${i}`)).flat();
  const [first, second] = keysOf(groups(['pass', ...many]));
  expect(first).toMatchObject({ choice: { id: 'pass' } });
  expect(second).toMatchObject({ verb: 'go' });
  expect(keysOf(groups(many))).toEqual([{ spot: 'figure:scout' }, { spot: 'figure:chief' }]);
});
