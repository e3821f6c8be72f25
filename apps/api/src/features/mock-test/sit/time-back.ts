import type { Db, Tx } from "../../../platform/database/database.ts";
import { gapsWithin } from "../../uptime/gaps-within.ts";
import { secondsOwed } from "../mock-test.rules.ts";
import type { MockSection } from "../sections.queries.ts";

/** Whole seconds that a running section has lost while the service was down. */
export async function secondsLost(
  db: Db | Tx,
  { startedAt, deadline }: Pick<MockSection, "startedAt" | "deadline">,
  now: Date,
): Promise<number> {
  if (!startedAt || !deadline) return 0;
  const gaps = await gapsWithin(db, { from: startedAt, to: now });
  return secondsOwed(gaps, { startedAt, deadline, now });
}
