import type { NoteHead } from "@theta/contract";
import { expect, test } from "vitest";
import { findNotes, neighborsOf } from "./find-notes.ts";

const note = (name: string, section: NoteHead["section"], group: string): NoteHead => ({
  name,
  section,
  group,
  title: name.toUpperCase(),
  about: `About ${name}.`,
  isFree: false,
});
const NOTES = [
  note("primes", "quant", "Factors"),
  note("ratios", "quant", "Rates"),
  note("weaken", "verbal", "Arguments"),
  note("flaw", "verbal", "Arguments"),
];
const names = (words: string, section?: NoteHead["section"]) =>
  findNotes(NOTES, { words, section }).map(({ group, notes }) => [
    group,
    ...notes.map(({ name }) => name),
  ]);

test.each([
  [
    "",
    undefined,
    [
      ["Factors", "primes"],
      ["Rates", "ratios"],
      ["Arguments", "weaken", "flaw"],
    ],
  ],
  ["", "verbal", [["Arguments", "weaken", "flaw"]]],
  ["WEAK", undefined, [["Arguments", "weaken"]]],
  ["arguments  flaw", undefined, [["Arguments", "flaw"]]],
  ["about rates", undefined, [["Rates", "ratios"]]],
  ["primes", "verbal", []],
] as const)("finds notes for %j in %s", (words, section, found) => {
  expect(names(words, section)).toEqual(found);
});

test("the first has none before it, the last none after it, and an unknown one neither", () => {
  expect(neighborsOf(NOTES, "primes")).toEqual({ head: NOTES[0], previous: null, next: NOTES[1] });
  expect(neighborsOf(NOTES, "flaw")).toEqual({ head: NOTES[3], previous: NOTES[2], next: null });
  expect(neighborsOf(NOTES, "angles")).toEqual({ head: null, previous: null, next: null });
});
