import { checkItems, EngineError, type ItemParameters } from "./item.ts";
import { information, logComplement, logProbability, mostInformativeTheta } from "./model.ts";
import { NODE_COUNT, NODE_MIN, NODE_STEP, NODES } from "./grid.ts";

/**
 * The items of a section, with everything that depends on the items alone computed once. Tables are
 * row-wise: the value of item i at node k is at i · 61 + k.
 */
export interface Pool {
  readonly items: readonly ItemParameters[];
  readonly size: number;
  readonly indexById: ReadonlyMap<string, number>;
  readonly a: Float64Array;
  readonly b: Float64Array;
  readonly c: Float64Array;
  readonly logP: Float64Array;
  readonly logQ: Float64Array;
  readonly info: Float64Array;
  /**
   * The most information item i has between node k and the next, at k · size + i. It lets the
   * search skip nearly all of the pool and still find exactly the best item.
   */
  readonly infoCeiling: Float64Array;
}

export function buildPool(items: readonly ItemParameters[]): Pool {
  checkItems(items);
  const size = items.length;
  const logP = new Float64Array(size * NODE_COUNT);
  const logQ = new Float64Array(size * NODE_COUNT);
  const info = new Float64Array(size * NODE_COUNT);
  const infoCeiling = new Float64Array(size * (NODE_COUNT - 1));
  for (const [i, item] of items.entries()) {
    const row = i * NODE_COUNT;
    for (let k = 0; k < NODE_COUNT; k++) {
      const theta = NODES[k]!;
      logP[row + k] = logProbability(theta, item);
      logQ[row + k] = logComplement(theta, item);
      info[row + k] = information(theta, item);
    }
    // A 3PL item's information has a single peak, so on a stretch without it one of the ends is
    // highest.
    const peak = mostInformativeTheta(item);
    const peakInfo = information(peak, item);
    for (let k = 0; k < NODE_COUNT - 1; k++) {
      const holdsPeak = peak > NODES[k]! && peak < NODES[k + 1]!;
      infoCeiling[k * size + i] = holdsPeak
        ? peakInfo
        : Math.max(info[row + k]!, info[row + k + 1]!);
    }
  }
  return {
    items,
    size,
    indexById: new Map(items.map((item, i) => [item.id, i])),
    a: Float64Array.from(items, (item) => item.a),
    b: Float64Array.from(items, (item) => item.b),
    c: Float64Array.from(items, (item) => item.c),
    logP,
    logQ,
    info,
    infoCeiling,
  };
}

/** An item's position in the pool's tables. Refuses an unknown id by name. */
export function indexOf(pool: Pool, id: string): number {
  const index = pool.indexById.get(id);
  if (index === undefined) throw new EngineError(`Item ${id} is not in the pool.`);
  return index;
}

/** The stretch between two nodes that contains θ, for the table of ceilings. */
export function stretchOf(theta: number): number {
  const k = Math.floor((theta - NODE_MIN) / NODE_STEP);
  return Math.min(NODE_COUNT - 2, Math.max(0, k));
}
