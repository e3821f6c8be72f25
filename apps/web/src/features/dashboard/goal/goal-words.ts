import type { TimeAllowed } from "@theta/contract";
import { atTime } from "../../test-settings/time-words.ts";
import { longDateUtc } from "../../../lib/long-date.ts";

const DAY = 86_400_000;

export interface ExamWords {
  /** "91 days left" */
  left: string;
  /** "February 22, 2027" */
  day: string;
  isOver: boolean;
}

export function examWords(examOn: string, today: string): ExamWords {
  const days = Math.round((Date.parse(examOn) - Date.parse(today)) / DAY);
  return { left: leftWords(days), day: longDateUtc(examOn), isOver: days < 0 };
}

function leftWords(days: number): string {
  if (days < 0) return "Your exam date has passed";
  if (days === 0) return "Your exam is today";
  return days === 1 ? "1 day left" : `${days} days left`;
}

export interface LastTotal {
  score: number;
  low: number;
  high: number;
  time: TimeAllowed;
}

/** How far the last total is from the target. A target inside the score range may already be met. */
export function gapWords(target: number, last: LastTotal | null): string {
  if (!last) return "Take a full mock to see how far you are from it.";
  const gap = target - last.score;
  const score = last.time === "standard" ? `${last.score}` : `${last.score} ${atTime(last.time)}`;
  if (gap <= 0)
    return `You reached it on your last full mock, with ${last.score < 800 ? "a" : "an"} ${score}.`;
  const away = `${gap} points above your last total of ${score}`;
  return target <= last.high ? `${away}, but inside that mock's score range.` : `${away}.`;
}
