import type { MockReport } from "@theta/contract";

export type Comparison = NonNullable<MockReport["comparison"]>;

/** A change of more than this many standard errors is more than chance, which stays inside it 9 times in 10. */
const LIMIT = 1.645;

/** How far chance alone can move the total, 9 times in 10, in points up or down. */
export function chanceRange({ standardError }: Pick<Comparison, "standardError">): number {
  return Math.round(LIMIT * standardError);
}

export interface ComparisonWords {
  /** "Up 40 points: could be chance." */
  verdict: string;
  /** Why, and how sure it is. */
  reason: string;
}

export function comparisonWords(comparison: Comparison): ComparisonWords {
  const { difference, standardError, isMoreThanChance } = comparison;
  const moved =
    difference === 0
      ? "Same total"
      : `${difference > 0 ? "Up" : "Down"} ${Math.abs(difference)} points`;
  const chance = `There’s a ${chanceWords(comparison)} chance your level went ${difference < 0 ? "down" : "up"}.`;
  if (isMoreThanChance) {
    return {
      verdict: `${moved}: more than chance.`,
      reason: `If your level hadn’t changed, two totals would be this far apart less than 1 time in 10. ${chance}`,
    };
  }
  return {
    verdict: difference === 0 ? `${moved}: no sign of a change.` : `${moved}: could be chance.`,
    reason: `Even with no change in level, two totals differ by up to ${Math.round(standardError)} points 2 times in 3. ${chance}`,
  };
}

/** In percent, in the direction of the change. Never claims certainty. */
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

/** How far the scale of changes has to reach up and down, in whole steps. */
export function reachOf(comparison: Pick<Comparison, "difference" | "standardError">): number {
  const furthest = Math.max(
    Math.abs(comparison.difference) + comparison.standardError,
    chanceRange(comparison),
    LEAST,
  );
  return STEP * Math.ceil(furthest / STEP);
}
