import { STANDARD_SETTINGS, type TestSettings } from "@theta/contract";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { claimAct, type StaffAct } from "../../platform/staff-act.ts";
import { lockOptionalSettings, upsertSettings } from "./test-settings.queries.ts";

type Accommodations = Pick<TestSettings, "time" | "hasExtraBreaks">;

/** What support gives a learner who may not find the settings, or can't reach them. Everything else stays theirs. */
export async function setAccommodations(
  tx: Tx,
  learnerId: string,
  { time, hasExtraBreaks }: Accommodations,
  act: StaffAct,
): Promise<Accommodations> {
  const settings = (await lockOptionalSettings(tx, learnerId)) ?? STANDARD_SETTINGS;
  const before = { time: settings.time, hasExtraBreaks: settings.hasExtraBreaks };
  if (!(await claimAct(tx, act))) return before;
  const after = { time, hasExtraBreaks };
  if (before.time === time && before.hasExtraBreaks === hasExtraBreaks) return before;
  await upsertSettings(tx, learnerId, after);
  await audit(tx, act.origin, {
    event: "sitting.accommodations-set",
    learnerId,
    actorId: act.actorId,
    detail: { reason: act.reason, before, after },
  });
  return after;
}
