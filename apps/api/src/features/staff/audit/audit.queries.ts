import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

export interface AuditSearch {
  /** Whose events; null for everybody's. */
  learnerId: string | null;
  /** The start of an event's name. */
  event: string;
  from: string | null;
  to: string | null;
  beforeId: string | null;
  limit: number;
}

/** Newest first. An id is later than all earlier ones', so it also is the place in the list. */
export async function selectAuditEvents(db: Db, search: AuditSearch) {
  const { learnerId, event, from, to, beforeId, limit } = search;
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
    .orderBy("e.id", "desc")
    .limit(limit);
  if (beforeId) query = query.where("e.id", "<", sql<number>`${beforeId}::bigint`);
  if (event) query = query.where("e.event", "like", `${event}%`);
  if (from) query = query.where("e.at", ">=", sql<Date>`${from}::date`);
  if (to) query = query.where("e.at", "<", sql<Date>`${to}::date + 1`);
  if (learnerId) {
    query = query.where((eb) =>
      eb.or([eb("e.learner_id", "=", learnerId), eb("e.actor_id", "=", learnerId)]),
    );
  }
  return await query.execute();
}
