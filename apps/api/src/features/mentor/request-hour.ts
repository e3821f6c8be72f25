import { type Body, type mentor, mentorTimeFaults, type MentorRequest } from "@theta/contract";
import { audit, type Origin } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { spend } from "../../platform/throttle.ts";
import { mentorHoursOf, needPlanWith } from "../subscriptions/entitlement.ts";
import { holdSubscribing } from "../subscriptions/grant-subscription.ts";
import { freeHour, type Hour } from "./mentor.rules.ts";
import { changesOf, type MentorServices } from "./mentor-services.ts";
import { toMentorRequest } from "./read-requests.ts";
import { badTimes, noHourLeft, takenId } from "./refusals.ts";
import {
  insertRequest,
  selectNow,
  selectOptionalRequest,
  selectTaken,
  type Wish,
} from "./requests.queries.ts";
import { sendNews } from "./send-news.ts";

interface Asker {
  learnerId: string;
  origin: Origin;
}

/** Takes an hour, stores the request, and mails it: all or nothing, and once. */
export async function requestHour(
  services: MentorServices,
  { requestId: id, ...asked }: Body<typeof mentor.request>,
  { learnerId, origin }: Asker,
): Promise<MentorRequest> {
  const { db, config } = services;
  // Sent again because the reply was lost: it isn't another request and isn't counted.
  const kept = await selectOptionalRequest(db, learnerId, id);
  if (kept) return toMentorRequest(kept);
  await spend(db, changesOf(learnerId));
  const request = await inTransaction(db, async (tx) => {
    // Makes opening or ending a plan, or asking in another window, come before or after this.
    await holdSubscribing(tx, learnerId);
    const meanwhile = await selectOptionalRequest(tx, learnerId, id);
    if (meanwhile) return meanwhile;
    const hour = await takeHour(tx, learnerId);
    const wish = await wishOf(tx, asked);
    const made = await insertRequest(tx, { id, learnerId, hour, wish });
    if (!made) throw takenId();
    await sendNews(tx, config, { request: made, news: "requested", to: ["support", "learner"] });
    await audit(tx, origin, {
      event: "mentor.requested",
      learnerId,
      detail: { requestId: id },
    });
    return made;
  });
  services.mailWaiting();
  return toMentorRequest(request);
}

async function takeHour(tx: Tx, learnerId: string): Promise<Hour> {
  const hours = await mentorHoursOf(tx, learnerId, { hold: true });
  const hour = freeHour(hours, await selectTaken(tx, learnerId));
  if (hour) return hour;
  await needPlanWith(tx, learnerId, "mentorSessions");
  throw noHourLeft();
}

/** Checks the times against the database's clock, after everything that may wait. */
export async function wishOf(
  tx: Tx,
  { times, ...rest }: Omit<Body<typeof mentor.request>, "requestId">,
): Promise<Wish> {
  const faults = mentorTimeFaults(times, (await selectNow(tx)).getTime());
  if (faults.some((fault) => fault !== null)) throw badTimes(faults);
  return { ...rest, proposed: times.map((time) => new Date(time)) };
}
