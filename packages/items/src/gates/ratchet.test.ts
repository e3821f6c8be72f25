import { expect, test } from "vitest";
import { goalOf, type KeptValues, type Measure, ratchetFaults, tightened } from "./ratchet.ts";

const share = (value: number): Measure => ({
  name: "keys",
  value,
  least: 0.18,
  most: 0.32,
  count: 200,
});

const ACCEPTED: [what: string, value: number, kept: KeptValues][] = [
  ["is in its range", 0.2, {}],
  ["is off, but no further than before", 0.1, { keys: 0.1 }],
  ["came closer", 0.15, { keys: 0.1 }],
  ["is off on the other side by less", 0.35, { keys: 0.1 }],
  ["was rounded when it was kept", 0.0996, { keys: 0.1 }],
];

test.each(ACCEPTED)("accepts a measure that %s", (_, value, kept) => {
  expect(ratchetFaults([share(value)], kept)).toEqual([]);
});

const REFUSED: [what: string, value: number, kept: KeptValues][] = [
  ["is off its goal and was never kept", 0.1, {}],
  ["got worse", 0.09, { keys: 0.1 }],
  ["left a goal that it had met", 0.17, { keys: 0.2 }],
  ["is off on the other side by more", 0.42, { keys: 0.1 }],
];

test.each(REFUSED)("refuses a measure that %s", (_, value, kept) => {
  expect(ratchetFaults([share(value)], kept)).toMatchObject([{ gate: "register", where: "keys" }]);
});

test("says the value, the goal, and what it was before", () => {
  const [fault] = ratchetFaults([share(0.0912)], { keys: 0.1 });
  expect(fault!.what).toBe(
    "is 0.091 over 200 questions, wanted is 0.18 to 0.32, and it was 0.1 before",
  );
});

test("keeps the better value, and nothing once the goal is met or the measure is gone", () => {
  expect(tightened([share(0.12345)], { keys: 0.1, gone: 3 })).toEqual({ keys: 0.123 });
  expect(tightened([share(0.05)], { keys: 0.1 })).toEqual({ keys: 0.1 });
  expect(tightened([share(0.05)], {})).toEqual({ keys: 0.05 });
  expect(tightened([share(0.2)], { keys: 0.1 })).toEqual({});
});

test("words each kind of goal", () => {
  const measure = share(1);
  expect(goalOf(measure)).toBe("0.18 to 0.32");
  expect(goalOf({ ...measure, least: 40, most: Infinity })).toBe("at least 40");
  expect(goalOf({ ...measure, least: 0, most: 0 })).toBe("none");
});
