import { expect, test } from "vitest";
import { FULL_REPORT } from "../report/test-reports.ts";
import {
  type Comparison,
  chanceRange,
  changeScale,
  comparisonTitle,
  comparisonWords,
  noComparisonWords,
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
  [1, 0.51, "Up 1 point: could be chance.", "The chance that your level went up is 51%."],
  [40, 0.793, "Up 40 points: could be chance.", "The chance that your level went up is 79%."],
  [
    90,
    0.967,
    "Up 90 points: more than chance would explain.",
    "The chance that your level went up is 97%.",
  ],
  [-40, 0.207, "Down 40 points: could be chance.", "The chance that your level went down is 79%."],
  [
    -250,
    0.0001,
    "Down 250 points: more than chance would explain.",
    "The chance that your level went down is more than 99%.",
  ],
  [0, 0.5, "Same score: no sign of a change.", "The chance that your level went up is 50%."],
])("%d points are told as such", (difference, chanceOfRise, verdict, end) => {
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
])("a change of %d in the total is shown on a scale of ±%d", (difference, reach) => {
  expect(changeScale({ difference, standardError: 48.99 }, { isTotal: true })).toEqual({
    min: -reach,
    max: reach,
    line: 10,
    number: 50,
  });
});

test.each([
  [0, 10],
  [-3, 10],
  [9, 15],
])("a change of %d in a section is shown on a scale of ±%d", (difference, reach) => {
  expect(changeScale({ difference, standardError: 4.24 }, { isTotal: false })).toEqual({
    min: -reach,
    max: reach,
    line: 1,
    number: 5,
  });
});

test.each([
  [40, "+40"],
  [-10, "−10"],
  [0, "0"],
])("writes %d as %s", (points, words) => {
  expect(signed(points)).toBe(words);
});

test.each([
  ["standard", true, "at standard time"],
  ["time-and-a-half", true, "at time and a half"],
  ["no-clock", true, "without a clock"],
] as const)(
  "next to mocks with another time, says which mocks count: %s",
  (time, hasOtherTimes, words) => {
    const report = {
      ...FULL_REPORT,
      hasOtherTimes,
      conditions: { ...FULL_REPORT.conditions, time },
    };
    expect(comparisonTitle(report)).toBe(`Compared with your last full mock ${words}`);
    expect(noComparisonWords(report)).toBe(
      `This is your first full mock ${words} that has a score range. After the next one, you'll see here whether your score changed by more than chance.`,
    );
  },
);

test.each(["standard", "double-time"] as const)("with %s in all mocks, names no time", (time) => {
  const report = { ...FULL_REPORT, conditions: { ...FULL_REPORT.conditions, time } };
  expect(comparisonTitle(report)).toBe("Compared with your last full mock");
  expect(noComparisonWords(report)).toContain(
    "This is your first full mock with a score range. After",
  );
});
