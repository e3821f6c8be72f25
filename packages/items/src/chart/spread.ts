interface Wish {
  /** Where the middle would like to be. */
  readonly at: number;
  readonly size: number;
}

/**
 * Centers as close to the wishes as possible, in the given order, inside, and without overlap if
 * they fit.
 */
export function spread(wishes: readonly Wish[], from: number, to: number): number[] {
  const order = wishes
    .map((wish, k) => ({ ...wish, k }))
    .toSorted((a, b) => a.at - b.at || a.k - b.k);
  const starts: number[] = [];
  let free = from;
  for (const { at, size } of order) {
    const start = Math.max(free, at - size / 2);
    starts.push(start);
    free = start + size;
  }
  let limit = to;
  for (let k = order.length - 1; k >= 0; k -= 1) {
    const start = Math.min(starts[k]!, limit - order[k]!.size);
    starts[k] = start;
    limit = start;
  }
  const middles: number[] = [];
  for (const [k, { k: place, size }] of order.entries()) middles[place] = starts[k]! + size / 2;
  return middles;
}
