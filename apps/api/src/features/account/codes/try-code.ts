import { audit, type Origin } from "../../../platform/audit.ts";
import { spend } from "../../../platform/throttle.ts";
import type { AccountServices } from "../account-services.ts";
import { type CodeSubject, countOptionalAskersTry, countOptionalTry } from "./codes.queries.ts";
import { isRightCode } from "./codes.rules.ts";
import { codeRefused } from "../refusals.ts";
import { hashSecret } from "../session/session.rules.ts";

interface Given {
  digits: string;
  /** The secret of the browser that asked for the code, if this is that browser. */
  asker?: string | null;
}

/**
 * Compares a typed code and returns its id, to be consumed with what it allows. The try is counted
 * before the comparison and on its own, so that nothing later can take it back.
 */
export async function tryCode(
  services: AccountServices,
  subject: CodeSubject,
  { digits, asker = null }: Given,
  origin: Origin,
): Promise<string> {
  const { db, keys, limits } = services;
  await spend(db, limits.codeTriesFrom(origin.ip));
  const kept =
    (asker && (await countOptionalAskersTry(db, subject, hashSecret(asker)))) ||
    (await countStrangersTry(services, subject));
  const isRight = kept && isRightCode(keys.codes, kept, digits);
  if (isRight && kept.isMailed && !kept.isDecoy) return kept.id;
  await audit(db, origin, { event: "account.code-refused", detail: { purpose: subject.purpose } });
  throw codeRefused();
}

async function countStrangersTry({ db, limits }: AccountServices, subject: CodeSubject) {
  await spend(db, limits.codeTries(subject.purpose, subject.subjectId));
  return await countOptionalTry(db, subject);
}
