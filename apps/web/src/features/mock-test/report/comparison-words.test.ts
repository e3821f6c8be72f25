import { expect, test } from "vitest";
import {
  type Comparison,
  chanceRange,
  comparisonWords,
  reachOf,
  signed,
} from "./comparison-words.ts";

function comparison(difference: number, chanceOfRise: number): Comparison {
  return {
    name: "Mock Test 1",
    endedAt: 0,
    score: 605,
    difference,
    standardError: 48.99,
    chanceOfRise,
    isMoreThanChance: Math.abs(difference) >= 81,
  };
}

test.each([
  [40, 0.793, "Up 40 points: could be chance.", "79% chance your level went up."],
  [90, 0.967, "Up 90 points: more than chance.", "97% chance your level went up."],
  [-40, 0.207, "Down 40 points: could be chance.", "79% chance your level went down."],
  [
    -250,
    0.0001,
    "Down 250 points: more than chance.",
    "more than 99% chance your level went down.",
  ],
  [0, 0.5, "Same total: no sign of a change.", "50% chance your level went up."],
])("says what a change of %d points means", (difference, chanceOfRise, verdict, end) => {
  const words = comparisonWords(comparison(difference, chanceOfRise));
  expect(words.verdict).toBe(verdict);
  expect(words.reason.endsWith(end)).toBe(true);
});

test("shades what chance does 9 times in 10", () => {
  expect(chanceRange({ standardError: 48.99 })).toBe(81);
});

test.each([
  [0, 100],
  [40, 100],
  [-120, 200],
])("shows a change of %d on a scale of ±%d", (difference, reach) => {
  expect(reachOf({ difference, standardError: 48.99 })).toBe(reach);
});

test.each([
  [40, "+40"],
  [-10, "−10"],
  [0, "0"],
])("writes %d as %s", (points, words) => {
  expect(signed(points)).toBe(words);
});
