import type { Body } from "@theta/contract";
import type { Accommodations, staffSittings } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import type { StaffAct } from "../../../platform/staff-act.ts";
import { addresseeOf } from "../../account/addressee.ts";
import { holdLearner } from "../../account/hold-learner.ts";
import { readSettings } from "../../test-settings/read-settings.ts";
import { setAccommodations } from "../../test-settings/set-accommodations.ts";
import { noSuchAccount } from "./refusals.ts";

export async function readAccommodations(db: Db, learnerId: string): Promise<Accommodations> {
  const learner = await requireAccount(db, learnerId);
  const { time, hasExtraBreaks } = await readSettings(db, learnerId);
  return { learner, time, hasExtraBreaks };
}

export async function changeAccommodations(
  db: Db,
  { learnerId, time, hasExtraBreaks }: Body<typeof staffSittings.setAccommodations>,
  act: StaffAct,
): Promise<Accommodations> {
  return await inTransaction(db, async (tx) => {
    const learner = await holdLearner(tx, learnerId);
    if (!learner) throw noSuchAccount();
    const { name, email } = learner;
    const settings = await setAccommodations(tx, learnerId, { time, hasExtraBreaks }, act);
    return { learner: { learnerId, name, email }, ...settings };
  });
}

async function requireAccount(db: Db, learnerId: string): Promise<Accommodations["learner"]> {
  const learner = await addresseeOf(db, learnerId);
  if (!learner) throw noSuchAccount();
  return { learnerId, ...learner };
}
