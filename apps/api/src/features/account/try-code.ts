import { audit, type Origin } from "../../platform/audit.ts";
import { spend } from "../../platform/throttle.ts";
import type { AccountServices } from "./account-services.ts";
import { type CodeSubject, countOptionalTry } from "./codes.queries.ts";
import { isRightCode } from "./codes.rules.ts";
import { codeRefused } from "./refusals.ts";

/**
 * Compares a typed code and gives its id, to be consumed with what it allows. The try is counted
 * before the comparison and on its own: whatever comes later cannot take it back.
 */
export async function tryCode(
  { db, keys, limits }: AccountServices,
  subject: CodeSubject,
  digits: string,
  origin: Origin,
): Promise<string> {
  await spend(db, [
    ...limits.codeTriesFrom(origin.ip),
    ...limits.codeTries(subject.purpose, subject.subjectId),
  ]);
  const kept = await countOptionalTry(db, subject);
  if (kept && isRightCode(keys.codes, kept, digits) && !kept.isDecoy) return kept.id;
  await audit(db, origin, { event: "account.code-refused", detail: { purpose: subject.purpose } });
  throw codeRefused();
}
