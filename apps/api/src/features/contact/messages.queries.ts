import { sql } from "kysely";
import { BATCH_ROWS } from "../../platform/database/batches.ts";
import type { Db, Tx } from "../../platform/database/database.ts";

/** The privacy policy states this time. */
const KEPT = "12 months";

export interface Message {
  id: string;
  learnerId: string | null;
  firstName: string;
  lastName: string;
  email: string;
  emailKey: string;
  phone: string;
  text: string;
  /** The version of a question that it reports. */
  itemId: string | null;
}

/** Who a signed-in learner is to our support. */
export async function selectSender(db: Db, learnerId: string) {
  return await db
    .selectFrom("learners")
    .select(["name", "email", "email_key as emailKey"])
    .where("id", "=", learnerId)
    .executeTakeFirstOrThrow();
}

export async function isMessageStored(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("contact_messages")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it already exists. */
export async function insertMessage(tx: Tx, message: Message): Promise<boolean> {
  const row = await tx
    .insertInto("contact_messages")
    .values({
      id: message.id,
      learner_id: message.learnerId,
      first_name: message.firstName,
      last_name: message.lastName,
      email: message.email,
      email_key: message.emailKey,
      phone: message.phone,
      message: message.text,
      item_id: message.itemId,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** What a learner wrote while signed in, and anything written under their account's address. */
export async function selectMessagesOf(db: Db, learnerId: string) {
  return await db
    .selectFrom("contact_messages as m")
    .innerJoin("learners as l", (join) =>
      join.on((eb) =>
        eb.or([
          eb("m.learner_id", "=", eb.ref("l.id")),
          eb("m.email_key", "=", eb.ref("l.email_key")),
        ]),
      ),
    )
    .select([
      "m.id",
      "m.first_name as firstName",
      "m.last_name as lastName",
      "m.email",
      "m.phone",
      "m.message",
      "m.created_at as sentAt",
    ])
    .where("l.id", "=", learnerId)
    .orderBy("m.created_at")
    .execute();
}

/** Everything they wrote, locked, so that nobody answers it meanwhile. */
export async function lockMessagesOf(
  tx: Tx,
  { id, addressKey }: { id: string; addressKey: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom("contact_messages")
    .select("id")
    .where((eb) => eb.or([eb("learner_id", "=", id), eb("email_key", "=", addressKey)]))
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/** With them go the replies. */
export async function deleteMessages(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom("contact_messages").where("id", "in", ids).execute();
}

/** One batch of them; returns how many. */
export async function deleteOldMessages(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from contact_messages where id in (
      select id from contact_messages where created_at < now() - ${KEPT}::interval
      limit ${BATCH_ROWS})`.execute(db);
  return Number(numAffectedRows);
}
