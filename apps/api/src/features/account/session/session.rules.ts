import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { keyedHash } from "../keys.ts";

/** How long a session lasts without being used. */
export const SESSION_DAYS = 30;
/** How long it lasts at most, however often it's used. */
export const SESSION_MOST_DAYS = 180;
/** How often its use is written down: answers come every two minutes and shouldn't each write it. */
export const USE_MINUTES = 10;
/** A provider's word replaces a staff member's password only if they signed in there this recently. */
export const VOUCHED_SECONDS = 10 * 60;
/** How long the old secret works after an exchange, for two tabs or a lost reply. */
export const EXCHANGE_GRACE_SECONDS = 20;

export interface RefreshSecret {
  learnerId: string;
  sessionId: string;
  secret: string;
}

interface StoredSecrets {
  currentHash: Buffer;
  previousHash: Buffer | null;
  secondsSinceExchange: number;
}

/**
 * - "exchange": the current secret; the next one replaces it.
 * - "keep": the current secret, but requests with the previous one may still be on their way.
 * - "repeat": the previous one, within the grace period; gets the same answer as its first use.
 * - "stolen": any other. The learner and a thief both hold copies, and nobody can tell which one
 *   this is.
 */
export type RefreshVerdict = "exchange" | "keep" | "repeat" | "stolen";

export function judgeRefresh(kept: StoredSecrets, presented: Buffer): RefreshVerdict {
  const isFresh = kept.previousHash !== null && kept.secondsSinceExchange < EXCHANGE_GRACE_SECONDS;
  if (timingSafeEqual(presented, kept.currentHash)) return isFresh ? "keep" : "exchange";
  if (isFresh && timingSafeEqual(presented, kept.previousHash!)) return "repeat";
  return "stolen";
}

export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The next secret. It follows from the previous one (and the server's key), so that all tabs that
 * come with one secret leave with the same one, in whatever order their replies arrive.
 */
export function nextSecret(key: Uint8Array, { sessionId, secret }: RefreshSecret): string {
  return keyedHash(key, `${sessionId}|${secret}`).toString("base64url");
}

/** 256 random bits need no salt and no slow hash. */
export function hashSecret(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

/**
 * Shows that a session was made or used under this secret of the server's. Its cookie's hash has no
 * key, because servers of the release before compare it, too.
 */
export function keyMark(key: Uint8Array, sessionId: string): Buffer {
  return keyedHash(key, sessionId);
}

/** No mark yet: it hasn't been used since servers make them. */
export function isOfKey(kept: Buffer | null, mark: Buffer): boolean {
  return kept === null || (kept.length === mark.length && timingSafeEqual(kept, mark));
}

const UUID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const COOKIE = new RegExp(`^(${UUID})\\.(${UUID})\\.([\\w-]{43})$`);

export function parseRefreshSecret(value: string | undefined): RefreshSecret | null {
  const [, learnerId, sessionId, secret] = COOKIE.exec(value ?? "") ?? [];
  return learnerId && sessionId && secret ? { learnerId, sessionId, secret } : null;
}

export function formatRefreshSecret({ learnerId, sessionId, secret }: RefreshSecret): string {
  return `${learnerId}.${sessionId}.${secret}`;
}
