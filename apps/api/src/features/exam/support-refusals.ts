import { Refusal } from "../../platform/refusal.ts";

export function nothingRunning(): Refusal {
  return new Refusal(
    409,
    "nothing-running",
    "Nothing is running: it hasn't begun, or it has ended. Look at it again.",
  );
}
