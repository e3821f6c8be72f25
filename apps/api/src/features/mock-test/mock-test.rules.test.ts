import { expect, test } from "vitest";
import { overrunTaken, startByAfter } from "./mock-test.rules.ts";

const endsAt = new Date("2026-03-01T10:00:00Z");
const after = (seconds: number) => new Date(endsAt.getTime() + seconds * 1000);

test("a section starts in time when its instructions have had theirs, and not while the service was down", () => {
  const by = (down: [number, number][]) =>
    startByAfter({ endsAt }, 60, {
      gaps: down.map(([from, to]) => ({ from: after(from), to: after(to) })),
      now: after(180),
    });
  expect(by([])).toEqual(after(60));
  expect(by([[100, 150]])).toEqual(after(110));
  expect(by([[-20, 200]])).toEqual(after(240));
});

test("the time taken off comes from the clock that the section was given", () => {
  const startedAt = after(0);
  expect(overrunTaken({ startedAt, deadline: after(2700), givenBack: null }, "standard")).toBe(0);
  expect(overrunTaken({ startedAt, deadline: after(2600), givenBack: null }, "standard")).toBe(100);
  expect(overrunTaken({ startedAt, deadline: after(2650), givenBack: 50 }, "standard")).toBe(100);
  const more = { startedAt, deadline: after(4000), givenBack: null };
  expect(overrunTaken(more, "time-and-a-half")).toBe(50);
});
