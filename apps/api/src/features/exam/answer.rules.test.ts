import { expect, test } from "vitest";
import { isSameAnswer, secondsSpent } from "./answer.rules.ts";

const part = (partId: string, optionId: string) => ({ partId, optionId });

test.each([
  [{ optionId: "a" }, { optionId: "a" }, true],
  [{ optionId: "a" }, { optionId: "b" }, false],
  [null, { optionId: "a" }, false],
  [{ parts: [part("1", "a"), part("2", "b")] }, { parts: [part("2", "b"), part("1", "a")] }, true],
  [{ parts: [part("1", "a"), part("2", "b")] }, { parts: [part("1", "a"), part("2", "a")] }, false],
  [{ parts: [part("1", "a")] }, { parts: [part("1", "a"), part("2", "b")] }, false],
  [{ parts: [part("1", "a")] }, { optionId: "a" }, false],
])("%j and %j: the same is %s", (one, other, same) => {
  expect(isSameAnswer(one, other)).toBe(same);
});

test("time spent is in tenths of a second, unknown for what was never shown", () => {
  expect(secondsSpent(new Date(0), new Date(30_260))).toBe(30.3);
  expect(secondsSpent(null, new Date(0))).toBeNull();
});
