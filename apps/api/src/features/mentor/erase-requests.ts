import { enqueueMail, forgetMails } from "../../platform/mail/outbox.ts";
import type { Eraser } from "../account/erase/erase-accounts.ts";
import { erasedEmail } from "./emails.ts";
import { lockRequestsOf, selectNow } from "./requests.queries.ts";
import { mailKeysOf, PATIENCE_SECONDS } from "./send-news.ts";

/**
 * The rows go with the learner; this deletes the emails to our support about them. A booked mentor
 * shouldn't wait for someone who won't come, so we tell support that the session is off, but not
 * whose it was.
 */
export const eraseMentorRequests =
  (supportEmail: string): Eraser =>
  async (tx, { id }) => {
    const requests = await lockRequestsOf(tx, id);
    await forgetMails(tx, requests.flatMap(mailKeysOf));
    const now = await selectNow(tx);
    for (const request of requests) {
      const { status, confirmedFor } = request;
      if (status !== "confirmed" || !confirmedFor || confirmedFor <= now) continue;
      await enqueueMail(tx, {
        dedupeKey: `mentor:${request.id}:erased`,
        to: supportEmail,
        expiresInSeconds: PATIENCE_SECONDS,
        ...erasedEmail(confirmedFor),
      });
    }
  };
