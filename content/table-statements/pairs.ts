import type { TableReader } from "./table-reader.ts";
import type { World } from "./world.ts";

/** Two columns of the same quantity: one year's and another's, or a budget and what was spent. */
interface Pair {
  readonly before: string;
  readonly after: string;
  /** "the number of students increased from 2017 to 2022", "actual expenditure exceeded the budget" */
  readonly clause: string;
}

const BUDGET = "budget";
const SPENT = "actual expenditure";
const EXCEEDED = "actual expenditure exceeded the budget";
const OF_YEAR = /^(.+) in (\d{4})$/;
const INCREASED = /^the (.+) increased from (\d{4}) to (\d{4})$/;

/** The pattern's part for a clause, as one group. */
export const CLAUSE =
  "(the .+ increased from \\d{4} to \\d{4}|actual expenditure exceeded the budget)";

export function pairOf({ story, keys }: World): Pair | null {
  const nounOf = (key: string): string => story.columns[key]!.noun;
  const keyOf = (noun: string): string | undefined => keys.find((key) => nounOf(key) === noun);
  const [budget, spent] = [keyOf(BUDGET), keyOf(SPENT)];
  if (budget && spent) return { before: budget, after: spent, clause: EXCEEDED };
  for (const before of keys) {
    const [, stem, year] = OF_YEAR.exec(nounOf(before)) ?? [];
    const after = keys.find((key) => {
      const [, otherStem, otherYear] = OF_YEAR.exec(nounOf(key)) ?? [];
      return stem !== undefined && otherStem === stem && Number(otherYear) > Number(year);
    });
    if (!after) continue;
    const [, , later] = OF_YEAR.exec(nounOf(after))!;
    return { before, after, clause: `the ${stem} increased from ${year} to ${later}` };
  }
  return null;
}

/** The percent by which the clause is true of a row, negative if the opposite is. */
export function percentOf(
  { before, after }: Pair,
  figures: Readonly<Record<string, number>>,
): number {
  return 100 * (figures[after]! / figures[before]! - 1);
}

/** For checkers: the two columns that a clause compares. */
export function columnsOf(clause: string, table: TableReader): [before: number[], after: number[]] {
  const [, stem, from, to] = INCREASED.exec(clause.replace(/^The/, "the")) ?? [];
  if (!stem) return [table.column(BUDGET), table.column(SPENT)];
  return [table.column(`${stem} in ${from}`), table.column(`${stem} in ${to}`)];
}

/** What increased, and between which years; null for a budget. */
export function yearsOf(clause: string): { stem: string; from: string; to: string } | null {
  const [, stem, from, to] = INCREASED.exec(clause) ?? [];
  return stem && from && to ? { stem, from, to } : null;
}
