import type { RunningClock } from "@theta/contract";
import { expect, test } from "vitest";
import { createServerClock } from "../clock/server-clock.ts";
import { moveClock } from "./moved-clock.ts";
import type { RunEvent } from "./run.rules.ts";

function setUp() {
  const clock = createServerClock(
    () => 0,
    () => 0,
  );
  clock.sync({ deadline: 60_000, serverTime: 0 });
  const events: RunEvent[] = [];
  const which = { kind: "mock", learnerId: "meera", examId: "mock-1" };
  return {
    clock,
    events,
    hear: (...clocks: Partial<RunningClock>[]) =>
      moveClock(
        { which, clock },
        (event) => events.push(event),
        clocks.map((one) => ({
          kind: "mock",
          testId: "mock-1",
          deadline: 60_000,
          serverTime: 1,
          staffAdded: 0,
          ...one,
        })),
      ),
  };
}

test("moves the clock and says by how much", () => {
  const { clock, events, hear } = setUp();
  hear({ deadline: 360_000, staffAdded: 300 });
  expect(clock.millisecondsLeft()).toBeGreaterThan(359_000);
  expect(events).toEqual([{ type: "clock-moved", seconds: 300, staffAdded: 300 }]);
});

test("says nothing about a clock as it was, or about another test", () => {
  const { clock, events, hear } = setUp();
  hear();
  hear({ testId: "mock-2", deadline: 900_000 }, { kind: "quiz", deadline: 900_000 });
  hear();
  expect(events).toEqual([]);
  expect(clock.millisecondsLeft()).toBeLessThanOrEqual(60_000);
});

test("a reply that was on its way before keeps the new time", () => {
  const { clock, hear } = setUp();
  hear({ deadline: 360_000, serverTime: 2_000 });
  clock.sync({ deadline: 60_000, serverTime: 1_500 });
  expect(clock.millisecondsLeft()).toBeGreaterThan(300_000);
  clock.sync({ deadline: 50_000, serverTime: 3_000 });
  expect(clock.millisecondsLeft()).toBeLessThan(60_000);
});
