import type { SecondThoughts } from "@theta/contract";
import { expect, test } from "vitest";
import { chanceOfSplit, secondThoughtsWords } from "./second-thoughts-words.ts";

const thoughts = (
  wrongToRight: number,
  rightToWrong: number,
  wrongToWrong = 0,
  sections = 6,
): SecondThoughts => ({ sections, wrongToRight, rightToWrong, wrongToWrong });

test.each([
  [thoughts(1, 0, 0, 1), "Too early to say."],
  [thoughts(9, 0, 20), "Too early to say."],
  [thoughts(10, 0), "Changing answers pays off for you."],
  [thoughts(9, 1), "Changing answers pays off for you."],
  [thoughts(8, 2), "So far, you've gained more than you've lost, but it could be chance."],
  [thoughts(6, 6), "So far, you've gained as much as you've lost."],
  [thoughts(4, 8), "So far, you've lost more than you've gained, but it could be chance."],
  [thoughts(2, 11), "Changing answers costs you more than it gains."],
  [thoughts(60, 40), "Changing answers pays off for you."],
])("%j: %s", (counts, verdict) => {
  expect(secondThoughtsWords(counts).verdict).toBe(verdict);
});

test.each([
  [thoughts(1, 0, 0, 1), "While reviewing one section, you changed 1 answer from wrong to right."],
  [
    thoughts(3, 1, 2, 2),
    "While reviewing 2 sections, you changed 3 answers from wrong to right, 1 from right to wrong, and 2 from wrong to wrong.",
  ],
  [
    thoughts(0, 0, 0, 1),
    "While reviewing one section, you changed some answers, but then changed them all back.",
  ],
])("%j is told with its numbers", (counts, words) => {
  expect(secondThoughtsWords(counts).reason).toBe(
    `${words} We'll tell you whether changing answers pays off once 10 of your changes have made a right answer wrong or a wrong one right.`,
  );
});

test("advice comes only with a loss that is more than chance", () => {
  expect(secondThoughtsWords(thoughts(2, 11)).reason).toMatch(
    /less than 10% of the time\. Keep your first answer unless you find a clear mistake in it\.$/,
  );
  expect(secondThoughtsWords(thoughts(11, 2)).reason).not.toContain("Keep");
  expect(secondThoughtsWords(thoughts(4, 8)).reason).not.toContain("Keep");
});

test.each([
  [10, 0, 2 / 1024],
  [9, 1, 22 / 1024],
  [8, 2, 112 / 1024],
  [2, 8, 112 / 1024],
  [5, 5, 1],
])("a coin splits %i to %i with chance %d", (one, other, chance) => {
  expect(chanceOfSplit(one, other)).toBeCloseTo(chance, 10);
});

test("a long history doesn't overflow", () => {
  expect(chanceOfSplit(700, 500)).toBeLessThan(1e-6);
  expect(chanceOfSplit(600, 600)).toBe(1);
});
