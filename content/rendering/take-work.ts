/** Where a thread begins: one at the front, the others at the back. */
export type End = 1 | 2;
export const FRONT: End = 1;
export const BACK: End = 2;
const ALL = 0;

/** How much has been taken, in memory that threads share: of all, from the front, and from the back. */
export type Taken = Int32Array<SharedArrayBuffer>;

export function nothingTaken(): Taken {
  return new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));
}

/** Places below `count`, one after another. Threads that share the counters never get the same place. */
export function* take(count: number, taken: Taken, end: End): Generator<number> {
  while (Atomics.add(taken, ALL, 1) < count) {
    const nth = Atomics.add(taken, end, 1);
    yield end === FRONT ? nth : count - 1 - nth;
  }
}
