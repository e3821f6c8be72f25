import type { SectionName } from "@theta/contract";
import type { Db, Tx } from "../../platform/database/database.ts";
import { selectPracticed } from "./practice.queries.ts";

/**
 * How many questions a learner has answered in practice since then, by section and quarter of an
 * hour.
 */
export async function practicedSince(
  db: Db | Tx,
  learnerId: string,
  since: Date,
): Promise<{ section: SectionName; at: Date; count: number }[]> {
  return await selectPracticed(db, learnerId, since);
}
