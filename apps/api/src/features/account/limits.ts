import type { Db } from "../../platform/database/database.ts";
import { type Limit, secondsToWait } from "../../platform/throttle.ts";
import { networkOf } from "./address.rules.ts";
import type { CodePurpose } from "./codes.queries.ts";
import { keyedHash } from "./keys.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The shortest time between two mails to one address; the screens count it down. */
export const MAIL_EVERY_SECONDS = 60;

export interface Limits {
  /** Mails to one address, whoever asks for them. What is asked for waits for itself only. */
  mailsTo(purpose: CodePurpose, addressKey: string): Limit[];
  mailsFrom(ip: string): Limit[];
  codeTries(purpose: string, subject: string): Limit[];
  codeTriesFrom(ip: string): Limit[];
  /** Wrong passwords for one account: strict for one network, mild for all, so that nobody is locked out. */
  loginFailures(addressKey: string, ip: string): Limit[];
  loginFailuresFrom(ip: string): Limit[];
}

/** Who is limited is kept as a keyed hash: the counters name no person. */
export function createLimits(key: Uint8Array, codeMailsPerHour: number): Limits {
  function limit(name: string, who: string[], hits: number, windowSeconds: number): Limit {
    const digest = keyedHash(key, who.join("\n")).toString("base64url");
    return { key: `${name}/${windowSeconds}/${digest}`, hits, windowSeconds };
  }
  return {
    mailsTo: (purpose, addressKey) => [
      limit("mail-to", [purpose, addressKey], 1, MAIL_EVERY_SECONDS),
      limit("mail-to", [addressKey], 5, HOUR),
      limit("mail-to", [addressKey], 10, DAY),
    ],
    mailsFrom: (ip) => [limit("mail-from", [networkOf(ip)], codeMailsPerHour, HOUR)],
    codeTries: (purpose, subject) => [limit("code", [purpose, subject], 10, HOUR)],
    codeTriesFrom: (ip) => [limit("code-from", [networkOf(ip)], 30, HOUR)],
    loginFailures: (addressKey, ip) => [
      limit("login", [addressKey, networkOf(ip)], 10, 15 * MINUTE),
      limit("login", [addressKey], 100, HOUR),
    ],
    loginFailuresFrom: (ip) => [limit("login-from", [networkOf(ip)], 60, 15 * MINUTE)],
  };
}

/**
 * Counts a mail and says how long to wait until it may be sent, 0 for now. Stops at the first limit
 * that is reached, so that impatience within a minute does not use up the hour.
 */
export async function waitBeforeMail(db: Db, mailsTo: Limit[]): Promise<number> {
  for (const limit of mailsTo) {
    const wait = await secondsToWait(db, [limit]);
    if (wait > 0) return wait;
  }
  return 0;
}
