/** Addresses of the client's pages. */

export type Route =
  | { page: 'front' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'replay'; id: string; step: number | null; seat: number | null; review: boolean }
  | { page: 'me' }
  | { page: 'about' }
  | { page: 'lost' };

const whole = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null);

export function match(path: string, search: string): Route {
  const query = new URLSearchParams(search);
  const parts = path.split('/').filter(Boolean).map(safeDecode);
  const [first, id, last] = parts;
  if (parts.length === 0) return { page: 'front' };
  if (parts.length === 1) {
    if (first === 'new') return { page: 'new', game: query.get('game') };
    if (first === 'me') return { page: 'me' };
    if (first === 'about') return { page: 'about' };
  }
  if (first === 't' && id) {
    if (parts.length === 2) return { page: 'table', id, invite: query.get('invite') };
    if (parts.length === 3 && last === 'replay') {
      return { page: 'replay', id, step: whole(query.get('step')), seat: whole(query.get('seat')), review: query.has('review') };
    }
  }
  return { page: 'lost' };
}

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const tablePath = (id: string, invite?: string | null): string =>
  `/t/${encodeURIComponent(id)}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`;

export function replayPath(id: string, step: number | null, seat: number | null, review = false): string {
  const query = new URLSearchParams();
  if (step !== null) query.set('step', String(step));
  if (seat !== null) query.set('seat', String(seat));
  if (review) query.set('review', '1');
  return `/t/${encodeURIComponent(id)}/replay${query.size ? `?${query}` : ''}`;
}

/** The table that a pasted link or id means; null if it means none. */
export function tableIn(text: string): string | null {
  const found = /\/t\/([\w-]+)(?:\?\S*?invite=([\w-]+))?/.exec(text.trim()) ?? /^([\w-]{4,64})$/.exec(text.trim());
  return found?.[1] ? tablePath(found[1], found[2]) : null;
}
