import { sum } from "./exact.ts";
import type { Rng } from "./rng.ts";

/** What Table Analysis templates share: three statements, each true or false as wanted. */

export interface TableStatement {
  readonly text: string;
  readonly why: string;
  /** How to find out, for the solution. */
  readonly how: string;
  /** What it adds to the difficulty. */
  readonly weight: number;
}

/** Makes a statement that's true or false, as requested, or null if this draw doesn't allow one. */
export type StatementKind<World> = (world: World, rng: Rng, want: boolean) => TableStatement | null;

interface Wanted {
  /** Some draws of rows and columns give no such statement; this is how many to try. */
  readonly tries: number;
  /** How often a statement should be true. */
  readonly chanceOfTrue?: number;
}

export interface DrawnStatements {
  /** "overlap+between+dominates" */
  readonly kinds: string;
  readonly statements: { text: string; why: string; key: boolean }[];
  readonly steps: string[];
  /** The sum of what the statements add to the difficulty. */
  readonly weight: number;
}

/** Three statements of different kinds, or null when these rows don't allow them. */
export function drawStatements<World>(
  kinds: Readonly<Record<string, StatementKind<World>>>,
  world: World,
  rng: Rng,
  { tries, chanceOfTrue = 0.5 }: Wanted,
): DrawnStatements | null {
  const names = rng.sample(Object.keys(kinds), 3);
  const keys = names.map(() => rng.chance(chanceOfTrue));
  const made = names.map((name, k) => tried(kinds[name]!, world, rng, keys[k]!, tries));
  const statements = made.filter((one) => one !== null);
  if (statements.length < names.length) return null;
  return {
    kinds: names.join("+"),
    statements: statements.map(({ text, why }, k) => ({ text, why, key: keys[k]! })),
    steps: statements.map(({ how }) => how),
    weight: sum(statements.map(({ weight }) => weight)),
  };
}

function tried<World>(
  kind: StatementKind<World>,
  world: World,
  rng: Rng,
  want: boolean,
  tries: number,
): TableStatement | null {
  for (let attempt = 0; attempt < tries; attempt++) {
    const made = kind(world, rng, want);
    if (made) return made;
  }
  return null;
}

/** "surface area" for the column "Surface area (km²)", as statements say it. */
export function nounOf(column: string): string {
  return column.replace(/ \(.*/, "").toLowerCase();
}
