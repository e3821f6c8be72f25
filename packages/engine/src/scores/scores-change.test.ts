import fc from "fast-check";
import { expect, test } from "vitest";
import { changeOfSections, changeOfTotals } from "./scores-change.ts";

const anyTotal = fc.integer({ min: 0, max: 60 }).map((k) => 205 + 10 * k);

test("the difference of two totals is uncertain by about 49 points, of two section scores by about 4", () => {
  expect(changeOfTotals({ score: 555 }, { score: 605 }).standardError).toBeCloseTo(48.99, 2);
  expect(changeOfSections("verbal", { score: 80 }, { score: 81 }).standardError).toBeCloseTo(
    4.24,
    2,
  );
});

test("50 points of total may be chance, 90 hardly", () => {
  expect(changeOfTotals({ score: 555 }, { score: 605 }).moreThanChance).toBe(false);
  const rise = changeOfTotals({ score: 555 }, { score: 645 });
  expect(rise.moreThanChance).toBe(true);
  expect(rise.chanceOfRise).toBeCloseTo(0.967, 3);
});

test.each([
  [6, false],
  [7, true],
  [-6, false],
  [-7, true],
])("a section score that moves by %i: more than chance is %s", (points, moreThanChance) => {
  const change = changeOfSections("quant", { score: 78 }, { score: 78 + points });
  expect(change).toMatchObject({ difference: points, moreThanChance });
});

test("the errors that scores bring along count, not the usual ones", () => {
  const [before, after] = [
    { score: 78, standardError: 4 },
    { score: 85, standardError: 3 },
  ];
  const change = changeOfSections("quant", before, after);
  expect(change.standardError).toBe(5);
  expect(change.moreThanChance).toBe(false);
});

test("swapping before and after changes only the direction", () => {
  fc.assert(
    fc.property(anyTotal, anyTotal, (x, y) => {
      const there = changeOfTotals({ score: x }, { score: y });
      const back = changeOfTotals({ score: y }, { score: x });
      expect(there.difference + back.difference).toBe(0);
      expect(there.chanceOfRise + back.chanceOfRise).toBeCloseTo(1, 12);
      expect(there.moreThanChance).toBe(back.moreThanChance);
    }),
  );
});

test("refuses what isn't a score", () => {
  expect(() => changeOfTotals({ score: 600 }, { score: 605 })).toThrow("not 600");
  expect(() => changeOfSections("quant", { score: 80 }, { score: 91 })).toThrow("not 91");
  expect(() => changeOfTotals({ score: 555, standardError: 0 }, { score: 555 })).toThrow("above 0");
});
