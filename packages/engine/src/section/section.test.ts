import fc from "fast-check";
import { expect, test } from "vitest";
import { PASSAGES, STANDARD, standardItems } from "../../test-data/load.ts";
import { type Blueprint, freeBlueprint } from "../plan/blueprint.ts";
import { eap } from "../ability/estimate.ts";
import type { ItemParameters } from "../ability/item.ts";
import { buildPlan, type Plan } from "../plan/plan.ts";
import { buildPool } from "../ability/pool.ts";
import { exposureWeights } from "./rates.ts";
import { replay } from "./replay.ts";
import { answer, estimate, next, returningPrior, start } from "./section.ts";
import type { Answered, Section, SectionSettings } from "./section-state.ts";

const pool = buildPool(standardItems);
const standard = buildPlan(pool, STANDARD);
const passages = buildPlan(pool, PASSAGES);
const WIDE = { mean: 0, sd: 1.5 };

/** Plays a section; bit k of the pattern says whether the k-th answer is right. */
function play(plan: Plan, settings: SectionSettings, pattern: number): Section {
  let section = start(plan, settings);
  for (let k = 0; section.current; k++)
    section = answer(section, section.current.item, ((pattern >>> k) & 1) === 1);
  return section;
}

const itemsOf = (section: Section): string[] => section.answered.map(({ item }) => item);
const areaOf = (id: string): string => pool.items[pool.indexById.get(id)!]!.area;
const setOf = (id: string): string | null => pool.items[pool.indexById.get(id)!]!.set ?? null;
const countAreas = (ids: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[areaOf(id)] = (counts[areaOf(id)] ?? 0) + 1;
  return counts;
};

const aPattern = fc.integer({ min: 0, max: 2 ** 21 - 1 });
const aSeed = fc.integer();

test("meets its quotas exactly and repeats no item in every section", () => {
  fc.assert(
    fc.property(aSeed, aPattern, (seed, pattern) => {
      const items = itemsOf(play(standard, { seed }, pattern));
      expect(countAreas(items)).toEqual({ A: 7, B: 6, C: 5, D: 3 });
      expect(new Set(items).size).toBe(21);
    }),
    { numRuns: 60 },
  );
});

test("serves passages as two blocks of two and three items", () => {
  fc.assert(
    fc.property(aSeed, aPattern, (seed, pattern) => {
      const items = itemsOf(play(passages, { seed }, pattern));
      expect(countAreas(items)).toEqual({ A: 7, B: 6, C: 5, D: 3 });
      const blocks: string[][] = [];
      for (const id of items.map((item) => (areaOf(item) === "C" ? setOf(item)! : "-")))
        if (blocks.at(-1)?.[0] === id) blocks.at(-1)!.push(id);
        else blocks.push([id]);
      const sizes = blocks.filter(([set]) => set !== "-").map((block) => block.length);
      expect(sizes.toSorted((x, y) => x - y)).toEqual([2, 3]);
    }),
    { numRuns: 60 },
  );
});

test("asks what play asked when replayed at any point", () => {
  const weights = exposureWeights(standard, { sittings: 40, items: new Map([["8", 39]]) });
  fc.assert(
    fc.property(aSeed, aPattern, fc.boolean(), fc.nat(21), (seed, pattern, sets, cut) => {
      const plan = sets ? passages : standard;
      const settings = { seed, prior: { mean: 0.4, sd: 0.8 }, ...(sets ? {} : { weights }) };
      const history: Answered[] = [];
      let section = start(plan, settings);
      for (let k = 0; k < cut && section.current; k++) {
        const correct = ((pattern >>> k) & 1) === 1;
        history.push({ item: section.current.item, correct });
        section = answer(section, section.current.item, correct);
      }
      const again = replay(plan, settings, history);
      expect(next(again)).toEqual(next(section));
      expect(estimate(again, WIDE)).toEqual(estimate(section, WIDE));
    }),
    { numRuns: 40 },
  );
});

