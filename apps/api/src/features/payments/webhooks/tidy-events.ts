import { inBatches } from "../../../platform/database/batches.ts";
import type { Db } from "../../../platform/database/database.ts";
import { deleteOldEvents } from "./events.queries.ts";

export async function tidyEvents(db: Db): Promise<void> {
  await inBatches(async () => await deleteOldEvents(db));
}
