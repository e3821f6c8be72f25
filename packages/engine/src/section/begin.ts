import { checkPrior, eapFrom } from "../ability/estimate.ts";
import { completable } from "../quota/feasible.ts";
import { logPrior, NODE_COUNT, STANDARD_PRIOR } from "../ability/grid.ts";
import { EngineError } from "../ability/item.ts";
import type { Plan } from "../plan/plan.ts";
import { checkWeights, flatWeights } from "./rates.ts";
import type { Section, SectionSettings } from "./section-state.ts";
import { NO_STEP } from "./step.ts";
import { fullStock, type Stock } from "./stock.ts";

export const MAX_PRETEST = 2;
const DEFAULT_OPENING = { positions: 3, spread: 0.2 };

/** The randomness in the first positions: as asked for, or the default. */
export function openingOf({ opening = DEFAULT_OPENING }: Pick<SectionSettings, "opening">) {
  return opening;
}

/** A section before its first item. `withOld` allows items that the learner has already seen. */
export function begin(
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

/** For learners who have seen nothing of a plan: the same for all, and read with every answer. */
const unseen = new WeakMap<Plan, Stock>();

/** Lets old items come back only when new ones can't fill the blueprint. */
function firstStock(plan: Plan, seenRank: Int32Array, served: readonly string[]): Stock {
  if (seenRank.every((rank) => rank === 0)) {
    const stock = unseen.get(plan) ?? fullStock(plan, seenRank, true);
    unseen.set(plan, stock);
    return stock;
  }
  const fresh = fullStock(plan, seenRank, true);
  if (!completable(plan, fresh, NO_STEP)) return fullStock(plan, seenRank, false);
  // Items already served aren't hidden: they use up supply, and the rest of their set must be
  // there.
  const own = served.flatMap((id) => [...unitOf(plan, id)]);
  if (!own.some((i) => seenRank[i]! > 0)) return fresh;
  const hidden = seenRank.slice();
  for (const i of own) hidden[i] = 0;
  return fullStock(plan, hidden, true);
}

export function checkSettings(
  plan: Plan,
  { seed, prior, weights, pretest = 0, ...settings }: SectionSettings,
): void {
  if (!Number.isSafeInteger(seed))
    throw new EngineError(`A seed must be a whole number, not ${String(seed)}.`);
  if (prior) checkPrior(prior);
  if (weights) checkWeights(plan, weights);
  if (!Number.isInteger(pretest) || pretest < 0 || pretest > MAX_PRETEST)
    throw new EngineError(`A section has 0 to ${MAX_PRETEST} pretest positions, not ${pretest}.`);
  const opening = openingOf(settings);
  if (!(opening.positions >= 0))
    throw new EngineError(`opening.positions must be 0 or more, not ${opening.positions}.`);
  if (!(opening.spread >= 0 && opening.spread <= 1))
    throw new EngineError(`opening.spread must lie in [0, 1], not ${opening.spread}.`);
}

/** A set is as recent as its most recent item. Ids no longer in the pool are ignored. */
function rankSeen(plan: Plan, seen: readonly string[]): Int32Array {
  const ranks = new Int32Array(plan.pool.size);
  for (const [k, id] of seen.entries()) for (const i of unitOf(plan, id)) ranks[i] = k + 1;
  return ranks;
}

/** The item, or all items of its set; nothing for an id that isn't in the pool. */
function unitOf({ pool, setOf, sets }: Plan, id: string): Iterable<number> {
  const index = pool.indexById.get(id);
  if (index === undefined) return [];
  return sets[setOf[index]!]?.items ?? [index];
}
