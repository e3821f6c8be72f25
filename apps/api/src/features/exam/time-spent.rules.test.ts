import { expect, test } from "vitest";
import { secondsSpent } from "./time-spent.rules.ts";

test("gives the time spent in tenths of a second, unknown for what was never shown", () => {
  expect(secondsSpent(new Date(0), new Date(30_260))).toBe(30.3);
  expect(secondsSpent(null, new Date(0))).toBeNull();
});