test("gives the same section for the same seed, and soon another for another seed", () => {
  const builtAgain = buildPlan(buildPool(standardItems), STANDARD);
  const first = itemsOf(play(standard, { seed: 5 }, 9));
  expect(itemsOf(play(builtAgain, { seed: 5 }, 9))).toEqual(first);
  const openings = new Set(
    Array.from({ length: 30 }, (_, seed) =>
      itemsOf(play(standard, { seed }, 9))
        .slice(0, 3)
        .join(),
    ),
  );
  expect(openings.size).toBeGreaterThan(3);
});

test("leaves the earlier section unchanged when it is answered", () => {
  const before = start(standard, { seed: 1 });
  const frozen = structuredClone({ logL: before.logL, current: before.current });
  answer(before, before.current!.item, true);
  expect({ logL: before.logL, current: before.current }).toEqual(frozen);
});

test("estimates the EAP of the scored answers under the prior asked for", () => {
  const section = play(standard, { seed: 3 }, 0b1011_0110_1101);
  const answers = section.answered.map(({ item, correct }) => ({
    item: pool.items[pool.indexById.get(item)!]!,
    correct,
  }));
  expect(estimate(section, WIDE).theta).toBeCloseTo(eap(answers, WIDE).theta, 10);
  expect(section.interim.theta).toBeCloseTo(eap(answers).theta, 10);
});

test("refuses answers out of turn, naming the item", () => {
  const section = start(standard, { seed: 1 });
  const asked = section.current!.item;
  const other = standardItems.find((item) => item.id !== asked)!.id;
  expect(() => answer(section, "nobody", true)).toThrow("Item nobody is not in the pool.");
  expect(() => answer(section, other, true)).toThrow(
    `Item ${other} was not asked; item ${asked} was.`,
  );
  const later = answer(section, asked, true);
  expect(() => answer(later, asked, true)).toThrow(`Item ${asked} has been answered already.`);
  const over = play(standard, { seed: 1 }, 7);
  const unused = standardItems.find((item) => !itemsOf(over).includes(item.id))!.id;
  expect(() => answer(over, unused, true)).toThrow(/section is over/);
  expect(() => answer(section, asked, "yes" as unknown as boolean)).toThrow(/true or false/);
});

test("refuses impossible histories", () => {
  const twice = [
    { item: "1", correct: true },
    { item: "1", correct: false },
  ];
  expect(() => replay(standard, { seed: 1 }, twice)).toThrow(/Item 1 is in the history twice/);
  expect(() => replay(standard, { seed: 1 }, [{ item: "x", correct: true }])).toThrow(/Item x/);
  const tooManyD = standardItems.filter((item) => item.area === "D").slice(0, 4);
  const history = tooManyD.map(({ id }) => ({ item: id, correct: true }));
  expect(() => replay(standard, { seed: 1 }, history)).toThrow(
    /quota D allows 3 items, and 4 were/,
  );
});

test("keeps the item on screen, whatever the rates have become", () => {
  const section = replay(standard, { seed: 1 }, [], { item: "17" });
  expect(section.current).toMatchObject({ item: "17", position: 0 });
  expect(answer(section, "17", true).answered).toHaveLength(1);
});

test("refuses settings that make no sense", () => {
  expect(() => start(standard, { seed: 1.5 })).toThrow(/seed must be a whole number/);
  expect(() => start(standard, { seed: 1, pretest: 3 })).toThrow(/0 to 2 pretest/);
  expect(() => start(standard, { seed: 1, prior: { mean: 0, sd: -1 } })).toThrow(/sd from 0.01/);
});

test("repeats no item for a learner while the pool lasts, and then the oldest first", () => {
  const small = buildPlan(buildPool(standardItems.slice(0, 50)), freeBlueprint(20));
  const first = play(small, { seed: 1 }, 21);
  const second = play(small, { seed: 2, seen: itemsOf(first) }, 99);
  expect(second.repeats).toBe(0);
  expect(itemsOf(second).filter((id) => itemsOf(first).includes(id))).toEqual([]);
  const seen = [...itemsOf(first), ...itemsOf(second)];
  const third = play(small, { seed: 3, seen }, 7);
  expect(third.repeats).toBe(10);
  // Ten are still new; the other ten are those of the first test, in order.
  expect(itemsOf(third).slice(10)).toEqual(seen.slice(0, 10));
});

