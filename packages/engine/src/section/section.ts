import { begin, checkSettings, openingOf } from "./begin.ts";
import { addAnswer, checkPrior, eapFrom, type Estimate } from "../ability/estimate.ts";
import { logPrior, type NormalPrior } from "../ability/grid.ts";
import { chance } from "../hash.ts";
import { EngineError } from "../ability/item.ts";
import type { Plan } from "../plan/plan.ts";
import { indexOf } from "../ability/pool.ts";
import { refuseBlueprint } from "./refuse.ts";
import { choose } from "./select.ts";
import type { Answered, Asked, Section, SectionSettings } from "./section-state.ts";
import { copyStock, type Stock, take } from "./stock.ts";

/** The first item is never farther from the middle than this, however good the learner was. */
export const START_LIMIT = 0.5;
/** How much a learner's ability may have moved between two tests, as an SD. */
export const DRIFT_SD = 0.3;

const PRETEST_PLACES = 4_000_037;

/** The prior of someone who took a test before: N(last EAP, posterior SD² + 0.3²). */
export function returningPrior(last: Estimate): NormalPrior {
  return { mean: last.theta, sd: Math.hypot(last.se, DRIFT_SD) };
}

export function start(plan: Plan, settings: SectionSettings): Section {
  checkSettings(plan, settings);
  return withCurrent(begin(plan, settings, [], false));
}

/** What is asked now, or null when the section is over. */
export function next(section: Section): Asked | null {
  return section.current;
}

export function answer(section: Section, item: string, correct: boolean): Section {
  indexOf(section.plan.pool, item);
  if (section.answered.some((past) => past.item === item))
    throw new EngineError(`Item ${item} has been answered already.`);
  if (section.current === null)
    throw new EngineError(`The section is over; item ${item} cannot be answered.`);
  if (section.current.item !== item)
    throw new EngineError(`Item ${item} was not asked; item ${section.current.item} was.`);
  return withCurrent(record(section, [{ item, correct, scored: section.current.scored }]));
}

/** EAP and its posterior SD under any prior. Learners see `reportedEstimate` instead. */
export function estimate(section: Section, prior: NormalPrior): Estimate {
  checkPrior(prior);
  return eapFrom(section.logL, logPrior(prior));
}

/**
 * The section after these answers, before the next item is chosen. `check` sees what was left
 * before each. For `answer` and `replay` only.
 */
export function record(
  section: Section,
  answers: readonly Answered[],
  check?: (stock: Stock, item: string) => void,
): Section {
  const { plan, inner } = section;
  const stock = copyStock(inner.stock);
  const logL = section.logL.slice();
  const answered = [...section.answered];
  let { repeats } = section;
  let { pretestServed } = inner;
  for (const { item, correct, scored: asServed } of answers) {
    check?.(stock, item);
    if (typeof correct !== "boolean")
      throw new EngineError(`The answer to item ${item} must be true or false.`);
    if (asServed !== undefined && typeof asServed !== "boolean")
      throw new EngineError(`Whether item ${item} was scored must be true, false or left out.`);
    const index = indexOf(plan.pool, item);
    take(plan, stock, index);
    const scored = asServed ?? !plan.pretest[index];
    if (scored) addAnswer(logL, plan.pool, index, correct);
    answered.push({ item, correct, scored });
    if (inner.seenRank[index]! > 0) repeats++;
    if (!scored) pretestServed++;
  }
  return {
    ...section,
    answered,
    repeats,
    current: null,
    interim: eapFrom(logL, inner.logPrior),
    logL,
    inner: { ...inner, stock, pretestServed },
  };
}

/** The section with its next item chosen. For `answer` and `replay` only. */
export function withCurrent(section: Section): Section {
  const { plan, settings, inner, answered } = section;
  const position = answered.length;
  const chosen = choose(plan, {
    stock: inner.stock,
    theta: position === 0 ? startTheta(section.interim.theta) : section.interim.theta,
    position,
    seed: settings.seed,
    weights: inner.weights,
    seenRank: inner.seenRank,
    opening: openingOf(settings),
    pretestDue: pretestDue(section),
  });
  if (chosen < 0 && inner.stock.left > 0)
    refuseBlueprint(plan, inner.stock, position > 0 ? `After ${position} answers` : "");
  return { ...section, current: chosen < 0 ? null : describe(section, chosen) };
}

export function describe({ plan, inner, answered }: Section, index: number): Asked {
  const set = plan.setOf[index]!;
  return {
    item: plan.pool.items[index]!.id,
    position: answered.length,
    scored: !plan.pretest[index],
    seenBefore: inner.seenRank[index]! > 0,
    set: set < 0 ? null : plan.sets[set]!.name,
  };
}

function startTheta(theta: number): number {
  return Math.min(START_LIMIT, Math.max(-START_LIMIT, theta));
}

/** Positions are drawn from the seed, excluding the first three and the last two. */
function pretestDue({ plan, settings, inner, answered }: Section): boolean {
  const wanted = settings.pretest ?? 0;
  if (inner.pretestServed >= wanted) return false;
  const from = Math.min(3, plan.blueprint.length - 1);
  const room = Math.max(1, plan.blueprint.length - 2 - from);
  const part = room / wanted;
  const n = inner.pretestServed;
  return (
    answered.length >= Math.floor(from + part * (n + chance(settings.seed, PRETEST_PLACES, n)))
  );
}
