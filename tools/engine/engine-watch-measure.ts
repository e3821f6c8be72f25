import {
  abilityGroups,
  type Answer,
  type Dif,
  differentialFunctioning,
  type Drift,
  drift,
  eap,
  EngineError,
  type ItemParameters,
  personFit,
  type Residuals,
  residuals,
} from "../../packages/engine/src/index.ts";
import type { Recorded } from "./engine-watch-answers.ts";

export type ItemFault = "curve" | "drift" | "group";

export interface WatchedItem {
  readonly item: ItemParameters;
  readonly answers: number;
  readonly residuals: Residuals;
  readonly drift: Drift;
  /** Date of the last answer in each of `drift`'s batches. */
  readonly batchDates: readonly string[];
  /** Null when a group has too few answers. */
  readonly dif: Dif | null;
  readonly faults: readonly ItemFault[];
}

export interface WatchedLearner {
  readonly id: string;
  readonly answers: number;
  readonly theta: number;
  readonly lzStar: number;
}

export interface Watched {
  /** Items with faults first. */
  readonly items: readonly WatchedItem[];
  readonly tooFewAnswers: number;
  /** The most unusual first. */
  readonly learners: readonly WatchedLearner[];
  readonly answers: number;
}

/** Limits for hundreds of items at once. Limits for a single item would be exceeded by chance. */
export const LIMITS = {
  answers: 200,
  groupAnswers: 50,
  z: 4,
  /** About one false alarm in 70,000 batches (Siegmund's approximation). */
  cusum: 10,
  batch: 20,
  /**
   * In adaptive tests lz* is skewed to the right (see docs/engine.md); 1 in 1,000 learners exceeds
   * this.
   */
  lzStar: -2,
  learnerAnswers: 10,
} as const;

const STRATA = 8;

/** The nightly look at items and learners. No I/O: answers in, findings out. */
export function watchAnswers(
  items: readonly ItemParameters[],
  answers: readonly Recorded[],
  onProgress: (done: number, total: number) => void = () => {},
): Watched {
  const byId = new Map(items.map((item) => [item.id, item]));
  const byItem = Map.groupBy(answers, ({ item }) => item);
  const byLearner = Map.groupBy(answers, ({ learner }) => learner);
  for (const id of byItem.keys())
    if (!byId.has(id)) throw new EngineError(`Item ${id} was answered but isn't in the pool.`);
  const total = byLearner.size + byItem.size;
  let done = 0;
  const learners = new Map<string, { theta: number; watched: WatchedLearner | null }>();
  for (const [id, own] of byLearner) {
    learners.set(id, lookAtLearner(id, own, byId));
    onProgress(++done, total);
  }
  const watched: WatchedItem[] = [];
  for (const [id, own] of byItem) {
    if (own.length >= LIMITS.answers)
      watched.push(lookAtItem(byId.get(id)!, own, ({ learner }) => learners.get(learner)!.theta));
    onProgress(++done, total);
  }
  return {
    items: watched.toSorted(
      (x, y) => y.faults.length - x.faults.length || strength(y) - strength(x),
    ),
    tooFewAnswers: byItem.size - watched.length,
    learners: [...learners.values()]
      .flatMap((one) => one.watched ?? [])
      .toSorted((x, y) => x.lzStar - y.lzStar),
    answers: answers.length,
  };
}

function lookAtLearner(
  id: string,
  answers: readonly Recorded[],
  byId: ReadonlyMap<string, ItemParameters>,
) {
  const list: Answer[] = answers.map(({ item, correct }) => ({ item: byId.get(item)!, correct }));
  const enough = answers.length >= LIMITS.learnerAnswers;
  const watched = enough ? { id, answers: answers.length, ...personFit(list) } : null;
  return { theta: eap(list).theta, watched };
}

/** Groups are matched on all answers of a learner (Zwick, Thayer & Wingersky 1994). */
function lookAtItem(
  item: ItemParameters,
  answers: readonly Recorded[],
  abilityOf: (answer: Recorded) => number,
): WatchedItem {
  const inTime = answers.toSorted((x, y) => (x.date < y.date ? -1 : x.date > y.date ? 1 : 0));
  const found = {
    residuals: residuals(item, answers),
    drift: drift(item, inTime, { batch: LIMITS.batch, limit: LIMITS.cusum }),
    dif: difOf(answers, abilityOf),
  };
  const batchDates = Array.from(
    found.drift.high,
    (_, k) => inTime[(k + 1) * LIMITS.batch - 1]!.date,
  );
  return { item, answers: answers.length, ...found, batchDates, faults: faultsOf(found) };
}

function difOf(answers: readonly Recorded[], abilityOf: (answer: Recorded) => number): Dif | null {
  const sorted = answers.flatMap(({ group, ...rest }) => (group ? [{ ...rest, group }] : []));
  const focal = sorted.filter(({ group }) => group === "focal").length;
  if (Math.min(focal, sorted.length - focal) < LIMITS.groupAnswers) return null;
  const strata = abilityGroups(
    sorted.map((one) => abilityOf(one)),
    STRATA,
  );
  try {
    return differentialFunctioning(
      sorted.map(({ group, correct }, k) => ({ group, correct, stratum: strata[k]! })),
    );
  } catch (error) {
    // All right or all wrong: there is nothing to compare, but the data aren't at fault.
    if (error instanceof EngineError) return null;
    throw error;
  }
}

function faultsOf(found: Pick<WatchedItem, "residuals" | "drift" | "dif">): ItemFault[] {
  const { z, worst } = found.residuals;
  return [
    ...(Math.max(Math.abs(z), Math.abs(worst.z)) > LIMITS.z ? (["curve"] as const) : []),
    ...(found.drift.alarm ? (["drift"] as const) : []),
    ...(found.dif?.size === "C" ? (["group"] as const) : []),
  ];
}

function strength({ residuals: { worst } }: WatchedItem): number {
  return Math.abs(worst.z);
}
