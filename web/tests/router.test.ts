import { expect, test } from 'vitest';
import { match, replayPath, tableIn, tablePath } from '../src/lib/router';

test('addresses of pages', () => {
  expect(match('/', '')).toEqual({ page: 'front' });
  expect(match('/new', '?game=hills')).toEqual({ page: 'new', game: 'hills' });
  expect(match('/t/abc', '?invite=xyz')).toEqual({ page: 'table', id: 'abc', invite: 'xyz' });
  expect(match('/t/abc/replay', '?step=7&seat=1')).toEqual({ page: 'replay', id: 'abc', step: 7, seat: 1, review: false });
  expect(match('/t/abc/replay', '?step=-1&seat=x')).toEqual({ page: 'replay', id: 'abc', step: null, seat: null, review: false });
  expect(match('/t/abc/replay', '?review=1')).toMatchObject({ page: 'replay', review: true });
  expect(match('/me', '')).toEqual({ page: 'me' });
  expect(match('/t/', '')).toEqual({ page: 'lost' });
  expect(match('/t/%E0%A4%A/x/y', '')).toEqual({ page: 'lost' });
});

test('paths lead back to their pages', () => {
  expect(tablePath('abc', 'x y')).toBe('/t/abc?invite=x%20y');
  expect(replayPath('abc', 3, null)).toBe('/t/abc/replay?step=3');
  expect(replayPath('abc', null, null)).toBe('/t/abc/replay');
  expect(replayPath('abc', 3, 1, true)).toBe('/t/abc/replay?step=3&seat=1&review=1');
});

test('a pasted link means a table', () => {
  expect(tableIn(' https://hall.example/t/abc123?invite=X_y-1 ')).toBe('/t/abc123?invite=X_y-1');
  expect(tableIn('abc123')).toBe('/t/abc123');
  expect(tableIn('hello there')).toBeNull();
});
