/** Randomness for templates: the same name and seed always give the same numbers. */
export interface Rng {
  /** An integer from min to max, inclusive. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** Some elements of a list, without repeats, in the order drawn. */
  sample<T>(list: readonly T[], count: number): T[];
  shuffle<T>(list: readonly T[]): T[];
  /** True with this probability. */
  chance(probability: number): boolean;
}

export function createRng(name: string, seed: number): Rng {
  let state = mix(hash(name) ^ Math.imul(seed, 0x9e3779b1));
  /** mulberry32: 32 bits of state are enough for a few dozen draws. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number): number => {
    if (!(max >= min)) throw new RangeError(`No whole number lies from ${min} to ${max}.`);
    return min + Math.floor(next() * (max - min + 1));
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const copy = [...list];
    for (let k = copy.length - 1; k > 0; k--) {
      const other = int(0, k);
      [copy[k], copy[other]] = [copy[other]!, copy[k]!];
    }
    return copy;
  };
  return {
    int,
    shuffle,
    pick: (list) => {
      if (list.length === 0) throw new RangeError("There is nothing to pick from an empty list.");
      return list[int(0, list.length - 1)]!;
    },
    sample: (list, count) => {
      if (count > list.length)
        throw new RangeError(`A list of ${list.length} does not hold ${count} to draw.`);
      return shuffle(list).slice(0, count);
    },
    chance: (probability) => next() < probability,
  };
}

/** FNV-1a over the characters. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let k = 0; k < text.length; k++) h = Math.imul(h ^ text.charCodeAt(k), 0x01000193);
  return h >>> 0;
}

function mix(x: number): number {
  let h = x;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
