import type { PaymentServices } from "../payment-services.ts";
import { checkLedger, type Progress } from "./check-ledger.ts";
import {
  claimCheck,
  endHopelessCheck,
  noteProgress,
  updateToFinished,
} from "./ledger-checks.queries.ts";

/** How often a running check says how far it is. */
const BEAT_MILLISECONDS = 2_000;

/** Does the check that was asked for, if there is one. Safe on many servers at once. */
export async function runLedgerChecks(services: PaymentServices): Promise<void> {
  const { db, provider, log } = services;
  await endHopelessCheck(db);
  const id = await claimCheck(db);
  if (!id) return;
  let beatAt = 0;
  const onProgress = async (progress: Progress) => {
    if (Date.now() - beatAt < BEAT_MILLISECONDS) return;
    beatAt = Date.now();
    await noteProgress(db, id, progress);
  };
  try {
    const report = await checkLedger(db, provider, onProgress);
    if (report.faults.length > 0) log.error({ faults: report.faults.length }, "books don't agree");
    await updateToFinished(db, id, report);
  } catch (error) {
    log.error({ err: error }, "couldn't check the books");
    await updateToFinished(db, id, null);
  }
}
