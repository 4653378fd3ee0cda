import { expect, test } from 'vitest';
import { Crew } from './crew';
import type { Standing } from './standing';

const at = (place: string, kind = 'warrior', n = 0, seat = 0): Standing => ({
  key: `${place}/${seat}/${kind}/${n}`,
  seat,
  clan: 'wolf',
  kind,
  count: 1,
  place,
  at: { x: n, y: 0 },
  scale: 1,
});
const told = (members: { id: string; place: string }[]): string => members.map(({ id, place }) => `${id} ${place}`).join(', ');

test('a figure that moves stays the same, and those who stay are not taken for it', () => {
  const crew = new Crew();
  expect(told(crew.follow([at('gimle'), at('gimle', 'warrior', 1), at('horgr', 'leader')]))).toBe(
    '1 gimle, 2 gimle, 3 horgr',
  );
  expect(told(crew.follow([at('andlang'), at('gimle'), at('horgr', 'leader')]))).toBe('1 gimle, 2 andlang, 3 horgr');
});

test('the fallen are gone and newcomers are new', () => {
  const crew = new Crew();
  crew.follow([at('gimle'), at('horgr', 'leader')]);
  expect(told(crew.follow([at('gimle')]))).toBe('1 gimle');
  expect(told(crew.follow([at('gimle'), at('horgr', 'leader'), at('gimle', 'warrior', 0, 1)]))).toBe(
    '1 gimle, 3 horgr, 4 gimle',
  );
});
