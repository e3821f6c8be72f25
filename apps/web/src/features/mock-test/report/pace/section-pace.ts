import type { PathStep, SectionReport } from "@theta/contract";
import { evenPaceOf, missOf } from "../../../question/results/pace.ts";

export interface Misses {
  /** Null without a clock; then nothing is known to be rushed or slow. */
  evenPace: number | null;
  /** Wrong, in less than half the even pace. */
  rushed: PathStep[];
  /** Wrong, after more than one and a half times the even pace. */
  slow: PathStep[];
  /** How much time the second kind took beyond the even pace in total, in seconds. */
  secondsLost: number;
}

export function missesOf(section: SectionReport): Misses {
  const evenPace = evenPaceOf(section);
  if (evenPace === null) return { evenPace, rushed: [], slow: [], secondsLost: 0 };
  const slow = section.path.filter((step) => missOf(step, evenPace) === "slow");
  return {
    evenPace,
    rushed: section.path.filter((step) => missOf(step, evenPace) === "rushed"),
    slow,
    secondsLost: slow.reduce((sum, { timeSpent }) => sum + timeSpent! - evenPace, 0),
  };
}

/** "time for about 2 questions", rounded to halves, or "" for less than half a question. */
export function questionsWorth({ secondsLost, evenPace }: Misses): string {
  if (evenPace === null) return "";
  const halves = Math.round((2 * secondsLost) / evenPace);
  if (halves === 0) return "";
  if (halves === 1) return "time for half a question";
  const whole = Math.floor(halves / 2);
  const words = `${whole}${halves % 2 === 1 ? "½" : ""}`;
  return `time for about ${words} ${halves === 2 ? "question" : "questions"}`;
}
