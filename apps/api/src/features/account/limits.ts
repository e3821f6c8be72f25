import type { Db } from "../../platform/database/database.ts";
import { type Limit, secondsToWait, secondsUntilFree } from "../../platform/throttle.ts";
import { networkOf } from "./address.rules.ts";
import type { CodePurpose } from "./codes/codes.queries.ts";
import { keyedHash } from "./keys.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The shortest time between two mails to one address; the screens count it down. */
export const MAIL_EVERY_SECONDS = 60;

export interface MailLimits {
  /** One mail, then a short pause. */
  often: Limit;
  many: Limit[];
}

export interface Limits {
  /**
   * Mails to one address. What is asked for waits for itself only, and no network may use up what
   * there is for an hour: others would keep the owner from asking.
   */
  mailsTo(purpose: CodePurpose, addressKey: string, ip: string): MailLimits;
  mailsFrom(ip: string): Limit[];
  codeTries(purpose: string, subject: string): Limit[];
  codeTriesFrom(ip: string): Limit[];
  /**
   * Wrong passwords for one account: strict for one network, mild for all strangers together. What
   * the owner has signed in with before (a device, a session) has its own count instead of theirs, so
   * that nobody is locked out.
   */
  loginFailures(addressKey: string, ip: string, knownAs: string | null): Limit[];
  loginFailuresFrom(ip: string): Limit[];
}

/** Who is limited is kept as a keyed hash: the counters name no person. */
export function createLimits(key: Uint8Array, codeMailsPerHour: number): Limits {
  function limit(name: string, who: string[], hits: number, windowSeconds: number): Limit {
    const digest = keyedHash(key, who.join("\n")).toString("base64url");
    return { key: `${name}/${windowSeconds}/${digest}`, hits, windowSeconds };
  }
  return {
    mailsTo: (purpose, addressKey, ip) => ({
      often: limit("mail-to", [purpose, addressKey], 1, MAIL_EVERY_SECONDS),
      many: [
        limit("mail-to-from", [purpose, addressKey, networkOf(ip)], 3, HOUR),
        limit("mail-to", [purpose, addressKey], 5, HOUR),
        limit("mail-to", [purpose, addressKey], 10, DAY),
      ],
    }),
    mailsFrom: (ip) => [limit("mail-from", [networkOf(ip)], codeMailsPerHour, HOUR)],
    codeTries: (purpose, subject) => [limit("code", [purpose, subject], 10, HOUR)],
    codeTriesFrom: (ip) => [limit("code-from", [networkOf(ip)], 30, HOUR)],
    loginFailures: (addressKey, ip, knownAs) => [
      limit("login", [addressKey, networkOf(ip)], 10, 15 * MINUTE),
      knownAs
        ? limit("login-known", [addressKey, knownAs], 20, HOUR)
        : limit("login", [addressKey], 100, HOUR),
    ],
    loginFailuresFrom: (ip) => [limit("login-from", [networkOf(ip)], 60, 15 * MINUTE)],
  };
}

/**
 * Counts a mail and says how long to wait until it may be sent, 0 for now. Only a mail that may be
 * sent is counted: impatience within a minute does not use up the hour, nor does a network that has
 * used up its own share take the minute from others.
 */
export async function waitBeforeMail(db: Db, { often, many }: MailLimits): Promise<number> {
  return (
    (await secondsUntilFree(db, many)) ||
    (await secondsToWait(db, [often])) ||
    (await secondsToWait(db, many))
  );
}
