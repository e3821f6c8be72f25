import { describe, expect, test } from "vitest";
import { type AskedPair, fittingPairs, pairDraft } from "./two-part.ts";
import { createRng } from "./rng.ts";

const ASKED: AskedPair = {
  variant: "sum/pure",
  difficulty: 3,
  facts: "Two different integers have the sum 9 and the product 20.",
  asks: [
    ["Lesser", "the lesser of the two", 4, "It is 4."],
    ["Greater", "the greater of the two", 5, "It is 5."],
  ],
  wrong: [
    [9, "the sum"],
    [20, "the product"],
    [2, "a factor"],
    [-1, "negative"],
    [5, "the key again"],
    [10, "another factor"],
  ],
  solution: { idea: "Try.", steps: ["$4 + 5 = 9$"] },
};

const fits = (a: number, b: number, sum = 0, product = 0): boolean =>
  a < b && a + b === sum && a * b === product;

describe("pairDraft", () => {
  test("says what to select, and keeps keys and possible slips", () => {
    const draft = pairDraft(ASKED, createRng("pair", 1))!;
    expect(draft.stem).toContain(
      "Select for *Lesser* the lesser of the two, and select for *Greater* the greater of the two.",
    );
    expect(draft.rows.map(({ text }) => text)).toEqual(["4", "5", "9", "20", "2", "10"]);
    expect(draft.keys).toEqual([0, 1]);
  });

  test("refuses equal keys and too few slips", () => {
    const [first, second] = ASKED.asks;
    const equal = { ...ASKED, asks: [first, [second[0], second[1], 4, ""]] } as const;
    expect(pairDraft(equal, createRng("pair", 1))).toBeNull();
    expect(pairDraft({ ...ASKED, wrong: [[9, "the sum"]] }, createRng("pair", 1))).toBeNull();
  });
});

test("fittingPairs reads a stem and tries all pairs of rows", () => {
  const view = { stem: ASKED.facts, columns: ["", ""], rows: ["4", "5", "9"] } as const;
  const wording = /sum (\d+) and the product (\d+)/;
  expect(fittingPairs(view, [{ wording, fits }])).toEqual({ pairs: [[0, 1]] });
  expect(() => fittingPairs(view, [])).toThrow("No wording");
});
