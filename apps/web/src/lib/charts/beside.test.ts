import { expect, test } from "vitest";
import { placesBeside } from "./beside.ts";

const mark = (column: number, height: number) => ({ column, height });

test.each([
  ["nothing", [], []],
  ["marks of different columns", [mark(1, 10), mark(2, 10)], [0, 0]],
  ["marks with room between them", [mark(1, 10), mark(1, 20)], [0, 0]],
  ["marks that touch", [mark(1, 10), mark(1, 14), mark(1, 12)], [0, -1, 1]],
  ["a fourth that has room again", [mark(1, 10), mark(1, 12), mark(1, 16)], [0, 1, 0]],
])("%s", (_, marks, places) => {
  expect(placesBeside(marks, 5)).toEqual(places);
});
