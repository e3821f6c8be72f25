import type { Db, Tx } from "../../platform/database/database.ts";
import { selectGaps } from "./gaps.queries.ts";

/** When no server was alive during a span. */
export async function gapsWithin(
  db: Db | Tx,
  span: { from: Date; to: Date },
): Promise<{ from: Date; to: Date }[]> {
  return await selectGaps(db, span);
}
