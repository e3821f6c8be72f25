/** Checks the numbers in our texts against the product and the exam's tables. */
import { REFUND_HOURS, SECTION_SECONDS } from "@theta/contract";
import { expect, test } from "vitest";
import {
  SECTION_PERCENTILES,
  TABLE_PERIOD,
  TOTAL_PERCENTILES,
} from "../../../../../../packages/engine/src/scores/tables.ts";
import { SECTIONS } from "./exam-words.ts";
import { GMAT_QUESTIONS } from "./gmat-questions.ts";
import { SCORE_FACTS, SECTION_PLACES, TOTALS } from "./score-words.ts";

const percentileOf = (total: number) => TOTAL_PERCENTILES[(total - 205) / 10];
const answers = GMAT_QUESTIONS.map(({ content }) => content).join("\n");

test("percentiles of total and section scores", () => {
  expect(TOTALS).toHaveLength(31);
  for (const [total, percentile] of TOTALS)
    expect(percentile, `${total}`).toBe(percentileOf(total));
  for (const { score, quantitative, verbal, dataInsights } of SECTION_PLACES) {
    const at = ({ quant, verbal: v, dataInsights: d }: typeof SECTION_PERCENTILES) =>
      [quant, v, d].map((percentiles) => percentiles[score - 60]);
    expect([quantitative, verbal, dataInsights], `${score}`).toEqual(at(SECTION_PERCENTILES));
  }
});

test("percentiles in the text, with their period", () => {
  const told = [...answers.matchAll(/(\d+)% scored (\d+) or lower/g)];
  expect(told).toHaveLength(4);
  for (const [, percentile, total] of told)
    expect(Number(percentile)).toBe(percentileOf(Number(total)));
  const period = TABLE_PERIOD.replace("–", "to");
  expect(answers).toContain(period);
  expect(SCORE_FACTS.map(({ fact }) => fact).join()).toContain(period);
});

test("time per question", () => {
  for (const { questions, minutes, each } of SECTIONS) {
    expect(minutes * 60).toBe(SECTION_SECONDS);
    const seconds = Math.round(SECTION_SECONDS / questions);
    expect(each).toBe(`${Math.floor(seconds / 60)} min ${seconds % 60} s`);
  }
});

test("at least seven questions, none asked twice, and the refund is the one we give", () => {
  expect(GMAT_QUESTIONS.length).toBeGreaterThanOrEqual(7);
  expect(new Set(GMAT_QUESTIONS.map(({ title }) => title)).size).toBe(GMAT_QUESTIONS.length);
  expect(answers).toContain(`refunded within ${REFUND_HOURS} hours`);
});
