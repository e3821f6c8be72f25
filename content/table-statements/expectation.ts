import { type AnyStory, createRng, drawRows } from "@theta/items/template";
import { rankCorrelation } from "./correlation.ts";
import type { World } from "./world.ts";

/** Enough rows for the direction that a story gives two columns, beyond the chance of one table. */
const TABLES = 12;
/** Beyond this, a claim goes against what everybody would expect. */
const AGAINST = 0.15;
/** Beyond this, a claim says what nobody would doubt, such as that larger reservoirs store more. */
const OBVIOUS = 0.975;

/** From here on, the first rows by one column are of interest in the other. */
const TOGETHER = 0.25;

type Rows = Readonly<Record<string, number>>[];

const drawn = new Map<string, Rows>();

/** How two columns go together in a story as a whole, from −1 to 1, and not only in one table. */
export function expected({ story }: Pick<World, "story">, a: string, b: string): number {
  const rows = drawn.get(story.name) ?? manyRows(story);
  drawn.set(story.name, rows);
  const valuesOf = (key: string): number[] => rows.map((row) => row[key]!);
  return rankCorrelation(valuesOf(a), valuesOf(b));
}

/** Whether someone who knows the field could claim that two columns rise together, or that they don't. */
export function isWorthClaiming(
  world: Pick<World, "story">,
  [a, b]: readonly [string, string],
  isInverse: boolean,
): boolean {
  const signed = expected(world, a, b) * (isInverse ? -1 : 1);
  return signed >= -AGAINST && signed <= OBVIOUS;
}

/** Whether rows with much of the one have much of the other: the most orders, and the most employees. */
export function goTogether(world: World, one: string, other: string): boolean {
  return one === other || expected(world, one, other) >= TOGETHER;
}

function manyRows(story: AnyStory): Rows {
  const rng = createRng(story.name, 1);
  const count = Math.min(8, story.names.length);
  return Array.from({ length: TABLES }, () => drawRows(story, { count }, rng) ?? []).flatMap(
    (rows) => rows.map(({ figures }) => figures),
  );
}
