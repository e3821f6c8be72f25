import type { Db, Tx } from "../../platform/database/database.ts";

export interface Reply {
  id: string;
  messageId: string;
  authorId: string;
  text: string;
  /** The message's revision that it makes. */
  revision: number;
}

export async function selectOptionalReply(tx: Tx, id: string) {
  return await tx
    .selectFrom("contact_replies")
    .select(["message_id as messageId", "text", "author_id as authorId", "created_at as at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function insertReply(tx: Tx, reply: Reply): Promise<void> {
  await tx
    .insertInto("contact_replies")
    .values({
      id: reply.id,
      message_id: reply.messageId,
      author_id: reply.authorId,
      text: reply.text,
      revision: reply.revision,
    })
    .execute();
}

/** Oldest first. */
export async function selectReplyIds(tx: Tx, messageIds: string[]): Promise<string[]> {
  if (messageIds.length === 0) return [];
  const rows = await tx
    .selectFrom("contact_replies")
    .select("id")
    .where("message_id", "in", messageIds)
    .orderBy("message_id")
    .orderBy("revision")
    .execute();
  return rows.map((row) => row.id);
}

export async function selectRepliesTo(db: Db, messageIds: string[]) {
  if (messageIds.length === 0) return [];
  return await db
    .selectFrom("contact_replies")
    .select(["message_id as messageId", "text", "created_at as sentAt"])
    .where("message_id", "in", messageIds)
    .orderBy("revision")
    .execute();
}

/** The newest answer after a revision of its message. */
export async function selectOptionalReplyAfter(tx: Tx, messageId: string, revision: number) {
  return await tx
    .selectFrom("contact_replies as r")
    .leftJoin("learners as l", "l.id", "r.author_id")
    .select(["r.text", "r.created_at as at", "l.name as by"])
    .where("r.message_id", "=", messageId)
    .where("r.revision", ">", revision)
    .orderBy("r.revision", "desc")
    .executeTakeFirst();
}
