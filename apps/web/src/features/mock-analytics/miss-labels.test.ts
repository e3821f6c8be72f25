import { expect, test } from "vitest";
import { missLabels } from "./miss-labels.ts";

const mark = (order: number, column: number, height: number, place = 0, isNamed = true) => ({
  order,
  column,
  height,
  place,
  isNamed,
});

test.each([
  ["a mark alone names itself", [mark(8, 6, 40)], [[8, "8"]]],
  ["others are not named", [mark(8, 6, 40), mark(9, 6, 80, 0, false)], [[8, "8"]]],
  ["a row is named at its right", [mark(8, 6, 40), mark(10, 6, 41, 1)], [[10, "8, 10"]]],
  [
    "past a mark without a name too",
    [mark(8, 6, 40), mark(9, 6, 41, 1, false), mark(10, 6, 39, -1)],
    [[9, "8, 10"]],
  ],
  [
    "columns are named for themselves",
    [mark(8, 6, 40), mark(10, 7, 40)],
    [
      [8, "8"],
      [10, "10"],
    ],
  ],
] as const)("%s", (_, marks, labels) => {
  expect([...missLabels(marks, 5)]).toEqual(labels);
});
