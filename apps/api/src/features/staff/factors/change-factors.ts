import type { Body } from "@theta/contract";
import type { staffAccess } from "@theta/contract/staff";
import { audit, type Origin } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import type { Caller } from "../../../platform/http/handle.ts";
import { enqueueMail } from "../../../platform/mail/outbox.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { spend } from "../../../platform/throttle.ts";
import { addresseeOf } from "../../account/addressee.ts";
import { factorEmail, type FactorChange } from "../emails.ts";
import { secondFactorRefused } from "../refusals.ts";
import { completeStaffSession, deletePartStaffSessions } from "../staff-sessions.queries.ts";
import type { StaffServices } from "../staff-services.ts";
import {
  countRecoveryCodes,
  deleteFactor,
  deleteRecoveryCodes,
  selectFactors,
} from "./factors.queries.ts";
import { addPasskey, readNewPasskey } from "./passkeys.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { holdConfirmed } from "./require-confirmed.ts";
import { checkTotp } from "./totps.ts";

interface Added {
  /** With the first second factor, the codes for when it's lost; null with another one. */
  recoveryCodes: string[] | null;
}

export async function addTotpFactor(
  services: StaffServices,
  caller: Caller,
  code: string,
  origin: Origin,
): Promise<Added> {
  const { db, account } = services;
  await spend(db, account.limits.codeTries("staff", caller.learnerId));
  const added = await auditingRefusal(services, caller, { kind: "totp", origin }, async () =>
    inTransaction(db, async (tx) => {
      await holdConfirmed(tx, caller);
      const isRight = await checkTotp(services, tx, caller.learnerId, { code, isConfirmed: false });
      if (!isRight) throw secondFactorRefused();
      return await noteAdded(tx, caller, "totp", origin);
    }),
  );
  account.mailWaiting();
  return added;
}

export async function addPasskeyFactor(
  services: StaffServices,
  caller: Caller,
  { name, passkey }: Body<typeof staffAccess.addPasskey>,
  origin: Origin,
): Promise<Added> {
  const { db, account } = services;
  const added = await auditingRefusal(services, caller, { kind: "passkey", origin }, async () => {
    const credential = await readNewPasskey(services, caller, passkey);
    return await inTransaction(db, async (tx) => {
      await holdConfirmed(tx, caller);
      await addPasskey(tx, caller.learnerId, { name, credential });
      return await noteAdded(tx, caller, "passkey", origin);
    });
  });
  account.mailWaiting();
  return added;
}

type Kind = "totp" | "passkey";

/** On its own, because the transaction that would have added the factor takes back what it wrote. */
async function auditingRefusal<T>(
  { db }: StaffServices,
  { learnerId }: Caller,
  { kind, origin }: { kind: Kind; origin: Origin },
  add: () => Promise<T>,
): Promise<T> {
  try {
    return await add();
  } catch (error) {
    if (error instanceof Refusal && error.code === "second-factor-refused") {
      await audit(db, origin, {
        event: "staff.second-factor-refused",
        learnerId,
        actorId: learnerId,
        detail: { kind, isNew: true },
      });
    }
    throw error;
  }
}

async function noteAdded(tx: Tx, caller: Caller, kind: Kind, origin: Origin): Promise<Added> {
  const { learnerId } = caller;
  await completeStaffSession(tx, caller);
  await deletePartStaffSessions(tx, learnerId);
  await audit(tx, origin, {
    event: "staff.factor-added",
    learnerId,
    actorId: learnerId,
    detail: { kind },
  });
  await mailChange(tx, learnerId, `${kind}-added`, origin);
  const left = await countRecoveryCodes(tx, learnerId);
  return { recoveryCodes: left === 0 ? await makeRecoveryCodes(tx, learnerId) : null };
}

export async function removeFactor(
  { db, account, needsSecondFactor }: StaffServices,
  caller: Caller,
  factorId: string,
  origin: Origin,
): Promise<void> {
  const { learnerId } = caller;
  await inTransaction(db, async (tx) => {
    await holdConfirmed(tx, caller);
    // Removing one that is already gone is fine.
    if (!(await deleteFactor(tx, learnerId, factorId))) return;
    const left = await selectFactors(tx, learnerId);
    if (left.length === 0 && needsSecondFactor) {
      throw new Refusal(409, "last-factor", "Add another second factor before removing this one.");
    }
    if (left.length === 0) await deleteRecoveryCodes(tx, learnerId);
    await audit(tx, origin, {
      event: "staff.factor-removed",
      learnerId,
      actorId: learnerId,
      detail: { factorId },
    });
    await mailChange(tx, learnerId, "removed", origin);
  });
  account.mailWaiting();
}

export async function renewRecoveryCodes(
  { db, account }: StaffServices,
  caller: Caller,
  origin: Origin,
): Promise<string[]> {
  const { learnerId } = caller;
  const codes = await inTransaction(db, async (tx) => {
    await holdConfirmed(tx, caller);
    await audit(tx, origin, {
      event: "staff.recovery-codes-renewed",
      learnerId,
      actorId: learnerId,
    });
    await mailChange(tx, learnerId, "codes-renewed", origin);
    return await makeRecoveryCodes(tx, learnerId);
  });
  account.mailWaiting();
  return codes;
}

async function mailChange(
  tx: Tx,
  learnerId: string,
  change: FactorChange,
  { requestId }: Origin,
): Promise<void> {
  const member = await addresseeOf(tx, learnerId);
  if (!member) return;
  await enqueueMail(tx, {
    dedupeKey: `staff-factor:${requestId}`,
    to: member.email,
    ...factorEmail(member.name, change),
  });
}
