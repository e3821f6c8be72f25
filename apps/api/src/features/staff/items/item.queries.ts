import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { type BankState } from "../../items/bank-state.sql-parts.ts";

/**
 * A version of an item, the current one if none is asked for. Its state is today's, whichever
 * version that belongs to.
 */
export async function selectOptionalVersion(db: Db, key: string, version: number | undefined) {
  const query = db
    .selectFrom("items as i")
    .innerJoin("items as today", (join) =>
      join.onRef("today.key", "=", "i.key").on("today.is_current", "=", true),
    )
    .leftJoin("item_servings as s", "s.key", "i.key")
    .select(["i.id", "i.key", "i.version", "i.is_current as isCurrent", "today.state", "i.section"])
    .select(["i.format", "i.topic_name as topic", "i.difficulty", "today.pool", "i.content"])
    .select(["i.a", "i.b", "i.c", "i.parameter_origin as origin", "i.parameter_n as answers"])
    .select(["i.set_key as setKey", "s.served as shown"])
    .select(sql<BankState>`coalesce(today.bank_state, today.state)`.as("bankState"))
    .where("i.key", "=", key);
  return await (
    version === undefined
      ? query.where("i.is_current", "=", true)
      : query.where("i.version", "=", version)
  ).executeTakeFirst();
}

export async function selectVersions(db: Db, key: string) {
  return await db
    .selectFrom("items")
    .select(["version", "is_current as isCurrent", "created_at as createdAt"])
    .select("first_served_at as firstServedAt")
    .where("key", "=", key)
    .orderBy("version", "desc")
    .limit(100)
    .execute();
}

export async function selectSet(db: Db, setKey: string) {
  return await db
    .selectFrom("items")
    .select(["key", "state"])
    .where("set_key", "=", setKey)
    .where("is_current", "=", true)
    .orderBy("set_position")
    .execute();
}

export async function selectHolds(db: Db, key: string) {
  return await db
    .selectFrom("item_holds as h")
    .leftJoin("learners as l", "l.id", "h.held_by")
    .select(["h.state", "h.reason", "l.name as by", "h.held_at as at"])
    .where("h.key", "=", key)
    .orderBy("h.is_suspension", "desc")
    .execute();
}

/** What learners reported about any version, newest first. */
export async function selectReports(db: Db, key: string, limit: number) {
  return await db
    .selectFrom("contact_messages as m")
    .innerJoin("items as i", "i.id", "m.item_id")
    .select(["m.id as reportId", "m.message as text", "i.version", "m.state"])
    .select("m.created_at as at")
    .where("i.key", "=", key)
    .orderBy("m.created_at", "desc")
    .orderBy("m.id")
    .limit(limit)
    .execute();
}

export async function selectQuizzesOf(db: Db, key: string) {
  return await db
    .selectFrom("quiz_items as qi")
    .innerJoin("quizzes as q", "q.id", "qi.quiz_id")
    .select(["q.name", "qi.place", sql<boolean>`q.topic is not null`.as("isTopicTest")])
    .select(sql<boolean>`q.is_offered or q.is_in_plans`.as("isOffered"))
    .where("qi.item_key", "=", key)
    .orderBy("q.name")
    .execute();
}
