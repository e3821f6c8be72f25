import { expect, test } from "vitest";
import { outcomeOf } from "./drill-outcome.ts";

const kept = new Map([
  ["third", { at: 30_000 }],
  ["first", { at: 10_000 }],
  ["second", { at: 20_000 }],
]);
const times = { lostAt: 31_000, readyAt: 43_500, keepsLog: false };

test("gives everything back when no answer is missing", () => {
  expect(outcomeOf({ kept, lost: new Set(), ...times })).toEqual({
    answers: 3,
    lost: 0,
    pointSeconds: 0,
    recoverySeconds: 12.5,
    isLastRestored: true,
    isGood: true,
  });
});

test("counts the recovery point from the oldest answer that is missing", () => {
  const outcome = outcomeOf({ kept, lost: new Set(["third", "second"]), ...times });
  expect(outcome).toMatchObject({ lost: 2, pointSeconds: 11, isLastRestored: false, isGood: true });
});

test("is not good when everything is missing, or what was sent long ago", () => {
  const all = new Set(kept.keys());
  expect(outcomeOf({ kept, lost: all, ...times }).isGood).toBe(false);
  const late = { lostAt: 141_000, readyAt: 150_000, keepsLog: false };
  expect(outcomeOf({ kept, lost: new Set(["second"]), ...late })).toMatchObject({
    pointSeconds: 121,
    isGood: false,
  });
});

test("is not good when anything is missing although the log survived", () => {
  const survived = { ...times, keepsLog: true };
  expect(outcomeOf({ kept, lost: new Set(), ...survived }).isGood).toBe(true);
  expect(outcomeOf({ kept, lost: new Set(["third"]), ...survived }).isGood).toBe(false);
});
