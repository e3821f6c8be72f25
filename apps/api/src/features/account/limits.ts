import type { Db } from "../../platform/database/database.ts";
import { type Limit, secondsToWait, secondsUntilFree } from "../../platform/throttle.ts";
import { networkOf } from "./address.rules.ts";
import { keyedHash } from "./keys.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a code is mailed for. */
export type CodePurpose = "registration" | "password-reset" | "sign-in-link";

/** How long a mailed code is valid. */
export const CODE_MINUTES = 10;

/** The shortest time between two emails to one address. The screens count it down. */
export const MAIL_EVERY_SECONDS = 60;

export interface MailLimits {
  /** One email, then a short pause. */
  often: Limit;
  many: Limit[];
}

export interface Limits {
  /**
   * Emails to one address. Each purpose has its own count, and no single network may use up an
   * hour's emails: otherwise strangers could keep the owner from asking.
   */
  mailsTo(purpose: CodePurpose, addressKey: string, ip: string): MailLimits;
  mailsFrom(ip: string): Limit[];
  codeTries(purpose: string, subject: string): Limit[];
  codeTriesFrom(ip: string): Limit[];
  /**
   * Wrong passwords for one account. What the owner has signed in with before (a device, a session)
   * has a count of its own, and only that, so that nobody locks the owner out, not even from a
   * network they share. For everything else, strict for a single network and lenient for all
   * strangers together.
   */
  loginFailures(addressKey: string, ip: string, knownAs: string | null): Limit[];
  /** Failed sign-ins from a network, for any account, and only those of unknown devices. */
  loginFailuresFrom(ip: string): Limit[];
  /** The same at Google and other providers, where a known device has a count of its own. */
  providerFailures(ip: string, device: string | null): Limit[];
  /** Copies of everything stored about a learner. */
  copiesOf(learnerId: string): Limit[];
}

/** Stores who is limited as a keyed hash, so that counters don't identify anyone. */
export function createLimits(key: Uint8Array, codeMailsPerHour: number): Limits {
  function limit(name: string, who: string[], hits: number, windowSeconds: number): Limit {
    const digest = keyedHash(key, who.join("\n")).toString("base64url");
    return { key: `${name}/${windowSeconds}/${digest}`, hits, windowSeconds };
  }
  const loginFailuresFrom = (ip: string) => [limit("login-from", [networkOf(ip)], 60, 15 * MINUTE)];
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
    loginFailures: (addressKey, ip, knownAs) =>
      knownAs
        ? [limit("login-known", [addressKey, knownAs], 20, HOUR)]
        : [
            limit("login", [addressKey, networkOf(ip)], 10, 15 * MINUTE),
            limit("login", [addressKey], 100, HOUR),
          ],
    loginFailuresFrom,
    providerFailures: (ip, device) =>
      device ? [limit("provider-known", [device], 20, HOUR)] : loginFailuresFrom(ip),
    copiesOf: (learnerId) => [limit("account-copy", [learnerId], 10, HOUR)],
  };
}

/**
 * Counts an email and returns how long to wait before sending it, 0 for now. Only an email that may
 * be sent is counted: impatience within a minute doesn't use up the hour, and a network that has
 * used up its share doesn't take the minute from others.
 */
export async function waitBeforeMail(db: Db, { often, many }: MailLimits): Promise<number> {
  return (
    (await secondsUntilFree(db, many)) ||
    (await secondsToWait(db, [often])) ||
    (await secondsToWait(db, many))
  );
}
