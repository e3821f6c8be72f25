import type { AuditEntry, staffAudit } from "@theta/contract/staff";
import type { Query } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { findAccount } from "../../account/find-account.ts";
import { pageOf, readCursor } from "../shared/cursor.ts";
import { selectAuditEvents } from "./audit.queries.ts";

const NOBODY = { rows: [], next: null };

export async function searchAudit(
  db: Db,
  { cursor, limit, person, event = "", from, to }: Query<typeof staffAudit.list>,
): Promise<{ rows: AuditEntry[]; next: string | null }> {
  const before = readCursor(cursor, 1);
  const learnerId = person ? ((await findAccount(db, person))?.id ?? null) : null;
  if (person && !learnerId) return NOBODY;
  const found = await selectAuditEvents(db, {
    learnerId,
    event,
    from: from ?? null,
    to: to ?? null,
    beforeId: before ? String(before[0]) : null,
    limit: limit + 1,
  });
  const { rows, next } = pageOf(found, limit, ({ id }) => [id]);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      at: row.at.getTime(),
      event: row.event,
      learner: row.learnerId ? { learnerId: row.learnerId, email: row.learnerEmail } : null,
      actor: row.actorId ? { learnerId: row.actorId, email: row.actorEmail } : null,
      ip: row.ip,
      detail: Object(row.detail) as Record<string, unknown>,
    })),
    next,
  };
}
