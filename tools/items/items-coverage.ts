import {
  answer,
  type Blueprint,
  buildPlan,
  buildPool,
  designedFor,
  EngineError,
  GMAT_BLUEPRINTS,
  type ItemParameters,
  start,
} from "../../packages/engine/src/index.ts";
import type { PooledItem } from "../../content/index.ts";
import type { BankItem, Finding, Section } from "../../packages/items/src/index.ts";

/**
 * How many tests one learner may take without seeing a question twice: ten mocks and two sectional
 * tests.
 */
export const SITTINGS = 12;
const ABILITIES = [-1.5, 0, 1.5];

/** How far the mocks' pool of a section goes. */
export interface SectionCoverage {
  readonly section: Section;
  /**
   * For each part of the blueprint: how many items there are, and how many these tests may need at
   * most.
   */
  readonly quotas: readonly { name: string; has: number; wanted: number }[];
  /**
   * For learners of several abilities: the first test where a question repeats, if any, and the
   * questions of each test before it.
   */
  readonly sittings: readonly {
    ability: number;
    repeatsIn: number | null;
    taken: readonly (readonly string[])[];
  }[];
  /** Why no section can be made at all. */
  readonly fault: string | null;
}

export function coverageOf(bank: readonly PooledItem[]): SectionCoverage[] {
  const items = bank.filter(({ pool, state }) => pool === "mock" && state === "active");
  return (Object.keys(GMAT_BLUEPRINTS) as Section[]).map((section) => {
    const blueprint = GMAT_BLUEPRINTS[section];
    return { section, quotas: quotasOf(items, blueprint), ...sit(items, section, blueprint) };
  });
}

/** Parts with too few items, and sections where a learner would see a question twice. */
export function coverageFaults(coverage: readonly SectionCoverage[]): Finding[] {
  return coverage.flatMap(({ section, quotas, sittings, fault }) => {
    return [
      ...quotas
        .filter(({ has, wanted }) => has < wanted)
        .map(({ name, has, wanted }) => say(name, `${has} items, ${wanted} are needed`)),
      ...(fault === null ? [] : [say(section, fault)]),
      ...sittings
        .filter(({ repeatsIn }) => repeatsIn !== null)
        .map(({ ability, repeatsIn }) =>
          say(section, `a learner at ${ability} meets a question twice in sitting ${repeatsIn}`),
        ),
    ];
  });
}

function say(where: string, what: string): Finding {
  return { gate: "coverage", where, what };
}

function quotasOf(items: readonly BankItem[], { quotas }: Blueprint): SectionCoverage["quotas"] {
  return quotas
    .filter(({ areas }) => areas !== undefined)
    .map(({ name, areas = [], max }) => ({
      name,
      has: items.filter(({ area }) => areas.includes(area)).length,
      wanted: max * SITTINGS,
    }));
}

function sit(
  items: readonly BankItem[],
  section: Section,
  blueprint: Blueprint,
): Pick<SectionCoverage, "sittings" | "fault"> {
  const pool = items.filter((item) => item.section === section).map(toParameters);
  try {
    const plan = buildPlan(buildPool(pool), blueprint);
    const sittings = ABILITIES.map((ability) => ({
      ability,
      ...sittingsUntilRepeat(plan, ability),
    }));
    return { sittings, fault: null };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { sittings: [], fault: error.message };
  }
}

export function toParameters(item: BankItem): ItemParameters {
  return {
    ...(item.parameters ?? designedFor(item)),
    id: item.key,
    area: item.area,
    topics: item.topics,
    set: item.setKey,
    enemyGroup: item.enemyGroup,
  };
}

/** Takes one learner's tests in order, until a question repeats. */
function sittingsUntilRepeat(
  plan: ReturnType<typeof buildPlan>,
  theta: number,
): Pick<SectionCoverage["sittings"][number], "repeatsIn" | "taken"> {
  const taken: string[][] = [];
  for (let sitting = 1; sitting <= SITTINGS; sitting++) {
    let section = start(plan, { seed: sitting, seen: taken.flat() });
    while (section.current) {
      const { item } = section.current;
      const { b } = plan.pool.items[plan.pool.indexById.get(item)!]!;
      section = answer(section, item, b < theta);
    }
    if (section.repeats > 0) return { repeatsIn: sitting, taken };
    taken.push(section.answered.map(({ item }) => item));
  }
  return { repeatsIn: null, taken };
}
