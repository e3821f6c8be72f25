import { expect, test } from "vitest";
import { breakOverrun, overrunTaken } from "./mock-test.rules.ts";

const endsAt = new Date("2026-03-01T10:00:00Z");
const after = (seconds: number) => new Date(endsAt.getTime() + seconds * 1000);

test.each([
  ["before the break ends", -30, 0],
  ["within the minute for the instructions", 60, 0],
  ["a second over", 61, 1],
  ["two minutes over", 180, 120],
  ["the next day", 86_400, 2400],
])("%s, a break takes its overrun off the next section", (_, seconds, taken) => {
  expect(breakOverrun(endsAt, after(seconds), [])).toBe(taken);
});

test("time during which the service was down is no overrun", () => {
  expect(breakOverrun(endsAt, after(180), [{ from: after(100), to: after(150) }])).toBe(70);
  expect(breakOverrun(endsAt, after(180), [{ from: after(0), to: after(200) }])).toBe(0);
});

test("what was taken off is read from the clock that the section was given", () => {
  const startedAt = after(0);
  expect(overrunTaken({ startedAt, deadline: after(2700), givenBack: null }, "standard")).toBe(0);
  expect(overrunTaken({ startedAt, deadline: after(2600), givenBack: null }, "standard")).toBe(100);
  expect(overrunTaken({ startedAt, deadline: after(2650), givenBack: 50 }, "standard")).toBe(100);
  const more = { startedAt, deadline: after(4000), givenBack: null };
  expect(overrunTaken(more, "time-and-a-half")).toBe(50);
});
