/** Relative to the even pace: a test's time divided equally among its questions. */
export const RUSHED_BELOW = 0.5;
export const SLOW_ABOVE = 1.5;

export type Miss = "rushed" | "slow" | null;

interface Timed {
  isAnswered: boolean;
  isCorrect: boolean;
  /** Seconds. */
  timeSpent: number | null;
}

/** A wrong answer that was very fast or took a lot of time. Null for everything else. */
export function missOf({ isAnswered, isCorrect, timeSpent }: Timed, evenPace: number): Miss {
  if (isCorrect || !isAnswered || timeSpent === null) return null;
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
