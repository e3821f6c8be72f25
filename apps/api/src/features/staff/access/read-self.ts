import { mayStaff, STAFF_PERMISSIONS, type StaffSelf } from "@theta/contract/staff";
import type { Caller } from "../../../platform/http/handle.ts";
import { RELEASE } from "../../../platform/release.ts";
import { voucherOf } from "../../account/openid/vouching.ts";
import { countRecoveryCodes, selectFactors } from "../factors/factors.queries.ts";
import type { StaffServices } from "../staff-services.ts";
import { requireLearner } from "./members.ts";
import { notStaff } from "../refusals.ts";
import { selectOptionalStanding, type StaffStanding } from "../staff-sessions.queries.ts";

/** Who the caller is to the console, and what this session lacks. */
export async function readSelf(services: StaffServices, caller: Caller): Promise<StaffSelf> {
  const { db, account, needsSecondFactor } = services;
  const { learnerId } = caller;
  const { role, isFull, confirmedUntil } = await requireRole(services, caller);
  const learner = await requireLearner(db, learnerId);
  const factors = await selectFactors(db, learnerId);
  return {
    learnerId,
    name: learner.name,
    email: learner.email,
    role,
    permissions: STAFF_PERMISSIONS.filter((permission) => mayStaff(role, permission)),
    confirmed: isFull ? "full" : isFull === null || factors.length > 0 ? "none" : "enrolling",
    confirmedUntil: confirmedUntil?.getTime() ?? null,
    needsSecondFactor,
    hasPassword: learner.passwordHash !== null,
    openid: await voucherOf(account, caller),
    factors: factors.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
      factorId: id,
      kind,
      name,
      createdAt: createdAt.getTime(),
      lastUsedAt: lastUsedAt?.getTime() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, learnerId),
    release: RELEASE,
  };
}

export async function requireRole({ db }: StaffServices, caller: Caller): Promise<StaffStanding> {
  const standing = await selectOptionalStanding(db, caller);
  if (!standing) throw notStaff();
  return standing;
}
