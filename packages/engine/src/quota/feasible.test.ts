import fc from "fast-check";
import { expect, test } from "vitest";
import { uniforms } from "../simulate/benchmark.ts";
import { type Blueprint, exactBlueprint } from "../plan/blueprint.ts";
import { completable } from "./feasible.ts";
import { QUANT } from "../plan/gmat-blueprints.ts";
import type { ItemParameters } from "../ability/item.ts";
import { information } from "../ability/model.ts";
import { buildPlan } from "../plan/plan.ts";
import { buildPool } from "../ability/pool.ts";
import { answer, start } from "../section/section.ts";
import { NO_STEP } from "../section/step.ts";
import { fullStock } from "../section/stock.ts";

const TOPICS = ["x", "y", "z"];

/** A small pool where each item has one of two areas and some of three topics. */
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

/** Quotas that cross: two by area and three by topic. */
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

/** Brute force: tries every choice of items. */
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

test("finds crossing quotas completable exactly when some choice of items meets them", () => {
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

test("completes every section that starts, inside its quotas, however tight they are", () => {
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

test("picks passages of different sizes so that their total fits", () => {
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

test("starts a section exactly when it can be completed, whatever the sizes of the passages", () => {
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

/** Items of three areas and two topics, many of them enemies across areas and topics. */
const anEnemyPool = fc.array(
  fc.record({
    area: fc.constantFrom("A", "B", "C"),
    topics: fc.subarray(["x", "y"]),
    enemyGroup: fc.option(fc.constantFrom("g1", "g2", "g3", "g4"), { freq: 4 }),
  }),
  { minLength: 3, maxLength: 10 },
);

/** A unit served together: a single item, or `least` to `most` items from a set. */
interface Unit {
  readonly items: readonly ItemParameters[];
  readonly least: number;
  readonly most: number;
}

/** Brute force with sets and enemies: tries every choice of units that contains these items. */
function existsWithEnemies(
  units: readonly Unit[],
  { length, quotas }: Blueprint,
  fixed: ReadonlySet<string> = new Set(),
): boolean {
  const fits = (chosen: readonly (readonly [Unit, number])[]): boolean =>
    chosen.reduce((sum, [, n]) => sum + n, 0) === length &&
    quotas.every(({ areas, topics, min, max, sets }) => {
      const counted = chosen.filter(
        ([{ items }]) =>
          (!areas || areas.includes(items[0]!.area)) &&
          (!topics || topics.some((topic) => items[0]!.topics?.includes(topic))),
      );
      const n = counted.reduce((sum, [, more]) => sum + more, 0);
      const enough = !sets || (counted.length >= sets.min && counted.length <= sets.max);
      return n >= min && n <= max && enough;
    });
  const attempt = (k: number, chosen: (readonly [Unit, number])[], used: string[]): boolean => {
    const unit = units[k];
    if (!unit) return fits(chosen);
    const mustBe = unit.items.some(({ id }) => fixed.has(id));
    if (!mustBe && attempt(k + 1, chosen, used)) return true;
    const names = unit.items.flatMap(({ enemyGroup }) => enemyGroup || []);
    if (names.some((name) => used.includes(name))) return false;
    for (let n = unit.least; n <= unit.most; n++)
      if (attempt(k + 1, [...chosen, [unit, n]], [...used, ...names])) return true;
    return false;
  };
  return attempt(0, [], []);
}

const onTheirOwn = (items: readonly ItemParameters[]): Unit[] =>
  items.map((item) => ({ items: [item], least: 1, most: 1 }));

const anEnemyBlueprint = fc
  .tuple(fc.integer({ min: 2, max: 4 }), fc.array(aRange, { minLength: 5, maxLength: 5 }))
  .map(([length, ranges]): Blueprint => ({
    name: "enemies",
    length,
    quotas: [
      ...["A", "B", "C"].map((area, k) => ({ name: area, areas: [area], ...ranges[k]! })),
      ...["x", "y"].map((topic, k) => ({ name: topic, topics: [topic], ...ranges[k + 3]! })),
    ].map((quota) => ({ ...quota, min: Math.min(quota.min, 2) })),
  }));

test("serves the best item after which the section can still be completed, with enemies across cells", () => {
  let [rivals, served, refused] = [0, 0, 0];
  fc.assert(
    fc.property(anEnemyPool, anEnemyBlueprint, fc.nat(), (list, blueprint, seed) => {
      const items = list.map((item, i) => ({ ...item, id: `i${i}`, a: 1, b: i / 4 - 1, c: 0.2 }));
      const units = onTheirOwn(items);
      const plan = buildPlan(buildPool(items), blueprint);
      if (fullStock(plan, new Int32Array(items.length), true).rivals.length > 0) rivals++;
      const settings = { seed, opening: { positions: 0, spread: 0 } };
      if (!existsWithEnemies(units, blueprint)) {
        refused++;
        expect(() => start(plan, settings)).toThrow(/cannot be met/);
        return;
      }
      const taken = new Set<string>();
      let section = start(plan, settings);
      for (; section.current; section = answer(section, section.current.item, taken.size % 2 > 0)) {
        const { theta } = section.interim;
        const best = items
          .filter(({ id }) => !taken.has(id))
          .filter(({ id }) => existsWithEnemies(units, blueprint, new Set([...taken, id])))
          .reduce((x, y) => (information(theta, y) > information(theta, x) ? y : x));
        expect(section.current.item).toBe(best.id);
        taken.add(best.id);
        served++;
      }
      expect(taken.size).toBe(blueprint.length);
    }),
    { numRuns: 1500, seed: 14 },
  );
  expect(Math.min(rivals, served, refused)).toBeGreaterThan(200);
});

const aSet = fc.record({
  area: fc.constantFrom("R", "S"),
  size: fc.integer({ min: 1, max: 4 }),
  enemyGroup: fc.option(fc.constantFrom("g1", "g2", "g3"), { freq: 4 }),
});
const aSetQuota = fc
  .tuple(fc.nat(2), fc.nat(1), fc.nat(4), fc.nat(6))
  .map(([min, more, items, room]) => ({ sets: { min, max: min + more }, items, room }));

test("starts a section exactly when it can be completed, with enemies across sets and single items", () => {
  let [rivals, started, refused] = [0, 0, 0];
  fc.assert(
    fc.property(
      fc.array(aSet, { minLength: 3, maxLength: 7 }),
      fc.array(fc.option(fc.constantFrom("g1", "g2", "g3"), { freq: 4 }), { maxLength: 3 }),
      fc.array(aSetQuota, { minLength: 2, maxLength: 2 }),
      fc.integer({ min: 2, max: 9 }),
      fc.nat(),
      (sets, singles, rules, length, seed) => {
        const units: Unit[] = [
          ...sets.map(({ area, size, enemyGroup }, s) => ({
            items: Array.from({ length: size }, (_, k) => ({
              id: `${s}-${k}`,
              a: 1,
              b: (s - k) / 3,
              c: 0.2,
              area,
              set: `s${s}`,
              enemyGroup: k === 0 ? enemyGroup : null,
            })),
            least: 2,
            most: Math.min(3, size),
          })),
          ...onTheirOwn(
            singles.map((enemyGroup, k) => ({
              id: `a${k}`,
              a: 1,
              b: 0,
              c: 0.2,
              area: "A",
              enemyGroup,
            })),
          ),
        ];
        const blueprint: Blueprint = {
          name: "sets and enemies",
          length,
          quotas: [
            { name: "A", areas: ["A"], min: 0, max: 2 },
            ...rules.map(({ sets: { min, max }, items, room }, k) => ({
              name: "RS"[k]!,
              areas: ["RS"[k]!],
              min: items,
              max: items + room,
              sets: { min, max, sizeMin: 2, sizeMax: 3 },
            })),
          ],
        };
        const items = units.flatMap((unit) => unit.items);
        const plan = buildPlan(buildPool(items), blueprint);
        if (fullStock(plan, new Int32Array(items.length), true).rivals.length > 0) rivals++;
        if (!existsWithEnemies(units, blueprint)) {
          refused++;
          expect(() => start(plan, { seed })).toThrow(/cannot be met/);
          return;
        }
        started++;
        let section = start(plan, { seed });
        for (let k = 0; section.current; k++)
          section = answer(section, section.current.item, k % 2 === 0);
        const ids = new Set(section.answered.map(({ item }) => item));
        expect(existsWithEnemies(units, blueprint, ids)).toBe(true);
        expect(ids.size).toBe(length);
      },
    ),
    { numRuns: 3000, seed: 15 },
  );
  expect(Math.min(rivals, started, refused)).toBeGreaterThan(200);
});

const numbered = (list: readonly Pick<ItemParameters, "area" | "enemyGroup">[]) =>
  buildPool(list.map((item, i) => ({ ...item, id: `i${i}`, a: 1, b: 0, c: 0.2 })));
const oneEach = exactBlueprint("AB", { A: 1, B: 1 });

test("takes an item of an enemy group that spans cells where it is needed", () => {
  const pool = numbered([
    { area: "A", enemyGroup: "g1" },
    { area: "B", enemyGroup: "g1" },
    { area: "A", enemyGroup: "g2" },
  ]);
  const section = start(buildPlan(pool, oneEach), { seed: 1 });
  const second = answer(section, section.current!.item, true);
  expect([section.current!.item, second.current!.item].toSorted()).toEqual(["i1", "i2"]);
});

test.each([
  [
    "alone",
    exactBlueprint("X", { A: 2, B: 1 }),
    /quota A needs at least 2 items, and there are 1 /,
  ],
  ["together", oneEach, /enemies in different parts only one may be served \(enemy groups g1\)/],
])("names enemies that make a blueprint impossible (%s), with the right counts", (_, b, why) => {
  const pool = numbered([
    { area: "A", enemyGroup: "g1" },
    { area: "A", enemyGroup: "g1" },
    { area: "B", enemyGroup: "g1" },
  ]);
  expect(() => start(buildPlan(pool, b), { seed: 1 })).toThrow(why);
});

test("deals out enemies where crossing quotas need them", () => {
  const list = "B::4 B:y:0 C:x:3 B:yz: B:xy:4 C:xy: B:xyz:0 C::3 A:yz:1 A::0 A:xyz:";
  const items = list.split(" ").map((text, i): ItemParameters => {
    const [area = "", topics = "", enemyGroup = ""] = text.split(":");
    return { id: `i${i}`, a: 1, b: 0, c: 0.2, area, topics: topics.split(""), enemyGroup };
  });
  const blueprint: Blueprint = {
    name: "tangled",
    length: 5,
    quotas: [
      { name: "A", areas: ["A"], min: 1, max: 2 },
      { name: "B", areas: ["B"], min: 2, max: 4 },
      { name: "C", areas: ["C"], min: 0, max: 1 },
      { name: "x", topics: ["x"], min: 3, max: 5 },
      { name: "y", topics: ["y"], min: 3, max: 3 },
      { name: "z", topics: ["z"], min: 0, max: 2 },
    ],
  };
  const plan = buildPlan(buildPool(items), blueprint);
  const stock = fullStock(plan, new Int32Array(items.length), true);
  expect(existsWithEnemies(onTheirOwn(items), blueprint)).toBe(true);
  expect(completable(plan, stock, NO_STEP)).toBe(true);
});

test("meets crossing quotas with items of two topics or none", () => {
  const draw = uniforms(1);
  const topics = (): string[] => {
    const domain =
      draw() < 0.1 ? ["arithmetic", "algebra"] : [draw() < 0.5 ? "arithmetic" : "algebra"];
    return draw() < 0.1 ? domain : [...domain, draw() < 0.5 ? "real" : "pure"];
  };
  const items = Array.from({ length: 600 }, (_, k) => ({
    id: `q${k}`,
    area: QUANT.quotas[k % 4]!.name,
    topics: topics(),
    a: 1,
    b: draw() * 4 - 2,
    c: 0.2,
  }));
  let section = start(buildPlan(buildPool(items), QUANT), { seed: 0 });
  for (let k = 0; section.current; k++)
    section = answer(section, section.current.item, k % 2 === 0);
  const served = section.answered.map(({ item }) => items.find(({ id }) => id === item)!);
  expect(served).toHaveLength(QUANT.length);
  for (const { name, areas, topics: wanted, min, max } of QUANT.quotas) {
    const n = served.filter(
      (item) => areas?.includes(item.area) ?? item.topics.includes(wanted![0]!),
    );
    expect(n.length, name).toBeGreaterThanOrEqual(min);
    expect(n.length, name).toBeLessThanOrEqual(max);
  }
});
