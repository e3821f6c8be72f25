/**
 * Pools as they are after months of use, and learners who take mock after mock from them: the worst
 * case, which a fresh learner never shows.
 */
import { uniforms } from "../src/simulate/benchmark.ts";
import type { Blueprint } from "../src/plan/blueprint.ts";
import { DATA_INSIGHTS, QUANT, VERBAL } from "../src/plan/gmat-blueprints.ts";
import { EngineError, type ItemParameters } from "../src/ability/item.ts";
import { buildPlan, type Plan } from "../src/plan/plan.ts";
import { buildPool } from "../src/ability/pool.ts";
import { answer, next, start } from "../src/section/section.ts";
import type { Section } from "../src/section/section-state.ts";

export const MOCKS = 12;
/** Right answers per hundred, and how many practice questions a learner sees between two mocks. */
const LEARNERS = [
  { right: 20, practiced: 15 },
  { right: 55, practiced: 5 },
  { right: 90, practiced: 0 },
];

export interface Draft {
  /** How many items in a hundred belong to an enemy group, drawn across all cells. */
  readonly enemies: number;
  readonly setSizes: readonly number[];
  /** How many items there are for each position of a section. */
  readonly plenty: number;
  readonly seed: number;
}

const ORDINARY: Draft = { enemies: 0, setSizes: [3, 4], plenty: 12, seed: 1 };
export const WORN_POOLS: readonly (readonly [name: string, draft: Draft])[] = [
  ["an ordinary pool", ORDINARY],
  ["a pool that is nearly used up", { ...ORDINARY, plenty: 2, seed: 2 }],
  ["a pool full of enemies", { ...ORDINARY, enemies: 70, seed: 3 }],
  ["a small pool full of enemies", { ...ORDINARY, enemies: 60, plenty: 3, seed: 4 }],
  ["sets of odd sizes", { ...ORDINARY, setSizes: [1, 2, 3, 5, 7, 9], seed: 5 }],
  ["odd sets full of enemies", { enemies: 80, setSizes: [1, 2, 3, 4, 6], plenty: 3, seed: 6 }],
];

function makeItems(blueprint: Blueprint, { enemies, setSizes, plenty, seed }: Draft) {
  const draw = uniforms(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)]!;
  const items: ItemParameters[] = [];
  const groups = Math.max(2, Math.ceil(plenty * blueprint.length * 0.15));
  const enemyGroup = () => (draw() * 100 < enemies ? `g${Math.floor(draw() * groups)}` : null);
  const add = (area: string, topics: string[], set: string | null, group: string | null) =>
    items.push({
      id: `i${items.length}`,
      area,
      topics,
      set,
      a: 0.7 + draw(),
      b: draw() * 5 - 2.5,
      c: 0.2,
      enemyGroup: group,
    });
  const kinds = blueprint.quotas.filter(({ topics }) => topics).map(({ name }) => name);
  for (const { areas, sets, max } of blueprint.quotas) {
    for (const area of areas ?? []) {
      if (!sets) {
        for (let k = 0; k < max * plenty; k++)
          add(area, topicsOf(blueprint, kinds, pick), null, enemyGroup());
        continue;
      }
      for (let s = 0; s < sets.max * plenty; s++) {
        const size = Math.max(pick(setSizes), s < sets.max * 2 ? sets.sizeMax : 1);
        const group = s < sets.max ? null : enemyGroup();
        for (let k = 0; k < size; k++) add(area, [], `${area}-${s}`, group);
      }
    }
  }
  return items;
}

/** Quantitative's topics cross; those of Verbal are one kind of argument each. */
function topicsOf(
  blueprint: Blueprint,
  kinds: readonly string[],
  pick: <T>(list: readonly T[]) => T,
): string[] {
  if (blueprint === QUANT) return [pick(["arithmetic", "algebra"]), pick(["real", "pure"])];
  return kinds.length > 0 ? [pick(kinds)] : [];
}

/**
 * The next section's first step; null when the pool can't fill a section, not even with old items.
 */
function begin(plan: Plan, seed: number, seen: readonly string[]): Section | null {
  try {
    return start(plan, { seed, seen: [...seen] });
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

export const BLUEPRINTS = [QUANT, VERBAL, DATA_INSIGHTS];

export interface Measures {
  /** Wraps each start and each answer. */
  readonly step: <T>(work: () => T) => T;
  /** Gets an unanswered section after each mock. */
  readonly left: (section: Section) => void;
}

/**
 * Plays twelve mocks each for a weak, an average, and a strong learner. Returns how many sections
 * there were.
 */
export function playHistories(
  blueprint: Blueprint,
  draft: Draft,
  { step, left }: Measures,
): number {
  const items = makeItems(blueprint, draft);
  const plan = buildPlan(buildPool(items), blueprint);
  let sections = 0;
  for (const { right, practiced } of LEARNERS) {
    const draw = uniforms(draft.seed + right);
    const seen: string[] = [];
    for (let mock = 0; mock < MOCKS; mock++) {
      let section = step(() => begin(plan, mock + 1, seen));
      if (!section) break;
      sections++;
      for (let asked = next(section); asked; asked = next(section)) {
        const { item } = asked;
        const before: Section = section;
        section = step(() => answer(before, item, draw() * 100 < right));
        seen.push(item);
      }
      for (let k = 0; k < practiced; k++) seen.push(items[Math.floor(draw() * items.length)]!.id);
      const untouched = begin(plan, mock + 100, seen);
      if (untouched) left(untouched);
    }
  }
  return sections;
}
