import { expect, test } from "vitest";
import { STANDARD, standardItems } from "../../test-data/load.ts";
import { uniforms } from "../simulate/benchmark.ts";
import { buildPlan } from "../plan/plan.ts";
import { buildPool } from "../ability/pool.ts";
import { reportedEstimate } from "../scores/scores-estimate.ts";
import { answer, start } from "./section.ts";
import type { Section } from "./section-state.ts";
import { completeWithWrong, estimateWithGuesses } from "./unanswered.ts";

const plan = buildPlan(buildPool(standardItems), STANDARD);

function playUntil(position: number): Section {
  let section = start(plan, { seed: 8 });
  while (section.current && section.current.position < position)
    section = answer(section, section.current.item, section.current.position % 3 !== 0);
  return section;
}

test("scores lower the more is left unanswered, where guessing would have been better", () => {
  let last = Number.POSITIVE_INFINITY;
  for (const answered of [21, 18, 15, 10]) {
    const section = playUntil(answered);
    const completed = completeWithWrong(section);
    expect(completed.answered).toHaveLength(21);
    const { theta } = reportedEstimate(completed);
    expect(theta).toBeLessThan(last);
    if (answered < 21) expect(estimateWithGuesses(section).theta).toBeGreaterThan(theta);
    else expect(estimateWithGuesses(section).theta).toBeCloseTo(theta, 10);
    last = theta;
  }
});

test("gives the same completion and guessing alternative every time", () => {
  const section = playUntil(12);
  expect(completeWithWrong(section).answered).toEqual(completeWithWrong(playUntil(12)).answered);
  expect(estimateWithGuesses(section)).toEqual(estimateWithGuesses(playUntil(12)));
});

test("includes the luck of the guesses in the error of guessing", () => {
  const whole = playUntil(21);
  expect(estimateWithGuesses(whole).se).toBeCloseTo(reportedEstimate(whole).se, 10);
  const draw = uniforms(1);
  const each = Array.from({ length: 400 }, () => {
    let rest = playUntil(10);
    while (rest.current) {
      const { c } = standardItems.find(({ id }) => id === rest.current!.item)!;
      rest = answer(rest, rest.current.item, draw() < c);
    }
    return reportedEstimate(rest);
  });
  const mean = each.reduce((sum, { theta }) => sum + theta, 0) / 400;
  const within = each.reduce((sum, { se }) => sum + se ** 2, 0) / 400;
  const between = each.reduce((sum, { theta }) => sum + (theta - mean) ** 2, 0) / 400;
  const guessed = estimateWithGuesses(playUntil(10), 400);
  expect(guessed.theta).toBeCloseTo(mean, 1);
  expect(guessed.se / Math.sqrt(within + between)).toBeCloseTo(1, 1);
  // Without the luck it would be far too small.
  expect(guessed.se / Math.sqrt(within)).toBeGreaterThan(1.1);
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses %d runs", (runs) => {
  expect(() => estimateWithGuesses(playUntil(20), runs)).toThrow("a whole number of runs from 1");
});
