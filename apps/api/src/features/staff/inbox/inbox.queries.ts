import type { InboxState, TimeSort } from "@theta/contract/staff";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { beginningWith, isPast, momentOf } from "../shared/time-place.sql-parts.ts";
import type { TimePlace } from "../shared/time-place.ts";

const EXCERPT = 160;

export interface InboxFilter {
  state: InboxState | "all" | undefined;
  /** Assigned to this person, or to nobody; undefined for both. */
  assignedTo: string | null | undefined;
  /** The beginning of the sender's address, in lower case. */
  email: string | undefined;
  /** Reports about questions, or everything else. */
  about: "questions" | "other" | undefined;
  sort: TimeSort;
  place: TimePlace | null;
  limit: number;
}

export async function selectMessages(db: Db, filter: InboxFilter) {
  const { state, assignedTo, email, about, sort, place, limit } = filter;
  const direction = sort === "newest" ? "desc" : "asc";
  return await db
    .selectFrom("contact_messages as m")
    .leftJoin("learners as a", "a.id", "m.assigned_to")
    .leftJoin("items as i", "i.id", "m.item_id")
    .select((eb) => [
      "m.id",
      "m.first_name as firstName",
      "m.last_name as lastName",
      "m.email",
      sql<string>`left(m.message, ${EXCERPT}) ||
        case when length(m.message) > ${EXCERPT} then '…' else '' end`.as("excerpt"),
      "m.state",
      "m.assigned_to as assignedTo",
      "a.name as assignedName",
      "i.key as itemKey",
      "m.created_at as at",
      momentOf("m.created_at").as("moment"),
      eb
        .selectFrom("contact_replies as r")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("r.message_id", "=", "m.id")
        .as("replies"),
      eb
        .selectFrom("contact_replies as r")
        .select(({ fn }) => fn.max("r.created_at").as("at"))
        .whereRef("r.message_id", "=", "m.id")
        .as("lastReplyAt"),
    ])
    // Written like the indexes' own conditions.
    .$if(state === undefined, (query) => query.where("m.state", "<>", sql.lit("done")))
    .$if(state !== undefined && state !== "all", (query) =>
      query.where("m.state", "=", state as InboxState),
    )
    .$if(assignedTo !== undefined, (query) =>
      query.where("m.assigned_to", assignedTo === null ? "is" : "=", assignedTo!),
    )
    .$if(about !== undefined, (query) =>
      query.where("m.item_id", about === "questions" ? "is not" : "is", null),
    )
    .$if(!!email, (query) =>
      query.where(sql<boolean>`lower(m.email) like ${beginningWith(email ?? "")}`),
    )
    .$if(place !== null, (query) => query.where(isPast(["m.created_at", "m.id"], place!, sort)))
    .orderBy("m.created_at", direction)
    .orderBy("m.id", direction)
    .limit(limit)
    .execute();
}

/** A message, with the account of its sender: the one signed in, or the one with this address. */
export async function selectOptionalMessage(db: Db, id: string) {
  return await db
    .selectFrom("contact_messages as m")
    .leftJoin("learners as a", "a.id", "m.assigned_to")
    .leftJoin("items as i", "i.id", "m.item_id")
    .leftJoin("learners as l", (join) =>
      join.on(
        sql<boolean>`l.id = coalesce(m.learner_id,
          (select id from learners where email_key = m.email_key))`,
      ),
    )
    .select([
      "m.id",
      "m.first_name as firstName",
      "m.last_name as lastName",
      "m.email",
      "m.phone",
      "m.message as text",
      "m.created_at as at",
      "m.state",
      "m.revision",
      "m.assigned_to as assignedTo",
      "a.name as assignedName",
      "l.id as learnerId",
      "l.name as learnerName",
      sql<boolean>`m.learner_id is not null`.as("wasSignedIn"),
      "i.key as itemKey",
      "i.version as itemVersion",
    ])
    .where("m.id", "=", id)
    .executeTakeFirst();
}

/** Oldest first, with what became of each one's email, which has the same id. */
export async function selectReplies(db: Db, messageId: string) {
  return await db
    .selectFrom("contact_replies as r")
    .leftJoin("learners as l", "l.id", "r.author_id")
    .leftJoin("mail_outbox as o", "o.id", "r.id")
    .select([
      "r.id as replyId",
      "r.text",
      "l.name as by",
      "r.created_at as at",
      sql<"waiting" | "sent" | "failed" | null>`case
        when o.id is null then null
        when o.sent_at is not null then 'sent'
        when o.failed_at is not null then 'failed'
        else 'waiting' end`.as("mail"),
    ])
    .where("r.message_id", "=", messageId)
    .orderBy("r.revision")
    .execute();
}

export async function selectCannedAnswers(db: Db) {
  return await db
    .selectFrom("canned_answers")
    .select(["id as answerId", "title", "text", "revision", "updated_at as updatedAt"])
    .orderBy(sql`lower(title)`)
    .orderBy("id")
    .execute();
}
