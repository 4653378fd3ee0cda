import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Player, type Speed } from '../src/lib/player';
import type { GameEvent } from '../src/lib/game';

const events = (count: number, name = 'move'): GameEvent[] => Array.from({ length: count }, (_, n) => ({ event: name, n }));

function watched(speed: Speed = 'normal') {
  const seen: string[] = [];
  const player = new Player<string>({
    linger: (event) => (event.event === 'quiet' ? 0 : 1000),
    speed: () => speed,
    moment: (event) => event && seen.push(event.event),
    settle: (next) => seen.push(next),
  });
  return { player, seen };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('events are shown one after another, then the view', () => {
  const { player, seen } = watched();
  player.push({ events: events(2), next: 'after', urgent: false });
  expect(seen).toEqual(['move']);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(['move', 'move']);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(['move', 'move', 'after']);
  expect(player.busy).toBe(false);
});

test('quiet events are passed over, and nothing waits when animation is off', () => {
  const quiet = watched();
  quiet.player.push({ events: events(3, 'quiet'), next: 'after', urgent: false });
  expect(quiet.seen).toEqual(['after']);
  const off = watched('off');
  off.player.push({ events: events(3), next: 'after', urgent: false });
  expect(off.seen).toEqual(['after']);
});

test('one’s own question is not held back for long', () => {
  const { player, seen } = watched();
  player.push({ events: events(30), next: 'asked', urgent: true });
  vi.advanceTimersByTime(2600);
  expect(seen.at(-1)).toBe('asked');
  expect(seen.length).toBeGreaterThan(5);
});

test('what needs its time has it, even before one’s own question and in a long backlog', () => {
  const seen: string[] = [];
  const player = new Player<string>({
    linger: () => 1000,
    least: (event) => (event.event === 'grave' ? 700 : 0),
    speed: () => 'normal',
    moment: (event) => event && seen.push(event.event),
    settle: (next) => seen.push(next),
  });
  player.push({ events: [...events(30), ...events(2, 'grave')], next: 'asked', urgent: true });
  vi.advanceTimersByTime(2600);
  expect(seen.at(-1)).toBe('grave');
  vi.advanceTimersByTime(1400);
  expect(seen.at(-1)).toBe('asked');
  for (let i = 0; i < 12; i += 1) player.push({ events: events(1, i ? 'move' : 'grave'), next: `view ${i}`, urgent: false });
  expect(seen.at(-1)).toBe('grave');
});

test('skipping settles everything that waits, in order', () => {
  const { player, seen } = watched();
  player.push({ events: events(3), next: 'one', urgent: false });
  player.push({ events: events(3), next: 'two', urgent: false });
  player.skip();
  expect(seen).toEqual(['move', 'one', 'two']);
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual(['move', 'one', 'two']);
});

test('a long backlog is shortened', () => {
  const { player, seen } = watched();
  for (let i = 0; i < 12; i += 1) player.push({ events: events(2), next: `view ${i}`, urgent: false });
  expect(seen).toContain('view 5');
  expect(seen).not.toContain('view 11');
  vi.advanceTimersByTime(12_000);
  expect(seen.at(-1)).toBe('view 11');
});

test('what was cleared is never shown', () => {
  const { player, seen } = watched();
  player.push({ events: events(3), next: 'gone', urgent: false });
  player.clear();
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual(['move']);
  player.push({ events: [], next: 'new', urgent: false });
  expect(seen).toEqual(['move', 'new']);
});
