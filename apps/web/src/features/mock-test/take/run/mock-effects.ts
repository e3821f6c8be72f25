/** The effects of a mock's events, on this device and on the server. */
import type { RunningMock, SectionReview } from "@theta/contract";
import { isFinal } from "../../../../lib/call/is-final.ts";
import type { ServerClock } from "../../../exam/clock/server-clock.ts";
import type { Driver } from "../../../exam/run/drive-run.ts";
import type { ExamCore } from "../../../exam/run/exam-core.ts";
import type { MockCalls } from "./mock-calls.ts";
import type { MockEffect, MockEvent } from "./mock-events.ts";
import type { MockStage } from "./mock-stage.ts";
import type { LastSectionNote } from "./last-section-note.ts";

export interface MockRunParts {
  core: ExamCore<MockStage>;
  driver: Driver<MockEvent>;
  calls: MockCalls;
  note: LastSectionNote;
  onSectionEnd: (() => void) | undefined;
}

export function performOfMock(effect: MockEffect, parts: MockRunParts): void {
  const { core, driver, note, onSectionEnd } = parts;
  switch (effect.do) {
    case "look":
      return void look(parts);
    case "note-section":
      return note.write(effect.sectionType);
    case "forget-section":
      return note.remove();
    case "clear-section":
      for (const { questionId, isDraft } of core.store.readAll())
        if (isDraft) core.store.remove(questionId);
      return onSectionEnd?.();
    default:
      return driver.perform(effect);
  }
}

async function look({ core, driver, calls }: MockRunParts): Promise<void> {
  const from = core.stage();
  if (from.at !== "question" && from.at !== "review") return;
  try {
    driver.dispatch({
      type: "looked",
      from,
      running: await timed(core.clock, calls.currentQuestion()),
    });
  } catch (error) {
    if (isFinal(error)) driver.dispatch({ type: "look-refused", from, refusal: error });
  }
}

/** Sets the clock as soon as a reply with the server's time arrives. */
export async function timed<T extends RunningMock | SectionReview>(
  clock: ServerClock,
  reply: Promise<T>,
): Promise<T> {
  const running = await reply;
  clock.sync(running);
  return running;
}
