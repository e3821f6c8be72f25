import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { abilityGroups, differentialFunctioning, type MatchedAnswer } from "./monitor-dif.ts";

const rows = readFileSync(new URL("../../test-data/dif.csv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split(",").map(Number));

/** Matched on the number of right answers, as the reference was. */
const answersTo = (item: number): MatchedAnswer[] =>
  rows.map(([group, ...answers]) => ({
    group: group === 0 ? "reference" : "focal",
    stratum: answers.reduce((x, y) => x + y),
    correct: answers[item - 1] === 1,
  }));

// Printed by R's mantelhaen.test and difR for the same data.
test.each([
  [1, 2.263892, 0.132421, 1.316049, -0.6453906, "A"],
  [4, 8.479902, 0.00359091, 1.963558, -1.585682, "B"],
  [7, 0.6102559, 0.434691, 1.233985, -0.4940843, "A"],
])("matches the reference for item %i", (item, chiSquare, p, alpha, delta, size) => {
  const dif = differentialFunctioning(answersTo(item));
  expect(dif.chiSquare).toBeCloseTo(chiSquare, 5);
  expect(dif.p).toBeCloseTo(p, 5);
  expect(dif.alpha).toBeCloseTo(alpha, 5);
  expect(dif.delta).toBeCloseTo(delta, 5);
  expect(dif.size).toBe(size);
});

const table = (a: number, b: number, c: number, d: number, stratum = 0): MatchedAnswer[] => [
  ...Array.from({ length: a }, () => ({ group: "reference", stratum, correct: true }) as const),
  ...Array.from({ length: b }, () => ({ group: "reference", stratum, correct: false }) as const),
  ...Array.from({ length: c }, () => ({ group: "focal", stratum, correct: true }) as const),
  ...Array.from({ length: d }, () => ({ group: "focal", stratum, correct: false }) as const),
];

test("has the error of a single odds ratio for log α with one stratum", () => {
  const { alpha, deltaSe } = differentialFunctioning(table(30, 20, 18, 32));
  expect(alpha).toBeCloseTo((30 * 32) / (20 * 18), 12);
  expect(deltaSe / 2.35).toBeCloseTo(Math.sqrt(1 / 30 + 1 / 20 + 1 / 18 + 1 / 32), 12);
});

test("puts a large difference in class C only when it is certain", () => {
  expect(differentialFunctioning(table(300, 200, 150, 350)).size).toBe("C");
  expect(differentialFunctioning(table(30, 20, 18, 32)).size).toBe("B");
  expect(differentialFunctioning(table(6, 4, 4, 6)).size).toBe("A");
});

test("changes only the sign when the groups are swapped", () => {
  const count = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(fc.array(fc.tuple(count, count, count, count), { minLength: 1 }), (tables) => {
      const there = tables.flatMap(([a, b, c, d], k) => table(a, b, c, d, k));
      const back = tables.flatMap(([a, b, c, d], k) => table(c, d, a, b, k));
      const x = differentialFunctioning(there);
      const y = differentialFunctioning(back);
      expect(y.delta).toBeCloseTo(-x.delta, 9);
      expect(y.deltaSe).toBeCloseTo(x.deltaSe, 9);
      expect(y.chiSquare).toBeCloseTo(x.chiSquare, 9);
      expect(y.size).toBe(x.size);
    }),
    { numRuns: 50 },
  );
});

test("sorts abilities into fifths of about equal size", () => {
  const thetas = Array.from({ length: 100 }, (_, k) => Math.sin(k * 7.7));
  const groups = abilityGroups(thetas);
  for (let g = 0; g < 5; g++) expect(groups.filter((group) => group === g)).toHaveLength(20);
  for (const [k, theta] of thetas.entries())
    if (theta < thetas[0]!) expect(groups[k]).toBeLessThanOrEqual(groups[0]!);
});

test("refuses answers that cannot be compared", () => {
  expect(() => differentialFunctioning([])).toThrow("nothing to compare");
  expect(() => differentialFunctioning(table(5, 5, 0, 0))).toThrow("nothing to compare");
  expect(() => differentialFunctioning(table(5, 0, 2, 3))).toThrow("α has no value");
  const [good] = table(1, 0, 0, 0);
  expect(() => differentialFunctioning([{ ...good!, stratum: Number.NaN }])).toThrow(
    "Answer 0: the stratum must be a number, not NaN.",
  );
  expect(() => abilityGroups([0, Number.NaN])).toThrow("Ability 1 must be a finite number");
});
