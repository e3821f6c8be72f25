import { expect, onTestFinished, test, vi } from "vitest";
import { createBreaker } from "./breaker.ts";

test("opens after failures in a row, lets one through after the pause, and closes when that works", () => {
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const breaker = createBreaker({ failures: 3, pauseMs: 1_000 });
  for (const hasWorked of [false, false, true, false, false]) breaker.note(hasWorked);
  expect(breaker.isOpen()).toBe(false);
  breaker.note(false);
  expect(breaker.isOpen()).toBe(true);
  now = 999;
  expect(breaker.isOpen()).toBe(true);
  now = 1_000;
  expect(breaker.isOpen()).toBe(false);
  // Still nobody: one failure is enough.
  breaker.note(false);
  expect(breaker.isOpen()).toBe(true);
  now = 2_000;
  breaker.note(true);
  breaker.note(false);
  breaker.note(false);
  expect(breaker.isOpen()).toBe(false);
});
