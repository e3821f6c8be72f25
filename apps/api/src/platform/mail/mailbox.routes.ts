import type { FastifyInstance } from "fastify";
import type { Db } from "../database/database.ts";
import { type MailboxMessage, renderMailbox } from "./mailbox-page.ts";

export const MAILBOX_PATH = "/dev/mailbox";
const SHOWN = 100;
/** Other people's words: nothing in them may run, load, or be sent. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'";

/** The mailbox of a development server: what would have been mailed, newest first. */
export function mailboxRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  app.get<{ Querystring: Record<string, unknown> }>(
    `${MAILBOX_PATH}/messages`,
    { schema: { hide: true } },
    async (request) => await readMailbox(db, request.query["to"]),
  );
  app.get<{ Querystring: Record<string, unknown> }>(
    MAILBOX_PATH,
    { schema: { hide: true } },
    async (request, reply) => {
      const messages = await readMailbox(db, request.query["to"]);
      return await reply
        .type("text/html; charset=utf-8")
        .header("content-security-policy", PAGE_POLICY)
        .send(renderMailbox(messages));
    },
  );
}

async function readMailbox(db: Db, to: unknown): Promise<MailboxMessage[]> {
  let query = db
    .selectFrom("mail_outbox")
    .select(["recipient", "subject", "body_text", "body_html", "created_at"])
    .where("failed_at", "is", null)
    .orderBy("created_at", "desc")
    .limit(SHOWN);
  if (typeof to === "string" && to !== "") {
    query = query.where("recipient", "ilike", to.trim().replace(/[\\%_]/g, "\\$&"));
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    at: row.created_at.getTime(),
  }));
}
