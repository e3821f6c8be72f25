import { randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { CODE_DIGITS } from "@theta/contract";
import { keyedHash } from "../keys.ts";

export const CODE_TRIES = 5;

export interface NewCode {
  id: string;
  digits: string;
  hash: Buffer;
}

/** Six digits from the system's random source, with what we store about them. */
export function newCode(key: Uint8Array): NewCode {
  const id = randomUUID();
  const digits = String(randomInt(0, 10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  return { id, digits, hash: hashCode(key, id, digits) };
}

/** A million codes are quickly tried, so the hash must be useless without the server's key. */
export function hashCode(key: Uint8Array, id: string, digits: string): Buffer {
  return keyedHash(key, `${id}|${digits}`);
}

export function isRightCode(key: Uint8Array, kept: { id: string; hash: Buffer }, digits: string) {
  return timingSafeEqual(kept.hash, hashCode(key, kept.id, digits));
}

/**
 * What a password reset's code belongs to: the address, whether or not it has an account, so that
 * both leave the same rows.
 */
export function resetSubject(key: Uint8Array, addressKey: string): string {
  const hex = keyedHash(key, addressKey).toString("hex");
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
