import type { Logger } from "pino";
import type { Db } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { insertGap, lockPulse, updatePulse, updateRecentPulse } from "./gaps.queries.ts";
import { LONGEST_SILENCE_MILLISECONDS } from "./silence.ts";

const BEAT_MILLISECONDS = 5_000;
/** If no server has reported for this long, a starting server knows that none was running. */
const SILENCE_AT_START_MILLISECONDS = 7_000;

/** Says that a server is alive. A silence before it is recorded as a gap in the service. */
export async function beat(db: Db, longest = LONGEST_SILENCE_MILLISECONDS): Promise<void> {
  // Nearly always enough, and one statement where the rest takes five.
  if (await updateRecentPulse(db, longest)) return;
  await inTransaction(db, async (tx) => {
    const { beatAt, now } = await lockPulse(tx);
    if (now.getTime() - beatAt.getTime() > longest) await insertGap(tx, { from: beatAt, to: now });
    await updatePulse(tx, now);
  });
}

/** Beats until it is stopped. The first beat is done when this resolves. */
export async function startHeartbeat(db: Db, log: Logger): Promise<{ stop: () => void }> {
  await beat(db, SILENCE_AT_START_MILLISECONDS);
  const timer = setInterval(() => {
    beat(db).catch((error: Error) =>
      log.warn({ err: error }, "couldn't record that this server is alive"),
    );
  }, BEAT_MILLISECONDS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
