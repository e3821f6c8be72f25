const LETTERS = "ABCDE";

/** An option's letter, by its place, as on the exam. */
export function letterOf(place: number): string {
  return LETTERS[place] ?? String(place + 1);
}

/** The place of the option that a key (A–E or 1–5) stands for, or −1. */
export function placeOfKey(key: string): number {
  if (key.length !== 1) return -1;
  const letter = LETTERS.indexOf(key.toUpperCase());
  return letter >= 0 ? letter : "12345".indexOf(key);
}
