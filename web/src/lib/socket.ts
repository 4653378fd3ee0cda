/** The line to a table: comes back by itself, and says nothing twice. */
import type { Request, Told } from './wire';

export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

export interface LineParts {
  url: string;
  /** the eyes wanted, and how many events they have already */
  hello(): { seat: number | null; since: number };
  told(frame: Told): void;
  state(state: LineState): void;
  /** the hall does not want us here: 4401, 4403, 4404 */
  denied(code: number): void;
}

const DENIED = new Set([4401, 4403, 4404]);
const MALFORMED = 4400;
const TOO_OFTEN = 4429;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;

let counter = 0;
/** Ids are unique for this page and hard to guess for another one of the same person. */
const fresh = (): string => `${crypto.randomUUID().slice(0, 18)}-${(counter += 1)}`;

export class Line {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, string>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly parts: LineParts,
    private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    this.connect();
  }

  /** Says it now, or again after each reconnect, until the hall has answered. Gives the id of the frame. */
  ask(request: Request): string {
    const id = fresh();
    const frame = JSON.stringify({ ...request, id });
    this.waiting.set(id, frame);
    if (this.socket?.readyState === 1) this.socket.send(frame);
    return id;
  }

  /** Asks for other eyes, or for everything again. */
  greet(): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify({ type: 'hello', ...this.parts.hello() }));
  }

  /** The network is back, or the page is looked at again: no need to wait. */
  hurry(): void {
    if (this.ended || this.socket?.readyState === 1) return;
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.connect();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = null;
    this.parts.state('closed');
  }

  private connect(): void {
    this.timer = undefined;
    this.parts.state(this.tries ? 'lost' : 'connecting');
    const socket = this.open(this.parts.url);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.greet();
      for (const frame of this.waiting.values()) socket.send(frame);
      this.parts.state('open');
    };
    socket.onmessage = (message) => {
      if (this.socket === socket) this.hear(message.data as string);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.fell(event.code);
    };
  }

  private hear(data: string): void {
    const frame = JSON.parse(data) as Told;
    this.tries = 0;
    if ('id' in frame) {
      if (!this.waiting.delete(frame.id)) return; // a repeat, answered before
    }
    this.parts.told(frame);
  }

  private fell(code: number): void {
    this.socket = null;
    if (this.ended) return;
    if (DENIED.has(code)) {
      this.ended = true;
      this.parts.state('closed');
      this.parts.denied(code);
      return;
    }
    if (code === MALFORMED) this.waiting.clear(); // whatever it was, it would be refused again
    this.tries += code === TOO_OFTEN ? 4 : 1;
    this.parts.state('lost');
    this.timer = setTimeout(() => this.connect(), pause(this.tries));
  }
}

/** Longer each time, never the same for two. */
export function pause(tries: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1)) * (0.5 + Math.random() / 2);
}

export function socketUrl(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}
