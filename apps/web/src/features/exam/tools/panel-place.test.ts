import fc from "fast-check";
import { expect, test } from "vitest";
import { keepInside, moveByKey, nextCorner } from "./panel-place.ts";

const PANEL = { width: 300, height: 400 };
const VIEW = { width: 1000, height: 800 };

test.each([
  [
    { x: 100, y: 100 },
    { x: 100, y: 100 },
  ],
  [
    { x: -50, y: 5000 },
    { x: 8, y: 392 },
  ],
  [
    { x: 5000, y: -1 },
    { x: 692, y: 8 },
  ],
])("keeps %j at %j", (wanted, kept) => {
  expect(keepInside(wanted, PANEL, VIEW)).toEqual(kept);
});

test("keeps the upper left corner visible in a window that's too small", () => {
  expect(keepInside({ x: 50, y: 50 }, PANEL, { width: 200, height: 200 })).toEqual({ x: 8, y: 8 });
});

test.each([
  ["ArrowLeft", false, { x: 84, y: 100 }],
  ["ArrowDown", false, { x: 100, y: 116 }],
  ["ArrowUp", true, { x: 100, y: -60 }],
  ["ArrowRight", true, { x: 260, y: 100 }],
  ["Enter", false, null],
])("moves by %s (far: %s) to %j", (key, isFar, place) => {
  expect(moveByKey({ x: 100, y: 100 }, key, isFar)).toEqual(place);
});

test("visits every corner in four presses", () => {
  let place = { x: 8, y: 8 };
  const seen = [1, 2, 3, 4].map(() => (place = nextCorner(place, PANEL, VIEW)));
  expect(seen).toEqual([
    { x: 692, y: 8 },
    { x: 692, y: 392 },
    { x: 8, y: 392 },
    { x: 8, y: 8 },
  ]);
});

test.each([
  ["just left of the middle", { x: 349, y: 8 }, { x: 692, y: 8 }],
  ["in the middle", { x: 350, y: 8 }, { x: 692, y: 392 }],
  ["just above the middle", { x: 8, y: 199 }, { x: 692, y: 8 }],
  ["in the middle of the left", { x: 8, y: 200 }, { x: 8, y: 8 }],
])("continues clockwise from %s", (_, from, to) => {
  expect(nextCorner(from, PANEL, VIEW)).toEqual(to);
});

test("always stays inside the window", () => {
  const number = fc.integer({ min: -3000, max: 3000 });
  fc.assert(
    fc.property(number, number, (x, y) => {
      const place = keepInside({ x, y }, PANEL, VIEW);
      expect(place.x >= 8 && place.x + 308 <= 1000).toBe(true);
      expect(place.y >= 8 && place.y + 408 <= 800).toBe(true);
    }),
  );
});
