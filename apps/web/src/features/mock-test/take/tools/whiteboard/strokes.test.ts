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

test("a stroke follows the hand, but not where it hardly moves", () => {
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

test("clearing takes everything out of sight, and is a step that can be taken back", () => {
  const drawn = [pen(1, 1), pen(2, 2)];
  const blank = cleared(drawn);
  expect([visible(blank), isEmpty(blank)]).toEqual([[], true]);
  expect(visible(blank.slice(0, -1))).toEqual(drawn);
  expect(visible([...blank, pen(3, 3)])).toEqual([pen(3, 3)]);
});

test("an empty board is not cleared again", () => {
  const blank = cleared([pen(1, 1)]);
  expect(cleared(blank)).toBe(blank);
  expect(cleared([])).toEqual([]);
});

test("a board is full when this device might keep no more", () => {
  const hundred = Array.from({ length: 100 }, () => 0);
  const strokes = Array.from({ length: MOST_NUMBERS / 100 }, () => pen(...hundred));
  expect([isFull(strokes.slice(1)), isFull(strokes)]).toEqual([false, true]);
});
