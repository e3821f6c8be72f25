import type { Db, Tx } from "../../platform/database/database.ts";
import { selectGaps } from "./gaps.queries.ts";

interface Span {
  from: Date;
  to: Date;
}

/** When no server was alive during a span, including a silence that the next beat will record. */
export async function gapsWithin(db: Db | Tx, span: Span): Promise<Span[]> {
  return await selectGaps(db, span);
}
