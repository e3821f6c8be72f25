import { audit, type Origin } from "../../../platform/audit.ts";
import { refuseField } from "../../../platform/refusal.ts";
import { resetLimits, spend } from "../../../platform/throttle.ts";
import type { AccountServices } from "../account-services.ts";
import type { Learner } from "../learners.queries.ts";
import { noPasswordSet } from "../refusals.ts";

interface Given {
  password: string;
  field: "password" | "currentPassword";
  /** The session, or the device if nobody is signed in yet; null if it isn't a known one. */
  knownAs: string | null;
  origin: Origin;
}

/**
 * Asks a signed-in learner for the password again. Guesses count like those at sign-in, so that a
 * stolen session can't be used to try passwords.
 */
export async function confirmPassword(
  { db, limits, passwords }: AccountServices,
  learner: Learner,
  { password, field, knownAs, origin }: Given,
): Promise<void> {
  if (learner.passwordHash === null) throw noPasswordSet();
  const ofAccount = limits.loginFailures(learner.addressKey, origin.ip, knownAs);
  await spend(db, ofAccount);
  if (!(await passwords.matches(learner.passwordHash, password))) {
    await audit(db, origin, { event: "account.password-refused", learnerId: learner.id });
    throw refuseField(field, "That isn't your current password.", "wrong-password");
  }
  await resetLimits(
    db,
    ofAccount.map((limit) => limit.key),
  );
}
