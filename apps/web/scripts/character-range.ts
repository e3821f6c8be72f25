/** All characters between two code points, both included. */
export function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, k) => from + k));
}
