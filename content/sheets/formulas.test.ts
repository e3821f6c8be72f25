import { expect, test } from "vitest";
import { formulas, formulasOf, lower, rows, upper, upTo } from "./test-formula-sheet.ts";
import { chainOf, isTrue, lettersOf } from "./test-tex.ts";

/** Signs that connect claims or stand for rules, not for anything that can be evaluated. */
const WORDS = /\\(iff|implies|to|star|overline|dots)(?![a-z])|:|f\(|\\sigma/;

const worked = formulas
  .filter((tex) => !WORDS.test(tex))
  .filter((tex) => chainOf(tex).relations.length > 0 && lettersOf(tex).length === 0)
  // A sign alone in a sentence about it.
  .filter((tex) => chainOf(tex).sides.every(Boolean));

const identities = rows
  .filter(({ isIdentity }) => isIdentity)
  .flatMap(({ formula }) => formulasOf(formula))
  .flatMap((tex) => (/\\[mp][mp](?![a-z])/.test(tex) ? [upper(tex), lower(tex)] : [tex]));

test("checks the numbers all over the sheet and the identities for many numbers", () => {
  expect(worked.length).toBeGreaterThan(60);
  expect(identities.length).toBeGreaterThan(25);
});

test.each(worked)("%s", (tex) => {
  expect(isTrue(chainOf(tex))).toBe(true);
});

test.each(identities)("%s for whatever numbers", (tex) => {
  for (const trial of upTo(20)) {
    const values = Object.fromEntries(
      lettersOf(tex).map((letter, k) => {
        const size = 0.1 + ((trial * 7.31 + k * 3.77 + trial * k * 1.13) % 5);
        const isNegative = tex.includes("|") && (trial + k) % 3 === 0;
        return [letter, isNegative ? -size : size];
      }),
    );
    expect(isTrue(chainOf(tex), values), JSON.stringify(values)).toBe(true);
  }
});
