import { isMissed, type QuestionRow } from "./question-row.ts";

/** Against the even pace: the quiz's time, shared equally among its questions. */
const RUSHED_BELOW = 0.5;
const SLOW_ABOVE = 1.5;

export type Miss = "rushed" | "slow" | null;

/** A wrong answer that came very soon, or one that cost much time; null for everything else. */
export function missOf({ isAnswered, isCorrect, timeSpent }: QuestionRow, evenPace: number): Miss {
  if (isCorrect || !isAnswered || timeSpent === null) return null;
  if (timeSpent < RUSHED_BELOW * evenPace) return "rushed";
  return timeSpent > SLOW_ABOVE * evenPace ? "slow" : null;
}

/** What the times say about the misses, in words. */
export function missWords(rows: readonly QuestionRow[], evenPace: number): string {
  if (!rows.some(isMissed)) return "Nothing was missed.";
  const said = [
    sentence(ordersOf(rows, "rushed", evenPace), "rushed", "less than half the even pace"),
    sentence(
      ordersOf(rows, "slow", evenPace),
      "slow",
      "more than one and a half times the even pace",
    ),
  ].filter((words) => words !== "");
  return said.length > 0 ? said.join(" ") : "No miss was rushed or slow.";
}

function ordersOf(rows: readonly QuestionRow[], miss: Miss, evenPace: number): string[] {
  return rows.filter((row) => missOf(row, evenPace) === miss).map(({ order }) => String(order));
}

const LIST = new Intl.ListFormat("en");

function sentence(orders: readonly string[], kind: string, time: string): string {
  if (orders.length === 0) return "";
  return orders.length === 1
    ? `Question ${orders[0]} was a ${kind} miss: wrong in ${time}.`
    : `Questions ${LIST.format(orders)} were ${kind} misses: wrong in ${time}.`;
}

const STEPS_SECONDS = [5, 15, 30, 60, 120, 300, 600];
const MOST_LINES = 4;

/** The lines of a time axis that reaches over the longest bar, in seconds from 0 up. */
export function axisOf(longest: number): number[] {
  const step = STEPS_SECONDS.find((seconds) => longest / seconds <= MOST_LINES) ?? 1200;
  const lines = Math.max(1, Math.ceil(longest / step));
  return Array.from({ length: lines + 1 }, (_, line) => line * step);
}
