import { expect, test } from "vitest";
import { sufficiencyFault } from "./judge-sufficiency.ts";
import type { SufficiencyModel } from "./template.ts";

/** "What is x + y?" for small positive integers; (1) x − y = 2, (2) x = 3y. */
const MODEL: SufficiencyModel<{ x: number; y: number }> = {
  cases: [1, 2, 3, 4, 5, 6].flatMap((x) => [1, 2, 3].map((y) => ({ x, y }))),
  first: ({ x, y }) => x - y === 2,
  second: ({ x, y }) => x === 3 * y,
  answer: ({ x, y }) => x + y,
};

const FORM: Parameters<typeof sufficiencyFault>[1] = {
  key: "C",
  tension: "false-enough",
  trap: "B",
  rivals: {
    first: [
      { x: 3, y: 1 },
      { x: 4, y: 2 },
    ],
    second: [
      { x: 3, y: 1 },
      { x: 6, y: 2 },
    ],
  },
};

test("accepts a question that agrees with its model", () => {
  expect(sufficiencyFault(MODEL, FORM)).toBeNull();
});

const { first, second } = FORM.rivals!;
const FAULTS: [what: string, model: Partial<SufficiencyModel>, form: Partial<typeof FORM>][] = [
  ["the checker finds C, the key is E", {}, { key: "E" }],
  ["statement (1) excludes nothing", { first: () => true }, { key: "E" }],
  ["says no tension, or no trap", {}, { trap: undefined }],
  [`the key C doesn't go with "near-miss"`, {}, { tension: "near-miss", trap: "A" }],
  [`the trap C doesn't go with "false-enough"`, {}, { trap: "C" }],
  ["statement (2): not enough, but two concrete cases are missing", {}, { rivals: { first } }],
  [`statement (1): the case {"x":6,"y":2} doesn't fit`, {}, { rivals: { first: second, second } }],
  [
    "statement (1): both cases have the same answer",
    {},
    { rivals: { first: [first![0], first![0]], second } },
  ],
];

test.each(FAULTS)("says: %s", (what, model, form) => {
  expect(sufficiencyFault({ ...MODEL, ...model }, { ...FORM, ...form })).toBe(what);
});

/** "Is x greater than 10?" with (1) "x is greater than the given number". */
function above(least: number): SufficiencyModel<{ x: number }> {
  return {
    cases: Array.from({ length: 30 }, (_, k) => ({ x: k + 1 })),
    first: ({ x }) => x > least,
    second: ({ x }) => x % 2 === 0,
    answer: ({ x }) => x > 10,
    distance: ({ x }) => Math.abs(x - 10) / 10,
  };
}

test("refuses a statement that settles a question about a bound by far", () => {
  const form = {
    key: "A",
    tension: "hidden-enough",
    trap: "C",
    rivals: { second: [{ x: 2 }, { x: 12 }] },
  } as Parameters<typeof sufficiencyFault>[1];
  expect(sufficiencyFault(above(11), form)).toBeNull();
  expect(sufficiencyFault(above(14), form)).toBe(
    "statement (1) settles the question by more than a third of the bound",
  );
});
