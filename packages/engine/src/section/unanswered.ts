import type { Estimate } from "../ability/estimate.ts";
import { chance } from "../hash.ts";
import { EngineError } from "../ability/item.ts";
import { indexOf } from "../ability/pool.ts";
import { reportedEstimate, scoredAnswers } from "../scores/scores-estimate.ts";
import { chanceShare } from "../scores/scores-floor.ts";
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

/** What guessing at the rest would have given. */
export interface GuessedRest extends Estimate {
  /** Mean of `chanceShare` over the completions. */
  readonly chanceShare: number;
}

/**
 * What guessing at the rest would have earned, shown next to the score: the mean over several
 * completions where each item is right with its guessing chance c. The error covers both the error
 * of each completion and the luck of the guesses.
 */
export function estimateWithGuesses(section: Section, runs: number = DEFAULT_RUNS): GuessedRest {
  if (!Number.isSafeInteger(runs) || runs < 1)
    throw new EngineError(`Guessing takes a whole number of runs from 1, not ${String(runs)}.`);
  const luck = sharedLuck(section, runs);
  const completed = luck.map((own) => completeWithGuesses(section, own));
  const each = completed.map((one) => reportedEstimate(one));
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / runs;
  const theta = mean(each.map((one) => one.theta));
  const within = mean(each.map(({ se }) => se ** 2));
  const between = mean(each.map((one) => (one.theta - theta) ** 2));
  return {
    theta,
    se: Math.sqrt(within + between),
    chanceShare: mean(completed.map((one) => chanceShare(scoredAnswers(one)))),
  };
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
