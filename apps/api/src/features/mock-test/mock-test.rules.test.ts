import type { TimeAllowed } from "@theta/contract";
import { expect, test } from "vitest";
import { overrunTaken, spansOf, startByAfter } from "./mock-test.rules.ts";

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
  const plain = { startedAt, givenBack: null, staffAdded: 0, pausedSeconds: 0 };
  const taken = (deadline: number, more = {}, time: TimeAllowed = "standard") =>
    overrunTaken({ ...plain, deadline: after(deadline), ...more }, time);
  expect(taken(2700)).toBe(0);
  expect(taken(2600)).toBe(100);
  expect(taken(2650, { givenBack: 50 })).toBe(100);
  expect(taken(4000, {}, "time-and-a-half")).toBe(50);
  expect(taken(3200, { staffAdded: 600 })).toBe(100);
  expect(taken(90_000, { staffAdded: 600, pausedSeconds: 86_700 })).toBe(0);
});

test("a clock that stood still ran before and after that", () => {
  const plain = { startedAt: after(0), endedAt: after(500), continuedAt: null, pausedSeconds: 0 };
  expect(spansOf(plain)).toEqual([{ from: after(0), to: after(500) }]);
  expect(spansOf({ ...plain, continuedAt: after(400), pausedSeconds: 100 })).toEqual([
    { from: after(0), to: after(300) },
    { from: after(400), to: after(500) },
  ]);
});
