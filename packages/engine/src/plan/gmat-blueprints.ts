import { ARGUMENT_KINDS } from "./argument-kinds.ts";
import type { Blueprint, Quota } from "./blueprint.ts";

/**
 * The three sections of the GMAT as quotas. Skills, contexts, and question types use the exam's own
 * names as slugs; the numbers come from our content plan. "About even" means no more than three
 * apart.
 */
const skill = (name: string, min: number, max: number): Quota => ({
  name,
  areas: [name],
  min,
  max,
});
/** The exam spreads these over the section instead of asking them in a block. */
const mixed = (...of: Parameters<typeof skill>): Quota => ({ ...skill(...of), paced: true });
const topic = (name: string, min: number, max: number): Quota => ({
  name,
  topics: [name],
  min,
  max,
});

export const QUANT: Blueprint = {
  name: "Quantitative",
  length: 21,
  quotas: [
    mixed("value-order-factors", 4, 7),
    mixed("equal-unequal-algebra", 5, 8),
    mixed("rates-ratio-percent", 4, 6),
    mixed("counting-sets-series-probability-statistics", 4, 6),
    topic("arithmetic", 9, 12),
    topic("algebra", 9, 12),
    topic("real", 9, 12),
    topic("pure", 9, 12),
  ],
};

/** At most three of each kind of argument, so that no section is full of weaken questions. */
const FEW_OF_EACH_KIND = ARGUMENT_KINDS.map((kind) => topic(kind, 0, 3));

export const VERBAL: Blueprint = {
  name: "Verbal",
  length: 23,
  quotas: [
    {
      ...skill("reading-comprehension", 13, 14),
      sets: { min: 4, max: 4, sizeMin: 3, sizeMax: 4, spread: true },
    },
    skill("critical-reasoning", 9, 10),
    ...FEW_OF_EACH_KIND,
  ],
};

export const DATA_INSIGHTS: Blueprint = {
  name: "Data Insights",
  length: 20,
  quotas: [
    mixed("data-sufficiency", 6, 8),
    {
      ...skill("multi-source-reasoning", 3, 6),
      sets: { min: 1, max: 2, sizeMin: 3, sizeMax: 3, spread: true },
    },
    // Four to six in total, with some of each.
    mixed("table-analysis", 2, 3),
    mixed("graphics-interpretation", 2, 3),
    mixed("two-part-analysis", 3, 4),
  ],
};

export const GMAT_BLUEPRINTS = {
  quant: QUANT,
  verbal: VERBAL,
  dataInsights: DATA_INSIGHTS,
} as const;
