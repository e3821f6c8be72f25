import type { MentorRequest, MentorStatus } from "@theta/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Hour } from "./mentor.rules.ts";

export interface StoredRequest {
  id: string;
  learnerId: string;
  /** The plan whose hour it takes. */
  subscriptionId: string;
  status: MentorStatus;
  topic: string;
  message: string;
  proposed: Date[];
  timeZone: string;
  confirmedFor: Date | null;
  cancelledBy: MentorRequest["cancelledBy"];
  reason: string | null;
  revision: number;
  createdAt: Date;
  changedAt: Date;
}

/** What a learner asks for. */
export interface Wish {
  topic: string;
  message: string;
  proposed: Date[];
  timeZone: string;
}

const COLUMNS = [
  "id",
  "learner_id as learnerId",
  "subscription_id as subscriptionId",
  "status",
  "topic",
  "message",
  "proposed",
  "time_zone as timeZone",
  "confirmed_for as confirmedFor",
  "cancelled_by as cancelledBy",
  "reason",
  "revision",
  "created_at as createdAt",
  "changed_at as changedAt",
] as const;

const isOpen = sql<boolean>`status in ('requested', 'confirmed')`;

export async function selectRequestsOf(db: Db | Tx, learnerId: string): Promise<StoredRequest[]> {
  return await db
    .selectFrom("mentor_requests")
    .select(COLUMNS)
    .where("learner_id", "=", learnerId)
    .orderBy("created_at", "desc")
    .execute();
}

/** Everything a learner has asked for, locked so that nobody confirms one in the meantime. */
export async function lockRequestsOf(tx: Tx, learnerId: string): Promise<StoredRequest[]> {
  return await tx
    .selectFrom("mentor_requests")
    .select(COLUMNS)
    .where("learner_id", "=", learnerId)
    .forUpdate()
    .execute();
}

export async function selectOptionalRequest(
  db: Db | Tx,
  learnerId: string,
  id: string,
): Promise<StoredRequest | undefined> {
  return await db
    .selectFrom("mentor_requests")
    .select(COLUMNS)
    .where("learner_id", "=", learnerId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function lockOptionalRequest(
  tx: Tx,
  learnerId: string,
  id: string,
): Promise<StoredRequest | undefined> {
  return await tx
    .selectFrom("mentor_requests")
    .select(COLUMNS)
    .where("learner_id", "=", learnerId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Requests whose id starts like this, because staff type what a list shows them. */
export async function selectByStart(db: Db | Tx, idStart: string): Promise<StoredRequest[]> {
  return await db
    .selectFrom("mentor_requests")
    .select(COLUMNS)
    .where(sql<boolean>`starts_with(id::text, ${idStart})`)
    .limit(2)
    .execute();
}

interface Listed extends StoredRequest {
  name: string;
  email: string;
}

/** All open requests, oldest first. */
export async function selectOpen(db: Db): Promise<Listed[]> {
  return await db
    .selectFrom("mentor_requests as r")
    .innerJoin("learners as l", "l.id", "r.learner_id")
    .select(
      COLUMNS.map((column) => (typeof column === "string" ? (`r.${column}` as const) : column)),
    )
    .select(["l.name", "l.email"])
    .where(isOpen)
    .orderBy("r.created_at")
    .execute();
}

/** The hours that are taken: a canceled request has given its hour back. */
export async function selectTaken(db: Db | Tx, learnerId: string): Promise<Hour[]> {
  return await db
    .selectFrom("mentor_requests")
    .select(["subscription_id as subscriptionId", "slot"])
    .where("learner_id", "=", learnerId)
    .where("status", "<>", "cancelled")
    .execute();
}

/** Undefined when somebody else already has this id. */
export async function insertRequest(
  tx: Tx,
  request: { id: string; learnerId: string; hour: Hour; wish: Wish },
): Promise<StoredRequest | undefined> {
  const { id, learnerId, hour, wish } = request;
  return await tx
    .insertInto("mentor_requests")
    .values({
      id,
      learner_id: learnerId,
      subscription_id: hour.subscriptionId,
      slot: hour.slot,
      topic: wish.topic,
      message: wish.message,
      proposed: wish.proposed,
      time_zone: wish.timeZone,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

interface Change {
  wish?: Wish;
  status?: MentorStatus;
  confirmedFor?: Date;
  cancelledBy?: NonNullable<MentorRequest["cancelledBy"]>;
  reason?: string | null;
}

/** Writes a change to a request that the caller has locked. */
export async function updateRequest(
  tx: Tx,
  { learnerId, id }: Pick<StoredRequest, "learnerId" | "id">,
  { wish, status, confirmedFor, cancelledBy, reason }: Change,
): Promise<StoredRequest> {
  return await tx
    .updateTable("mentor_requests")
    .set({
      ...(wish && {
        topic: wish.topic,
        message: wish.message,
        proposed: wish.proposed,
        time_zone: wish.timeZone,
      }),
      ...(status && { status }),
      ...(confirmedFor && { confirmed_for: confirmedFor }),
      ...(cancelledBy && { cancelled_by: cancelledBy }),
      ...(reason !== undefined && { reason }),
      revision: sql<number>`revision + 1`,
      changed_at: sql<Date>`clock_timestamp()`,
    })
    .where("learner_id", "=", learnerId)
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** The open requests for hours of a subscription, locked. */
export async function lockOpenOf(
  tx: Tx,
  learnerId: string,
  subscriptionId: string,
): Promise<StoredRequest[]> {
  return await tx
    .selectFrom("mentor_requests")
    .select(COLUMNS)
    .where("learner_id", "=", learnerId)
    .where("subscription_id", "=", subscriptionId)
    .where(isOpen)
    .forUpdate()
    .execute();
}

export async function selectNow(db: Db | Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]!.now;
}
