import type { MockReport } from "@theta/contract";
import { atTime } from "../../test-settings/time-words.ts";
import { SECTION_WORDS } from "./section-words.ts";
import type { Scale } from "../../../lib/charts/score-ruler.tsx";

export type Comparison = NonNullable<MockReport["comparison"]>;

/** A change of more than this many standard errors is more than chance, which stays inside it 9 times in 10. */
const LIMIT = 1.645;

/** What a mock is compared with: "full", or a section's name. */
export function kindWords({ total, sections }: Pick<MockReport, "total" | "sections">): string {
  return total ? "full" : SECTION_WORDS[sections[0]!.sectionType].brief;
}

type Compared = Pick<MockReport, "total" | "sections" | "hasOtherTimes"> & {
  conditions: Pick<MockReport["conditions"], "time">;
};

/** Which mocks it's compared with: "full mock", or "full mock at time and a half" if there are some with another time. */
function comparedKind(report: Compared): string {
  const mock = `${kindWords(report)} mock`;
  return report.hasOtherTimes ? `${mock} ${atTime(report.conditions.time)}` : mock;
}

/** "Compared with your last full mock" */
export function comparisonTitle(report: Compared): string {
  return `Compared with your last ${comparedKind(report)}`;
}

/** Why there's nothing to compare a mock with. */
export function noComparisonWords(report: Compared): string {
  if (report.sections.some(({ tooFast }) => tooFast))
    return "You answered this mock too fast for us to compare its score with another.";
  const first = `This is your first ${comparedKind(report)} ${report.hasOtherTimes ? "that has" : "with"} a score range.`;
  return `${first} After the next one, you'll see here whether your score changed by more than chance.`;
}

/** How far chance alone moves the score 9 times in 10, in points up or down. */
export function chanceRange({ standardError }: Pick<Comparison, "standardError">): number {
  return Math.round(LIMIT * standardError);
}

export interface ComparisonWords {
  /** "Up 40 points: could be chance." */
  verdict: string;
  /** The reason, and how certain it is. */
  reason: string;
}

export function comparisonWords(comparison: Comparison): ComparisonWords {
  const { difference, standardError, isMoreThanChance } = comparison;
  const moved =
    difference === 0
      ? "Same score"
      : `${difference > 0 ? "Up" : "Down"} ${pointsWords(Math.abs(difference))}`;
  const chance = `The chance that your level went ${difference < 0 ? "down" : "up"} is ${chanceWords(comparison)}.`;
  if (isMoreThanChance) {
    return {
      verdict: `${moved}: more than chance would explain.`,
      reason: `If your level hadn't changed, two scores would be this far apart less than 10% of the time. ${chance}`,
    };
  }
  return {
    verdict: difference === 0 ? `${moved}: no sign of a change.` : `${moved}: could be chance.`,
    reason: `Even with no change in level, two scores are within ${Math.round(standardError)} points of each other two times out of three. ${chance}`,
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

const pointsWords = (points: number) => (points === 1 ? "1 point" : `${points} points`);

/** A scale of changes, up and down from none: of totals in steps of 50 points, of section scores in fives. */
export function changeScale(
  comparison: Pick<Comparison, "difference" | "standardError">,
  { isTotal }: { isTotal: boolean },
): Scale {
  const number = isTotal ? 50 : 5;
  const furthest = Math.max(
    Math.abs(comparison.difference) + comparison.standardError,
    chanceRange(comparison),
    2 * number,
  );
  const reach = number * Math.ceil(furthest / number);
  return { min: -reach, max: reach, line: number / 5, number };
}
