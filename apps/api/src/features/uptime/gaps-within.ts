import type { Db, Tx } from "../../platform/database/database.ts";
import { LONGEST_SILENCE_MILLISECONDS } from "./beat.ts";
import { selectGaps, selectOptionalPulse } from "./gaps.queries.ts";

interface Span {
  from: Date;
  to: Date;
}

/** When no server was alive during a span; a silence that the next beat will write down counts too. */
export async function gapsWithin(db: Db | Tx, span: Span): Promise<Span[]> {
  const gaps = await selectGaps(db, span);
  const pulse = await selectOptionalPulse(db);
  const silence = pulse ? pulse.now.getTime() - pulse.beatAt.getTime() : 0;
  if (!pulse || silence <= LONGEST_SILENCE_MILLISECONDS || pulse.beatAt >= span.to) return gaps;
  return [...gaps, { from: pulse.beatAt, to: pulse.now }];
}
