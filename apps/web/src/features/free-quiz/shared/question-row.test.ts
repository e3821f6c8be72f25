import { expect, test } from "vitest";
import { outcomeOf } from "../../question/results/outcome.ts";
import { areAllRapid, countOutcomes, isMissed, lackWords } from "./question-row.ts";

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
  [[2, 1, 3], "2 wrong, 1 unanswered, 3 not reached"],
  [[0, 0, 4], "4 not reached"],
  [[0, 0, 0], "None wrong"],
] as const)("says %j as %s", ([incorrect, unanswered, unreached], words) => {
  expect(lackWords({ incorrect, unanswered, unreached })).toBe(words);
});

const answered = (timeSpent: number | null, isAnswered = true) => ({
  id: "q",
  questionString: "What?",
  topicName: "Rates",
  defficuiltyLevel: 5,
  isCorrect: false,
  isAnswered,
  isReached: true,
  timeSpent,
});

test.each([
  ["every answer under ten seconds", [answered(9.9), answered(1)], true],
  ["one that took ten", [answered(10), answered(1)], false],
  ["one whose time isn't known", [answered(null), answered(1)], false],
  ["one left open", [answered(40, false), answered(1)], true],
  ["no answer", [answered(1, false)], false],
])("all rapid with %s: %o", (_, rows, all) => {
  expect(areAllRapid(rows)).toBe(all);
});
