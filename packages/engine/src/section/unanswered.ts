import type { Estimate } from "../ability/estimate.ts";
import { chance } from "../hash.ts";
import { EngineError } from "../ability/item.ts";
import { indexOf } from "../ability/pool.ts";
import { reportedEstimate } from "../scores/scores-estimate.ts";
import { answer } from "./section.ts";
import type { Section } from "./section-state.ts";

/**
 * A section whose time ran out, completed with wrong answers to the items that would have been
 * served. Deterministic, and harsher than guessing, as the exam says its own penalty is.
 */
export function completeWithWrong(section: Section): Section {
  let rest = section;
  while (rest.current) rest = answer(rest, rest.current.item, false);
  return rest;
}

const GUESSING = 5_000_011;
const DEFAULT_RUNS = 16;

/**
 * What guessing at the rest would have given, shown next to the score: the mean over several
 * completions in which each item is right with its guessing chance c. The error covers both the
 * error of each completion and the luck of the guesses.
 */
export function estimateWithGuesses(section: Section, runs: number = DEFAULT_RUNS): Estimate {
  if (!Number.isSafeInteger(runs) || runs < 1)
    throw new EngineError(`Guessing takes a whole number of runs from 1, not ${String(runs)}.`);
  const luck = sharedLuck(section, runs);
  const each = luck.map((own) => reportedEstimate(completeWithGuesses(section, own)));
  const theta = each.reduce((sum, one) => sum + one.theta, 0) / runs;
  const within = each.reduce((sum, one) => sum + one.se ** 2, 0) / runs;
  const between = each.reduce((sum, one) => sum + (one.theta - theta) ** 2, 0) / runs;
  return { theta, se: Math.sqrt(within + between) };
}

/**
 * The luck of each run at each remaining position. At each position the runs share good and bad
 * luck evenly, in a different order, so a few runs say as much as many independent ones.
 */
function sharedLuck({ plan, settings, answered }: Section, runs: number): number[][] {
  const luck = Array.from({ length: runs }, (): number[] => []);
  for (let position = answered.length; position < plan.blueprint.length; position++) {
    const draws = luck.map((_, run) => chance(settings.seed, GUESSING + run, position));
    const order = draws.map((_, run) => run).toSorted((one, other) => draws[one]! - draws[other]!);
    for (const [rank, run] of order.entries()) luck[run]![position] = (rank + draws[run]!) / runs;
  }
  return luck;
}

function completeWithGuesses(section: Section, luck: readonly number[]): Section {
  let rest = section;
  while (rest.current) {
    const { item, position } = rest.current;
    const { c } = rest.plan.pool.items[indexOf(rest.plan.pool, item)]!;
    rest = answer(rest, item, luck[position]! < c);
  }
  return rest;
}
