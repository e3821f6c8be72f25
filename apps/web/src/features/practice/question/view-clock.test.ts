import { expect, test } from "vitest";
import { AWAY_MS, ViewClock } from "./view-clock.ts";

type Step = number | "start" | "stop" | "sign";
const MINUTE = 60;
const AWAY = AWAY_MS / 1000;

function play(steps: readonly Step[]): ViewClock {
  let now = 1000;
  const clock = new ViewClock(() => now * 1000);
  for (const step of steps) {
    if (typeof step === "number") now += step;
    else clock[step]();
  }
  return clock;
}

test.each<[string, Step[], number]>([
  ["nothing is counted before the question is in view", [30], 0],
  ["the time in view counts", ["start", 42], 42],
  ["an hour in another tab doesn't", ["start", 20, "stop", 50 * MINUTE, "start", 22], 42],
  ["a start while it runs changes nothing", ["start", 20, "start", 22], 42],
  ["a stop while it stands changes nothing", ["start", 20, "stop", 9, "stop", 9], 20],
  ["reading quietly counts", ["start", AWAY], AWAY],
  ["after a long silence the learner counts as away", ["start", 50 * MINUTE], AWAY],
  ["back from a long silence, the clock goes on", ["start", 50 * MINUTE, "sign", 12], AWAY + 12],
  ["signs keep it going", ["start", 150, "sign", 150, "sign", 150], 450],
  ["a sign while out of view starts nothing", ["start", 10, "stop", "sign", 60], 10],
  ["away, then out of view", ["start", 50 * MINUTE, "stop", 60, "start", 5], AWAY + 5],
])("%s", (_, steps, seconds) => {
  expect(play(steps).seconds()).toBe(seconds);
});

test("doesn't count again what was taken", () => {
  const clock = play(["start", 30]);
  expect([clock.take(), clock.seconds(), clock.take()]).toEqual([30, 0, 0]);
});
