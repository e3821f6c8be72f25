import type { Tx } from "../../platform/database/database.ts";
import { enqueueMail } from "../../platform/mail/outbox.ts";
import { addresseeOf } from "../account/addressee.ts";
import { emailToLearner, type News, emailToSupport } from "./emails.ts";
import type { StoredRequest } from "./requests.queries.ts";

/** A dead mail server only delays the email; the request itself is in the table. */
export const PATIENCE_SECONDS = 14 * 24 * 60 * 60;

export interface Sender {
  publicUrl: string;
  supportEmail: string;
}

const WHO = ["learner", "support"] as const;
type Who = (typeof WHO)[number];

const mailKey = (id: string, revision: number, who: Who) => `mentor:${id}:${revision}:${who}`;

/** All emails there have been about a request. */
export function mailKeysOf({ id, revision }: Pick<StoredRequest, "id" | "revision">): string[] {
  return Array.from({ length: revision + 1 }, (_, k) =>
    WHO.map((who) => mailKey(id, k, who)),
  ).flat();
}

/**
 * Writes to the learner, and to support unless support did it. Runs in the transaction that causes
 * it.
 */
export async function sendNews(
  tx: Tx,
  { publicUrl, supportEmail }: Sender,
  { request, news, to }: { request: StoredRequest; news: News; to: readonly Who[] },
): Promise<void> {
  const learner = await addresseeOf(tx, request.learnerId);
  if (!learner) return;
  const { id, revision } = request;
  if (to.includes("support")) {
    await enqueueMail(tx, {
      dedupeKey: mailKey(id, revision, "support"),
      to: supportEmail,
      replyTo: learner.email,
      expiresInSeconds: PATIENCE_SECONDS,
      ...emailToSupport(request, news, learner),
    });
  }
  if (to.includes("learner")) {
    await enqueueMail(tx, {
      dedupeKey: mailKey(id, revision, "learner"),
      to: learner.email,
      replyTo: supportEmail,
      ...emailToLearner(request, news, { name: learner.name, publicUrl }),
    });
  }
}
