import { type Blank, type Slip, thousands, tidy, type Wrong } from "@theta/items/template";

/** What asks about different charts share: gridlines, estimates, and names as options. */

export interface Grid {
  readonly max: number;
  readonly step: number;
}

const ROUND_STEPS = [1, 2, 5, 10];
const MOST_LINES = 10;

/** Gridlines from zero past the greatest value; asks say how a misread gridline misleads. */
export function gridOver(values: readonly number[]): Grid {
  const top = Math.max(...values);
  const power = 10 ** Math.floor(Math.log10(top / MOST_LINES));
  const step = ROUND_STEPS.map((n) => n * power).find((n) => n >= top / MOST_LINES)!;
  return { step: tidy(step), max: tidy(step * Math.ceil(top / step + 0.05)) };
}

/** How far apart two heights have to be for everyone to see which of them is greater. */
export function clearGap({ max, step }: Grid): number {
  return Math.max(step / 3, 0.03 * max);
}

export function toFive(percent: number): number {
  return 5 * Math.round(percent / 5);
}

export function toHalf(times: number): number {
  return Math.round(2 * times) / 2;
}

interface Estimate {
  readonly key: number;
  readonly why: string;
  /** The most tempting come first. */
  readonly wrongs: readonly Wrong[];
  /** The least distance between two options: no careful reading may reach another one. */
  readonly gap: number;
  readonly text?: (value: number) => string;
}

/** A blank with "closest to" or "approximately": every option is far enough from the others. */
export function estimate({ key, why, wrongs, gap, text = thousands }: Estimate): Blank {
  const kept: Wrong[] = [];
  for (const one of wrongs) {
    const isApart = [key, ...kept.map(([value]) => value)].every(
      (value) => Math.abs(value - one[0]) > gap - 1e-6,
    );
    const isNew = kept.every(([, slip]) => slip !== one[1]);
    const isLikely = one[0] > key / 8 && one[0] < 4 * key;
    if (one[0] > 0 && isApart && isNew && isLikely) kept.push(one);
  }
  return {
    key: { text: text(key), value: key, why },
    slips: kept.map(([value, slip, told]): Slip => ({
      text: text(value),
      value,
      slip,
      why: whyOf(slip, told),
    })),
  };
}

/** Says which misreading leads to an option before saying what's right. */
function whyOf(slip: string, told: string): string {
  return `This ${slip}. ${told}`;
}

/**
 * Names as options, in the order of `ordered`, if there is one. Of those that no misconception leads to, one is
 * enough.
 */
export function namesBlank(
  key: string,
  tempting: readonly (readonly [name: string, slip: string])[],
  others: readonly string[],
  why: (name: string) => string,
  ordered: readonly string[] = [],
): Blank {
  const placed = (name: string) => (ordered.length > 0 ? { value: ordered.indexOf(name) } : {});
  const slips = [...tempting, ...others.map((name) => [name, "misreads the chart"] as const)]
    .filter(([name]) => name !== key)
    .filter(([name], k, all) => all.findIndex(([other]) => other === name) === k)
    .filter(([, slip], k, all) => all.findIndex(([, other]) => other === slip) === k);
  return {
    key: { text: key, why: why(key), ...placed(key) },
    slips: slips.map(([text, slip]): Slip => ({ text, slip, why: why(text), ...placed(text) })),
  };
}

interface Counted {
  readonly key: number;
  readonly most: number;
  readonly why: string;
  readonly tempting: readonly Wrong[];
}

const COUNTS = 5;

/** A count as a blank: counts in a row, as many of the tempting ones among them as there can be. */
export function countBlank({ key, most, why, tempting }: Counted): Blank {
  const near: Wrong[] = [
    [most - key, "counts the others", `${most - key} is the number of those left. ${why}`],
    ...[1, 2, 3, 4].flatMap((n): Wrong[] => [
      [key + n, `includes ${SMALL[n - 1]!} that ${n === 1 ? "doesn't" : "don't"} belong`, why],
      [key - n, `overlooks ${SMALL[n - 1]!}`, why],
    ]),
  ];
  const row = rowAround(
    key,
    most,
    tempting.map(([value]) => value),
  );
  const slips = row
    .filter((value) => value !== key)
    .map((value) => [...tempting, ...near].find(([own]) => own === value)!);
  return {
    key: { text: String(key), value: key, why },
    slips: slips.map(([value, slip, told]) => ({
      text: String(value),
      value,
      slip,
      why: whyOf(slip, told),
    })),
  };
}

