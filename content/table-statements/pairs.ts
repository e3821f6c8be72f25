import type { Rng } from "@theta/items/template";
import type { TableReader } from "./table-reader.ts";
import { withThe } from "./words.ts";
import type { World } from "./world.ts";

/** Two columns of the same quantity: one year's and another's, or a budget and what was spent. */
interface Pair {
  readonly before: string;
  readonly after: string;
  /** What increased, and between which years; null for a budget. */
  readonly years: { readonly stem: string; readonly from: string; readonly to: string } | null;
}

const BUDGET = "budget";
const SPENT = "actual expenditure";
const OF_YEAR = /^(.+) in (\d{4})$/;
const CHANGE =
  /^had an increase (?:of more than (\d+) percent )?in (?:the )?(.+) from (\d{4}) to (\d{4})$/;
const EXCESS = /^exceeded (?:its|their) budgets?(?: by more than (\d+) percent)?$/;

/** The pattern's part for what `changed` says, as one group. */
export const CHANGED =
  "(had an increase .*in .+ from \\d{4} to \\d{4}|exceeded (?:its|their) budgets?(?: by more than \\d+ percent)?)";

export function pairOf({ story, keys }: World): Pair | null {
  const nounOf = (key: string): string => story.columns[key]!.noun;
  const keyOf = (noun: string): string | undefined => keys.find((key) => nounOf(key) === noun);
  const [budget, spent] = [keyOf(BUDGET), keyOf(SPENT)];
  if (budget && spent) return { before: budget, after: spent, years: null };
  for (const before of keys) {
    const [, stem, from] = OF_YEAR.exec(nounOf(before)) ?? [];
    const after = keys.find((key) => {
      const [, otherStem, otherYear] = OF_YEAR.exec(nounOf(key)) ?? [];
      return stem !== undefined && otherStem === stem && Number(otherYear) > Number(from);
    });
    if (!after) continue;
    const [, , to] = OF_YEAR.exec(nounOf(after))!;
    return { before, after, years: { stem: stem!, from: from!, to: to! } };
  }
  return null;
}

/** Two columns that a sentence may bring together. */
export function twoColumns(world: World, rng: Rng): [string, string] | null {
  if (world.keys.length < 2) return null;
  const [one, other] = rng.sample(world.keys, 2) as [string, string];
  return areOfOneTime(world, one, other) ? [one, other] : null;
}

/** Whether neither column is of an earlier year, or the other has the same quantity later. */
export function areOfOneTime(world: World, one: string, other: string): boolean {
  const pair = pairOf(world);
  const both = [one, other];
  return !pair?.years || !both.includes(pair.before) || both.includes(pair.after);
}

/** The percent by which a row's second value is greater, negative if it's less. */
export function percentOf(
  { before, after }: Pair,
  figures: Readonly<Record<string, number>>,
): number {
  return 100 * (figures[after]! / figures[before]! - 1);
}

interface Said {
  readonly percent?: number;
  /** Of several rows. */
  readonly isPlural?: boolean;
}

/** "had an increase of more than 10 percent in number of visitors from 2015 to 2018" */
export function changed({ years }: Pair, { percent, isPlural }: Said): string {
  if (!years) {
    const budgets = `exceeded ${isPlural ? "their budgets" : "its budget"}`;
    return percent === undefined ? budgets : `${budgets} by more than ${percent} percent`;
  }
  const amount = percent === undefined ? "" : `of more than ${percent} percent `;
  return `had an increase ${amount}in ${withThe(years.stem)} from ${years.from} to ${years.to}`;
}

/** For checkers: the two columns that `changed` compares, and its percent. */
export function readChange(
  said: string,
  table: TableReader,
): { before: number[]; after: number[]; percent: number } {
  const [, percent, stem, from, to] = CHANGE.exec(said) ?? [];
  if (stem) {
    const [before, after] = [table.column(`${stem} in ${from}`), table.column(`${stem} in ${to}`)];
    return { before, after, percent: Number(percent ?? 0) };
  }
  const excess = EXCESS.exec(said);
  if (!excess) throw new Error(`Nothing changed in “${said}”.`);
  return { ...readBudgets(table), percent: Number(excess[1] ?? 0) };
}

export function readBudgets(table: TableReader): { before: number[]; after: number[] } {
  return { before: table.column(BUDGET), after: table.column(SPENT) };
}
