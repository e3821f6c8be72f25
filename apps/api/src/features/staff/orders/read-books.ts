import type { StaffBooks } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import { readLedgerChecks, type StoredCheck } from "../../payments/ledger/request-ledger-check.ts";

export async function readBooks(db: Db): Promise<StaffBooks> {
  const { running, last } = await readLedgerChecks(db);
  return {
    running: running ? toCheck(running) : null,
    last: last?.finishedAt
      ? {
          ...toCheck(last),
          finishedAt: last.finishedAt.getTime(),
          report: last.report,
        }
      : null,
  };
}

function toCheck({ requestedAt, requestedBy, compared, comparable }: StoredCheck) {
  return { requestedAt: requestedAt.getTime(), requestedBy, compared, comparable };
}
