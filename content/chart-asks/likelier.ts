import {
  type Blank,
  capital,
  sum,
  texThousands,
  thousands,
  tidy,
  type Wrong,
} from "@theta/items/template";
import { closestTo, roughly } from "./number-slips.ts";

/** Likelier ways to wrong options than a misread gridline: another year, another whole, no subtraction. */

/** Its exact result, what it does, and its calculation, which says what choice is closest. */
export type Way = readonly [value: number, slip: string, told: (choice: number) => string];

/** Reasons that are given only if no other way leads to an option. */
const UNLIKELY =
  /gridlines? (?:too|off)|too (?:high|low|thick|thin)$|too close together|top of the axis|^takes every gridline for half/;

/** The blank with likelier reasons for its options, the likeliest first, as far as there are any. */
export function likelier(blank: Blank, ways: readonly Way[], reach: number): Blank {
  const choices = [blank.key, ...blank.slips].map(({ value }) => value!);
  const used = new Set(blank.slips.map(({ slip }) => slip));
  const slips = blank.slips.map((slip) => {
    const own = slip.value!;
    if (!UNLIKELY.test(slip.slip)) return slip;
    const leads = ([value, name]: Way): boolean => {
      const distance = Math.abs(value - own);
      const isNearest = choices.every(
        (one) => one === own || Math.abs(one - value) > distance + 1e-6,
      );
      return !used.has(name) && distance <= reach && isNearest && !UNLIKELY.test(name);
    };
    const first = ways.find(leads);
    // The same slip in another year may lead to the option more closely.
    const way = ways
      .filter((one) => leads(one) && inAnyYear(one) === inAnyYear(first!))
      .toSorted((a, b) => Math.abs(a[0] - own) - Math.abs(b[0] - own))[0];
    if (!way) return slip;
    used.add(way[1]);
    return { ...slip, slip: way[1], why: `This ${way[1]}. ${way[2](own)}` };
  });
  return { ...blank, slips };
}

function inAnyYear([, slip]: Way): string {
  return slip.replace(/\b\d{4}\b/, "");
}

/** Ways as the misreadings they are, their results rounded to what choices are multiples of. */
export function asWrongs(ways: readonly Way[], round: (value: number) => number): Wrong[] {
  return ways.map(([value, slip, told]) => [round(value), slip, told(round(value))]);
}

/** "is about 93 percent (closest to 95 among the choices)" */
export function isPercentNear(exact: number, choice: number): string {
  const shown = roughly(exact);
  const is = Math.abs(exact - shown) < 1e-6 ? "is" : "is about";
  return `${is} ${thousands(shown)} percent${closestTo(shown, choice)}`;
}

/** A percent that a part is of a whole. */
export function shareWay(part: number, whole: number, slip: string, why: string): Way {
  const exact = (100 * part) / whole;
  return [
    exact,
    slip,
    (choice) =>
      `$${texThousands(tidy(part))} \\div ${texThousands(tidy(whole))}$ ${isPercentNear(exact, choice)}. ${why}`,
  ];
}

/** A percent by which two values are apart. */
export function apartWay(one: number, other: number, by: number, slip: string, why: string): Way {
  const [most, least] = [Math.max(one, other), Math.min(one, other)].map((n) =>
    texThousands(tidy(n)),
  );
  const exact = (100 * Math.abs(one - other)) / by;
  return [
    exact,
    slip,
    (choice) =>
      `$(${most!} - ${least!}) \\div ${texThousands(tidy(by))}$ ${isPercentNear(exact, choice)}. ${why}`,
  ];
}

/** What a percent by which one value differs from another may be of, and other pairs of values to take. */
interface ChangeAsked {
  readonly base: number;
  readonly other: number;
  readonly atBase: string;
  readonly atOther: string;
  /** A value as a reason gives it: with its unit, maybe. */
  readonly text?: (value: number) => string;
  /** "in 2019", if that isn't part of the places of both values. */
  readonly when?: string;
  /** What somebody takes instead of the two values. */
  readonly pairs?: readonly (readonly [slip: string, base: number, other: number])[];
}

/** Ways to wrong percents by which one value differs from another. */
export function changeWays({
  base,
  other,
  atBase,
  atOther,
  pairs = [],
  text = thousands,
  when,
}: ChangeAsked): Way[] {
  const difference = tidy(Math.abs(other - base));
  const [one, two] = [text(tidy(base)), text(tidy(other))];
  const right = `${when === undefined ? "The" : `${capital(when)}, the`} value is about ${one} ${atBase} and about ${two} ${atOther}.`;
  const ways: Way[] = [
    apartWay(
      base,
      other,
      other,
      "divides by the wrong value",
      `But the percent is of the value ${atBase}, ${one}.`,
    ),
    shareWay(
      other,
      base,
      "gives one value as a percent of the other",
      "But the question is by how much they differ.",
    ),
    shareWay(
      base,
      other,
      "divides the wrong value by the other",
      `But the question is by how much they differ, as a percent of ${one}.`,
    ),
    ...pairs
      .filter(([, from, to]) => from > 0 && (to - from) * (other - base) > 0)
      .map(([slip, from, to]) => apartWay(from, to, from, slip, right)),
    [
      difference,
      "gives the difference itself",
      (choice) =>
        `The values are ${text(difference)} apart${closestTo(difference, choice)}, but the question asks for a percent of the value ${atBase}, ${one}.`,
    ],
    apartWay(
      base,
      other,
      sum([base, other]),
      "divides by the sum of the two values",
      `But the percent is of the value ${atBase} alone, ${one}.`,
    ),
  ];
  return ways.filter(([value]) => other > base || value < 100);
}

/** The blank of a percent by which one value differs from another, with likelier reasons. */
export function likelierChange(blank: Blank, asked: ChangeAsked): Blank {
  return likelier(blank, changeWays(asked), 3.5);
}

/** The values of other years in the place of those of two years, as pairs. */
export function otherEnds(
  years: readonly string[],
  values: readonly number[],
  from: number,
  to: number,
): NonNullable<ChangeAsked["pairs"]> {
  const others = [...years.keys()].filter((k) => k !== from && k !== to);
  return others.flatMap((k) => [
    [`takes the value in ${years[k]!} for the later one`, values[from]!, values[k]!] as const,
    [`takes the value in ${years[k]!} for the earlier one`, values[k]!, values[to]!] as const,
  ]);
}
