/** The value of a one-time code: six digits. */
export const EMPTY_CODE: readonly string[] = ["", "", "", "", "", ""];

/** The digits in typed or pasted text: "123 456" has six. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

export function isComplete(digits: readonly string[]): boolean {
  return digits.every((digit) => digit !== "");
}

/** Spreads digits over the boxes from `index` on and drops the rest. */
export function putDigits(digits: readonly string[], index: number, fresh: string) {
  return digits.map((digit, place) => fresh[place - index] ?? digit);
}

/**
 * What's new in a box that may still hold its old digit: typing 5 into a box with a 2 produces "25" or "52"
 * and means 5.
 */
export function typedDigits(raw: string, old: string): string {
  const found = digitsOf(raw);
  if (old === "" || found.length !== 2) return found;
  return found.startsWith(old) ? found.slice(1) : found.slice(0, 1);
}
