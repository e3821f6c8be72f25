import { type Estimate } from "./estimate.ts";
import { chance } from "./hash.ts";
import { indexOf } from "./pool.ts";
import { answer, estimate, type Section } from "./section.ts";

/**
 * A section whose time ran out, completed with wrong answers to the items that would have
 * been served. Deterministic, and harsher than guessing, as the exam says of itself.
 */
export function completeWithWrong(section: Section): Section {
  let rest = section;
  while (rest.current) rest = answer(rest, rest.current.item, false);
  return rest;
}

const GUESSING = 5_000_011;
const DEFAULT_RUNS = 64;

/**
 * What guessing at the rest would have given, to be shown beside the score: the mean over
 * many completions in which each item is right with its own chance of guessing, c.
 */
export function estimateWithGuesses(section: Section, runs: number = DEFAULT_RUNS): Estimate {
  let theta = 0;
  let variance = 0;
  for (let run = 0; run < runs; run++) {
    let rest = section;
    while (rest.current) {
      const { item, position } = rest.current;
      const { c } = rest.plan.pool.items[indexOf(rest.plan.pool, item)]!;
      const luck = chance(rest.settings.seed, GUESSING + run, position);
      rest = answer(rest, item, luck < c);
    }
    const one = estimate(rest);
    theta += one.theta / runs;
    variance += one.se ** 2 / runs;
  }
  return { theta, se: Math.sqrt(variance) };
}
