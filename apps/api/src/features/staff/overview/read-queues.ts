import type { Db } from "../../../platform/database/database.ts";
import type { Queues } from "../../../platform/metrics.ts";
import { selectJobs, selectQueues } from "./queues.queries.ts";

/** What the metrics say about work that waits. */
export async function readQueues(db: Db): Promise<Queues> {
  const [queues, jobs] = await Promise.all([selectQueues(db), selectJobs(db)]);
  return { ...queues, jobs };
}
