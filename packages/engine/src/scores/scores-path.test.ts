import fc from "fast-check";
import { expect, test } from "vitest";
import { reportedOfAnswers } from "./scores-estimate.ts";
import { chanceShare, WHOLE } from "./scores-floor.ts";
import { scorePath } from "./scores-path.ts";
import { scoreOfEstimate } from "./scores-section.ts";
import { SECTION_NAMES } from "./tables.ts";

const anyAnswer = fc.record({
  item: fc.record({
    a: fc.double({ min: 0.4, max: 2.5, noNaN: true }),
    b: fc.double({ min: -3, max: 3, noNaN: true }),
    c: fc.double({ min: 0.01, max: 0.35, noNaN: true }),
  }),
  correct: fc.boolean(),
  scored: fc.boolean(),
});
const anyAnswers = fc.array(anyAnswer, { minLength: 1, maxLength: 23 });

test("shows after every answer the score that the answers so far give, the rest guessed", () => {
  fc.assert(
    fc.property(fc.constantFrom(...SECTION_NAMES), anyAnswers, (section, answers) => {
      const path = scorePath(section, answers);
      expect(path).toHaveLength(answers.length);
      const counts = answers.filter(({ scored }) => scored);
      let count = 0;
      for (const [k, point] of path.entries()) {
        if (answers[k]!.scored) count++;
        if (count === 0) expect(point).toBeNull();
        else {
          const soFar = counts.slice(0, count);
          const share = chanceShare(soFar, counts.slice(count));
          const { score, low, high } = scoreOfEstimate(section, reportedOfAnswers(soFar), {
            ...WHOLE,
            chanceShare: share,
          });
          expect(Math.abs(point!.at - score)).toBeLessThanOrEqual(0.5 + 1e-9);
          expect(Math.abs(point!.low - low)).toBeLessThanOrEqual(1 + 1e-9);
          expect(Math.abs(point!.high - high)).toBeLessThanOrEqual(1 + 1e-9);
        }
      }
    }),
  );
});

test("rises after a right answer, falls after a wrong one, and stays put for a pretest item", () => {
  const item = { a: 1.2, b: 0, c: 0.2 };
  const [first, right, trial, wrong] = scorePath("quant", [
    { item, correct: true, scored: true },
    { item, correct: true, scored: true },
    { item, correct: false, scored: false },
    { item, correct: false, scored: true },
  ]);
  expect(right!.at).toBeGreaterThan(first!.at);
  expect(trial).toEqual(right);
  expect(wrong!.at).toBeLessThan(right!.at);
});

test("keeps a section of pure guesses within the scores that guessing can reach", () => {
  const item = { a: 1, b: 0.5, c: 0.2 };
  const path = scorePath(
    "quant",
    Array.from({ length: 21 }, (_, k) => ({ item, correct: k % 5 === 0, scored: true })),
  );
  const low = path.slice(10).map((point) => Math.round(point!.at));
  for (const at of low) expect(at).toBeGreaterThanOrEqual(68);
  expect(path.at(-1)!.low).toBeLessThan(path.at(-1)!.at - 2);
});
