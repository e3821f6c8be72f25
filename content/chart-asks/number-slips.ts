import {
  type Blank,
  capital,
  listed,
  type Slip,
  sum,
  texThousands,
  thousands,
  tidy,
  type Wrong,
} from "@theta/items/template";
import { countBlank, namesBlank, percentWrongs, toFive, toHalf, tooClose } from "./reading.ts";

/** A part of a whole as a percent, to the nearest 5: what a reader can estimate. */
export function roundedPercent(part: number, whole: number): number {
  return toFive((100 * part) / whole);
}

/** Every value once: the first misreading that leads to it. */
export function once(slips: readonly Slip[]): Slip[] {
  return slips.filter(({ value }, k) => slips.findIndex((one) => one.value === value) === k);
}

/** Slips far enough from the key and from each other that an estimate tells them apart. */
export function spaced(slips: readonly Slip[], key: number, gap: number): Slip[] {
  const kept: Slip[] = [];
  for (const slip of slips)
    if ([key, ...kept.map(({ value }) => value!)].every((n) => Math.abs(n - slip.value!) >= gap))
      kept.push(slip);
  return kept;
}

/** TeX of a number as calculations write it: `-1{,}200`, `0.5`. */
function texNumber(value: number): string {
  const size = tidy(Math.abs(value));
  return `${value < 0 && size > 0 ? "-" : ""}${texThousands(size)}`;
}

/** "$12 + 5 - 8 = 9$" */
export function toldSum(terms: readonly number[]): string {
  const rest = terms
    .slice(1)
    .map((term) => ` ${isTakenAway(term) ? "-" : "+"} ${texNumber(Math.abs(term))}`)
    .join("");
  return `$${texNumber(terms[0]!)}${rest} = ${texNumber(sum(terms))}$`;
}

/** What is subtracted may be zero: `-0`. */
function isTakenAway(term: number): boolean {
  return term < 0 || Object.is(term, -0);
}

/** "is 15 percent", "is about 15 percent", or "is about 17 percent (closest to 15 among the choices)" */
export function isPercent(exact: number): string {
  const five = toFive(exact);
  const isFive = five !== 0 && Math.round(exact) === five;
  const shown = isFive ? five : roughly(exact);
  const is = Math.abs(exact - shown) < 1e-6 ? "is" : "is about";
  const note = five === 0 ? "" : closestTo(shown, five);
  return `${is} ${thousands(shown)} percent${note}`;
}

/** To a whole percent, unless it's small or one decimal gives it exactly. */
export function roughly(percent: number): number {
  const tenth = tidy(percent, 1);
  return percent < 10 || Math.abs(percent - tenth) < 1e-6 ? tenth : Math.round(percent);
}

/** "$9 \\div 52$ is about 17 percent (closest to 15 among the choices)": choices are multiples of 5. */
export function toldShare(part: number, whole: number): string {
  return `$${texNumber(part)} \\div ${texNumber(whole)}$ ${isPercent((100 * part) / whole)}`;
}

/** "$(32 - 28) \\div 28$ is about 14 percent (closest to 15 …)": how far two values are apart, as a percent of another. */
export function toldApart(one: number, other: number, by: number): string {
  const [most, least] = [Math.max(one, other), Math.min(one, other)];
  return `$(${texNumber(most)} - ${texNumber(least)}) \\div ${texNumber(by)}$ ${isPercent((100 * (most - least)) / by)}`;
}

/** "52 is about 1.4 times 36 (closest to 1.5 among the choices)", of choices that are multiples of 0.5. */
export function toldTimes(one: number, two: number, unit = ""): string {
  const [exact, half] = [one / two, toHalf(one / two)];
  const shown = half === 0 || isHalfway(exact) ? tidy(exact, 2) : tidy(exact, 1);
  const is = Math.abs(exact - shown) < 1e-6 ? "is" : "is about";
  const note = half === 0 ? "" : closestTo(shown, half);
  return `${thousands(one)}${unit} ${is} ${shown} times ${thousands(two)}${unit}${note}`;
}

