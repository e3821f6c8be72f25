import fc from "fast-check";
import { expect, test } from "vitest";
import type { Blueprint } from "./blueprint.ts";
import { completable, NO_STEP } from "./feasible.ts";
import type { ItemParameters } from "./item.ts";
import { buildPlan } from "./plan.ts";
import { buildPool } from "./pool.ts";
import { answer, start } from "./section.ts";
import { fullStock } from "./stock.ts";

const TOPICS = ["x", "y", "z"];

/** A small pool: each item has one of two areas and some of three topics. */
const aPool = fc.array(
  fc.record({ area: fc.constantFrom("A", "B"), topics: fc.subarray(TOPICS) }),
  {
    minLength: 3,
    maxLength: 9,
  },
);
const aRange = fc.tuple(fc.nat(3), fc.nat(3)).map(([min, more]) => ({ min, max: min + more }));

const makeItems = (list: readonly { area: string; topics: string[] }[]): ItemParameters[] =>
  list.map((item, i) => ({ ...item, id: `i${i}`, a: 1, b: i / 4 - 1, c: 0.2 }));

/** Quotas that cross: two by area, three by topic. */
const aBlueprint = fc
  .tuple(fc.integer({ min: 2, max: 5 }), fc.array(aRange, { minLength: 5, maxLength: 5 }))
  .map(([length, ranges]): Blueprint => ({
    name: "small",
    length,
    quotas: [
      ...["A", "B"].map((area, k) => ({ name: area, areas: [area], ...ranges[k]! })),
      ...TOPICS.map((topic, k) => ({ name: topic, topics: [topic], ...ranges[k + 2]! })),
    ],
  }));

/** The plain way: try every choice of items. */
function existsByTrial(items: readonly ItemParameters[], { length, quotas }: Blueprint): boolean {
  for (let mask = 0; mask < 2 ** items.length; mask++) {
    const chosen = items.filter((_, i) => (mask >> i) & 1);
    if (chosen.length !== length) continue;
    const fits = quotas.every(({ areas, topics, min, max }) => {
      const n = chosen.filter(
        (item) =>
          (!areas || areas.includes(item.area)) &&
          (!topics || topics.some((topic) => item.topics?.includes(topic))),
      ).length;
      return n >= min && n <= max;
    });
    if (fits) return true;
  }
  return false;
}

test("crossing quotas are judged completable exactly when some choice of items meets them", () => {
  let feasible = 0;
  fc.assert(
    fc.property(aPool, aBlueprint, (list, blueprint) => {
      const items = makeItems(list);
      const plan = buildPlan(buildPool(items), blueprint);
      const stock = fullStock(plan, new Int32Array(items.length), true);
      const expected = existsByTrial(items, blueprint);
      if (expected) feasible++;
      expect(completable(plan, stock, NO_STEP)).toBe(expected);
    }),
    { numRuns: 1500, seed: 11 },
  );
  expect(feasible).toBeGreaterThan(100);
});

test("a section that starts is always completed inside its quotas, however tight they are", () => {
  let started = 0;
  fc.assert(
    fc.property(aPool, aBlueprint, fc.nat(), (list, blueprint, seed) => {
      const items = makeItems(list);
      const plan = buildPlan(buildPool(items), blueprint);
      if (!existsByTrial(items, blueprint)) {
        expect(() => start(plan, { seed })).toThrow(/quota/);
        return;
      }
      started++;
      let section = start(plan, { seed });
      for (let k = 0; section.current; k++)
        section = answer(section, section.current.item, k % 2 === 0);
      const served = section.answered.map(({ item }) => items[Number(item.slice(1))]!);
      expect(existsByTrial(served, blueprint)).toBe(true);
    }),
    { numRuns: 600, seed: 12 },
  );
  expect(started).toBeGreaterThan(40);
});

test("passages of unequal size are taken so that their total comes out", () => {
  const sizes = [2, 2, 3, 4, 4];
  const items = sizes.flatMap((size, s) =>
    Array.from({ length: size }, (_, k) => ({
      id: `${s}-${k}`,
      a: 1,
      b: k / 3,
      c: 0.2,
      area: "R",
      set: `s${s}`,
    })),
  );
  const plan = (sets: number, total: number) =>
    buildPlan(buildPool(items), {
      name: "passages",
      length: total,
      quotas: [
        {
          name: "R",
          areas: ["R"],
          min: total,
          max: total,
          sets: { min: sets, max: sets, sizeMin: 2, sizeMax: 4 },
        },
      ],
    });
  for (const total of [6, 7, 8, 9, 10, 11]) {
    let section = start(plan(3, total), { seed: total });
    while (section.current) section = answer(section, section.current.item, true);
    const served = section.answered.map(({ item }) => item.split("-")[0]!);
    expect(served).toHaveLength(total);
    expect(new Set(served).size).toBe(3);
  }
  expect(() => start(plan(3, 12), { seed: 1 })).toThrow(/quota R/);
  expect(() => start(plan(6, 14), { seed: 1 })).toThrow(/quota R needs 6 sets/);
});

test("whatever the sizes of the passages, a section starts exactly when it can be completed", () => {
  let started = 0;
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 6 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 2, max: 14 }),
      fc.nat(),
      (sizes, sets, total, seed) => {
        const items = sizes.flatMap((size, s) =>
          Array.from({ length: size }, (_, k) => ({
            id: `${s}-${k}`,
            a: 1,
            b: (s - k) / 3,
            c: 0.2,
            area: "R",
            set: `s${s}`,
          })),
        );
        const rule = { min: sets, max: sets, sizeMin: 2, sizeMax: 4 };
        const plan = buildPlan(buildPool(items), {
          name: "passages",
          length: total,
          quotas: [{ name: "R", areas: ["R"], min: total, max: total, sets: rule }],
        });
        const usable = sizes.filter((size) => size >= 2).toSorted((x, y) => y - x);
        const most = usable.slice(0, sets).reduce((sum, size) => sum + Math.min(4, size), 0);
        if (usable.length < sets || total < 2 * sets || total > most) {
          expect(() => start(plan, { seed })).toThrow(/quota R/);
          return;
        }
        started++;
        let section = start(plan, { seed });
        for (let k = 0; section.current; k++)
          section = answer(section, section.current.item, k % 3 === 0);
        expect(section.answered).toHaveLength(total);
        expect(new Set(section.answered.map(({ item }) => item.split("-")[0])).size).toBe(sets);
      },
    ),
    { numRuns: 600, seed: 13 },
  );
  expect(started).toBeGreaterThan(60);
});
