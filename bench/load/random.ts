/** Chance that can be repeated: the same seed makes the same learners. */
export interface Chance {
  /** From 0 up to 1. */
  share: () => number;
  /** A whole number from 0 up to the limit. */
  below: (limit: number) => number;
  /** How long somebody thinks, around this mean: log-normal, as times of answers are. */
  think: (mean: number) => number;
}

/** Half of the times are between 0.7 and 1.4 times the median. */
const SPREAD = 0.5;

export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  // mulberry32
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share());
  return {
    share,
    below: (limit) => Math.floor(share() * limit),
    think: (mean) => mean * Math.exp(SPREAD * normal() - SPREAD ** 2 / 2),
  };
}
