import { audit, originOf } from "../../../platform/audit.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Acting } from "./act-on.ts";

interface Look {
  at: "learner" | "sitting" | "order" | "message" | "mail";
  /** Whose it is; null if that isn't known. */
  learnerId: string | null;
  detail?: Record<string, unknown>;
}

/** Everything personal that staff open is in the audit log. */
export async function noteLook(
  db: Db,
  { staff, request }: Acting,
  { at, learnerId, detail = {} }: Look,
): Promise<void> {
  await audit(db, originOf(request), {
    event: `staff.${at}-viewed`,
    learnerId,
    actorId: staff.learnerId,
    detail,
  });
}
