import {
  answer,
  type Blueprint,
  buildPlan,
  buildPool,
  designedParameters,
  EngineError,
  GMAT_BLUEPRINTS,
  type ItemParameters,
  type SingleChoiceFormat,
  start,
} from "../packages/engine/src/index.ts";
import type { PooledItem } from "../content/index.ts";
import type { BankItem, Finding, Section } from "../packages/items/src/index.ts";

/** What one learner may sit without meeting a question twice: ten mocks and two sectional tests. */
const SITTINGS = 12;
const ABILITIES = [-1.5, 0, 1.5];

/** Areas of the mocks' pool with too few items, and sections of which a learner would meet a question twice. */
export function coverageFaults(bank: readonly PooledItem[]): Finding[] {
  const items = bank.filter(({ pool, state }) => pool === "mock" && state === "active");
  return Object.entries(GMAT_BLUEPRINTS).flatMap(([section, blueprint]) => [
    ...tooFew(items, blueprint),
    ...repeats(items, section as Section, blueprint),
  ]);
}

function tooFew(items: readonly BankItem[], { quotas }: Blueprint): Finding[] {
  return quotas
    .filter(({ areas }) => areas !== undefined)
    .flatMap(({ name, areas = [], max }) => {
      const wanted = max * SITTINGS;
      const has = items.filter(({ area }) => areas.includes(area)).length;
      return has >= wanted
        ? []
        : [{ gate: "coverage", where: name, what: `${has} items, ${wanted} are needed` }];
    });
}

function repeats(items: readonly BankItem[], section: Section, blueprint: Blueprint): Finding[] {
  const pool = items.filter((item) => item.section === section).map(toParameters);
  try {
    const plan = buildPlan(buildPool(pool), blueprint);
    return ABILITIES.flatMap((theta) => {
      const met = sittingsUntilRepeat(plan, theta);
      return met === null
        ? []
        : [
            {
              gate: "coverage",
              where: section,
              what: `a learner at ${theta} meets a question twice in sitting ${met}`,
            },
          ];
    });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return [{ gate: "coverage", where: section, what: error.message }];
  }
}

export function toParameters(item: BankItem): ItemParameters {
  const isSingle = [
    "problem-solving",
    "data-sufficiency",
    "reading-comprehension",
    "critical-reasoning",
  ].includes(item.format);
  return {
    ...(item.parameters ??
      designedParameters(
        item.difficulty,
        isSingle ? (item.format as SingleChoiceFormat) : item.partSizes,
      )),
    id: item.key,
    area: item.area,
    topics: item.topics,
    set: item.setKey,
    enemyGroup: item.enemyGroup,
  };
}

/** Sits the tests of one learner one after the other; the first in which something comes back. */
function sittingsUntilRepeat(plan: ReturnType<typeof buildPlan>, theta: number): number | null {
  const seen: string[] = [];
  for (let sitting = 1; sitting <= SITTINGS; sitting++) {
    let section = start(plan, { seed: sitting, seen });
    while (section.current) {
      const { item } = section.current;
      const { b } = plan.pool.items[plan.pool.indexById.get(item)!]!;
      section = answer(section, item, b < theta);
    }
    if (section.repeats > 0) return sitting;
    seen.push(...section.answered.map(({ item }) => item));
  }
  return null;
}
