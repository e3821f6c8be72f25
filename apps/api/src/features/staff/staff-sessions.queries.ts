import type { StaffRole } from "@theta/contract/staff";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Caller } from "../../platform/http/handle.ts";

/** A working day. */
const CONFIRMED_FOR = "8 hours";
/** For what's too grave for a console that was left open. */
const FRESH_FOR = "10 minutes";
const CHALLENGE_FOR = "5 minutes";
const NOW = sql<Date>`clock_timestamp()`;

export interface StaffStanding {
  role: StaffRole;
  /** Null: the session isn't confirmed, or not any more. */
  isFull: boolean | null;
  confirmedUntil: Date | null;
  /** It was confirmed minutes ago. */
  isFresh: boolean | null;
}

/** The one read that every call of the console makes, besides the session's own. */
export async function selectOptionalStanding(
  db: Db | Tx,
  { learnerId, sessionId }: Caller,
): Promise<StaffStanding | undefined> {
  return await db
    .selectFrom("staff_members as m")
    .leftJoin("staff_sessions as s", (join) =>
      join
        .onRef("s.learner_id", "=", "m.learner_id")
        .on("s.session_id", "=", sessionId)
        .on("s.expires_at", ">", NOW),
    )
    .select([
      "m.role",
      "s.is_full as isFull",
      "s.expires_at as confirmedUntil",
      sql<boolean | null>`s.confirmed_at > clock_timestamp() - ${FRESH_FOR}::interval`.as(
        "isFresh",
      ),
    ])
    .where("m.learner_id", "=", learnerId)
    .executeTakeFirst();
}

/** Take this before changing a member's second factors or sessions. */
export async function lockMember(tx: Tx, learnerId: string): Promise<void> {
  await tx
    .selectFrom("staff_members")
    .select("learner_id")
    .where("learner_id", "=", learnerId)
    .forUpdate()
    .execute();
}

export async function upsertStaffSession(
  tx: Tx,
  { learnerId, sessionId }: Caller,
  isFull: boolean,
): Promise<void> {
  const values = {
    is_full: isFull,
    confirmed_at: NOW,
    expires_at: sql<Date>`clock_timestamp() + ${CONFIRMED_FOR}::interval`,
  };
  await tx
    .insertInto("staff_sessions")
    .values({ learner_id: learnerId, session_id: sessionId, ...values })
    .onConflict((conflict) => conflict.columns(["learner_id", "session_id"]).doUpdateSet(values))
    .execute();
}

/** A session that could only add a second factor has done so. */
export async function completeStaffSession(tx: Tx, caller: Caller): Promise<void> {
  await tx
    .updateTable("staff_sessions")
    .set({ is_full: true })
    .where("learner_id", "=", caller.learnerId)
    .where("session_id", "=", caller.sessionId)
    .execute();
}

/** Those confirmed by the password alone, which isn't enough anymore. */
export async function deletePartStaffSessions(tx: Tx, learnerId: string): Promise<void> {
  await tx
    .deleteFrom("staff_sessions")
    .where("learner_id", "=", learnerId)
    .where("is_full", "=", false)
    .execute();
}

export async function deleteStaffSession(tx: Db | Tx, caller: Caller): Promise<void> {
  await tx
    .deleteFrom("staff_sessions")
    .where("learner_id", "=", caller.learnerId)
    .where("session_id", "=", caller.sessionId)
    .execute();
}

export async function deleteStaffSessionsOf(tx: Tx, learnerId: string): Promise<void> {
  await tx.deleteFrom("staff_sessions").where("learner_id", "=", learnerId).execute();
}

/** Replaces whatever this session was to sign before. */
export async function putChallenge(
  db: Db,
  { learnerId, sessionId }: Caller,
  challenge: string,
): Promise<void> {
  const values = {
    challenge,
    expires_at: sql<Date>`clock_timestamp() + ${CHALLENGE_FOR}::interval`,
  };
  await db
    .insertInto("staff_challenges")
    .values({ learner_id: learnerId, session_id: sessionId, ...values })
    .onConflict((conflict) => conflict.columns(["learner_id", "session_id"]).doUpdateSet(values))
    .execute();
}

/** Each challenge is taken once, whether or not its answer is right. */
export async function takeOptionalChallenge(
  db: Db,
  { learnerId, sessionId }: Caller,
): Promise<string | null> {
  const row = await db
    .deleteFrom("staff_challenges")
    .where("learner_id", "=", learnerId)
    .where("session_id", "=", sessionId)
    .returning(["challenge", sql<boolean>`expires_at > clock_timestamp()`.as("isFresh")])
    .executeTakeFirst();
  return row?.isFresh ? row.challenge : null;
}
