import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import { nameWords } from "./name-words.rules.ts";

export interface Learner {
  id: string;
  name: string;
  phone: string;
  email: string;
  addressKey: string;
  passwordHash: string | null;
  deletionDueAt: Date | null;
}

const LEARNER = [
  "id",
  "name",
  "phone",
  "email",
  "email_key as addressKey",
  "password_hash as passwordHash",
  "deletion_due_at as deletionDueAt",
] as const;

export async function selectOptionalLearnerByAddress(
  db: Db | Tx,
  addressKey: string,
): Promise<Learner | undefined> {
  return await db
    .selectFrom("learners")
    .select(LEARNER)
    .where("email_key", "=", addressKey)
    .executeTakeFirst();
}

export async function selectOptionalLearner(db: Db | Tx, id: string): Promise<Learner | undefined> {
  return await db.selectFrom("learners").select(LEARNER).where("id", "=", id).executeTakeFirst();
}

/** Locks the learner, so that a password change, a deletion, and a sign-in can't interfere. */
export async function lockOptionalLearner(tx: Tx, id: string): Promise<Learner | undefined> {
  return await tx
    .selectFrom("learners")
    .select(LEARNER)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

interface NewLearner extends Omit<Learner, "deletionDueAt"> {
  termsVersion: string;
  termsIp: string | null;
  termsAcceptedAt: Date | null;
}

/** False when the address already has an account. */
export async function insertLearner(tx: Db | Tx, learner: NewLearner): Promise<boolean> {
  const row = await tx
    .insertInto("learners")
    .values({
      id: learner.id,
      name: learner.name,
      name_words: sql<string>`array_to_tsvector(${nameWords(learner.name)}::text[])`,
      phone: learner.phone,
      email: learner.email,
      email_key: learner.addressKey,
      password_hash: learner.passwordHash,
      terms_version: learner.termsVersion,
      terms_accepted_at: learner.termsAcceptedAt ?? sql<Date>`now()`,
      terms_accepted_ip: learner.termsIp,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectNamesWithoutWords(db: Db, limit: number) {
  return await db
    .selectFrom("learners")
    .select(["id", "name"])
    .where("name_words", "is", null)
    .limit(limit)
    .execute();
}

export async function updateNameWords(
  db: Db,
  learners: readonly { id: string; words: readonly string[] }[],
): Promise<void> {
  if (learners.length === 0) return;
  await sql`update learners l set name_words = array_to_tsvector(n.words)
    from (
      select (e ->> 'id')::uuid as id, array(select jsonb_array_elements_text(e -> 'words')) as words
      from jsonb_array_elements(${JSON.stringify(learners)}::jsonb) e) n
    where l.id = n.id`.execute(db);
}

export async function updatePasswordHash(tx: Tx, id: string, hash: string): Promise<void> {
  await tx.updateTable("learners").set({ password_hash: hash }).where("id", "=", id).execute();
}

export async function setNewPassword(tx: Tx, id: string, hash: string): Promise<void> {
  await tx
    .updateTable("learners")
    .set({ password_hash: hash, password_changed_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

export async function setDeletion(tx: Tx, id: string, afterDays: number): Promise<Date> {
  const row = await tx
    .updateTable("learners")
    .set({ deletion_due_at: sql<Date>`now() + make_interval(days => ${afterDays})` })
    .where("id", "=", id)
    .returning("deletion_due_at")
    .executeTakeFirstOrThrow();
  return row.deletion_due_at!;
}

export async function clearDeletion(tx: Tx, id: string): Promise<void> {
  await tx.updateTable("learners").set({ deletion_due_at: null }).where("id", "=", id).execute();
}

/** Locked, so that none of them returns by signing in while their data is being erased. */
export async function lockDueLearners(
  tx: Tx,
): Promise<{ id: string; email: string; addressKey: string }[]> {
  return await tx
    .selectFrom("learners")
    .select(["id", "email", "email_key as addressKey"])
    .where("deletion_due_at", "<=", sql<Date>`now()`)
    .forUpdate()
    .execute();
}

export async function deleteLearner(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("learners").where("id", "=", id).execute();
}

/** What goes into a learner's copy of their data, besides sessions and events. */
export async function selectProfile(db: Db, id: string) {
  return await db
    .selectFrom("learners")
    .select([
      "name",
      "phone",
      "email",
      "created_at",
      "password_changed_at",
      "terms_version",
      "terms_accepted_at",
      "terms_accepted_ip",
    ])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** Who looked at an account isn't something that was done to it. */
const LOOKS = "staff.%-viewed";

/** Strangers make some of them, by guessing at the password. */
const MOST_EVENTS = 10_000;

/** The newest, oldest first. */
export async function selectSecurityEvents(db: Db, learnerId: string) {
  const newest = await db
    .selectFrom("audit_events")
    .select([
      "at",
      "event",
      "ip",
      "detail",
      sql<boolean>`actor_id is not null and actor_id <> learner_id`.as("isByStaff"),
    ])
    .where("learner_id", "=", learnerId)
    .where("event", "not like", LOOKS)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(MOST_EVENTS)
    .execute();
  return newest.toReversed();
}
