import { addAnswer, checkPrior, eapFrom, type Estimate } from "./estimate.ts";
import { completable } from "./feasible.ts";
import { refuseBlueprint } from "./refuse.ts";
import { logPrior, NODE_COUNT, type NormalPrior, STANDARD_PRIOR } from "./grid.ts";
import { chance } from "./hash.ts";
import { EngineError } from "./item.ts";
import type { Plan } from "./plan.ts";
import { indexOf } from "./pool.ts";
import { checkWeights, type ExposureWeights, flatWeights } from "./rates.ts";
import { choose } from "./select.ts";
import { copyStock, fullStock, type Stock, take } from "./stock.ts";
import { NO_STEP, openStep } from "./step.ts";

export interface SectionSettings {
  /** Any whole number; the only source of chance. */
  readonly seed: number;
  /** For choosing items only; the reported estimate has its own (see `reportedEstimate`). */
  readonly prior?: NormalPrior;
  readonly weights?: ExposureWeights;
  /**
   * Ids this learner has met, one entry for each meeting, longest ago first. A replay may get
   * them as they were when the section began, or gone on with the section's own servings: when
   * the list ends with all the items answered so far (in any order, the one on screen may come
   * last), that end does not count, and an own item was seen before only if it also stands
   * ahead of it. Ids of other pools are passed over.
   */
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
  return replay(plan, settings, []);
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
 * The section that this history leads to. `shown` is the item the learner has on screen, when
 * it was already chosen. What was served is a fact, also where today's pool, tags or rates would
 * not serve it: enemies, a set that was left or cut short, an item seen before. Then only what
 * comes next is chosen by today's rules, and if new items no longer suffice, old ones come back.
 * Refused is what no section can hold: an item unknown to the pool or to the blueprint, an
 * item twice, more items than positions or than a quota allows, or a rest that no item can fill.
 */
export function replay(
  plan: Plan,
  settings: SectionSettings,
  history: readonly Answered[],
  shown?: string,
): Section {
  checkSettings(plan, settings);
  const answered = history.map(({ item }) => item);
  const served = shown === undefined ? answered : [...answered, shown];
  checkTwice(served);
  const seen = seenEarlier(plan, settings.seen ?? [], answered, shown);
  let section = retrace(begin(plan, { ...settings, seen }, served, false), history, shown);
  if (!canGoOn(section, shown))
    section = retrace(begin(plan, { ...settings, seen }, served, true), history, shown);
  if (!canGoOn(section, shown)) refuseRest(section, shown);
  if (shown === undefined) return withCurrent(section);
  return { ...section, current: describe(section, indexOf(plan.pool, shown)) };
}

/** EAP and its posterior SD under any prior. Learners are shown `reportedEstimate` instead. */
export function estimate(section: Section, prior: NormalPrior): Estimate {
  checkPrior(prior);
  return eapFrom(section.logL, logPrior(prior));
}

/** A section before its first item; `withOld` lets items come back that the learner has seen. */
function begin(
  plan: Plan,
  settings: SectionSettings,
  served: readonly string[],
  withOld: boolean,
): Section {
  const seenRank = rankSeen(plan, settings.seen ?? []);
  const logL = new Float64Array(NODE_COUNT);
  const logPriorAtNodes = logPrior(settings.prior ?? STANDARD_PRIOR);
  return {
    plan,
    settings,
    answered: [],
    repeats: 0,
    current: null,
    interim: eapFrom(logL, logPriorAtNodes),
    logL,
    inner: {
      stock: withOld ? fullStock(plan, seenRank, false) : firstStock(plan, seenRank, served),
      seenRank,
      weights: settings.weights ?? flatWeights(plan),
      logPrior: logPriorAtNodes,
      pretestServed: 0,
    },
  };
}

/** Only where new items cannot fill the blueprint do old ones come back. */
function firstStock(plan: Plan, seenRank: Int32Array, served: readonly string[]): Stock {
  const fresh = fullStock(plan, seenRank, true);
  if (!completable(plan, fresh, NO_STEP)) return fullStock(plan, seenRank, false);
  // What was served is not hidden, for it uses up supply and the rest of its set must be there.
  const own = served.flatMap((id) => [...unitOf(plan, id)]);
  if (!own.some((i) => seenRank[i]! > 0)) return fresh;
  const hidden = seenRank.slice();
  for (const i of own) hidden[i] = 0;
  return fullStock(plan, hidden, true);
}

function checkSettings(
  plan: Plan,
  { seed, prior, weights, pretest = 0, opening = DEFAULT_OPENING }: SectionSettings,
): void {
  if (!Number.isSafeInteger(seed))
    throw new EngineError(`A seed must be a whole number, not ${String(seed)}.`);
  if (prior) checkPrior(prior);
  if (weights) checkWeights(plan, weights);
  if (!Number.isInteger(pretest) || pretest < 0 || pretest > MAX_PRETEST)
    throw new EngineError(`A section has 0 to ${MAX_PRETEST} pretest positions, not ${pretest}.`);
  if (!(opening.positions >= 0))
    throw new EngineError(`opening.positions must be 0 or more, not ${opening.positions}.`);
  if (!(opening.spread >= 0 && opening.spread <= 1))
    throw new EngineError(`opening.spread must lie in [0, 1], not ${opening.spread}.`);
}

/** A set is as recent as its most recent item. Ids that left the pool do no harm. */
function rankSeen(plan: Plan, seen: readonly string[]): Int32Array {
  const ranks = new Int32Array(plan.pool.size);
  for (const [k, id] of seen.entries()) for (const i of unitOf(plan, id)) ranks[i] = k + 1;
  return ranks;
}

/** The item, or all items of its set; nothing for an id that is not in the pool. */
function unitOf({ pool, setOf, sets }: Plan, id: string): Iterable<number> {
  const index = pool.indexById.get(id);
  if (index === undefined) return [];
  return sets[setOf[index]!]?.items ?? [index];
}

/**
 * `seen` as it was when the section began. The end is cut off only if it holds everything that
 * was answered: a list from the beginning may by chance end with an item that came again.
 */
function seenEarlier(
  { pool }: Plan,
  seen: readonly string[],
  answered: readonly string[],
  shown?: string,
): readonly string[] {
  const known = seen.filter((id) => pool.indexById.has(id));
  const own = new Set(answered);
  let end = known.length - (shown !== undefined && known.at(-1) === shown ? 1 : 0);
  while (end > 0 && own.delete(known[end - 1]!)) end--;
  return own.size === 0 ? known.slice(0, end) : known;
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

function checkTwice(served: readonly string[]): void {
  const before = new Set<string>();
  for (const id of served) {
    if (before.has(id)) throw new EngineError(`Item ${id} stands in the history twice.`);
    before.add(id);
  }
}

function retrace(begun: Section, history: readonly Answered[], shown?: string): Section {
  let section = begun;
  for (const one of history) {
    checkServed(section, one.item);
    section = record(section, one);
  }
  if (shown !== undefined) checkServed(section, shown);
  return section;
}

/** Refuses a served item that no section of this blueprint can hold at this place. */
function checkServed({ plan, inner: { stock } }: Section, item: string): void {
  const index = indexOf(plan.pool, item);
  if (plan.cellOf[index]! < 0)
    throw new EngineError(`Item ${item} has no place in blueprint ${plan.blueprint.name}.`);
  if (stock.left === 0)
    throw new EngineError(
      `Item ${item} comes after the ${plan.blueprint.length} positions of ${plan.blueprint.name}.`,
    );
}

/** What the section has used once the item on screen is answered. */
function stockAfter({ plan, inner }: Section, shown?: string): Stock {
  if (shown === undefined) return inner.stock;
  const stock = copyStock(inner.stock);
  take(plan, stock, indexOf(plan.pool, shown));
  return stock;
}

function canGoOn(section: Section, shown?: string): boolean {
  const stock = stockAfter(section, shown);
  return completable(section.plan, stock, openStep(section.plan, stock));
}

function refuseRest(section: Section, shown?: string): never {
  const answers = section.answered.length;
  const when = answers > 0 ? `After ${answers} answers` : "";
  return refuseBlueprint(section.plan, stockAfter(section, shown), when);
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
