import { instructionSeconds } from "@theta/contract";
import type { Tx } from "../../../platform/database/database.ts";
import { gapsWithin } from "../../uptime/gaps-within.ts";
import type { MockAttempt } from "../attempts.queries.ts";
import { type Break, startByAfter } from "../mock-test.rules.ts";

/**
 * When the section after a break has to start so as not to lose time; null if it never does. A learner who ended the
 * break was back, and a section without a clock has nothing to lose.
 */
export async function startBy(
  tx: Tx,
  { mode, time, now }: MockAttempt,
  pause: Break | null,
): Promise<Date | null> {
  const instructions = instructionSeconds(time);
  if (mode !== "exam" || instructions === null) return null;
  if (pause?.state !== "over" || pause.endedBy === "learner") return null;
  const gaps = await gapsWithin(tx, { from: pause.endsAt, to: now });
  return startByAfter(pause, instructions, { gaps, now });
}
