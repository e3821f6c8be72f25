import { type Rng, thousands, usd } from "@theta/items/template";
import { PER_UNIT, type PerUnit } from "./facts.ts";
import type { TableReader } from "./table-reader.ts";
import { columnOf, told, type World, type WorldRow } from "./world.ts";

/** A quantity per unit of another, with its value in each row of a table. */
interface DrawnPerUnit {
  readonly unit: PerUnit;
  /** The columns that are divided. */
  readonly keys: readonly [top: string, bottom: string];
  readonly values: readonly number[];
}

export function drawPerUnit(world: World, rng: Rng): DrawnPerUnit | null {
  const keyOf = (noun: string): string | undefined =>
    world.keys.find((key) => columnOf(world, key).noun === noun);
  const units = PER_UNIT.filter(({ over }) => over.every((noun) => keyOf(noun)));
  if (units.length === 0) return null;
  const unit = rng.pick(units);
  const [top, bottom] = unit.over.map((noun) => keyOf(noun)!) as [string, string];
  const values = world.rows.map(({ figures }) => (unit.scale * figures[top]!) / figures[bottom]!);
  return { unit, keys: [top, bottom], values };
}

/** Its value in sentences: "\$1.25", "14.2", "312". */
export function saidPerUnit({ isMoney, unit }: PerUnit, value: number): string {
  const short = Number(value.toPrecision(3));
  return isMoney ? usd(short) : `${thousands(short)}${unit ? ` ${unit}` : ""}`;
}

/** "\$95,400 for Parks (\$9.16 million divided by 96)" */
export function dividedFor(
  world: World,
  { unit, keys, values }: DrawnPerUnit,
  row: WorldRow,
): string {
  const [top, bottom] = keys.map((key) => told(world, key, row.figures[key]!));
  const times = /per (1,000|100)\b/.exec(unit.phrase)?.[1];
  const value = saidPerUnit(unit, values[world.rows.indexOf(row)]!);
  return `${value} for ${row.name} (${top!} divided by ${bottom!}${times ? `, times ${times}` : ""})`;
}

/** What a top has to reach so that the quotient reaches a bound: "19,000 times the number of rangers". */
export function boundTimes({ unit }: DrawnPerUnit, bound: number): string {
  const [, bottom] = unit.over;
  const times = /per (1,000|100)\b/.exec(unit.phrase)?.[1];
  if (times === "100") return `${bound} percent of the ${bottom}`;
  return `${saidPerUnit({ ...unit, unit: "" }, bound)} times the ${bottom}${times ? " in thousands" : ""}`;
}

/** "The number of beds per nurse is" */
export function perUnitIs({ phrase }: PerUnit): string {
  const isPlural = /^[a-z ]*(?:deposits|donations|expenditures|expenses) per/.test(phrase);
  return `The ${phrase} ${isPlural ? "are" : "is"}`;
}

/** How sentences compare it: "more beds per nurse", "the highest revenue per employee". */
export function perUnitWords({
  phrase,
}: PerUnit): Record<"more" | "less" | "most" | "least", string> {
  const [, kind, what] = /^(number|amount) of (.+)/.exec(phrase) ?? [];
  if (what) {
    const [less, least] = kind === "number" ? ["fewer", "fewest"] : ["less", "least"];
    return {
      more: `more ${what}`,
      less: `${less} ${what}`,
      most: `the most ${what}`,
      least: `the ${least} ${what}`,
    };
  }
  const hasArticle = /^(average|budget|operating budget)/.test(phrase);
  const article = hasArticle ? "a " : "";
  return {
    more: `${article}higher ${phrase}`,
    less: `${article}lower ${phrase}`,
    most: `the highest ${phrase}`,
    least: `the lowest ${phrase}`,
  };
}

/** "at least 3.5 beds per nurse", "at least 12 megawatt-hours of …", "annual revenue of at least \$200,000 per employee" */
export function perUnitAtLeast(unit: PerUnit, value: number): string {
  const said = `at least ${saidPerUnit(unit, value)}`;
  const [, kind, what] = /^(number|amount) of (.+)/.exec(unit.phrase) ?? [];
  if (what) return kind === "number" ? `${said} ${what}` : `${said} of ${what}`;
  const vowel = /^[aeiou]/.test(unit.phrase) ? "an" : "a";
  const had = perUnitWords(unit).more.replace("higher ", "").replace(/^a /, `${vowel} `);
  const [, amount, per] = /^(.+?)( per .+)?$/.exec(had)!;
  return `${amount!} of ${said}${per ?? ""}`;
}

/** For checkers: the columns that a phrase divides, and what their quotient is multiplied by. */
export function readPerUnit(
  phrase: string,
  table: TableReader,
): { top: number[]; bottom: number[]; scale: number } {
  const unit = PER_UNIT.find(
    (one) => one.phrase === phrase || Object.values(perUnitWords(one)).includes(phrase),
  );
  if (!unit) throw new Error(`Nothing is ${phrase}.`);
  const [top, bottom] = unit.over;
  return { top: table.column(top), bottom: table.column(bottom), scale: unit.scale };
}
