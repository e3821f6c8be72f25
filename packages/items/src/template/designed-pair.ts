import type { Rng } from "./rng.ts";
import { type Designed, sufficiencyKey } from "./sufficiency.ts";
import type { SufficiencyDraft } from "./template.ts";

/** Two facts chosen for each other, and what makes them hard to judge. */
export interface DesignedPair<Fact> extends Designed {
  readonly facts: readonly [Fact, Fact];
}

/** The facts in an order drawn at random. The trap's words must not name (1) or (2). */
export function inDrawnOrder<Fact, Pair extends DesignedPair<Fact>>(pair: Pair, rng: Rng): Pair {
  if (rng.chance(0.5)) return pair;
  const { facts, trap } = pair;
  const swapped: Partial<Record<string, "A" | "B">> = { A: "B", B: "A" };
  const letter = swapped[trap.letter] ?? trap.letter;
  return { ...pair, facts: [facts[1], facts[0]], trap: { ...trap, letter } };
}

/** The designed key of a pair in either order: A stands for either statement alone. */
export type PairKey = "A" | "C" | "D" | "E";

/** Whether the findings lead to the key that a pair was designed for. */
export function hasKey(
  findings: Pick<SufficiencyDraft, "first" | "second" | "together">,
  key: PairKey,
): boolean {
  const found = sufficiencyKey(findings);
  return found === key || (found === "B" && key === "A");
}

/** For checkers: both statements as conditions, read one by one. */
export function conditionsOf<Case>(
  statements: SufficiencyDraft["statements"],
  conditionOf: (statement: string) => (one: Case) => boolean,
): { first: (one: Case) => boolean; second: (one: Case) => boolean } {
  return { first: conditionOf(statements[0]), second: conditionOf(statements[1]) };
}
