import {
  type AnyStory,
  drawRows,
  inWords,
  keysOf,
  type Rng,
  type StoryColumn,
  type StoryRow,
  type TableInput,
} from "@theta/items/template";
import { saidValue } from "./said-value.ts";

/** A table drawn from a story, as the statements about it see it. */
export interface World {
  readonly story: AnyStory;
  readonly rows: readonly WorldRow[];
  readonly keys: readonly string[];
  /** What some rows were paid, if the introduction says so. */
  readonly payments?: Payments;
}

/** A percent of one column for each row above a limit in another. */
export interface Payments {
  readonly key: string;
  readonly percent: number;
  readonly by: string;
  readonly limit: number;
}

/** A row, with its group if the story has groups. */
export interface WorldRow extends StoryRow<string> {
  readonly group?: string;
}

/** Rows in which no column has the same value twice, so that every order is clear. */
export function drawWorld(
  stories: readonly AnyStory[],
  [least, most]: readonly [number, number],
  rng: Rng,
): World | null {
  const story = rng.pick(stories);
  const keys = keysOf(story);
  const rows = drawRows(story, { count: rng.int(least, most), different: keys }, rng);
  return rows && { story, rows: grouped(story, rows, rng), keys };
}

/** Groups of about the same size, so that none has only one row. */
function grouped(
  { group }: AnyStory,
  rows: readonly StoryRow<string>[],
  rng: Rng,
): readonly WorldRow[] {
  if (!group) return rows;
  const words = Object.keys(group.said);
  const drawn = rng.shuffle(rows.map((_, k) => words[k % words.length]!));
  return rows.map((row, k) => ({ ...row, group: drawn[k]! }));
}

/** The values of a column in one group. */
export function valuesIn({ rows }: World, group: string, key: string): number[] {
  return rows.filter((row) => row.group === group).map(({ figures }) => figures[key]!);
}

export function columnOf({ story }: World, key: string): StoryColumn<string> {
  return story.columns[key]!;
}

/** A value as sentences write it: "$500,000" for 500 in thousands of dollars. */
export function told(world: World, key: string, value: number): string {
  return saidValue(columnOf(world, key).heading, value);
}

/** "nine", but "11" */
export function howMany(count: number): string {
  return count < 10 ? inWords(count) : String(count);
}

/** "store" */
export function thingOf({ story }: World): string {
  return story.label.toLowerCase();
}

export function valuesOf({ rows }: World, key: string): number[] {
  return rows.map(({ figures }) => figures[key]!);
}

/** From the greatest to the least. */
export function descending({ rows }: World, key: string): WorldRow[] {
  return rows.toSorted((one, other) => other.figures[key]! - one.figures[key]!);
}

/** From the greatest to the least, or from the least to the greatest. */
export function fromEnd(world: World, key: string, isLow: boolean): WorldRow[] {
  const order = descending(world, key);
  return isLow ? order.toReversed() : order;
}

/** Columns that can be added up. */
export function summable(world: World): string[] {
  return world.keys.filter((key) => columnOf(world, key).kind !== "rate");
}

/** Columns whose totals and averages have a plain name: no "total total length". */
export function addable(world: World): string[] {
  return summable(world).filter((key) => !/^(average|total) /.test(columnOf(world, key).noun));
}

export function tableOf({ story, rows, keys }: World): TableInput {
  return {
    caption: `${rows.length} ${story.things}`,
    columns: [
      { kind: "text", name: story.label },
      ...(story.group ? [{ kind: "text" as const, name: story.group.heading }] : []),
      ...keys.map((key) => ({
        kind: "number" as const,
        name: story.columns[key]!.heading,
        decimals: story.columns[key]!.decimals ?? 0,
      })),
    ],
    rows: rows.map(({ name, figures, group }) => [
      name,
      ...(group === undefined ? [] : [group]),
      ...keys.map((key) => figures[key]!),
    ]),
  };
}

/** How many rows half of the table has, or about half. */
export function halfOf({ rows }: World, rng: Rng): number {
  return rng.pick([Math.floor(rows.length / 2), Math.ceil(rows.length / 2)]);
}
