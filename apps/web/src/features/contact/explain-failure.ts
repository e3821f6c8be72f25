import { CallError, WENT_WRONG } from "../../lib/call/call-error.ts";
import { isPartMissing } from "../../lib/page/new-version.ts";
import { reportFault } from "../../lib/call/report-fault.ts";
import { type Faults, isField } from "./message-fields.ts";

interface Explained {
  faults: Faults;
  /** A problem that doesn't concern a single field. */
  problem: string | null;
}

/** Says in the form's words why a message wasn't accepted. */
export function explainFailure(error: unknown): Explained {
  if (isPartMissing(error)) {
    return { faults: {}, problem: "We couldn't reach Theta. Check your connection and try again." };
  }
  if (!(error instanceof CallError)) {
    void reportFault(error, location.pathname);
    return { faults: {}, problem: WENT_WRONG };
  }
  const faults: Faults = {};
  for (const { field, msg } of error.errors) if (isField(field)) faults[field] ??= msg;
  const isAtField = Object.keys(faults).length > 0;
  return { faults, problem: isAtField ? null : error.message };
}
