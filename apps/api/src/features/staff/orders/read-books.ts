import type { BooksReport, StaffBooks } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import type { LedgerReport } from "../../payments/ledger/check-ledger.ts";
import { readLedgerChecks, type StoredCheck } from "../../payments/ledger/request-ledger-check.ts";

/** More than anybody reads; the first ones show what's wrong. */
const MOST = 200;

export async function readBooks(db: Db): Promise<StaffBooks> {
  const { running, last } = await readLedgerChecks(db);
  return {
    running: running ? toCheck(running) : null,
    last: last?.finishedAt
      ? {
          ...toCheck(last),
          finishedAt: last.finishedAt.getTime(),
          report: last.report && toReport(last.report),
        }
      : null,
  };
}

function toCheck({ requestedAt, requestedBy, compared, comparable }: StoredCheck) {
  return { requestedAt: requestedAt.getTime(), requestedBy, compared, comparable };
}

function toReport({ totals, faults, flags }: LedgerReport): BooksReport {
  return {
    totals,
    faults: faults.slice(0, MOST),
    faultCount: faults.length,
    flags: flags.slice(0, MOST),
    flagCount: flags.length,
  };
}
