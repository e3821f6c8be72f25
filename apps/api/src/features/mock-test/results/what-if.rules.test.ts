import { SECTION_TYPES } from "@theta/contract";
import { SECTION_MAX, totalOf } from "@theta/engine";
import { expect, test } from "vitest";
import { whatIf } from "./what-if.rules.ts";

const scored = (quant: number, verbal: number, dataInsights: number) => [
  { section: "quant" as const, result: { score: quant } },
  { section: "verbal" as const, result: { score: verbal } },
  { section: "dataInsights" as const, result: { score: dataInsights } },
];

test("raises one section at a time, and the others keep their scores", () => {
  const found = whatIf(scored(75, 80, 78));
  expect(found).toHaveLength(12);
  expect(found).toContainEqual({
    sectionType: SECTION_TYPES.verbal,
    points: 5,
    total: totalOf({ quant: 75, verbal: 85, dataInsights: 78 }),
  });
});

/** The points by which a section of this score could rise, with the other two at their highest. */
const points = (quant: number) =>
  whatIf(scored(quant, SECTION_MAX, SECTION_MAX)).map((one) => one.points);

test("goes no higher than the highest score", () => {
  expect(points(SECTION_MAX - 2)).toEqual([1, 2]);
  expect(points(SECTION_MAX)).toEqual([]);
});
