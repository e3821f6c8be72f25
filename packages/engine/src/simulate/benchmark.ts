/**
 * Simulated learners of the standard benchmark. The chance per (learner, item) is fixed, so that
 * every engine run on the same pool meets the same people. The constants come from the benchmark's
 * description and must not change.
 */
export const BENCHMARK_SEED = 12345;

/** The uniform number that decides learner e's answer to item i: right when it is below P. */
export function responseChance(learner: number, item: number, seed = BENCHMARK_SEED): number {
  let h = Math.imul(learner + 1, 0x9e3779b1) ^ Math.imul(item + 1, 0x85ebca6b) ^ seed;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  h ^= h >>> 16;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  h ^= h >>> 15;
  return ((h >>> 0) + 0.5) / 4294967296;
}

/** A stream of uniform numbers (mulberry32), for drawing abilities. */
export function uniforms(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Abilities from N(0, 1), by the Box–Muller formula. */
export function normalThetas(count: number, seed = 777): Float64Array {
  const draw = uniforms(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
  return Float64Array.from({ length: count }, normal);
}

/** First learner id of the big set; the standard set uses the ids below. */
export const BIG_SET_OFFSET = 10_000;
