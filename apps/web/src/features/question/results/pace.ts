/** Relative to the even pace. */
export const RUSHED_BELOW = 0.5;
export const SLOW_ABOVE = 1.5;

/** About a question's time in the exam, for charts of a test without a clock. */
export const EXAM_PACE = 120;

export const NO_PACE_WORDS = "Without a clock, there's no pace to keep.";

interface Paced {
  /** Null without a clock. */
  seconds: number | null;
  totalQuestions: number;
}

/** A test's time divided equally among all its questions, in seconds. Null without a clock. */
export function evenPaceOf({ seconds, totalQuestions }: Paced): number | null {
  return seconds === null ? null : seconds / Math.max(1, totalQuestions);
}

export type Miss = "rushed" | "slow" | null;

interface Timed {
  isAnswered: boolean;
  isCorrect: boolean;
  /** Seconds. */
  timeSpent: number | null;
}

/** A wrong answer that was very fast or took a lot of time. Null for everything else, and without a clock. */
export function missOf({ isAnswered, isCorrect, timeSpent }: Timed, evenPace: number | null): Miss {
  if (evenPace === null || isCorrect || !isAnswered || timeSpent === null) return null;
  if (timeSpent < RUSHED_BELOW * evenPace) return "rushed";
  return timeSpent > SLOW_ABOVE * evenPace ? "slow" : null;
}

/** Up to a day, which a test without a clock may take. */
const STEPS_SECONDS = [5, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 14_400, 28_800];
const MOST_LINES = 4;

/** The lines of a time axis that reaches past the longest bar, in seconds from 0 up. */
export function axisOf(longest: number): number[] {
  const step = STEPS_SECONDS.find((seconds) => longest / seconds <= MOST_LINES) ?? 28_800;
  const lines = Math.max(1, Math.ceil(longest / step));
  return Array.from({ length: lines + 1 }, (_, line) => line * step);
}
