import type { Db } from "../../platform/database/database.ts";
import { dayOf, hello, writeLetter } from "../../platform/mail/letter.ts";
import { enqueueMail } from "../../platform/mail/outbox.ts";
import { addresseeOf } from "../account/addressee.ts";
import { selectEndings } from "./bought.queries.ts";

const DAYS_BEFORE = 7;

/** Writes to whoever's last plan ends within a week, once for each end. */
export async function remindOfEnds(db: Db, publicUrl: string): Promise<void> {
  for (const { learnerId, planName, endsAt } of await selectEndings(db, DAYS_BEFORE)) {
    const addressee = await addresseeOf(db, learnerId);
    if (!addressee) continue;
    const day = dayOf(endsAt);
    const letter = {
      greeting: hello(addressee.name),
      paragraphs: [
        `your plan ${planName} ends on ${day} (UTC).`,
        "Until then everything is as it was. Afterwards mock tests, their analytics and solutions are closed until you renew; your results are kept.",
        `Renew: ${publicUrl}/PlanAndPricing. The time of a plan that you buy now begins when this one ends.`,
      ],
      closing: "You need not do anything: nothing is charged by itself.",
    };
    await enqueueMail(db, {
      dedupeKey: `plan-ends:${learnerId}:${endsAt.toISOString()}`,
      to: addressee.email,
      ...writeLetter(`Your Theta plan ends on ${day}`, letter),
    });
  }
}
