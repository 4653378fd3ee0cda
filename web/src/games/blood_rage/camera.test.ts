import { expect, test } from 'vitest';
import { Camera, WHOLE } from './camera.svelte';
import { HEIGHT, WIDTH } from './geometry';

function camera(width: number, height: number): Camera {
  const made = new Camera();
  Object.assign(made, { width, height });
  return made;
}

test('the whole map fits into any room, in its middle', () => {
  const { box } = camera(WIDTH, HEIGHT * 2);
  expect(box).toMatchObject({ width: WIDTH, height: HEIGHT, x: 0, y: HEIGHT / 2, zoom: 1 });
});

test('what lies over its foot makes the map smaller and hides nothing', () => {
  const made = camera(WIDTH, HEIGHT);
  made.covered = HEIGHT / 2;
  expect(made.box).toMatchObject({ width: WIDTH, zoom: 0.5, x: WIDTH / 4, y: 0 });
});

test('looking closely shows no edge of the map', () => {
  const made = camera(WIDTH, HEIGHT);
  made.look({ at: { x: 0, y: HEIGHT }, span: HEIGHT / 1.5 });
  expect(made.box).toMatchObject({ zoom: 1.5, x: 0, y: -HEIGHT / 2 });
  made.look(WHOLE);
  expect(made.near).toBe(false);
});

test('a step closer keeps the middle, and back again is the whole', () => {
  const made = camera(WIDTH, HEIGHT);
  made.step(true);
  expect(made.near).toBe(true);
  expect(made.box.x).toBeCloseTo((WIDTH - WIDTH * 1.6) / 2);
  made.step(false);
  expect(made.near).toBe(false);
});

test('a hand lets go when the game looks elsewhere', () => {
  const made = camera(WIDTH, HEIGHT);
  made.step(true);
  made.look({ at: { x: 100, y: 100 }, span: HEIGHT / 1.2 });
  expect(made.box.zoom).toBeCloseTo(1.2);
});
