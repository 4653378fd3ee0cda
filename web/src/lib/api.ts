/** The hall's HTTP routes, one function each. */
import type {
  BotAccount,
  Changes,
  GameRow,
  Language,
  Lobby,
  Me,
  NewTable,
  Problem,
  Reviewing,
  Step,
  TableRow,
} from './wire';
import type { Kit } from './game';

/** A request the hall refused, or that never reached it (`unreachable`). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    detail = '',
    readonly field = '',
  ) {
    super(detail || key);
  }
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  let reply: Response;
  try {
    reply = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, 'unreachable');
  }
  if (!reply.ok) throw await refusal(reply);
  return reply;
}

async function refusal(reply: Response): Promise<Refusal> {
  try {
    const problem = (await reply.json()) as Partial<Problem>;
    return new Refusal(reply.status, problem.key ?? 'unknown', problem.detail, problem.field);
  } catch {
    return new Refusal(reply.status, 'unknown', reply.statusText);
  }
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

async function done(method: string, path: string, body?: unknown): Promise<void> {
  await call(method, path, body);
}

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => json<Me>('GET', '/api/me'),
  guest: (name: string, language: Language) => json<Me>('POST', '/api/guest', { name, language }),
  change: (changes: Changes) => json<Me>('PATCH', '/api/me', changes),
  account: (name: string, password: string) => json<Me>('POST', '/api/me/account', { name, password }),
  password: (old: string, fresh: string) => json<Me>('POST', '/api/me/password', { old, new: fresh }),
  login: (name: string, password: string) => json<Me>('POST', '/api/login', { name, password }),
  logout: () => done('POST', '/api/logout'),
  forget: () => done('DELETE', '/api/me'),
  bots: () => json<BotAccount[]>('GET', '/api/bots'),
  newBot: (name: string) => json<BotAccount>('POST', '/api/bots', { name }),
  dropBot: (id: string) => done('DELETE', `/api/bots/${encodeURIComponent(id)}`),
  mute: (person: string, on: boolean) =>
    done(on ? 'PUT' : 'DELETE', `/api/mutes/${encodeURIComponent(person)}`),

  games: () => json<GameRow[]>('GET', '/api/games'),
  kit: (game: string) => json<Kit>('GET', `/api/games/${encodeURIComponent(game)}`),
  levels: () => json<string[]>('GET', '/api/levels'),
  words: async (language: string, game = '') =>
    (await call('GET', `/api/words/${language}${game && `/${encodeURIComponent(game)}`}`)).text(),

  tables: () => json<Lobby>('GET', '/api/tables'),
  open: (table: NewTable) => json<TableRow>('POST', '/api/tables', table),
  table: (id: string, invite: string | null) =>
    json<TableRow>('GET', at(id) + (invite ? `?invite=${encodeURIComponent(invite)}` : '')),
  sit: (id: string, seat: number, invite: string | null) =>
    json<TableRow>('POST', `${at(id)}/sit`, { seat, nonce: nonce(), invite }),
  leave: (id: string) => json<TableRow>('POST', `${at(id)}/leave`),
  bot: (id: string, seat: number, level: string | null) =>
    json<TableRow>('POST', `${at(id)}/bots`, { seat, level }),
  start: (id: string) => json<TableRow>('POST', `${at(id)}/start`),
  rematch: (id: string) => json<TableRow>('POST', `${at(id)}/rematch`),
  fork: (id: string, step: number, seat: number, level: string) =>
    json<TableRow>('POST', `${at(id)}/fork`, { step, seat, level }),
  close: (id: string) => done('DELETE', at(id)),
  step: (id: string, step: number, seat: number | null) =>
    json<Step>('GET', `${at(id)}/replay/${step}${seat === null ? '' : `?seat=${seat}`}`),
  review: (id: string) => json<Reviewing>('GET', `${at(id)}/review`),
  log: (id: string) => `${at(id)}/log`,
};

/** Our share in the chance of a game, so that nobody deals it alone. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
