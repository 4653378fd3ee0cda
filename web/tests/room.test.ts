import { beforeEach, expect, test, vi } from 'vitest';
import { Room } from '../src/lib/room.svelte';
import type { Choice, GameEvent, Question } from '../src/lib/game';
import type { TableRow } from '../src/lib/wire';

class Fake {
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    socket = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  say(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}
let socket: Fake;

function row(mine: number[], waiting: number[], state = 'playing'): TableRow {
  const seats = [0, 1, 2].map((seat) => ({ seat, mine: mine.includes(seat), kind: 'human' }));
  return { id: 'x', game: 'hills', state, seats, waiting, now: Date.now(), steps: 1 } as unknown as TableRow;
}
const told = (n: number): GameEvent => ({ event: 'move', n });
const question = (number: number, given: string | null = null): Question => ({
  number, kind: 'action', about: {}, rule: '', seats: [0], sealed: [], options: ['pass'], given,
});
const state = (table: TableRow, seat: number | null, q: Question | null, from = 0, events: GameEvent[] = []): object => ({
  type: 'state', table, seat, view: { question: q, hand: `hand of ${seat}` }, events, events_from: from,
});
const pass = { id: 'pass' } as Choice;

async function entered(first: TableRow): Promise<Room> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(first))));
  const room = new Room({
    id: 'x',
    invite: null,
    linger: () => 0,
    speed: () => 'normal',
    refused: (key) => refused.push(key),
    because: () => undefined,
  });
  await room.enter();
  socket.onopen?.();
  return room;
}
const refused: string[] = [];

beforeEach(() => {
  refused.length = 0;
  vi.stubGlobal('WebSocket', Fake);
  vi.stubGlobal('location', { protocol: 'http:', host: 'hall' });
});

test('an answer is sent once, and shown as sent until the next view', async () => {
  const room = await entered(row([0], [0]));
  expect(socket.sent[0]).toEqual({ type: 'hello', seat: 0, since: 0 });
  socket.say(state(row([0], [0]), 0, question(1), 0, [told(0)]));
  room.answer(pass, question(1));
  room.answer(pass, question(1));
  expect(socket.sent.filter((frame) => frame['type'] === 'answer')).toHaveLength(1);
  expect(room.sent).toMatchObject({ option: 'pass', number: 1 });
  socket.say({ type: 'ack', id: room.sent?.id });
  socket.say(state(row([0], [1]), 0, question(2), 1, [told(1)]));
  expect(room.sent).toBeNull();
  expect(room.events.map((event) => event.n)).toEqual([0, 1]);
});

test('a refused answer may be given again', async () => {
  const room = await entered(row([0], [0]));
  socket.say(state(row([0], [0]), 0, question(1)));
  room.answer(pass, question(1));
  socket.say({ type: 'refused', id: room.sent?.id, key: 'stale', rule: '' });
  expect(refused).toEqual(['stale']);
  expect(room.sent).toBeNull();
});

test('after an undo the void events are gone', async () => {
  const room = await entered(row([0], [0]));
  socket.say(state(row([0], [0]), 0, question(1), 0, [told(0), told(1), told(2)]));
  socket.say(state(row([0], [0]), 0, question(0), 1, [told(1)]));
  expect(room.events.map((event) => event.n)).toEqual([0, 1]);
  expect(room.shown).toBe(2);
});

test('between two hands at one screen nothing is kept, and nothing is shown before the next one says so', async () => {
  const room = await entered(row([0, 1], [0]));
  expect(room.curtain).toBe(0);
  socket.say(state(row([0, 1], [0]), 0, question(1)));
  expect(room.view).toBeNull();
  room.reveal();
  expect(socket.sent.at(-1)).toEqual({ type: 'hello', seat: 0, since: 0 });
  socket.say(state(row([0, 1], [0]), 0, question(1)));
  expect(room.view).toMatchObject({ hand: 'hand of 0' });

  socket.say(state(row([0, 1], [2]), 0, null));
  expect(room.view).toMatchObject({ hand: 'hand of 0' });
  socket.say(state(row([0, 1], [1]), 0, null, 0, [told(0)]));
  expect([room.curtain, room.view, room.events]).toEqual([1, null, []]);
  socket.say(state(row([0, 1], [1]), 0, null));
  expect(room.view).toBeNull();
  room.reveal();
  socket.say(state(row([0, 1], [1]), 0, null));
  expect(room.view).toBeNull();
  socket.say(state(row([0, 1], [1]), 1, question(2)));
  expect(room.view).toMatchObject({ hand: 'hand of 1' });
});

test('whoever sits down looks with the eyes of the seat', async () => {
  const room = await entered(row([], [], 'open'));
  expect(socket.sent[0]).toMatchObject({ seat: null });
  room.changed(row([2], [], 'open'));
  expect(socket.sent.at(-1)).toMatchObject({ type: 'hello', seat: 2 });
});

test('two who share a screen see nothing before the first curtain', async () => {
  const room = await entered(row([0, 1], [], 'open'));
  expect(socket.sent[0]).toMatchObject({ seat: null });
  socket.say(state(row([0, 1], [1]), null, null));
  expect([room.curtain, room.view]).toEqual([1, null]);
});
