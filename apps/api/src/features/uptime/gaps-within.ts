import type { Db, Tx } from "../../platform/database/database.ts";
import { selectGaps } from "./gaps.queries.ts";

interface Span {
  from: Date;
  to: Date;
}

/** When no server was alive during a span; a silence that the next beat will write down counts too. */
export async function gapsWithin(db: Db | Tx, span: Span): Promise<Span[]> {
  return await selectGaps(db, span);
}

/** The same as a part for the statements of other features. */
export { gapsTouching } from "./gaps.queries.ts";
