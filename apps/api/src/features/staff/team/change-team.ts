import type { StaffRole } from "@theta/contract/staff";
import { audit } from "../../../platform/audit.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { enqueueMail } from "../../../platform/mail/outbox.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { By } from "../../../platform/staff-act.ts";
import { addresseeOf } from "../../account/addressee.ts";
import { findAccount } from "../../account/find-account.ts";
import { roleEmail } from "../emails.ts";
import { notPermitted } from "../refusals.ts";
import type { StaffServices } from "../staff-services.ts";
import { deleteStaffSessionsOf } from "../staff-sessions.queries.ts";
import { deleteMember, lockOptionalRole, lockOwners, upsertMember } from "./members.queries.ts";

/** Gives an account a role. Whatever it has open in the console closes, and is asked for again. */
export async function grantRole(
  { db, account }: StaffServices,
  { email, role }: { email: string; role: StaffRole },
  by: By,
): Promise<void> {
  const learnerId = await requireAccount(db, email);
  refuseOwn(learnerId, by);
  await inTransaction(db, async (tx) => {
    await requireOwner(tx, by);
    const before = await lockOptionalRole(tx, learnerId);
    if (before === role) return;
    await upsertMember(tx, { learnerId, role, grantedBy: by.actorId });
    await deleteStaffSessionsOf(tx, learnerId);
    await noteChange(tx, learnerId, { before, after: role }, by);
    await mailChange(tx, learnerId, { before, after: role }, by);
  });
  account.mailWaiting();
}

export async function revokeRole(
  { db, account }: StaffServices,
  learnerId: string,
  by: By,
): Promise<void> {
  refuseOwn(learnerId, by);
  await inTransaction(db, async (tx) => {
    await requireOwner(tx, by);
    const before = await lockOptionalRole(tx, learnerId);
    if (!before) return;
    await deleteMember(tx, learnerId);
    await noteChange(tx, learnerId, { before, after: null }, by);
    await mailChange(tx, learnerId, { before, after: null }, by);
  });
  account.mailWaiting();
}

/** From the shell, for the first owner. */
export async function grantFromShell(db: Db, email: string, role: StaffRole): Promise<void> {
  const learnerId = await requireAccount(db, email);
  await inTransaction(db, async (tx) => {
    const before = await lockOptionalRole(tx, learnerId);
    if (before === role) return;
    await upsertMember(tx, { learnerId, role, grantedBy: null });
    await deleteStaffSessionsOf(tx, learnerId);
    await noteChange(tx, learnerId, { before, after: role }, null);
  });
}

async function requireAccount(db: Db, email: string): Promise<string> {
  const learner = await findAccount(db, email);
  if (learner) return learner.id;
  throw new Refusal(404, "no-such-account", "No account has this email address. Sign up first.");
}

/** So that nobody raises themselves, and the last owner can't lock everybody out. */
function refuseOwn(learnerId: string, { actorId }: By): void {
  if (learnerId !== actorId) return;
  throw new Refusal(409, "own-role", "Nobody changes their own role. Ask another owner.");
}

interface RoleChange {
  before: StaffRole | null;
  after: StaffRole | null;
}

async function mailChange(
  tx: Tx,
  learnerId: string,
  change: RoleChange,
  { origin }: By,
): Promise<void> {
  const member = await addresseeOf(tx, learnerId);
  if (!member) return;
  await enqueueMail(tx, {
    dedupeKey: `staff-role:${origin.requestId}`,
    to: member.email,
    ...roleEmail(member.name, change),
  });
}

/** Two owners who remove each other would leave nobody: the second isn't an owner anymore. */
async function requireOwner(tx: Tx, { actorId }: By): Promise<void> {
  if (!(await lockOwners(tx)).includes(actorId)) throw notPermitted();
}

async function noteChange(
  tx: Tx,
  learnerId: string,
  { before, after }: RoleChange,
  by: By | null,
): Promise<void> {
  await audit(tx, by?.origin ?? null, {
    event: "staff.role-changed",
    learnerId,
    ...(by ? { actorId: by.actorId } : {}),
    detail: { before, after, reason: by?.reason ?? "From the shell" },
  });
}
