import { readFileSync } from "node:fs";

import { expect, test } from "vitest";
import { changeOfTotals } from "../../../../../packages/engine/src/scores/scores-change.ts";
import { scoreOfEstimate } from "../../../../../packages/engine/src/scores/scores-section.ts";
import {
  PUBLISHED_TOTAL_ERROR,
  totalScore,
} from "../../../../../packages/engine/src/scores/scores-total.ts";
import { SCORE_MARGINS } from "./score-margins.ts";

/** A mock with enough answers for the smallest errors. */
const [quant, verbal, dataInsights] = (["quant", "verbal", "dataInsights"] as const).map(
  (section) => scoreOfEstimate(section, { theta: 0.3, se: 0.2 }),
);
const total = totalScore({ quant: quant!, verbal: verbal!, dataInsights: dataInsights! });

test("reports show the ranges that the site tells about", () => {
  for (const { score, low, high } of [quant!, verbal!, dataInsights!])
    expect([score - low, high - score]).toEqual(Array(2).fill(SCORE_MARGINS.section));
  expect([total.score - total.low, total.high - total.score]).toEqual(
    Array(2).fill(SCORE_MARGINS.total),
  );
});

test("the errors behind them are the engine's", () => {
  expect(Math.round(PUBLISHED_TOTAL_ERROR)).toBe(SCORE_MARGINS.totalError);
  const before = { score: 605 };
  const after = { score: 605 + SCORE_MARGINS.moreThanChance };
  const { standardError } = changeOfTotals(before, after);
  expect(Math.round(standardError)).toBe(SCORE_MARGINS.difference);
  expect(Math.round((1.645 * standardError) / 10) * 10).toBe(SCORE_MARGINS.moreThanChance);
});

test("the post about score ranges tells the same", () => {
  const post = readFileSync(
    new URL("../../../../../content/blog/why-a-score-has-a-band.md", import.meta.url),
    "utf8",
  );
  const { total: range, totalError, difference, moreThanChance } = SCORE_MARGINS;
  expect(post).toContain(`a score range of ${605 - range} to ${605 + range}`);
  expect(post).toContain(`within ${totalError} points of yours`);
  expect(post).toContain(`${range} points up and ${range} points down`);
  expect(post).toContain(`up to ${difference} points apart`);
  expect(post).toContain(`about ${moreThanChance} points or more`);
});
