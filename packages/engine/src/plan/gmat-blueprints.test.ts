import { expect, test } from "vitest";
import { DATA_INSIGHTS, QUANT, VERBAL } from "./gmat-blueprints.ts";
import { uniforms } from "../simulate/benchmark.ts";
import type { ItemParameters } from "../ability/item.ts";
import { buildPlan, type Plan } from "./plan.ts";
import { buildPool } from "../ability/pool.ts";
import { answer, start } from "../section/section.ts";
import type { Section } from "../section/section-state.ts";

const draw = uniforms(4);
const parameters = () => ({ a: 0.7 + draw(), b: 4 * draw() - 2, c: 0.15 });

function singles(
  area: string,
  n: number,
  topics: (k: number) => string[] = () => [],
): ItemParameters[] {
  return Array.from({ length: n }, (_, k) => ({
    id: `${area}-${k}`,
    area,
    topics: topics(k),
    ...parameters(),
  }));
}

function sets(area: string, n: number, size: (k: number) => number): ItemParameters[] {
  return Array.from({ length: n }, (_, k) => k).flatMap((k) =>
    Array.from({ length: size(k) }, (_, j) => ({
      id: `${area}-${k}-${j}`,
      area,
      set: `${area}-${k}`,
      ...parameters(),
    })),
  );
}

function play(plan: Plan, seed: number): Section {
  let section = start(plan, { seed });
  while (section.current) section = answer(section, section.current.item, draw() < 0.6);
  return section;
}

const quant = QUANT.quotas
  .filter((quota) => quota.areas)
  .flatMap((quota) =>
    singles(quota.name, 60, (k) => [k % 2 ? "arithmetic" : "algebra", k % 3 ? "real" : "pure"]),
  );
const kinds = VERBAL.quotas.flatMap((quota) => quota.topics ?? []);
const verbal = [
  ...sets("reading-comprehension", 20, (k) => 3 + (k % 2)),
  ...singles("critical-reasoning", 60, (k) => [kinds[k % kinds.length]!]),
];
const dataInsights = [
  ...singles("data-sufficiency", 60),
  ...sets("multi-source-reasoning", 12, () => 3),
  ...singles("table-analysis", 20),
  ...singles("graphics-interpretation", 20),
  ...singles("two-part-analysis", 20),
];

test.each([
  ["Quant", QUANT, quant],
  ["Verbal", VERBAL, verbal],
  ["Data Insights", DATA_INSIGHTS, dataInsights],
])("keeps every %s section inside each of its quotas", (_, blueprint, items) => {
  const pool = buildPool(items);
  const plan = buildPlan(pool, blueprint);
  for (let seed = 0; seed < 25; seed++) {
    const served = play(plan, seed).answered.map(
      ({ item }) => pool.items[pool.indexById.get(item)!]!,
    );
    expect(served).toHaveLength(blueprint.length);
    for (const { areas, topics, min, max } of blueprint.quotas) {
      const n = served.filter(
        (item) =>
          (!areas || areas.includes(item.area)) &&
          (!topics || topics.some((topic) => item.topics?.includes(topic))),
      ).length;
      expect(n).toBeGreaterThanOrEqual(min);
      expect(n).toBeLessThanOrEqual(max);
    }
  }
});

test("gives Verbal four passages of three or four questions, each in one block, spread over the section", () => {
  const plan = buildPlan(buildPool(verbal), VERBAL);
  for (let seed = 0; seed < 25; seed++) {
    const ids = play(plan, seed).answered.map(({ item }) => item);
    const blocks = ids.map((id) =>
      id.startsWith("reading") ? id.slice(0, id.lastIndexOf("-")) : null,
    );
    const starts = blocks.flatMap((set, k) => (set !== null && blocks[k - 1] !== set ? [k] : []));
    expect(starts).toHaveLength(4);
    expect(new Set(blocks.filter((set) => set !== null)).size).toBe(4);
    expect(starts[0]).toBeLessThan(6);
    expect(starts[3]).toBeGreaterThan(11);
  }
});

test("gives Data Insights every format, and none in a block", () => {
  const plan = buildPlan(buildPool(dataInsights), DATA_INSIGHTS);
  const firstTables = new Set<number>();
  for (let seed = 0; seed < 25; seed++) {
    const areas = play(plan, seed).answered.map(({ item }) => item.replace(/-[\d-]+$/, ""));
    expect(new Set(areas).size).toBe(5);
    firstTables.add(areas.indexOf("table-analysis"));
    for (const half of [areas.slice(0, 10), areas.slice(10)])
      expect(half.filter((area) => area === "data-sufficiency").length).toBeGreaterThanOrEqual(2);
    expect(longestRun(areas.filter((area) => area !== "multi-source-reasoning"))).toBeLessThan(5);
  }
  // The place of a format must not be predictable.
  expect(firstTables.size).toBeGreaterThan(4);
});

test("mixes the skills in Quant", () => {
  const pool = buildPool(quant);
  const plan = buildPlan(pool, QUANT);
  for (let seed = 0; seed < 25; seed++) {
    const areas = play(plan, seed).answered.map(
      ({ item }) => pool.items[pool.indexById.get(item)!]!.area,
    );
    expect(longestRun(areas)).toBeLessThan(7);
    expect(new Set(areas.slice(0, 10)).size).toBe(4);
  }
});

function longestRun(areas: readonly string[]): number {
  let longest = 0;
  let run = 0;
  for (const [k, area] of areas.entries()) {
    run = area === areas[k - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

test("refuses contradictory skill and context quotas for Quant by name", () => {
  const pureOnly = quant.map((item) => ({ ...item, topics: ["arithmetic", "pure"] }));
  expect(() => start(buildPlan(buildPool(pureOnly), QUANT), { seed: 1 })).toThrow(
    /quota algebra needs at least 9 items, and there are 0/,
  );
});
