import type { Body } from "@theta/contract";
import type { staffAccess } from "@theta/contract/staff";
import { audit, type Origin } from "../../../platform/audit.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import type { Caller } from "../../../platform/http/handle.ts";
import { resetLimits, spend } from "../../../platform/throttle.ts";
import { hasFactor, spendRecoveryCode } from "../factors/factors.queries.ts";
import { checkPasskey } from "../factors/passkeys.ts";
import { hashRecoveryCode } from "../factors/recovery-codes.ts";
import { checkTotp } from "../factors/totps.ts";
import type { StaffServices } from "../staff-services.ts";
import { confirmPerson } from "./confirm-person.ts";
import { requireLearner } from "./members.ts";
import { secondFactorNeeded, secondFactorRefused } from "../refusals.ts";
import { deleteStaffSession, lockMember, upsertStaffSession } from "../staff-sessions.queries.ts";

type Given = Body<typeof staffAccess.confirm>;

/**
 * Confirms that it's still the same person: the password again (or a provider's word), and a second
 * factor if they have one. Where one is needed and missing, the session can only add one.
 */
export async function confirmSession(
  services: StaffServices,
  caller: Caller,
  given: Given,
  origin: Origin,
): Promise<"enrolling" | "full"> {
  const { db, account, needsSecondFactor } = services;
  const { learnerId } = caller;
  const learner = await requireLearner(db, learnerId);
  const by = await confirmPerson(account, learner, {
    caller,
    password: given.password,
    origin,
  });
  const factor = await bySecondFactor(services, caller, given, origin);
  const isFull = factor !== null || !needsSecondFactor;
  await inTransaction(db, async (tx) => {
    await lockMember(tx, learnerId);
    // One may have been added while the password was checked.
    if (factor === null && (await hasFactor(tx, learnerId))) throw secondFactorNeeded();
    await upsertStaffSession(tx, caller, isFull);
    await audit(tx, origin, {
      event: "staff.confirmed",
      learnerId,
      actorId: learnerId,
      detail: { by, factor, isFull },
    });
  });
  return isFull ? "full" : "enrolling";
}

type Kind = "totp" | "passkey" | "recovery-code";

/** Which second factor was right; null if there is none to ask for. */
async function bySecondFactor(
  services: StaffServices,
  caller: Caller,
  given: Given,
  origin: Origin,
): Promise<Kind | null> {
  const { db, account } = services;
  const { learnerId } = caller;
  if (!(await hasFactor(db, learnerId))) return null;
  const kind = kindOf(given);
  if (kind === null) throw secondFactorNeeded();
  const tries = account.limits.codeTries("staff", learnerId);
  await spend(db, tries);
  if (!(await isRightFactor(services, caller, given))) {
    await audit(db, origin, {
      event: "staff.second-factor-refused",
      learnerId,
      actorId: learnerId,
      detail: { kind },
    });
    throw secondFactorRefused();
  }
  await resetLimits(
    db,
    tries.map(({ key }) => key),
  );
  return kind;
}

function kindOf({ code, passkey, recoveryCode }: Given): Kind | null {
  if (code !== undefined) return "totp";
  if (passkey !== undefined) return "passkey";
  return recoveryCode ? "recovery-code" : null;
}

async function isRightFactor(
  services: StaffServices,
  caller: Caller,
  { code, passkey, recoveryCode = "" }: Given,
): Promise<boolean> {
  const { db } = services;
  const { learnerId } = caller;
  if (code !== undefined) {
    return await inTransaction(db, async (tx) =>
      checkTotp(services, tx, learnerId, { code, isConfirmed: true }),
    );
  }
  if (passkey !== undefined) return await checkPasskey(services, caller, passkey);
  return await spendRecoveryCode(db, learnerId, hashRecoveryCode(recoveryCode));
}

/** Takes the console away from this session. */
export async function leaveConsole(
  { db }: StaffServices,
  caller: Caller,
  origin: Origin,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await deleteStaffSession(tx, caller);
    await audit(tx, origin, {
      event: "staff.left",
      learnerId: caller.learnerId,
      actorId: caller.learnerId,
    });
  });
}
