import { inBatches } from "../../platform/database/batches.ts";
import type { Db } from "../../platform/database/database.ts";
import { deleteOldMessages } from "./messages.queries.ts";

export async function tidyMessages(db: Db): Promise<void> {
  await inBatches(async () => await deleteOldMessages(db));
}
