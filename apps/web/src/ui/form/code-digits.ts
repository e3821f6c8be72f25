/** The six places of a one-time code, as a value. */
export const EMPTY_CODE: readonly string[] = ["", "", "", "", "", ""];

/** The digits in what was typed or pasted: "123 456" holds six. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

export function isComplete(digits: readonly string[]): boolean {
  return digits.every((digit) => digit !== "");
}

/** Spreads digits over the places from `index` on; what does not fit is dropped. */
export function putDigits(digits: readonly string[], index: number, fresh: string) {
  return digits.map((digit, place) => fresh[place - index] ?? digit);
}

/**
 * What is new in a box that may still hold its old digit: typing 5 into a box with a 2 gives "25" or
 * "52" and means 5.
 */
export function typedDigits(raw: string, old: string): string {
  const found = digitsOf(raw);
  if (old === "" || found.length !== 2) return found;
  return found.startsWith(old) ? found.slice(1) : found.slice(0, 1);
}
