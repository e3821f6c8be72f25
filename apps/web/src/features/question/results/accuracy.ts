import { meanSeconds } from "../../../lib/clock-time.ts";
import type { Outcome } from "./outcome.ts";

/** How one kind of question went. */
export interface Accuracy {
  name: string;
  total: number;
  correct: number;
  /** One per question, with the right ones first. */
  outcomes: Outcome[];
  /** Average time per question, or null if no times are known. */
  meanSeconds: number | null;
}

const ORDER: readonly Outcome[] = ["correct", "incorrect", "unanswered", "unreached"];

/** By kind. Those with the most misses come first, because they're what to practice. */
export function accuracyBy<Row extends { timeSpent: number | null }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  outcomeOf: (row: Row) => Outcome,
): Accuracy[] {
  return [...Map.groupBy(rows, nameOf)]
    .map(([name, own]) => {
      const outcomes = own.map(outcomeOf).toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
      return {
        name,
        total: own.length,
        correct: outcomes.filter((outcome) => outcome === "correct").length,
        outcomes,
        meanSeconds: meanSeconds(own.map(({ timeSpent }) => timeSpent)),
      };
    })
    .toSorted((a, b) => missed(b) - missed(a) || b.total - a.total || a.name.localeCompare(b.name));
}

/** Seen but not answered right. */
function missed({ outcomes }: Accuracy): number {
  return outcomes.filter((one) => one === "incorrect" || one === "unanswered").length;
}
