import { addAnswer, checkPrior, eapFrom, type Estimate } from "./estimate.ts";
import { completable, NO_STEP } from "./feasible.ts";
import { refuseBlueprint } from "./refuse.ts";
import { logPrior, NODE_COUNT, type NormalPrior, STANDARD_PRIOR } from "./grid.ts";
import { chance } from "./hash.ts";
import { EngineError } from "./item.ts";
import type { Plan } from "./plan.ts";
import { indexOf } from "./pool.ts";
import { type ExposureWeights, flatWeights } from "./rates.ts";
import { choose } from "./select.ts";
import { copyStock, fullStock, type Stock, take } from "./stock.ts";

export interface SectionSettings {
  /** Any whole number; the only source of chance. */
  readonly seed: number;
  /** For choosing items only; the reported estimate has its own (see `reportedEstimate`). */
  readonly prior?: NormalPrior;
  readonly weights?: ExposureWeights;
  /** Ids this learner has met before, longest ago first. */
  readonly seen?: readonly string[];
  /** Unscored positions, 0 to 2. */
  readonly pretest?: number;
  /** Chance in the first positions; `{ positions: 0, spread: 0 }` turns it off. */
  readonly opening?: { readonly positions: number; readonly spread: number };
}

/** One answered position, as the caller stores it. */
export interface Answered {
  readonly item: string;
  readonly correct: boolean;
  /**
   * `Asked.scored` at the time. Items move between trial and use, and an answer must count as it
   * did when it was given; left out, it counts as the pool says today.
   */
  readonly scored?: boolean;
}

export interface Asked {
  readonly item: string;
  readonly position: number;
  /** False in a pretest position: the answer will not count. */
  readonly scored: boolean;
  /** True when the pool had nothing new left for this learner: the score is to be marked. */
  readonly seenBefore: boolean;
  /** Name of the passage or source set, null for an item on its own. */
  readonly set: string | null;
}

/** A section under way. A value: answering gives a new one and leaves the old as it was. */
export interface Section {
  readonly plan: Plan;
  readonly settings: SectionSettings;
  readonly answered: readonly Required<Answered>[];
  /** How many of the answered items the learner had met before. */
  readonly repeats: number;
  readonly current: Asked | null;
  /** The estimate that chooses the next item. */
  readonly interim: Estimate;
  /** log L of the scored answers at the nodes. */
  readonly logL: Float64Array;
  readonly inner: Inner;
}

/** What the engine works out once and carries along. */
interface Inner {
  readonly stock: Stock;
  readonly seenRank: Int32Array;
  readonly weights: ExposureWeights;
  readonly logPrior: Float64Array;
  readonly pretestServed: number;
}

export const MAX_PRETEST = 2;
/** The first item is chosen no further from the middle than this, however good the learner was. */
export const START_LIMIT = 0.5;
/** What a learner's ability may have moved between two tests, as an SD. */
export const DRIFT_SD = 0.3;

const DEFAULT_OPENING = { positions: 3, spread: 0.2 };
const PRETEST_PLACES = 4_000_037;

/** The prior of somebody who sat a test before: N(last EAP, posterior SD² + 0.3²). */
export function returningPrior(last: Estimate): NormalPrior {
  return { mean: last.theta, sd: Math.hypot(last.se, DRIFT_SD) };
}

export function start(plan: Plan, settings: SectionSettings): Section {
  return withCurrent(begin(plan, settings));
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
  return withCurrent(record(section, { item, correct, scored: section.current.scored }));
}

/**
 * The section that this history leads to. What was served is taken as a fact, so that newer
 * exposure rates or edited answers change only what comes next. `shown` is the item the
 * learner has on screen, when it was already chosen.
 */
export function replay(
  plan: Plan,
  settings: SectionSettings,
  history: readonly Answered[],
  shown?: string,
): Section {
  let section = begin(plan, settings);
  const served = new Set<string>();
  for (const one of history) {
    const { item } = one;
    if (served.has(item)) throw new EngineError(`Item ${item} stands in the history twice.`);
    served.add(item);
    checkServed(section, item);
    section = record(section, one);
  }
  if (history.length > 0 && !completable(plan, section.inner.stock, openStep(section)))
    refuseBlueprint(plan, section.inner.stock, `After ${history.length} answers`);
  if (shown === undefined) return withCurrent(section);
  checkServed(section, shown);
  return { ...section, current: describe(section, indexOf(plan.pool, shown)) };
}

/** EAP and its posterior SD under any prior. Learners are shown `reportedEstimate` instead. */
export function estimate(section: Section, prior: NormalPrior): Estimate {
  checkPrior(prior);
  return eapFrom(section.logL, logPrior(prior));
}

