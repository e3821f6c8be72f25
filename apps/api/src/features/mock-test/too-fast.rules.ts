/**
 * Rapid guessing: answers that came faster than anyone reads the question. What's known about the threshold and the
 * shares, and why they are these, is in docs/engine.md.
 */
import { type RangedScore, RAPID_SECONDS, type ShownScore } from "@theta/contract";
import type { EndedSection } from "./mock-section.ts";

/** With this share of rapid answers or more, a score says nothing about ability. */
const RAPID_SHARE = 0.3;
/** Where the clock ran down, the last answers are guesses that anyone should make: then half must be rapid. */
const RAPID_SHARE_AT_END = 0.5;
/** Once this share of a section's time is gone, it counts as used up. */
const TIME_SHARE = 0.9;

/**
 * How many earlier sections or mocks we look through for one that wasn't too fast. If there isn't
 * one, nothing is known.
 */
export const LOOK_BACK = 5;

type Ended = Pick<
  EndedSection,
  "correct" | "wrong" | "startedAt" | "endedAt" | "deadline" | "pausedSeconds"
>;

/**
 * Whether a section was answered too fast to give its score a range. `rapid`: how many answers
 * were.
 */
export function isTooFast(section: Ended, rapid: number): boolean {
  const answered = section.correct + section.wrong;
  if (answered === 0) return false;
  return rapid / answered >= (isTimeUsed(section) ? RAPID_SHARE_AT_END : RAPID_SHARE);
}

function isTimeUsed({ startedAt, endedAt, deadline, pausedSeconds }: Ended): boolean {
  // Without the time for which it stood still.
  const from = startedAt.getTime() + pausedSeconds * 1000;
  return (endedAt.getTime() - from) / (deadline.getTime() - from) >= TIME_SHARE;
}

interface Timed {
  readonly answer: unknown;
  readonly shownAt: Date;
  readonly leftAt: Date | null;
}

/** How many of these were answered in less time than it takes to read a question. */
export function countRapid(questions: readonly Timed[]): number {
  return questions.filter(
    ({ answer, shownAt, leftAt }) =>
      answer !== null &&
      leftAt !== null &&
      leftAt.getTime() - shownAt.getTime() < RAPID_SECONDS * 1000,
  ).length;
}

/**
 * A section's counts: how many questions were on screen, and how many of them were answered
 * rapidly.
 */
interface SectionPace {
  readonly served: number;
  readonly rapid: number;
}

/** By section. */
export type SectionPaces = ReadonlyMap<string, SectionPace>;

export function isAnyTooFast(sections: readonly EndedSection[], paces: SectionPaces): boolean {
  return sections.some((one) => isTooFast(one, paces.get(one.id)?.rapid ?? 0));
}

/** A score that was answered too fast keeps its percentile but loses its range. */
export function shownScore(score: RangedScore, tooFast: boolean): ShownScore {
  return tooFast ? { score: score.score, percentile: score.percentile } : score;
}
