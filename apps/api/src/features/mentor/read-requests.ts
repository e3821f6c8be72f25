import type { mentor, MentorRequest, Reply } from "@theta/contract";
import type { Db } from "../../platform/database/database.ts";
import { entitlementOf, mentorHoursOf } from "../subscriptions/entitlement.ts";
import { hourAllowance } from "./mentor.rules.ts";
import {
  type StoredRequest,
  selectNow,
  selectRequestsOf,
  selectTaken,
} from "./requests.queries.ts";

/** What the learner has asked for, and whether an hour is left. Also open after the plan's end. */
export async function readRequests(
  db: Db,
  learnerId: string,
): Promise<Reply<typeof mentor.read>["result"]> {
  const [requests, taken, hours, entitlement, now] = await Promise.all([
    selectRequestsOf(db, learnerId),
    selectTaken(db, learnerId),
    mentorHoursOf(db, learnerId),
    entitlementOf(db, learnerId),
    selectNow(db),
  ]);
  return {
    requests: requests.map(toMentorRequest),
    hours: hourAllowance(hours, taken),
    hasPlan: entitlement !== null,
    serverTime: now.getTime(),
  };
}

export function toMentorRequest(kept: StoredRequest): MentorRequest {
  return {
    requestId: kept.id,
    status: kept.status,
    topic: kept.topic,
    message: kept.message,
    times: kept.proposed.map((at) => at.getTime()),
    timeZone: kept.timeZone,
    confirmedFor: kept.confirmedFor?.getTime() ?? null,
    cancelledBy: kept.cancelledBy,
    reason: kept.reason,
    revision: kept.revision,
    createdAt: kept.createdAt.getTime(),
    changedAt: kept.changedAt.getTime(),
  };
}
