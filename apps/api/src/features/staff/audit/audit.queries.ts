import type { TimeSort } from "@theta/contract/staff";
import { sql } from "kysely";
import { beginningWith } from "../shared/time-place.sql-parts.ts";
import type { Db } from "../../../platform/database/database.ts";

export interface AuditSearch {
  /** Whose events; null for everybody's. */
  learnerId: string | null;
  /** The start of an event's name. */
  event: string;
  from: string | null;
  to: string | null;
  isByStaff: boolean;
  sort: TimeSort;
  /** The entry that the page starts after. */
  after: string | null;
  limit: number;
}

export async function selectAuditEvents(db: Db, search: AuditSearch) {
  return await auditSearch(db, search).execute();
}

/**
 * An id is later than all earlier ones', so it also is the place in the list. Apart, so that a test can ask
 * the database how it would look.
 */
export function auditSearch(db: Db, search: AuditSearch) {
  const { learnerId, event, from, to, isByStaff, sort, after, limit } = search;
  const isNewest = sort === "newest";
  let query = db
    .selectFrom("audit_events as e")
    .leftJoin("learners as l", "l.id", "e.learner_id")
    .leftJoin("learners as a", "a.id", "e.actor_id")
    .select([
      sql<string>`e.id::text`.as("id"),
      "e.at",
      "e.event",
      "e.learner_id as learnerId",
      "l.email as learnerEmail",
      "e.actor_id as actorId",
      "a.email as actorEmail",
      sql<string | null>`host(e.ip)`.as("ip"),
      "e.detail",
    ])
    .orderBy("e.id", isNewest ? "desc" : "asc")
    .limit(limit);
  if (after) query = query.where("e.id", isNewest ? "<" : ">", sql<number>`${after}::bigint`);
  if (event) query = query.where("e.event", "like", beginningWith(event));
  if (isByStaff) query = query.where("e.actor_id", "is not", null);
  if (from) query = query.where("e.at", ">=", sql<Date>`${from}::date`);
  if (to) query = query.where("e.at", "<", sql<Date>`${to}::date + 1`);
  if (learnerId) {
    query = query.where((eb) =>
      eb.or([eb("e.learner_id", "=", learnerId), eb("e.actor_id", "=", learnerId)]),
    );
  }
  return query;
}
