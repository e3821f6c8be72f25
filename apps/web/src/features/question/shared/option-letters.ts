const LETTERS = "ABCDE";

/** What an option is called: by its place, as in the exam. */
export function letterOf(place: number): string {
  return LETTERS[place] ?? String(place + 1);
}

/** The place that a key of the keyboard stands for, A–E or 1–5, or −1. */
export function placeOfKey(key: string): number {
  if (key.length !== 1) return -1;
  const letter = LETTERS.indexOf(key.toUpperCase());
  return letter >= 0 ? letter : "12345".indexOf(key);
}
