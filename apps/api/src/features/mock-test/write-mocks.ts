import type { Mock } from "@theta/content";
import type { Tx } from "../../platform/database/database.ts";
import { upsertMocks } from "./mocks.queries.ts";

/** Updates the list of mocks to match the sources. Attempts have their own questions and stay. */
export async function writeMocks(tx: Tx, mocks: readonly Mock[]): Promise<void> {
  await upsertMocks(tx, mocks);
}
