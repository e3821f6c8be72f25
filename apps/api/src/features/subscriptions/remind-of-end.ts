import type { Db } from "../../platform/database/database.ts";
import { letterHtml, letterText } from "../../platform/mail/letter.ts";
import { enqueueMail } from "../../platform/mail/outbox.ts";
import { addresseeOf } from "../account/addressee.ts";
import { selectEndings } from "./bought.queries.ts";

const DAYS_BEFORE = 7;

/** Writes to whoever's last plan ends within a week, once for each end. */
export async function remindOfEnds(db: Db, publicUrl: string): Promise<void> {
  for (const { learnerId, planName, endsAt } of await selectEndings(db, DAYS_BEFORE)) {
    const addressee = await addresseeOf(db, learnerId);
    if (!addressee) continue;
    const day = endsAt.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
    const letter = {
      greeting: `Hello ${addressee.name},`,
      paragraphs: [
        `your plan ${planName} ends on ${day} (UTC).`,
        "Until then everything is as it was. Afterwards mock tests, their analytics and solutions are closed until you renew; your results are kept.",
        `Renew: ${publicUrl}/PlanAndPricing. A plan that you buy now begins when this one ends.`,
      ],
      closing: "You need not do anything: nothing is charged by itself.",
    };
    await enqueueMail(db, {
      dedupeKey: `plan-ends:${learnerId}:${endsAt.toISOString()}`,
      to: addressee.email,
      subject: `Your Theta plan ends on ${day}`,
      text: letterText(letter),
      html: letterHtml(letter),
    });
  }
}
