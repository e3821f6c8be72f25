import { expect, test } from "vitest";
import { STANDARD, standardItems } from "../test-data/load.ts";
import { buildPlan } from "./plan.ts";
import { buildPool } from "./pool.ts";
import { answer, estimate, type Section, start } from "./section.ts";
import { completeWithWrong, estimateWithGuesses } from "./unanswered.ts";

const plan = buildPlan(buildPool(standardItems), STANDARD);

function playUntil(position: number): Section {
  let section = start(plan, { seed: 8 });
  while (section.current && section.current.position < position)
    section = answer(section, section.current.item, section.current.position % 3 !== 0);
  return section;
}

test("the more is left unanswered, the lower the score, and guessing would have been better", () => {
  let last = Number.POSITIVE_INFINITY;
  for (const answered of [21, 18, 15, 10]) {
    const section = playUntil(answered);
    const completed = completeWithWrong(section);
    expect(completed.answered).toHaveLength(21);
    const { theta } = estimate(completed);
    expect(theta).toBeLessThan(last);
    if (answered < 21) expect(estimateWithGuesses(section).theta).toBeGreaterThan(theta);
    else expect(estimateWithGuesses(section).theta).toBeCloseTo(theta, 10);
    last = theta;
  }
});

test("completion and the guessing alternative come out the same every time", () => {
  const section = playUntil(12);
  expect(completeWithWrong(section).answered).toEqual(completeWithWrong(playUntil(12)).answered);
  expect(estimateWithGuesses(section)).toEqual(estimateWithGuesses(playUntil(12)));
});
