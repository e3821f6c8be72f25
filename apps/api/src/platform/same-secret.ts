import { timingSafeEqual } from "node:crypto";

/** How long it takes says nothing about how much of it was right. */
export function sameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
