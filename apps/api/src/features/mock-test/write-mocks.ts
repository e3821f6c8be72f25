import type { Mock } from "@theta/content";
import type { Tx } from "../../platform/database/database.ts";
import { upsertMocks } from "./mocks.queries.ts";

/** Brings the list of mocks to what the sources say. Attempts hold their own questions and stay. */
export async function writeMocks(tx: Tx, mocks: readonly Mock[]): Promise<void> {
  await upsertMocks(tx, mocks);
}