const SMALL = ["one", "two", "three", "four"];

/** Five counts in a row with the key among them. Zero is one of them only if it has to be. */
export function rowAround(key: number, most: number, tempting: readonly number[]): number[] {
  const least = Math.min(1, key, Math.max(0, most - COUNTS + 1));
  const last = Math.max(least, most - COUNTS + 1);
  const rows = Array.from({ length: last - least + 1 }, (_, k) =>
    Array.from({ length: COUNTS }, (_none, n) => least + k + n).filter((value) => value <= most),
  ).filter((row) => row.includes(key));
  const held = (row: readonly number[]): number =>
    new Set(tempting.filter((value) => value !== key && row.includes(value))).size;
  const best = Math.max(...rows.map(held));
  const among = rows.filter((row) => held(row) === best);
  return among[(7 * key + most + tempting.reduce((all, n) => all + n, 0)) % among.length]!;
}

interface Change {
  readonly base: number;
  readonly other: number;
  /** "in 2018", "for West" */
  readonly atBase: string;
  readonly atOther: string;
  readonly grid: Grid;
  /** By how much a value may be misread; a gridline's step if left out. */
  readonly slack?: number;
}

/** The percent by which one value differs from another, without its sign. */
export function percentApart(base: number, other: number): number {
  return (100 * Math.abs(other - base)) / base;
}

/** Wrong percents by which one value differs from another: the wrong base, and misread gridlines. */
export function percentWrongs({ base, other, atBase, atOther, grid, slack }: Change): Wrong[] {
  const { max } = grid;
  const step = slack ?? grid.step;
  const gap = Math.abs(other - base);
  const told = `The value is about ${thousands(base)} ${atBase} and about ${thousands(other)} ${atOther}.`;
  const misread = (from: number, to: number, slip: string): Wrong[] =>
    from > 0 && (to - from) * (other - base) > 0
      ? [[toFive(percentApart(from, to)), slip, told]]
      : [];
  const ratio = toFive((100 * other) / base);
  const wrongs: Wrong[] = [
    [
      toFive(percentApart(other, base)),
      "divides by the wrong value",
      `The difference has to be divided by the value ${atBase}, ${thousands(base)}.`,
    ],
    [
      ratio,
      "gives one value as a percent of the other",
      `${thousands(other)} is about ${ratio} percent of ${thousands(base)}, but the question is by how much they differ.`,
    ],
    [toFive((100 * gap) / (base + other)), "divides by the sum of the two values", told],
    [toFive((200 * gap) / (base + other)), "divides by the average of the two values", told],
    [toFive((100 * gap) / max), "divides by the top of the axis", told],
    ...misread(base, other + step, `reads the value ${atOther} too high`),
    ...misread(base, other - step, `reads the value ${atOther} too low`),
    ...misread(base + step, other, `reads the value ${atBase} too high`),
    ...misread(base - step, other, `reads the value ${atBase} too low`),
  ];
  // Nothing can be 100 percent less than something that isn't zero.
  return other < base ? wrongs.filter(([value]) => value < 100) : wrongs;
}

/** Wrong percents below the right one, where most other slips are above it. */
export function tooClose(key: number, told: string): Wrong[] {
  return [
    [key - 10, "reads the two values too close together", told],
    [key - 20, "reads the two values much too close together", told],
  ];
}

/** The name of those given that a phrase contains, the longest if one contains another. */
export function named(phrase: string, names: readonly string[]): string {
  const found = names
    .filter((name) => phrase.toLowerCase().includes(name.toLowerCase()))
    .toSorted((one, other) => other.length - one.length)[0];
  if (found === undefined) throw new Error(`“${phrase}” names none of ${names.join(", ")}.`);
  return found;
}

/** Indices from the greatest value to the least. */
export function descending(values: readonly number[]): number[] {
  return [...values.keys()].toSorted((a, b) => values[b]! - values[a]!);
}

/** Options write the zeros of numbers that an axis or a table gives in thousands. */
export function factorOf(label: string): number {
  return label.includes("thousands") ? 1000 : 1;
}

/**
 * A number with its unit, as options write it: "{0} million tons" gives `15.5 million tons`, and
 * "\\${000}", from a number in thousands, `\\$280,000`.
 */
export function withUnit(amount: string): (value: number) => string {
  return (value) =>
    amount
      .replace("{0}", () => thousands(value))
      .replace("{000}", () => thousands(Math.round(1000 * value)));
}
