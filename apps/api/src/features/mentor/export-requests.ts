import type { Exporter } from "../account/erase/export-account.ts";
import { toMentorRequest } from "./read-requests.ts";
import { selectRequestsOf } from "./requests.queries.ts";

export const exportMentorRequests: Exporter = async (db, learnerId) => ({
  mentorRequests: (await selectRequestsOf(db, learnerId)).map((kept) => ({
    ...toMentorRequest(kept),
    times: kept.proposed,
    confirmedFor: kept.confirmedFor,
    createdAt: kept.createdAt,
    changedAt: kept.changedAt,
  })),
});
