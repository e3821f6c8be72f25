/** All characters from one to another. */
export function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, k) => from + k));
}
