import { forgetMails } from "../../platform/mail/outbox.ts";
import type { Eraser } from "../account/account.jobs.ts";
import { selectRequestsOf } from "./requests.queries.ts";
import { mailKeysOf } from "./send-news.ts";

/** The rows go with the learner; the mails that told our support of them go here. */
export const eraseMentorMails: Eraser = async (tx, { id }) => {
  const requests = await selectRequestsOf(tx, id);
  await forgetMails(tx, requests.flatMap(mailKeysOf));
};
