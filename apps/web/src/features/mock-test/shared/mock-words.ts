import { type MockCard, SECTION_SECONDS, type TimeAllowed } from "@theta/contract";
import { lengthWords, timeNote } from "../../test-settings/time-words.ts";
import { MODE_IN_SENTENCE } from "./mode-words.ts";
import { SECTION_WORDS } from "./section-words.ts";

type Timed = Pick<MockCard, "sectionTypes"> & { duration?: number | null | undefined };

/** A mock that comes without a duration takes as long as its sections. */
export function secondsOfMock({ duration, sectionTypes }: Timed): number {
  return duration ?? sectionTypes.length * SECTION_SECONDS;
}

/**
 * "135 min, 64 questions": with the time it was started with, or that it would give a learner who has chosen so
 * much.
 */
export function lengthOfMock(mock: MockCard, chosen: TimeAllowed): string {
  return lengthWords(secondsOfMock(mock), mock.totalQuestions, mock.time ?? chosen);
}

/** Shown instead of a score range when there isn't one. */
export const NO_RANGE = "too fast for a score range";

/** "Full mock", or "Sectional mock: Verbal, exam mode, time and a half" once it's known. */
export function kindOfMock({ kind, sectionTypes: [only], mode, time }: MockCard): string {
  const name = kind === "full" ? "Full mock" : `Sectional mock: ${SECTION_WORDS[only!].brief}`;
  const parts = [name, mode && MODE_IN_SENTENCE[mode], timeNote(time)?.toLowerCase()];
  return parts.filter(Boolean).join(", ");
}

export type SectionProgress = "done" | "running" | "open";

/** Each section's progress, in the order you take them. */
export function progressOf(mock: MockCard): readonly SectionProgress[] {
  const { sectionTypes, sectionsDone = 0, status } = mock;
  return sectionTypes.map((_, place) => {
    if (status === 3 || place < sectionsDone) return "done";
    return place === sectionsDone && isRunning(mock) ? "running" : "open";
  });
}

/** Whether a section's clock is running. A mock can also be opened but not started. */
export function isRunning({ status, startDateTimestamp }: MockCard): boolean {
  return status === 1 && startDateTimestamp !== undefined;
}

/** The status of a mock that isn't over. */
export function progressWords(mock: MockCard): string {
  if (mock.status === 0) return "Not started";
  const { sectionTypes, sectionsDone = 0 } = mock;
  const current = sectionTypes[sectionsDone];
  const name = current ? SECTION_WORDS[current].brief : "the last section";
  if (isRunning(mock)) return `In progress: ${name}`;
  return mock.status === 2 ? `Between sections: ${name} is next` : "Opened but not started";
}
