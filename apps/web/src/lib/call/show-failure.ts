import { toast } from "../../ui/overlay/toast.ts";
import { CallError, WENT_WRONG } from "./call-error.ts";
import { reportFault } from "./report-fault.ts";

/**
 * The one way a failure reaches a person: the server's message, or else each of the errors it lists, or else
 * the caller's plain sentence.
 */
export function showFailure(error: unknown, plain: string = WENT_WRONG): void {
  // Someone left the screen that made the call. Nothing failed.
  if (error instanceof DOMException && error.name === "AbortError") return;
  try {
    for (const sentence of sentences(error, plain)) toast.error(sentence);
  } catch {
    toast.error(WENT_WRONG);
  }
  // It's our own bug rather than a failed call, so report it to the server's log.
  if (isOurFault(error)) void reportFault(error, location.pathname);
}

const isOurFault = (error: unknown) => error instanceof Error && !(error instanceof CallError);

function sentences(error: unknown, plain: string): readonly string[] {
  if (isOurFault(error)) return [plain];
  const { told = [] } = (error ?? {}) as { told?: readonly string[] };
  return told.length > 0 ? told : [plain];
}
