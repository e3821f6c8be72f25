import { expect, test } from "vitest";
import { pathRange, scoresWithin } from "./path-scale.ts";
import { banded, sectionReport, step } from "../test-reports.ts";

const range = (score: number, ...asked: number[]) =>
  pathRange(
    sectionReport({
      score: banded(score, 50),
      path: asked.map((points, place) => step(place + 1, { asked: points, estimate: null })),
    }),
  );

test.each([
  ["a path in the middle", [79, 70, 86], { from: 70, to: 90 }],
  ["a path with little spread", [80, 80], { from: 75, to: 90 }],
  ["one at the foot of the scale", [63, 60], { from: 60, to: 75 }],
  ["one at its top", [88, 90], { from: 75, to: 90 }],
])("%s", (_, [score, ...asked], expected) => {
  expect(range(score!, ...asked)).toEqual(expected);
});

test("includes the ranges", () => {
  const path = [step(1, { asked: 80, estimate: { at: 75, low: 62.5, high: 84 } })];
  expect(pathRange(sectionReport({ score: banded(80, 64), path }))).toEqual({ from: 60, to: 85 });
});

test("includes the line before the edits", () => {
  const before = [{ order: 1, isCorrect: false, estimate: { at: 66, low: 60, high: 70 } }];
  const path = [step(1, { asked: 80, estimate: null })];
  const section = sectionReport({ score: banded(80, 64), path });
  expect([pathRange(section).from, pathRange(section, before).from]).toEqual([75, 65]);
});

test("draws a line at every fifth score", () => {
  expect(scoresWithin({ from: 75, to: 90 })).toEqual([75, 80, 85, 90]);
});
