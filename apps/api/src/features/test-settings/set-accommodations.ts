import { STANDARD_SETTINGS, type TestSettings } from "@theta/contract";
import { audit } from "../../platform/audit.ts";
import type { Db } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { claimAct, type StaffAct } from "../../platform/staff-act.ts";
import { lockOptionalSettings, upsertSettings } from "./test-settings.queries.ts";

type Accommodations = Pick<TestSettings, "time" | "hasExtraBreaks">;

/** What support gives a learner who may not find the settings, or can't reach them. Everything else stays theirs. */
export async function setAccommodations(
  db: Db,
  learnerId: string,
  { time, hasExtraBreaks }: Accommodations,
  { actorId, reason, requestId, origin }: StaffAct,
): Promise<Accommodations> {
  return await inTransaction(db, async (tx) => {
    const settings = (await lockOptionalSettings(tx, learnerId)) ?? STANDARD_SETTINGS;
    const before = { time: settings.time, hasExtraBreaks: settings.hasExtraBreaks };
    if (!(await claimAct(tx, { requestId, actorId }))) return before;
    const after = { time, hasExtraBreaks };
    if (before.time === time && before.hasExtraBreaks === hasExtraBreaks) return before;
    await upsertSettings(tx, learnerId, after);
    await audit(tx, origin, {
      event: "sitting.accommodations-set",
      learnerId,
      actorId,
      detail: { reason, before, after },
    });
    return after;
  });
}
