import type { Db } from "../../../platform/database/database.ts";
import { countNextServings } from "./servings.queries.ts";

/** So that each statement is short. */
const KEYS_AT_ONCE = 500;

/** Counts how often each question was shown, so that a list can be sorted by it. */
export async function countServings(db: Db): Promise<void> {
  let after: string | null = "";
  while (after !== null) after = await countNextServings(db, after, KEYS_AT_ONCE);
}
