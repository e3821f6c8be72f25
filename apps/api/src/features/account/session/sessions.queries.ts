import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { builtOnce } from "../../../platform/database/built-once.ts";
import type { SessionSeen } from "../../../platform/http/handle.ts";
import { sessionSeen } from "./session-seen.sql-parts.ts";
import { SESSION_DAYS, SESSION_MOST_DAYS, VOUCHED_SECONDS } from "./session.rules.ts";

interface SessionKey {
  learnerId: string;
  sessionId: string;
}

const NOW = sql<Date>`now()`;
const EXPIRY = sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`;

/** False when it already exists. */
export async function insertSession(
  tx: Tx,
  { learnerId, sessionId }: SessionKey,
  given: {
    refreshHash: Buffer;
    keyMark: Buffer;
    device: string;
    ip: string;
    openidProvider: string | null;
    openidAuthenticatedAt: Date | null;
  },
): Promise<boolean> {
  const row = await tx
    .insertInto("sessions")
    .values({
      learner_id: learnerId,
      id: sessionId,
      refresh_hash: given.refreshHash,
      key_mark: given.keyMark,
      device: given.device,
      ip: given.ip,
      openid_provider: given.openidProvider,
      openid_authenticated_at: given.openidAuthenticatedAt,
      expires_at: EXPIRY,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

const live = (db: Db | Tx) =>
  db.selectFrom("sessions").where("ended_at", "is", null).where("expires_at", ">", NOW);

/** The read that every signed-in request makes, unless its own first read does it. */
export async function selectSessionSeen(
  db: Db,
  { learnerId, sessionId }: SessionKey,
): Promise<SessionSeen> {
  const [row] = await seenAlone(db, { learnerId, sessionId });
  return row!.seen;
}

const seenAlone = builtOnce((db, key: { [K in keyof SessionKey]: string }) =>
  db.selectNoFrom(sessionSeen(key).as("seen")),
);

/** How the session was opened. */
export async function selectOpenidOfSession(db: Db, { learnerId, sessionId }: SessionKey) {
  return await live(db)
    .select([
      "openid_provider as provider",
      // With both, a clock that's ahead doesn't make it last longer.
      sql<boolean>`least(coalesce(openid_authenticated_at, '-infinity'), created_at)
        > now() - make_interval(secs => ${VOUCHED_SECONDS})`.as("isRecent"),
    ])
    .where("learner_id", "=", learnerId)
    .where("id", "=", sessionId)
    .executeTakeFirst();
}

/** Which of these sessions are alive. */
export async function selectLiveSessionIds(db: Db, keys: readonly SessionKey[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const learnerIds = sql<string>`unnest(${keys.map(({ learnerId }) => learnerId)}::uuid[])`;
  const sessionIds = sql<string>`unnest(${keys.map(({ sessionId }) => sessionId)}::uuid[])`;
  const rows = await live(db)
    .where(sql<boolean>`(learner_id, id) in (select ${learnerIds}, ${sessionIds})`)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function touchSession(db: Db, { learnerId, sessionId }: SessionKey): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_used_at: NOW })
    .where("learner_id", "=", learnerId)
    .where("id", "=", sessionId)
    .execute();
}

export async function lockOptionalLiveSession(tx: Tx, { learnerId, sessionId }: SessionKey) {
  return await live(tx)
    .select([
      "refresh_hash as currentHash",
      "previous_refresh_hash as previousHash",
      "key_mark as keyMark",
      // The current time, because the transaction may have waited for the row.
      sql<number>`extract(epoch from clock_timestamp() - refreshed_at)::float8`.as(
        "secondsSinceExchange",
      ),
    ])
    .where("learner_id", "=", learnerId)
    .where("id", "=", sessionId)
    .forUpdate()
    .executeTakeFirst();
}

export async function exchangeSecret(
  tx: Tx,
  { learnerId, sessionId }: SessionKey,
  next: { hash: Buffer; keyMark: Buffer },
): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({
      previous_refresh_hash: sql<Buffer>`refresh_hash`,
      refresh_hash: next.hash,
      key_mark: next.keyMark,
      refreshed_at: sql<Date>`clock_timestamp()`,
      last_used_at: NOW,
      expires_at: sql<Date>`least(${EXPIRY}, created_at + make_interval(days => ${SESSION_MOST_DAYS}))`,
    })
    .where("learner_id", "=", learnerId)
    .where("id", "=", sessionId)
    .execute();
}

export async function selectLiveSessions(db: Db, learnerId: string) {
  return await live(db)
    .select(["id", "device", "ip", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("learner_id", "=", learnerId)
    .orderBy("last_used_at", "desc")
    .execute();
}

/** False when this learner has no such session. */
export async function endSession(
  db: Db | Tx,
  { learnerId, sessionId }: SessionKey,
): Promise<boolean> {
  const row = await db
    .updateTable("sessions")
    .set({ ended_at: NOW })
    .where("learner_id", "=", learnerId)
    .where("id", "=", sessionId)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasEndedSession(
  tx: Tx,
  { learnerId, sessionId }: SessionKey,
): Promise<boolean> {
  const row = await tx
    .selectFrom("sessions")
    .select("id")
    .where("learner_id", "=", learnerId)
    .where("id", "=", sessionId)
    .where("ended_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends all sessions of a learner, or all but one. Returns how many. */
export async function endSessions(
  tx: Tx,
  learnerId: string,
  exceptId: string | null,
): Promise<number> {
  let query = tx
    .updateTable("sessions")
    .set({ ended_at: NOW })
    .where("learner_id", "=", learnerId)
    .where("ended_at", "is", null);
  if (exceptId) query = query.where("id", "<>", exceptId);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function deleteOldSessions(db: Db): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where(sql<Date>`coalesce(ended_at, expires_at)`, "<", sql<Date>`now() - interval '30 days'`)
    .execute();
}

/** For the learner's copy of the data: includes ended ones, without their secrets. */
export async function selectAllSessions(db: Db, learnerId: string) {
  return await db
    .selectFrom("sessions")
    .select([
      "id",
      "device",
      "ip",
      "openid_provider",
      "openid_authenticated_at",
      "created_at",
      "last_used_at",
      "expires_at",
      "ended_at",
    ])
    .where("learner_id", "=", learnerId)
    .orderBy("created_at")
    .execute();
}
