import { expect, test } from "vitest";
import { pathScale } from "./path-scale.ts";
import { banded, sectionReport, step } from "../test-reports.ts";

const scale = (score: number, ...asked: number[]) =>
  pathScale(
    sectionReport({
      score: banded(score, 50),
      path: asked.map((points, place) => step(place + 1, { asked: points, estimate: null })),
    }),
  );

test.each([
  ["a path in the middle", [79, 70, 86], { from: 70, to: 90 }],
  ["a path with little spread", [80, 80], { from: 75, to: 90 }],
  ["one near the foot of the scale", [64, 61], { from: 60, to: 75 }],
  ["one near its top", [86, 89], { from: 75, to: 90 }],
])("%s", (_, [score, ...asked], expected) => {
  expect(scale(score!, ...asked)).toMatchObject({ ...expected, ends: [] });
});

test("includes the ranges", () => {
  const path = [step(1, { asked: 80, estimate: { at: 75, low: 62.5, high: 84 } })];
  expect(pathScale(sectionReport({ score: banded(80, 64), path }))).toMatchObject({
    from: 60,
    to: 85,
  });
});

test("includes the line before the edits", () => {
  const before = [{ order: 1, isCorrect: false, estimate: { at: 66, low: 60, high: 70 } }];
  const path = [step(1, { asked: 80, estimate: null })];
  const section = sectionReport({ score: banded(80, 64), path });
  expect([pathScale(section).from, pathScale(section, before).from]).toEqual([75, 65]);
});

test("draws a line at every fifth score", () => {
  expect(scale(80, 80).scores).toEqual([75, 80, 85, 90]);
});

test.each([
  ["top", [87, 80], { to: 90 }, { at: 90, words: "90 is the highest score" }],
  ["foot", [63, 66], { from: 60 }, { at: 60, words: "60 is the lowest score" }],
])("a path that runs into the %s has room for the words that say so", (_, path, edge, end) => {
  const { from, to, scores, ends } = scale(...(path as [number, number]));
  expect(ends).toEqual([end]);
  expect(scores).toContain(end.at);
  if ("to" in edge) expect(to).toBeGreaterThan(edge.to);
  else expect(from).toBeLessThan(edge.from);
});
