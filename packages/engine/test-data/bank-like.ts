/**
 * Pools like the product's bank before anyone has answered it: the exam's formats with designed
 * parameters, difficulties bunched in the middle, and few easy questions.
 */
import {
  designedParameters,
  type SingleChoiceFormat,
} from "../src/calibrate/calibrate-designed.ts";
import { uniforms } from "../src/simulate/benchmark.ts";
import type { ItemParameters } from "../src/ability/item.ts";
import { ARGUMENT_KINDS } from "../src/plan/argument-kinds.ts";
import { GMAT_BLUEPRINTS } from "../src/plan/gmat-blueprints.ts";
import { buildPlan, type Plan } from "../src/plan/plan.ts";
import { buildPool } from "../src/ability/pool.ts";
import type { SectionName } from "../src/scores/tables.ts";

/** Items for each that a section may hold: enough for ten mocks. */
const PLENTY = 10;

type Format = SingleChoiceFormat | readonly number[];
type Pick = <T>(list: readonly T[]) => T;

interface Kind {
  readonly area: string;
  /** For a set, one for each of its items. */
  readonly formats: readonly Format[];
  readonly most: number;
  readonly topics?: (pick: Pick) => string[];
  readonly isSet?: boolean;
}

const STATEMENTS = [2, 2, 2];
const FIVE_OPTIONS = [5];

const KINDS: Readonly<Record<SectionName, readonly Kind[]>> = {
  quant: GMAT_BLUEPRINTS.quant.quotas
    .filter(({ areas }) => areas)
    .map(({ name, max }) => ({
      area: name,
      formats: ["problem-solving"],
      most: max,
      topics: (pick) => [pick(["arithmetic", "algebra"]), pick(["real", "pure"])],
    })),
  verbal: [
    {
      area: "reading-comprehension",
      formats: Array.from({ length: 4 }, () => "reading-comprehension" as const),
      most: 4,
      isSet: true,
    },
    {
      area: "critical-reasoning",
      formats: ["critical-reasoning"],
      most: 10,
      topics: (pick) => [pick(ARGUMENT_KINDS)],
    },
  ],
  dataInsights: [
    { area: "data-sufficiency", formats: ["data-sufficiency"], most: 8 },
    {
      area: "multi-source-reasoning",
      formats: [STATEMENTS, STATEMENTS, FIVE_OPTIONS],
      most: 2,
      isSet: true,
    },
    { area: "table-analysis", formats: [STATEMENTS], most: 3 },
    { area: "graphics-interpretation", formats: [[3, 4]], most: 3 },
    { area: "two-part-analysis", formats: [[5, 6]], most: 4 },
  ],
};

export interface BankLike {
  readonly plan: Plan;
  /** By item: the chance of someone who picks options without reading; c is often lower. */
  readonly blind: ReadonlyMap<string, number>;
}

/** The same seed gives the same pool. */
export function bankLike(section: SectionName, seed = 1): BankLike {
  const draw = uniforms(seed);
  const pick: Pick = (list) => list[Math.floor(draw() * list.length)]!;
  // Two draws added up: the middle is common, 1 and 10 are rare.
  const difficulty = () => 1 + 9 * (0.5 * draw() + 0.5 * draw());
  const items: ItemParameters[] = [];
  const blind = new Map<string, number>();
  const add = (format: Format, own: Omit<ItemParameters, "id" | "a" | "b" | "c">) => {
    const id = `${section}-${items.length}`;
    items.push({ id, ...own, ...designedParameters(difficulty(), format) });
    blind.set(id, typeof format === "string" ? 1 / 5 : 1 / format.reduce((n, of) => n * of, 1));
  };
  for (const { area, formats, most, topics, isSet } of KINDS[section])
    for (let k = 0; k < most * PLENTY; k++)
      for (const format of formats)
        add(format, { area, topics: topics?.(pick) ?? [], set: isSet ? `${area}-${k}` : null });
  return { plan: buildPlan(buildPool(items), GMAT_BLUEPRINTS[section]), blind };
}
