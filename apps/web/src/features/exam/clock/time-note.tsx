import type { TimeAllowed } from "@theta/contract";
import { timeNote } from "../../test-settings/time-words.ts";

/** Notes next to the clock that it gives more time than the exam does. */
export function TimeNote({ time }: { time: TimeAllowed }) {
  const note = timeNote(time);
  return note && <p className="text-xs text-exam-bar-muted">{note}</p>;
}
