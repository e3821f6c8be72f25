import { expect, test } from "vitest";
import {
  cleared,
  extended,
  isEmpty,
  isFull,
  MOST_NUMBERS,
  type Stroke,
  visible,
} from "./strokes.ts";

const pen = (...points: number[]): Stroke => ({ tool: "pen", points });

test("follows the hand but skips tiny moves", () => {
  let stroke = pen();
  for (const [x, y] of [
    [1.2, 1.4],
    [1.6, 1.1],
    [4, 5],
    [4.4, 5.4],
    [9, 9],
  ] as const)
    stroke = extended(stroke, x, y);
  expect(stroke.points).toEqual([1, 1, 4, 5, 9, 9]);
});

test("hides everything on Clear, which can be undone", () => {
  const drawn = [pen(1, 1), pen(2, 2)];
  const blank = cleared(drawn);
  expect([visible(blank), isEmpty(blank)]).toEqual([[], true]);
  expect(visible(blank.slice(0, -1))).toEqual(drawn);
  expect(visible([...blank, pen(3, 3)])).toEqual([pen(3, 3)]);
});

test("doesn't clear an empty board", () => {
  const blank = cleared([pen(1, 1)]);
  expect(cleared(blank)).toBe(blank);
  expect(cleared([])).toEqual([]);
});

test("says that the board is full before the device runs out of room", () => {
  const hundred = Array.from({ length: 100 }, () => 0);
  const strokes = Array.from({ length: MOST_NUMBERS / 100 }, () => pen(...hundred));
  expect([isFull(strokes.slice(1)), isFull(strokes)]).toEqual([false, true]);
});
