import type { FastifyRequest } from "fastify";
import { originOf } from "../../../platform/audit.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { StaffCaller } from "../../../platform/http/handle.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { By } from "../../../platform/staff-act.ts";
import { selectOptionalRole } from "../team/members.queries.ts";

export interface Acting {
  staff: StaffCaller;
  request: FastifyRequest;
}

/**
 * Who does something to a learner, or to what they bought, and why. Whatever does so gets it here, because nobody deals
 * with their own account, and only owners with a colleague's.
 */
export async function actOn(
  db: Db,
  { staff, request }: Acting,
  { learnerId, reason }: { learnerId: string | null; reason: string },
): Promise<By> {
  if (learnerId !== null) await refuseOwnAffairs(db, staff, learnerId);
  return { actorId: staff.learnerId, reason, origin: originOf(request) };
}

async function refuseOwnAffairs(db: Db, staff: StaffCaller, learnerId: string): Promise<void> {
  if (learnerId === staff.learnerId)
    throw refused("This is your own account. Ask a colleague to do this.");
  if (staff.role !== "owner" && (await selectOptionalRole(db, learnerId)))
    throw refused("This account belongs to somebody on the team. Only an owner can do this.");
}

const refused = (message: string) => new Refusal(409, "staff-account", message);