/** Whether a number of times is as far from one multiple of 0.5 as from the next. */
export function isHalfway(times: number): boolean {
  return Math.abs(Math.abs(times - toHalf(times)) - 0.25) < 1e-6;
}

/**
 * The blank with other reasons where a misreading's exact result is halfway between two choices: another misreading
 * that leads to the choice, or what's wrong with the choice itself.
 */
export function withoutTies(
  blank: Blank,
  ways: readonly Wrong[],
  refuted: (times: number) => string,
): Blank {
  const used = new Set(blank.slips.map(({ slip }) => slip));
  const slips = blank.slips.map((slip): Slip => {
    const own = ways.find(([, name]) => name === slip.slip);
    if (!own || !isHalfway(own[0])) return slip;
    const way = ways.find(
      ([times, name]) => toHalf(times) === slip.value && !isHalfway(times) && !used.has(name),
    );
    if (!way) return { ...slip, slip: "misjudges the ratio", why: refuted(slip.value!) };
    used.add(way[1]);
    return { ...slip, slip: way[1], why: `This ${way[1]}. ${way[2]}` };
  });
  return { ...blank, slips };
}

/** The same for percents: `part` is the right percent of `whole`. */
export function withoutPercentTies(blank: Blank, part: number, whole: number): Blank {
  const choices = [blank.key, ...blank.slips].map(({ value }) => value!);
  const slips = blank.slips.map((slip): Slip => {
    const own = slip.value!;
    const found = / ([\d.]+) percent \(closest to/.exec(slip.why)?.[1];
    const distance = Math.abs(Number(found) - own);
    const isTied = choices.some(
      (one) => one !== own && Math.abs(one - Number(found)) < distance + 1e-6,
    );
    if (found === undefined || !isTied) return slip;
    const why = `${own} percent of ${thousands(whole)} is ${thousands(tidy((own * whole) / 100))}, not ${thousands(tidy(part))}.`;
    return { ...slip, slip: "misjudges the percent", why };
  });
  return { ...blank, slips };
}

/** " (47 is closest to 45 among the choices.)", or nothing if the choice is the result itself. */
export function nearestNote(exact: number, choice: number, text = thousands): string {
  const [shown, size] = [tidy(Math.abs(exact), 2), Math.abs(choice)];
  if (text(shown) === text(size)) return "";
  return ` (${capital(text(shown))} is closest to ${text(size)} among the choices.)`;
}

/** Rounds the results of misreadings to what choices are multiples of, and says so where they differ. */
export function roundedWrongs(
  wrongs: readonly Wrong[],
  round: (value: number) => number,
  text = thousands,
): Wrong[] {
  return wrongs.map(([value, slip, why]) => [
    round(value),
    slip,
    `${why}${nearestNote(value, round(value), text)}`,
  ]);
}

/** The wrong percents of `percentWrongs`, each with the calculation that leads to it. */
export function toldPercentWrongs(change: Parameters<typeof percentWrongs>[0]): Wrong[] {
  const { base, other, atBase, atOther, grid } = change;
  const slack = change.slack ?? grid.step;
  const by = slack === grid.step ? "a gridline" : "half a gridline";
  const [one, two] = [thousands(base), thousands(other)];
  const baseOff = (value: number): string =>
    `At ${thousands(tidy(value))}, ${by} off, ${toldApart(value, other, value)}. The value is about ${one}.`;
  const otherOff = (value: number): string =>
    `At ${thousands(tidy(value))}, ${by} off, ${toldApart(value, base, base)}. The value is about ${two}.`;
  const reasons = new Map([
    [
      "gives one value as a percent of the other",
      `${toldShare(other, base)}, but the question is by how much they differ.`,
    ],
    [
      "divides by the wrong value",
      `${toldApart(base, other, other)}, but the percent is of the value ${atBase}, ${one}.`,
    ],
    [
      "divides by the sum of the two values",
      `${toldApart(base, other, base + other)}. Divide by the value ${atBase} alone, ${one}.`,
    ],
    [
      "divides by the average of the two values",
      `${toldApart(base, other, (base + other) / 2)}. Divide by the value ${atBase}, ${one}.`,
    ],
    [
      "divides by the top of the axis",
      `${toldApart(base, other, grid.max)}. The axis goes up to ${thousands(grid.max)}, but the percent is of the value ${atBase}, ${one}.`,
    ],
    [`reads the value ${atOther} too high`, otherOff(other + slack)],
    [`reads the value ${atOther} too low`, otherOff(other - slack)],
    [`reads the value ${atBase} too high`, baseOff(base + slack)],
    [`reads the value ${atBase} too low`, baseOff(base - slack)],
  ]);
  return percentWrongs(change).map(([value, slip, why]) => [value, slip, reasons.get(slip) ?? why]);
}

/** The blank with other reasons for its wrong options. */
export function retold(blank: Blank, tell: (slip: Slip) => string): Blank {
  return { ...blank, slips: blank.slips.map((slip) => ({ ...slip, why: tell(slip) })) };
}

/** What's counted or not: its name, and the number that decides it, as a reason gives it. */
export type Counted = readonly [name: string, told: string];

interface NamedCount {
  readonly most: number;
  readonly why: string;
  readonly tempting: readonly Wrong[];
  /** Those that belong, the ones most easily overlooked first. */
  readonly counted: readonly Counted[];
  /** Those that don't, the ones most easily taken for one of them first. */
  readonly others: readonly Counted[];
  /** Which of them belong, as a clause that ends with their names. */
  readonly rule: string;
  /** What those that don't belong are, as in "the slices smaller than 20 percent". */
  readonly opposite?: string;
}

/** Names with the numbers that decide them; what several have in common is said once. */
function withNumbers(some: readonly Counted[]): string {
  const told = [...new Set(some.map(([, own]) => own))];
  if (some.length === told.length || some.every(([, own]) => /^[^a-z]*$/.test(own)))
    return listed(some.map(([name, own]) => `${name} (${own})`));
  const groups = told.map((one) => {
    const names = some.filter(([, own]) => own === one).map(([name]) => name);
    if (names.every((name) => /^\d{4}$/.test(name))) names.sort();
    return `${listed(names)} (${one})`;
  });
  if (groups.length < 3) return groups.join(" and ");
  return `${groups.slice(0, -1).join("; ")}; and ${groups.at(-1)!}`;
}

/** A count whose wrong options say which names they leave out, or which ones don't belong. */
export function namedCountBlank({ most, why, tempting, ...told }: NamedCount): Blank {
  const blank = countBlank({ key: told.counted.length, most, why, tempting });
  return retold(blank, (slip) =>
    tempting.some(([own]) => own === slip.value) ? slip.why : countReason(told, slip.value!),
  );
}

/** Which names a wrong count leaves out, or has too many. */
function countReason(
  {
    counted,
    others,
    rule,
    opposite = "those that don't belong",
  }: Pick<NamedCount, "counted" | "others" | "rule" | "opposite">,
  value: number,
): string {
  const extra = value - counted.length;
  if (value === others.length) {
    const those = others.length > 5 ? listed(others.map(([name]) => name)) : withNumbers(others);
    const right =
      extra > 0 ? `But ${rule} only.` : sentence(`Count the other ${counted.length}: ${rule}`);
    return `This counts ${opposite}: ${those}. ${right}`;
  }
  return extra > 0
    ? `This also counts ${withNumbers(others.slice(0, extra))}, but ${rule} only.`
    : `This leaves out ${withNumbers(counted.slice(0, -extra))}. ${sentence(rule)}`;
}

/** A clause as a sentence, without a second period after "2 p.m." */
export function sentence(clause: string): string {
  return `${capital(clause)}.`.replace(/\.\.$/, ".");
}

/** Names in the order of the chart, of which those with a margin above zero count. */
export interface Margins {
  readonly names: readonly string[];
  /** How far each of them is from not counting, or below zero, from counting. */
  readonly margins: readonly number[];
  readonly shown: (place: number) => string;
  /** Which of them count, as a clause that ends with their names. */
  readonly rule: (names: string) => string;
  /** What the others are, as in "the years in which the line falls". */
  readonly opposite?: string;
}

/** What holds, with the names of those that count. */
export function ruleOf({ names, margins, rule }: Omit<Margins, "shown">): string {
  return rule(listed(names.filter((_, k) => margins[k]! > 0)));
}

/** Those that count and those that don't, the nearest to the bound first. */
function sidesOf(told: Margins): Pick<NamedCount, "counted" | "others" | "rule" | "opposite"> {
  const { names, margins, shown, opposite } = told;
  const near = [...names.keys()].toSorted((a, b) => Math.abs(margins[a]!) - Math.abs(margins[b]!));
  const side = (isIn: boolean): Counted[] =>
    near.filter((k) => margins[k]! > 0 === isIn).map((k) => [names[k]!, shown(k)] as const);
  const sides = { counted: side(true), others: side(false), rule: ruleOf(told) };
  return opposite === undefined ? sides : { ...sides, opposite };
}

/** The reason of a wrong count: the names nearest to the bound are the first to be misjudged. */
export function marginReason(told: Margins, value: number): string {
  return countReason(sidesOf(told), value);
}

/** A count whose wrong options misjudge the names nearest to the bound. */
export function marginCountBlank(
  told: Margins,
  asked: Pick<NamedCount, "most" | "why" | "tempting">,
): Blank {
  return namedCountBlank({ ...asked, ...sidesOf(told) });
}

/** A name that a misreading leads to, with the sentence that says how. */
export type ToldName = readonly [name: string, slip: string, how: string];

/** `namesBlank` whose wrong options first say how somebody may come to them. */
export function toldNamesBlank(
  key: string,
  tempting: readonly ToldName[],
  others: readonly string[],
  why: (name: string) => string,
  ordered: readonly string[] = [],
): Blank {
  const blank = namesBlank(
    key,
    tempting.map(([name, slip]) => [name, slip] as const),
    others,
    why,
    ordered,
  );
  return retold(blank, (slip) => {
    const how = tempting.find(([name, told]) => name === slip.text && told === slip.slip)?.[2];
    return how === undefined ? slip.why : `${how} ${slip.why}`;
  });
}

const NO_MISREADING = /^mis(?:reads the chart|judges the sizes)$/;

/** Names whose reasons first say which misreading leads to them, if there is one. */
export function withMisreadings(blank: Blank): Blank {
  return retold(blank, ({ slip, why }) =>
    NO_MISREADING.test(slip) ? why : `This ${slip}. ${why}`,
  );
}

/** The wrong percents of `tooClose`, with what each of them would mean for the two values. */
export function toldTooClose(key: number, base: number, other: number): Wrong[] {
  return tooClose(key, "").map(([percent, slip]): Wrong => {
    const exact = tidy((percent * base) / 100);
    const apart = Number(exact.toPrecision(exact >= 100 ? 3 : 2));
    return [
      percent,
      slip,
      `${percent} percent of ${thousands(base)} is only ${apart === exact ? "" : "about "}${thousands(apart)}, but ${thousands(base)} and ${thousands(other)} are ${thousands(tidy(Math.abs(other - base)))} apart.`,
    ];
  });
}

/** A number rounded to a whole one, or with as many decimals as it takes to tell it from the others. */
export function toldFrom(others: readonly number[], value: number): number {
  const digits = [0, 1].find((n) => others.every((one) => tidy(one, n) !== tidy(value, n))) ?? 2;
  return tidy(value, digits);
}

/** What's the most of all, or one of several that are equally much: "the longest box", "one of the longest boxes". */
export function orOneOf(values: readonly number[], the: string, oneOf: string): string {
  const most = Math.max(...values);
  return values.filter((value) => value === most).length > 1 ? oneOf : the;
}

/** " (closest to 15 among the choices)": nothing if a result is that choice. */
export function closestTo(value: number, choice: number, text = thousands): string {
  return Math.abs(value - choice) < 1e-6
    ? ""
    : ` (closest to ${text(tidy(choice))} among the choices)`;
}