function begin(plan: Plan, settings: SectionSettings): Section {
  checkSettings(settings);
  const prior = settings.prior ?? STANDARD_PRIOR;
  const seenRank = rankSeen(plan, settings.seen ?? []);
  let stock = fullStock(plan, seenRank, true);
  // Only where new items cannot fill the blueprint do old ones come back.
  if (!completable(plan, stock, NO_STEP)) stock = fullStock(plan, seenRank, false);
  if (!completable(plan, stock, NO_STEP)) refuseBlueprint(plan, stock, "");
  const logL = new Float64Array(NODE_COUNT);
  const logPriorAtNodes = logPrior(prior);
  return {
    plan,
    settings,
    answered: [],
    repeats: 0,
    current: null,
    interim: eapFrom(logL, logPriorAtNodes),
    logL,
    inner: {
      stock,
      seenRank,
      weights: settings.weights ?? flatWeights(plan),
      logPrior: logPriorAtNodes,
      pretestServed: 0,
    },
  };
}

function checkSettings({ seed, prior, pretest = 0 }: SectionSettings): void {
  if (!Number.isSafeInteger(seed))
    throw new EngineError(`A seed must be a whole number, not ${String(seed)}.`);
  if (prior) checkPrior(prior);
  if (!Number.isInteger(pretest) || pretest < 0 || pretest > MAX_PRETEST)
    throw new EngineError(`A section has 0 to ${MAX_PRETEST} pretest positions, not ${pretest}.`);
}

/** A set is as recent as its most recent item. Ids that left the pool do no harm. */
function rankSeen(plan: Plan, seen: readonly string[]): Int32Array {
  const ranks = new Int32Array(plan.pool.size);
  for (const [k, id] of seen.entries()) {
    const i = plan.pool.indexById.get(id);
    if (i === undefined) continue;
    const set = plan.setOf[i]!;
    if (set < 0) ranks[i] = k + 1;
    else for (const member of plan.sets[set]!.items) ranks[member] = k + 1;
  }
  return ranks;
}

function record(section: Section, { item, correct, scored: asServed }: Answered): Section {
  if (typeof correct !== "boolean")
    throw new EngineError(`The answer to item ${item} must be true or false.`);
  if (asServed !== undefined && typeof asServed !== "boolean")
    throw new EngineError(`Whether item ${item} was scored must be true, false or left out.`);
  const { plan, inner } = section;
  const index = indexOf(plan.pool, item);
  const stock = copyStock(inner.stock);
  take(plan, stock, index);
  const scored = asServed ?? !plan.pretest[index];
  const logL = scored ? section.logL.slice() : section.logL;
  if (scored) addAnswer(logL, plan.pool, index, correct);
  return {
    ...section,
    answered: [...section.answered, { item, correct, scored }],
    repeats: section.repeats + (inner.seenRank[index]! > 0 ? 1 : 0),
    current: null,
    interim: scored ? eapFrom(logL, inner.logPrior) : section.interim,
    logL,
    inner: { ...inner, stock, pretestServed: inner.pretestServed + (scored ? 0 : 1) },
  };
}

/** Refuses a served item that this section cannot have held at this place. */
function checkServed({ plan, inner: { stock } }: Section, item: string): void {
  const index = indexOf(plan.pool, item);
  if (plan.cellOf[index]! < 0)
    throw new EngineError(`Item ${item} has no place in blueprint ${plan.blueprint.name}.`);
  if (stock.left === 0)
    throw new EngineError(
      `Item ${item} comes after the ${plan.blueprint.length} positions of ${plan.blueprint.name}.`,
    );
}

function withCurrent(section: Section): Section {
  const { plan, settings, inner, answered } = section;
  const position = answered.length;
  const chosen = choose(plan, {
    stock: inner.stock,
    theta: position === 0 ? startTheta(section.interim.theta) : section.interim.theta,
    position,
    seed: settings.seed,
    weights: inner.weights,
    seenRank: inner.seenRank,
    opening: settings.opening ?? DEFAULT_OPENING,
    pretestDue: pretestDue(section),
  });
  if (chosen < 0 && inner.stock.left > 0)
    refuseBlueprint(plan, inner.stock, `After ${position} answers`);
  return { ...section, current: chosen < 0 ? null : describe(section, chosen) };
}

function describe({ plan, inner, answered }: Section, index: number): Asked {
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

/** Places are drawn from the seed, not among the first three nor the last two positions. */
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

function openStep({ plan, inner: { stock } }: Section): typeof NO_STEP {
  if (stock.openSet < 0) return NO_STEP;
  const { cell, items } = plan.sets[stock.openSet]!;
  const rule = plan.blueprint.quotas[plan.cells[cell]!.setQuota]!.sets!;
  const rest = items.reduce((sum, i) => sum + (stock.blocked[i] ? 0 : 1), 0);
  return {
    ...NO_STEP,
    openCell: cell,
    openMin: Math.max(0, rule.sizeMin - stock.openTaken),
    openMax: Math.min(rule.sizeMax - stock.openTaken, rest),
  };
}
