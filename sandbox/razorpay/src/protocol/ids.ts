import { randomInt } from "node:crypto";

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const LENGTH = 14;

export type IdKind = "order" | "pay" | "rfnd" | "card" | "acc";

/** A prefix and 14 case-sensitive letters and digits, like the provider's. */
export function makeId(kind: IdKind): string {
  return `${kind}_${randomSigns()}`;
}

export function randomSigns(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
}

export function isId(kind: IdKind, text: string): boolean {
  return new RegExp(`^${kind}_[A-Za-z0-9]{${LENGTH}}$`).test(text);
}
