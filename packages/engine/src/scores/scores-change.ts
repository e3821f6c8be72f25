import { EngineError } from "../ability/item.ts";
import { normalCdf } from "../special.ts";
import { PUBLISHED_SECTION_ERROR, sectionPercentile } from "./scores-section.ts";
import { PUBLISHED_TOTAL_ERROR, totalPercentile } from "./scores-total.ts";
import type { SectionName } from "./tables.ts";

/** Two scores of one learner on one scale, set side by side. */
export interface Change {
  readonly difference: number;
  /** When nothing better is known, about 49 for totals and 4 for sections. */
  readonly standardError: number;
  /** Chance that the ability behind the second score is the higher one. */
  readonly chanceOfRise: number;
  /** True when chance alone gives a change as large in fewer than one of ten pairs. */
  readonly moreThanChance: boolean;
}

/** z of a two-sided 10% test. */
const CHANCE_LIMIT = 1.645;

interface Compared {
  readonly score: number;
  readonly standardError?: number;
}

export function changeOfTotals(before: Compared, after: Compared): Change {
  for (const { score } of [before, after]) totalPercentile(score); // refuses what isn't a total
  return changeOf(before, after, PUBLISHED_TOTAL_ERROR);
}

/** The same for the scores of one section. */
export function changeOfSections(section: SectionName, before: Compared, after: Compared): Change {
  for (const { score } of [before, after]) sectionPercentile(section, score); // refuses what isn't a score
  return changeOf(before, after, PUBLISHED_SECTION_ERROR);
}

function changeOf(before: Compared, after: Compared, usualError: number): Change {
  const errors = [before, after].map(({ standardError = usualError }) => {
    if (!Number.isFinite(standardError) || standardError <= 0)
      throw new EngineError(`The error of a score must be above 0, not ${standardError}.`);
    return standardError;
  });
  const difference = after.score - before.score;
  const standardError = Math.hypot(...errors);
  const z = difference / standardError;
  return {
    difference,
    standardError,
    chanceOfRise: normalCdf(z),
    moreThanChance: Math.abs(z) >= CHANCE_LIMIT,
  };
}
