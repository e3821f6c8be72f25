import { expect, test } from "vitest";
import { formatTimeLeft, timerPhase } from "./time-left.ts";

test.each([
  [2_700_000, "45:00"],
  [2_699_001, "45:00"],
  [2_699_000, "44:59"],
  [61_000, "01:01"],
  [1, "00:01"],
  [0, "00:00"],
  [-5_000, "00:00"],
  [3_599_000, "59:59"],
  [3_600_000, "01:00:00"],
  [3_725_000, "01:02:05"],
  [Number.NaN, "--:--"],
  [Number.POSITIVE_INFINITY, "--:--"],
])("shows %i ms as %s", (millisecondsLeft, shown) => {
  expect(formatTimeLeft(millisecondsLeft)).toBe(shown);
});

test.each([
  [300_001, "calm"],
  [300_000, "low"],
  [60_001, "low"],
  [60_000, "last"],
  [0, "last"],
])("at %i ms, the timer is %s", (millisecondsLeft, phase) => {
  expect(timerPhase(millisecondsLeft)).toBe(phase);
});
