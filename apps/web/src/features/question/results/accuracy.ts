import { meanSeconds } from "../../../lib/clock-time.ts";
import type { Outcome } from "./outcome.ts";

/** How the questions of one kind went. */
export interface Accuracy {
  name: string;
  total: number;
  correct: number;
  /** One for each question, the right ones first. */
  outcomes: Outcome[];
  /** Mean time of a question; null when none is known. */
  meanSeconds: number | null;
}

const ORDER: readonly Outcome[] = ["correct", "incorrect", "unanswered", "unreached"];

/** By kind; those with most misses first, since they are what to practise. */
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

/** Seen, and not answered rightly. */
function missed({ outcomes }: Accuracy): number {
  return outcomes.filter((one) => one === "incorrect" || one === "unanswered").length;
}
