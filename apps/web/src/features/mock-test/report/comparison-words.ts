import type { MockReport } from "@theta/contract";

export type Comparison = NonNullable<MockReport["comparison"]>;

/** Beyond this many standard errors a change is called more than chance: nine times in ten, chance stays inside. */
const LIMIT = 1.645;

/** The changes that chance alone makes nine times in ten, in points up and down. */
export function chanceRange({ standardError }: Pick<Comparison, "standardError">): number {
  return Math.round(LIMIT * standardError);
}

export interface ComparisonWords {
  /** "Up 40 points: this may be chance." */
  verdict: string;
  /** Why, and how sure that is. */
  reason: string;
}

export function comparisonWords(comparison: Comparison): ComparisonWords {
  const { difference, standardError, isMoreThanChance } = comparison;
  const moved =
    difference === 0
      ? "The same total"
      : `${difference > 0 ? "Up" : "Down"} ${Math.abs(difference)} points`;
  const chance = `The chance that your level has ${difference < 0 ? "fallen" : "risen"} is ${chanceWords(comparison)}.`;
  if (isMoreThanChance) {
    return {
      verdict: `${moved}: more than chance.`,
      reason: `When nothing has changed, fewer than one pair of totals in ten lies so far apart. ${chance}`,
    };
  }
  return {
    verdict:
      difference === 0 ? `${moved}: no change can be told.` : `${moved}: this may be chance.`,
    reason: `When nothing has changed, two totals still differ by up to ${Math.round(standardError)} points two times in three. ${chance}`,
  };
}

/** In per cent, in the direction of the change. Certainty is never claimed. */
function chanceWords({ difference, chanceOfRise }: Comparison): string {
  const percent = Math.round(100 * (difference < 0 ? 1 - chanceOfRise : chanceOfRise));
  return percent > 99 ? "more than 99%" : `${percent}%`;
}

/** "+40", "−10", "0": with a true minus. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `−${Math.abs(points)}`;
}

const STEP = 50;
const LEAST = 100;

/** How far a scale of changes must reach, up and down, in whole steps. */
export function reachOf(comparison: Pick<Comparison, "difference" | "standardError">): number {
  const furthest = Math.max(
    Math.abs(comparison.difference) + comparison.standardError,
    chanceRange(comparison),
    LEAST,
  );
  return STEP * Math.ceil(furthest / STEP);
}
