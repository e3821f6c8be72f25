import type { Body, mentor, MentorRequest } from "@theta/contract";
import { audit, type Origin } from "../../platform/audit.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { spend } from "../../platform/throttle.ts";
import { changesOf, type MentorServices } from "./mentor-services.ts";
import { toMentorRequest } from "./read-requests.ts";
import { changedMeanwhile, noSuchRequest, settled } from "./refusals.ts";
import { wishOf } from "./request-hour.ts";
import { type StoredRequest, lockOptionalRequest, updateRequest } from "./requests.queries.ts";
import { sendNews } from "./send-news.ts";

interface Asker {
  learnerId: string;
  origin: Origin;
}

/** Changes a request that nobody has settled yet. */
export async function changeRequest(
  services: MentorServices,
  { requestId, revision, ...asked }: Body<typeof mentor.change>,
  { learnerId, origin }: Asker,
): Promise<MentorRequest> {
  const { db, config } = services;
  await spend(db, changesOf(learnerId));
  const request = await inTransaction(db, async (tx) => {
    const kept = await lockOptionalRequest(tx, learnerId, requestId);
    if (!kept) throw noSuchRequest();
    if (kept.status !== "requested") throw settled(kept);
    if (isSame(kept, asked)) return kept;
    if (kept.revision !== revision) throw changedMeanwhile(kept);
    const changed = await updateRequest(tx, kept, { wish: await wishOf(tx, asked) });
    await sendNews(tx, config, { request: changed, news: "changed", to: ["support", "learner"] });
    await audit(tx, origin, { event: "mentor.changed", learnerId, detail: { requestId } });
    return changed;
  });
  services.mailWaiting();
  return toMentorRequest(request);
}

type Asked = Omit<Body<typeof mentor.request>, "requestId">;

/** Sent again after a lost reply, or saved without a change: nobody needs another email. */
function isSame(kept: StoredRequest, asked: Asked): boolean {
  return (
    kept.topic === asked.topic &&
    kept.message === asked.message &&
    kept.timeZone === asked.timeZone &&
    kept.proposed.every((at, k) => at.getTime() === asked.times[k])
  );
}

/** Gives the hour back. A second call changes nothing. */
export async function cancelRequest(
  services: MentorServices,
  requestId: string,
  { learnerId, origin }: Asker,
): Promise<MentorRequest> {
  const { db, config } = services;
  await spend(db, changesOf(learnerId));
  const request = await inTransaction(db, async (tx) => {
    const kept = await lockOptionalRequest(tx, learnerId, requestId);
    if (!kept) throw noSuchRequest();
    if (kept.status === "cancelled") return kept;
    if (kept.status !== "requested") throw settled(kept);
    const cancelled = await updateRequest(tx, kept, {
      status: "cancelled",
      cancelledBy: "learner",
    });
    await sendNews(tx, config, {
      request: cancelled,
      news: "cancelled",
      to: ["support", "learner"],
    });
    await audit(tx, origin, { event: "mentor.cancelled", learnerId, detail: { requestId } });
    return cancelled;
  });
  services.mailWaiting();
  return toMentorRequest(request);
}
