import { type MockCard, SECTION_SECONDS, type TimeAllowed } from "@theta/contract";
import { isRunning, lengthOfMock } from "../mock-test/shared/mock-words.ts";
import { limitWords, runningWords } from "../test-settings/time-words.ts";
import { SECTION_WORDS } from "../mock-test/shared/section-words.ts";
import { pathOfMock } from "../mock-test/shared/path-of-mock.ts";
import type { NextStep } from "./next-step-view.ts";

const WEEK = 7 * 24 * 3600 * 1000;

/** What waits for the learner in a test they've left. */
export function inProgressWords(time: TimeAllowed | undefined): string {
  return time === "no-clock" ? runningWords(time) : "The clock is running, even while you're away.";
}

/** Continue a mock in progress. */
export function resumeMock(mock: MockCard): NextStep {
  const current = mock.sectionTypes[mock.sectionsDone ?? 0];
  const { name, brief, short, questions } = SECTION_WORDS[current ?? 3];
  if (isRunning(mock))
    return {
      title: `Resume ${mock.name}`,
      text: `${name} is in progress. ${inProgressWords(mock.time)}`,
      action: "Resume",
      to: pathOfMock(mock),
      state: mock,
    };
  return {
    title: `Start the ${brief} section of ${mock.name}`,
    text: `${questions} questions, ${limitWords(SECTION_SECONDS, mock.time ?? "standard")}.${mock.time === "no-clock" ? "" : " The clock starts when you do."}`,
    action: `Go to ${short}`,
    to: pathOfMock(mock),
    state: mock,
  };
}

/** Start a new mock, or one that was opened but not started. */
export function beginMock(mock: MockCard, time: TimeAllowed): NextStep {
  return {
    title: mock.status === 0 ? `Take ${mock.name}` : `Resume ${mock.name}`,
    text: `${mock.about} ${lengthOfMock(mock, time)}.`,
    action: mock.status === 0 ? "Take Test" : "Resume",
    to: pathOfMock(mock),
    state: mock,
  };
}

/**
 * The mock to take now: a full one that the learner's plan opens, unless one was finished within the last
 * week. A mock teaches little before there's been time to learn from the last one.
 */
export function mockToTake(
  mocks: readonly MockCard[],
  finished: MockCard | null,
  now: number,
): MockCard | undefined {
  const endedAt = finished?.endDateTimestamp ?? finished?.startDateTimestamp ?? 0;
  if (now - endedAt < WEEK) return undefined;
  const full = mocks.filter(({ kind, isAvailable }) => kind === "full" && isAvailable);
  return (
    full.find((mock) => mock.status === 1 && !isRunning(mock) && mock.lock === null) ??
    full.find(({ status, lock }) => status === 0 && lock === null)
  );
}
