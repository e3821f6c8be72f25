import type { MockCard } from "@theta/contract";
import { isRunning, lengthOfMock } from "../mock-test/shared/mock-words.ts";
import { SECTION_WORDS } from "../mock-test/shared/section-words.ts";
import { wayOn } from "../mock-test/shared/way-on.ts";
import type { NextStep } from "./step.ts";

const WEEK = 7 * 24 * 3600 * 1000;

/** A mock that is under way goes on. */
export function resumeMock(mock: MockCard): NextStep {
  const current = mock.sectionTypes[mock.sectionsDone ?? 0];
  const { name, short, questions } = SECTION_WORDS[current ?? 3];
  if (isRunning(mock))
    return {
      title: `Go on with “${mock.name}”.`,
      text: `${name} is under way, and its clock runs whether you are there or not.`,
      action: "Resume",
      to: wayOn(mock),
      state: mock,
    };
  return {
    title: `Start ${name} in “${mock.name}”.`,
    text: `${questions} questions, 45 minutes. No clock runs until you start it.`,
    action: `Go to ${short}`,
    to: wayOn(mock),
    state: mock,
  };
}

/** A new mock, or one that is opened and not begun. */
export function beginMock(mock: MockCard): NextStep {
  return {
    title: `Sit “${mock.name}”.`,
    text: `${mock.about} ${lengthOfMock(mock)}.`,
    action: mock.status === 0 ? "Take Test" : "Resume",
    to: wayOn(mock),
    state: mock,
  };
}

/**
 * The mock to sit now: a full one that the learner's plan opens, unless one was finished within the last
 * week. Mocks teach little when there was no time to learn from the last.
 */
export function mockToSit(
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
