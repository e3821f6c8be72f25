import { listed, median, sum, tidy } from "@theta/items/template";
import { nounInPlural } from "./of-several.ts";
import { columnOf, howMany, told, type World, type WorldRow } from "./world.ts";

/** How reasons show the figures that decide a statement. */

/** "Ashland (40) and Carver (55)" */
export function named(world: World, key: string, rows: readonly WorldRow[]): string {
  return listed(
    rows.map(({ name, figures }) => `${name} (${listedAs(world, key, figures[key]!)})`),
  );
}

export function namesOf(rows: readonly WorldRow[]): string {
  return listed(rows.map(({ name }) => name));
}

/** "Ashland (40 and \$12 million)" */
export function withBoth(
  world: World,
  [one, other]: readonly [string, string],
  rows: readonly WorldRow[],
): string {
  return listed(
    rows.map(
      ({ name, figures }) =>
        `${name} (${listedAs(world, one, figures[one]!)} and ${listedAs(world, other, figures[other]!)})`,
    ),
  );
}

/** A value that was calculated, to three digits. */
export function about(world: World, key: string, value: number): string {
  return told(world, key, Number(value.toPrecision(3)));
}

/** The same with "about" if it's rounded: "about 74.8", but "165". */
export function nearly(world: World, key: string, value: number): string {
  const exact = tidy(value);
  const isShort = Math.abs(exact - value) < 1e-9 && Number(exact.toPrecision(4)) === exact;
  const isSaid = !columnOf(world, key).heading.includes("($") || tidy(exact, 2) === exact;
  return isShort && isSaid ? told(world, key, exact) : `about ${about(world, key, value)}`;
}

/** A value with the decimals of its column, as the table shows it: "4.0" beside "3.6". */
export function listedAs(world: World, key: string, value: number): string {
  const { decimals = 0, heading } = columnOf(world, key);
  const said = told(world, key, value);
  if (decimals === 0 || /\$|thousands|millions/.test(heading)) return said;
  return said.replace(
    /^(−?[\d,]+)(?:\.(\d+))?/,
    (_, whole: string, part = "") => `${whole}.${String(part).padEnd(decimals, "0")}`,
  );
}

export function totalIn(key: string, rows: readonly WorldRow[]): number {
  return tidy(sum(rows.map(({ figures }) => figures[key]!)));
}

/** Said in the singular only, where several rows have it. */
const MASS = /^(?:energy use|total attendance)\b/;

/** What several rows have, to be added or compared: "numbers of donors", "donations received". */
export function figuresOf(world: World, key: string): string {
  const { noun } = columnOf(world, key);
  const amount = /^amount of (.+)/.exec(noun)?.[1];
  if (amount || MASS.test(noun)) return amount ?? noun;
  return nounInPlural(noun) ?? noun;
}

/** "73 to 83 percent" */
export function toldRange(world: World, key: string, values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map((one) =>
    listedAs(world, key, one),
  ) as [string, string];
  const [, number, unit] = /^([\d.,−-]+)( .+)$/.exec(low) ?? [];
  return low === high
    ? low
    : `${number !== undefined && high.endsWith(unit!) ? number : low} to ${high}`;
}

/** "7, 10, and 12 minutes" */
export function toldAll(world: World, key: string, values: readonly number[]): string {
  const said = values.map((value) => listedAs(world, key, value));
  const [, unit] = /^[\d.,−-]+( .+)$/.exec(said[0]!) ?? [];
  const isShared = unit !== undefined && said.every((one) => one.endsWith(unit));
  return listed(
    said.map((one, k) => (isShared && k < said.length - 1 ? one.slice(0, -unit.length) : one)),
  );
}

/** The most values that are all written down to find their median. */
const LISTED = 6;

/** "8.5, the average of 7 and 10, the two middle values of 4, 7, 10, and 12" */
export function medianSaid(world: World, key: string, values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  const of = sorted.length > LISTED ? "" : ` of ${toldAll(world, key, sorted)}`;
  const middle = told(world, key, tidy(median(sorted)));
  if (Number.isInteger(half)) {
    const count = howMany(half);
    return `${middle}, the middle value${of || `, with ${count} values above it and ${count} below it`}`;
  }
  const two = toldAll(world, key, [sorted[Math.floor(half)]!, sorted[Math.ceil(half)]!]);
  return `${middle}, the average of ${two}, the two middle values${of}`;
}
