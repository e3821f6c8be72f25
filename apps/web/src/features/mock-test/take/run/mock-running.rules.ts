/** What happens in a running section, both at a question and in the review. */
import { type Facts, lookAgain, type RunEvent } from "../../../exam/run/run.rules.ts";
import { withBookmark } from "./mock-bookmark.rules.ts";
import type { MockEvent, MockStep } from "./mock-events.ts";
import { leave } from "./mock-section.rules.ts";
import type { AtSection } from "./mock-stage.ts";
import { afterNoTime, afterTimeGiven, afterZero, takeTimeBack } from "./mock-time.rules.ts";

export function afterRunningEvent(
  stage: AtSection,
  event: MockEvent | RunEvent,
  facts: Facts,
): MockStep {
  switch (event.type) {
    case "time-is-up":
      return afterZero(stage, facts);
    case "awake":
      return lookAgain(stage, facts);
    case "look-refused":
      return event.from === stage ? leave(stage, event.refusal) : { stage };
    case "current-refused":
      return leave(stage, event.refusal);
    case "bookmark-saved":
      return {
        stage: { ...stage, running: withBookmark(stage.running, event.change) } as AtSection,
      };
    case "time-back-wanted":
      return takeTimeBack(stage, facts, false);
    case "time-given":
      return afterTimeGiven(event, facts);
    case "time-not-given":
      return afterNoTime(stage, event, facts);
    default:
      return { stage };
  }
}
