import { expect, test } from "vitest";
import { endOf, isLate, isOver, isTimeUp } from "./deadline.rules.ts";

const deadline = new Date("2026-03-01T10:15:00Z");
const at = (seconds: number) => ({ deadline, now: new Date(deadline.getTime() + seconds * 1000) });

test.each([
  [-3, { late: false, over: false, up: false }],
  [-2, { late: false, over: false, up: true }],
  [0, { late: false, over: false, up: true }],
  [0.5, { late: true, over: false, up: true }],
  [10, { late: true, over: false, up: true }],
  [10.1, { late: true, over: true, up: true }],
])(
  "knows whether %d s after the deadline is late, over, and time up",
  (seconds, { late, over, up }) => {
    expect(isLate(at(seconds))).toBe(late);
    expect(isOver(at(seconds))).toBe(over);
    expect(isTimeUp(at(seconds))).toBe(up);
  },
);

test("ends an attempt now, or at its deadline if that has passed", () => {
  expect(endOf(at(-5))).toEqual({ at: at(-5).now, by: "learner" });
  expect(endOf(at(60))).toEqual({ at: deadline, by: "time" });
});
