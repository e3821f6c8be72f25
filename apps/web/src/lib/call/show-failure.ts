import { toast } from "../../ui/overlay/toast.ts";
import { CallError, WENT_WRONG } from "./call-error.ts";
import { reportFault } from "./report-fault.ts";

/**
 * The one way in which a failure reaches a person: the server's message, else each of the faults it
 * lists, else a plain sentence of the caller's.
 */
export function showFailure(error: unknown, plain: string = WENT_WRONG): void {
  // Somebody left the screen that had asked. Nothing failed.
  if (error instanceof DOMException && error.name === "AbortError") return;
  try {
    for (const sentence of sentences(error, plain)) toast.error(sentence);
  } catch {
    toast.error(WENT_WRONG);
  }
  // Not a failed call but a fault of ours: the server's log hears of it.
  if (isOurFault(error)) void reportFault(error, location.pathname);
}

const isOurFault = (error: unknown) => error instanceof Error && !(error instanceof CallError);

function sentences(error: unknown, plain: string): readonly string[] {
  if (isOurFault(error)) return [plain];
  const { told = [] } = (error ?? {}) as { told?: readonly string[] };
  return told.length > 0 ? told : [plain];
}
