import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line, pause } from '../src/lib/socket';
import type { Told } from '../src/lib/wire';

/** A WebSocket that does what the test says. */
class Fake {
  static all: Fake[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Fake.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.fall(1000);
  }
  rise(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  fall(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  say(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const heard: Told[] = [];
const states: string[] = [];
const denied: number[] = [];
let since = 0;

const line = (): Line =>
  new Line(
    {
      url: 'ws://hall/ws/tables/x',
      hello: () => ({ seat: 1, since }),
      told: (frame) => heard.push(frame),
      state: (state) => states.push(state),
      denied: (code) => denied.push(code),
    },
    () => new Fake() as unknown as WebSocket,
  );
const last = (): Fake => Fake.all.at(-1) as Fake;

beforeEach(() => {
  vi.useFakeTimers();
  Fake.all = [];
  heard.length = states.length = denied.length = since = 0;
});
afterEach(() => void vi.useRealTimers());

test('it greets first, and again after a reconnect with what it has', () => {
  line();
  last().rise();
  expect(last().sent).toEqual([{ type: 'hello', seat: 1, since: 0 }]);
  since = 12;
  last().fall(1006);
  vi.advanceTimersByTime(1000);
  last().rise();
  expect(Fake.all).toHaveLength(2);
  expect(last().sent).toEqual([{ type: 'hello', seat: 1, since: 12 }]);
  expect(states).toEqual(['connecting', 'open', 'lost', 'lost', 'open']);
});

test('what was not answered is said again with the same id, and no more once it is', () => {
  const talk = line();
  last().rise();
  const id = talk.ask({ type: 'answer', seat: 1, number: 3, option: 'pass' });
  expect(last().sent[1]).toEqual({ type: 'answer', seat: 1, number: 3, option: 'pass', id });
  last().fall(1006);
  vi.advanceTimersByTime(1000);
  last().rise();
  expect(last().sent[1]).toMatchObject({ id });
  last().say({ type: 'ack', id });
  last().say({ type: 'ack', id });
  expect(heard).toEqual([{ type: 'ack', id }]);
  last().fall(1006);
  vi.advanceTimersByTime(1000);
  last().rise();
  expect(last().sent).toHaveLength(1);
});

test('what is said while the line is down goes out when it is back', () => {
  const talk = line();
  const id = talk.ask({ type: 'say', text: 'Hail' });
  last().rise();
  expect(last().sent.map((frame) => frame['type'])).toEqual(['hello', 'say']);
  expect(last().sent[1]).toMatchObject({ id });
});

test('it does not knock again where it is not wanted', () => {
  line();
  last().fall(4404);
  vi.advanceTimersByTime(60_000);
  expect(Fake.all).toHaveLength(1);
  expect(denied).toEqual([4404]);
});

test('a frame the hall could not read is not said again', () => {
  const talk = line();
  last().rise();
  talk.ask({ type: 'say', text: 'x' });
  last().fall(4400);
  vi.advanceTimersByTime(1000);
  last().rise();
  expect(last().sent).toHaveLength(1);
});

test('it waits longer each time, but not when told to hurry', () => {
  expect(pause(1)).toBeLessThanOrEqual(400);
  expect(pause(20)).toBeLessThanOrEqual(15_000);
  const talk = line();
  for (let i = 0; i < 6; i += 1) {
    last().fall(1006);
    vi.advanceTimersByTime(15_000);
  }
  last().fall(1006);
  const before = Fake.all.length;
  talk.hurry();
  expect(Fake.all).toHaveLength(before + 1);
  talk.end();
  vi.advanceTimersByTime(60_000);
  expect(Fake.all).toHaveLength(before + 1);
});
