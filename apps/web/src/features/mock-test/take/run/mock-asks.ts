/** What a mock asks the server, and which events the replies become. */
import type { RunningMock, SectionEnd, SectionReview } from "@theta/contract";
import { CallError } from "../../../../lib/call/call-error.ts";
import { type MockRunParts, timed } from "./mock-effects.ts";
import type { MockAsk, MockEvent } from "./mock-events.ts";

export function askOfMock(asked: MockAsk, parts: MockRunParts): void {
  const { core, driver, calls, note } = parts;
  const { askServer } = driver;
  switch (asked.for) {
    case "place":
      return askServer(
        calls.currentSection,
        (details) => ({ type: "place", details, looks: asked.looks, lastSection: note.read() }),
        placeRefused,
      );
    case "next-section":
      return askServer(
        calls.currentSection,
        (details) => ({ type: "next-section", details }),
        placeRefused,
      );
    case "section":
      return askServer(
        () => timed(core.clock, calls.startSection(asked.sectionId)),
        isRunning,
        (refusal) => ({
          type: "section-refused",
          refusal,
          looks: asked.looks,
        }),
      );
    case "current":
      return askServer(
        () => timed(core.clock, calls.currentQuestion()),
        isRunning,
        (refusal) => ({
          type: "current-refused",
          refusal,
        }),
      );
    case "end":
      return askServer(
        () => calls.endSection(asked.sectionType),
        hasEnded,
        (refusal) => ({
          type: "end-refused",
          refusal,
        }),
      );
    case "end-of-last-section":
      return askServer(
        () => calls.endSection(asked.sectionType),
        hasEnded,
        () => ({
          type: "last-section-refused",
          details: asked.details,
        }),
      );
    case "time-back":
      return void takeTimeBack(parts, asked.isAtZero);
    default:
      return driver.ask(asked);
  }
}

/** Asks only once, because the learner can't answer questions while it waits. */
async function takeTimeBack(
  { core, driver, calls }: MockRunParts,
  isAtZero: boolean,
): Promise<void> {
  const turn = core.begin();
  const event = await timed(core.clock, calls.takeTimeBack()).then(
    (running): MockEvent => ({ type: "time-given", running, isAtZero }),
    (error: unknown): MockEvent => {
      if (!(error instanceof CallError)) throw error;
      return { type: "time-not-given", failure: error, isAtZero };
    },
  );
  if (core.isCurrent(turn)) driver.dispatch(event);
}

const isRunning = (running: RunningMock | SectionReview): MockEvent => ({
  type: "running",
  running,
});
const hasEnded = (end: SectionEnd): MockEvent => ({ type: "section-ended", end });
const placeRefused = (refusal: CallError): MockEvent => ({ type: "place-refused", refusal });
