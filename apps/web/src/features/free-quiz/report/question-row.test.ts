import { expect, test } from "vitest";
import { outcomeOf } from "../../question/results/outcome.ts";
import { countOutcomes, isMissed, lackWords } from "./question-row.ts";

test.each([
  [true, true, true, "correct", false],
  [true, true, false, "incorrect", true],
  [true, false, false, "unanswered", true],
  [false, false, false, "unreached", false],
] as const)(
  "calls reached %s, answered %s, and correct %s %s; missed: %s",
  (isReached, isAnswered, isCorrect, outcome, missed) => {
    const row = { isReached, isAnswered, isCorrect };
    expect([outcomeOf(row), isMissed(row)]).toEqual([outcome, missed]);
    expect(countOutcomes([row, row])[outcome]).toBe(2);
  },
);

test.each([
  [[2, 1, 3], "2 wrong, 1 not answered, 3 not reached"],
  [[0, 0, 4], "4 not reached"],
  [[0, 0, 0], "None wrong"],
] as const)("says %j as %s", ([incorrect, unanswered, unreached], words) => {
  expect(lackWords({ incorrect, unanswered, unreached })).toBe(words);
});
