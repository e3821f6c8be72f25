import type { AuditEntry, staffAudit } from "@theta/contract/staff";
import type { Query } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { findAccount } from "../../account/find-account.ts";
import { pageOf, readIdPlace } from "../shared/cursor.ts";
import { selectAuditEvents } from "./audit.queries.ts";

const NOBODY = { rows: [], next: null };

export async function searchAudit(
  db: Db,
  { cursor, limit, person, event = "", from, to, by, sort }: Query<typeof staffAudit.list>,
): Promise<{ rows: AuditEntry[]; next: string | null }> {
  const after = readIdPlace(cursor);
  const learnerId = person ? await findPerson(db, person) : null;
  if (person && !learnerId) return NOBODY;
  const found = await selectAuditEvents(db, {
    learnerId,
    event,
    from: from ?? null,
    to: to ?? null,
    isByStaff: by === "staff",
    sort,
    after,
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

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An id stays in the log after its account is gone, so it needn't be anybody's. */
async function findPerson(db: Db, person: string): Promise<string | null> {
  if (ID.test(person)) return person.toLowerCase();
  return (await findAccount(db, person))?.id ?? null;
}