test("serves at most one item of an enemy group", () => {
  const grouped = standardItems.map((item, i) => ({ ...item, enemyGroup: `g${i % 40}` }));
  const plan = buildPlan(buildPool(grouped), STANDARD);
  fc.assert(
    fc.property(aSeed, aPattern, (seed, pattern) => {
      const groups = itemsOf(play(plan, { seed }, pattern)).map((id) => Number(id) % 40);
      expect(new Set(groups).size).toBe(21);
    }),
    { numRuns: 30 },
  );
});

test("leaves pretest positions unscored and within the blueprint, and has none without items", () => {
  const trial: ItemParameters[] = ["A", "B"].flatMap((area) =>
    Array.from({ length: 5 }, (_, k) => ({
      id: `t${area}${k}`,
      a: 1,
      b: 0,
      c: 0.2,
      area,
      pretest: true,
    })),
  );
  const plan = buildPlan(buildPool([...standardItems, ...trial]), STANDARD);
  for (let seed = 0; seed < 20; seed++) {
    const section = play(plan, { seed, pretest: 2 }, seed * 977);
    const tried = itemsOf(section).filter((id) => id.startsWith("t"));
    expect(tried).toHaveLength(2);
    expect(section.answered).toHaveLength(21);
    const scored = section.answered.filter(({ item }) => !item.startsWith("t"));
    const answers = scored.map(({ item, correct }) => ({
      item: pool.items[pool.indexById.get(item)!]!,
      correct,
    }));
    expect(estimate(section, WIDE).theta).toBeCloseTo(eap(answers, WIDE).theta, 10);
    expect(itemsOf(play(plan, { seed }, 5)).some((id) => id.startsWith("t"))).toBe(false);
  }
  expect(play(standard, { seed: 1, pretest: 2 }, 5).answered).toHaveLength(21);
});

test("starts a returning learner from the last estimate, but not far from the middle", () => {
  const prior = returningPrior({ theta: 2, se: 0.4 });
  expect(prior).toEqual({ mean: 2, sd: 0.5 });
  const first = start(standard, { seed: 4, prior }).current!.item;
  expect(Math.abs(pool.b[pool.indexById.get(first)!]!)).toBeLessThan(1.2);
});

const refused: [string, Blueprint, RegExp][] = [
  [
    "too many",
    { name: "X", length: 100, quotas: [{ name: "D", areas: ["D"], min: 100, max: 100 }] },
    /quota D needs at least 100 items, and there are 90/,
  ],
  [
    "unknown area",
    { name: "X", length: 5, quotas: [{ name: "E", areas: ["E"], min: 5, max: 5 }] },
    /quota E needs at least 5 items, and there are 0/,
  ],
  [
    "sum below length",
    { name: "X", length: 9, quotas: [{ name: "A", areas: ["A"], min: 2, max: 8 }] },
    /quotas A allow 8 items of 9/,
  ],
  [
    "sum above length",
    {
      name: "X",
      length: 4,
      quotas: [
        { name: "A", areas: ["A"], min: 3, max: 4 },
        { name: "B", areas: ["B"], min: 2, max: 4 },
      ],
    },
    /quotas A, B ask for 5 items of 4/,
  ],
  [
    "too few sets",
    {
      name: "X",
      length: 80,
      quotas: [
        {
          name: "C",
          areas: ["C"],
          min: 80,
          max: 80,
          sets: { min: 40, max: 40, sizeMin: 2, sizeMax: 2 },
        },
      ],
    },
    /quota C needs 40 sets of 2 items, and there are 30/,
  ],
];

test.each(refused)(
  "refuses a blueprint that cannot be met (%s), naming the quota",
  (_, blueprint, message) => {
    expect(() => start(buildPlan(pool, blueprint), { seed: 1 })).toThrow(message);
  },
);

test("refuses blueprints with faulty numbers by name", () => {
  const quota = { name: "A", areas: ["A"], min: 3, max: 2 };
  expect(() => buildPlan(pool, { name: "X", length: 3, quotas: [quota] })).toThrow(
    /Quota A of X: 3 to 2/,
  );
  expect(() => buildPlan(pool, freeBlueprint(0))).toThrow(/length must be a whole number from 1/);
});
