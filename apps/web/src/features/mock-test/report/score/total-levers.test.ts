import type { MockReport, SectionType } from "@theta/contract";
import { expect, test } from "vitest";
import { FULL_REPORT } from "../test-reports.ts";
import { totalLevers } from "./total-levers.ts";

const whatIf = (...rows: [SectionType, number, number][]): MockReport["whatIf"] =>
  rows.map(([sectionType, points, total]) => ({ sectionType, points, total }));

test("puts sections that move the total equally in one row", () => {
  const report = {
    ...FULL_REPORT,
    whatIf: whatIf([3, 2, 655], [3, 1, 645], [2, 1, 645], [2, 2, 655], [1, 1, 645]),
  };
  expect(totalLevers(report)).toEqual([
    { points: 1, total: 645, gain: 0, sectionTypes: [3, 2, 1], isAny: true },
    { points: 2, total: 655, gain: 10, sectionTypes: [3, 2], isAny: false },
  ]);
});

test("finds no levers for a sectional mock", () => {
  expect(totalLevers({ ...FULL_REPORT, total: null, whatIf: [] })).toEqual([]);
});
