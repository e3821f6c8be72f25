import type { Db, Tx } from "../../platform/database/database.ts";
import { gapsWithin } from "../uptime/gaps-within.ts";
import { secondsWithin } from "./mock-test.rules.ts";
import type { MockSection } from "./sections.queries.ts";

/** Whole seconds of a running section in which the service was down. */
export async function secondsLost(
  db: Db | Tx,
  { startedAt, deadline }: Pick<MockSection, "startedAt" | "deadline">,
  now: Date,
): Promise<number> {
  if (!startedAt || !deadline) return 0;
  const span = { from: startedAt, to: deadline < now ? deadline : now };
  return secondsWithin(await gapsWithin(db, span), span);
}
