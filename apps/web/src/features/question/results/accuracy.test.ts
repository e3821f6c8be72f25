import { expect, test } from "vitest";
import { accuracyBy } from "./accuracy.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";

const row = (kind: string, outcome: Outcome, timeSpent: number | null = 60) => ({
  kind,
  outcome,
  timeSpent,
});

test("puts kinds with the most misses first, then larger ones, then by name", () => {
  const rows = [
    row("b", "correct"),
    row("a", "correct"),
    row("unreached", "unreached", null),
    row("unreached", "unreached", null),
    row("one miss", "unanswered", null),
    row("two misses", "incorrect", 30),
    row("two misses", "correct", 50),
    row("two misses", "incorrect", null),
  ];
  const groups = accuracyBy(
    rows,
    ({ kind }) => kind,
    ({ outcome }) => outcome,
  );
  expect(groups.map(({ name }) => name)).toEqual(["two misses", "one miss", "unreached", "a", "b"]);
  expect(groups[0]).toEqual({
    name: "two misses",
    total: 3,
    correct: 1,
    outcomes: ["correct", "incorrect", "incorrect"],
    meanSeconds: 40,
  });
  expect(groups[1]?.meanSeconds).toBeNull();
});

test.each([
  [{ isAnswered: true, isCorrect: true }, "correct"],
  [{ isAnswered: true, isCorrect: false }, "incorrect"],
  [{ isAnswered: false, isCorrect: false }, "unanswered"],
  [{ isReached: false, isAnswered: false, isCorrect: false }, "unreached"],
] as const)("calls %j %s", (went, outcome) => {
  expect(outcomeOf(went)).toBe(outcome);
});
