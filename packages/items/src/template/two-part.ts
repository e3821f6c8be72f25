import { subsets, tidy } from "./exact.ts";
import { plain, valueOf } from "./reading.ts";
import type { Rng } from "./rng.ts";
import { isPositiveWhole } from "./slips.ts";
import type { Choice, Solution, TwoPartDraft, TwoPartView } from "./template.ts";
import { fromWords, thousands } from "./wording.ts";

/** Two numbers that a template asks for. */
export interface AskedPair {
  /** "two-prices/store" */
  readonly variant: string;
  readonly difficulty: number;
  readonly facts: string;
  /** For each column: its heading, what it asks ("the number of pounds …"), the key, and why. */
  readonly asks: readonly [PartAsked, PartAsked];
  /** The most tempting first. */
  readonly wrong: readonly (readonly [value: number, why: string])[];
  readonly solution: Solution;
  /** How rows are written; as plain numbers if left out. */
  readonly text?: (value: number) => string;
  /** Which wrong values may be shown; positive integers if left out. */
  readonly shows?: (value: number) => boolean;
}

export type PartAsked<Value = number> = readonly [
  heading: string,
  asked: string,
  key: Value,
  why: string,
];

/** "Select for *X* … and select for *Y* …" */
export function selectionOf(first: readonly string[], second: readonly string[]): string {
  return `Select for *${first[0]}* ${first[1]}, and select for *${second[0]}* ${second[1]}. Make only two selections, one in each column.`;
}

/** A draft with six rows (or five): both keys and slips, with the keys in any place. */
export function pairDraft(asked: AskedPair, rng: Rng): TwoPartDraft | null {
  const { asks, text = thousands, shows = isPositiveWhole } = asked;
  const [one, two] = asks;
  if (one[2] === two[2]) return null;
  const keys = asks.map(([, , value, why]): Choice => ({ text: text(value), value, why }));
  const slips = new Map<number, Choice>();
  for (const [raw, why] of asked.wrong) {
    const value = tidy(raw);
    if (shows(value) && value !== one[2] && value !== two[2] && !slips.has(value))
      slips.set(value, { text: text(value), value, why });
  }
  const chosen = spread([...slips.values()], [one[2], two[2]], rng);
  if (chosen.length < 3) return null;
  return {
    variant: asked.variant,
    context: "real",
    difficulty: asked.difficulty,
    stem: `${asked.facts}\n\n${selectionOf(one.slice(0, 2) as string[], two.slice(0, 2) as string[])}`,
    columns: [one[0], two[0]],
    rows: [...keys, ...chosen],
    keys: [0, 1],
    solution: asked.solution,
  };
}

/** Four slips (or three), the most tempting that put the keys in places drawn at random. */
function spread(slips: readonly Choice[], keys: readonly number[], rng: Rng): Choice[] {
  const byPlaces = new Map<string, Choice[]>();
  for (const some of subsets(slips, Math.min(4, slips.length))) {
    const places = keys.map((key) => some.filter(({ value }) => value! < key).length).join();
    if (!byPlaces.has(places)) byPlaces.set(places, some);
  }
  return rng.pick([...byPlaces.values()]);
}

/** For checkers: a wording of a stem, and what it says about the two values asked for. */
export interface PairReading {
  readonly wording: RegExp;
  readonly fits: (first: number, second: number, ...given: number[]) => boolean;
}

/** For checkers: the pairs of rows that answer the question, by the first wording that reads its stem. */
export function fittingPairs(
  { stem, rows }: TwoPartView,
  readings: readonly PairReading[],
): { pairs: [number, number][] } {
  const text = plain(stem.replaceAll("{,}", ","));
  const values = rows.map((row) => valueOf(row).value);
  for (const { wording, fits } of readings) {
    const given = wording.exec(text)?.slice(1).map(fromWords);
    if (given)
      return {
        pairs: values.flatMap((a, r) =>
          values.flatMap((b, s): [number, number][] => (fits(a, b, ...given) ? [[r, s]] : [])),
        ),
      };
  }
  throw new Error(`No wording reads this stem: ${text}`);
}
