/** Days until a missed question comes back; after the last one, it is learned. */
export const WAIT_DAYS = [1, 3, 7, 21] as const;
const DAY_MS = 86_400_000;

export interface Waiting {
  readonly step: number | null;
  readonly dueAt: Date | null;
}

/**
 * When a question comes back after an answer. A miss restarts the waits. A right answer moves on to
 * the next wait, but only if the question was due: answering too early proves nothing yet.
 */
export function nextReview(before: Waiting | undefined, isRight: boolean, at: Date): Waiting {
  if (!isRight) return waitFrom(0, at);
  if (!before || before.step === null || before.dueAt === null) return { step: null, dueAt: null };
  if (before.dueAt > at) return { step: before.step, dueAt: before.dueAt };
  return waitFrom(before.step + 1, at);
}

function waitFrom(step: number, at: Date): Waiting {
  const days = WAIT_DAYS[step];
  if (days === undefined) return { step: null, dueAt: null };
  return { step, dueAt: new Date(at.getTime() + days * DAY_MS) };
}

/** The difficulties of a level, as in free quizzes. */
export function difficultiesOf(level: "easy" | "medium" | "hard"): readonly [number, number] {
  return { easy: [1, 3], medium: [4, 6], hard: [7, 10] }[level] as [number, number];
}

const LONGEST_SECONDS = 3600;

/**
 * Seconds on a question, to a tenth; null when it was so long that the learner must have been away.
 */
export function secondsPracticed(
  shownAt: Date,
  until: Date,
  secondsInView: number | null = null,
): number | null {
  const seconds = inTenths(secondsInView ?? secondsBetween(shownAt, until));
  return seconds > LONGEST_SECONDS ? null : seconds;
}

/** The seconds in view that we believe: no more than have passed since the question was shown. */
export function believedSeconds(told: number | undefined, shownAt: Date, at: Date): number | null {
  return told === undefined ? null : inTenths(Math.min(told, secondsBetween(shownAt, at)));
}

function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, (to.getTime() - from.getTime()) / 1000);
}

function inTenths(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
