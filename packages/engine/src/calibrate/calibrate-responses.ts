import { checkParameters, EngineError } from "../ability/item.ts";
import type { Parameters } from "../ability/model.ts";

/** Answers as three columns of equal length. Learners and items are numbered from 0. */
export interface Responses {
  readonly learners: number;
  readonly learner: Int32Array;
  readonly item: Int32Array;
  /** 1 for right, 0 for wrong. */
  readonly correct: Uint8Array;
}

/** The same answers, grouped by one key (a learner or an item). */
export interface Grouped {
  /** Answers of key k are at start[k] to start[k + 1]. */
  readonly start: Int32Array;
  /** Positions in the columns. */
  readonly order: Int32Array;
}

export function groupBy(key: Int32Array, groups: number): Grouped {
  const start = new Int32Array(groups + 1);
  for (const k of key) start[k + 1]!++;
  for (let k = 0; k < groups; k++) start[k + 1]! += start[k]!;
  const next = start.slice();
  const order = new Int32Array(key.length);
  for (let n = 0; n < key.length; n++) order[next[key[n]!]!++] = n;
  return { start, order };
}

export function checkResponses(responses: Responses, items: readonly Parameters[]): void {
  const { learners, learner, item, correct } = responses;
  if (items.length === 0) throw new EngineError("A calibration needs at least one item.");
  for (const [i, parameters] of items.entries()) checkParameters(parameters, `Item ${i}`);
  if (learner.length !== item.length || item.length !== correct.length)
    throw new EngineError(
      `Answers need three columns of equal length, not ${learner.length}, ${item.length} and ${correct.length}.`,
    );
  for (let n = 0; n < learner.length; n++) {
    if (learner[n]! < 0 || learner[n]! >= learners)
      throw new EngineError(`Answer ${n}: there is no learner ${learner[n]} among ${learners}.`);
    if (item[n]! < 0 || item[n]! >= items.length)
      throw new EngineError(`Answer ${n}: there is no item ${item[n]} among ${items.length}.`);
    if (correct[n]! > 1) throw new EngineError(`Answer ${n} must be 0 or 1, not ${correct[n]}.`);
  }
  refuseTwice(responses, items.length);
}

function refuseTwice({ learners, learner, item }: Responses, items: number): void {
  const { start, order } = groupBy(learner, learners);
  const last = new Int32Array(items).fill(-1);
  for (let e = 0; e < learners; e++)
    for (let n = start[e]!; n < start[e + 1]!; n++) {
      const i = item[order[n]!]!;
      if (last[i] === e) throw new EngineError(`Learner ${e} answered item ${i} twice.`);
      last[i] = e;
    }
}
