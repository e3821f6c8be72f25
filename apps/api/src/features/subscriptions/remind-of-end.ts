import type { Db } from "../../platform/database/database.ts";
import { dayOf } from "../../platform/day-of.ts";
import { hello, renderEmail } from "../../platform/mail/render-email.ts";
import { enqueueMail } from "../../platform/mail/outbox.ts";
import { addresseeOf } from "../account/addressee.ts";
import { selectEndings } from "./purchases.queries.ts";

const DAYS_BEFORE = 7;

/** Writes to everyone whose last plan ends within a week, once per ending. */
export async function remindOfEnds(db: Db, publicUrl: string): Promise<void> {
  for (const { learnerId, planName, endsAt } of await selectEndings(db, DAYS_BEFORE)) {
    const addressee = await addresseeOf(db, learnerId);
    if (!addressee) continue;
    const day = dayOf(endsAt);
    const email = {
      greeting: hello(addressee.name),
      paragraphs: [
        `Your ${planName} plan ends on ${day} (UTC).`,
        "Nothing changes until then. After that, your mocks and topic tests, with their reports and solutions, are locked until you buy another plan. We keep your results.",
        `Renew: ${publicUrl}/PlanAndPricing. If you buy a plan now, its time starts when this one ends.`,
      ],
      closing: "You don't have to do anything. We never charge you automatically.",
    };
    await enqueueMail(db, {
      dedupeKey: `plan-ends:${learnerId}:${endsAt.toISOString()}`,
      to: addressee.email,
      ...renderEmail(`Your Theta plan ends on ${day}`, email),
    });
  }
}
