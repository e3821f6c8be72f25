import type { RunningMock, SectionDetails } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { RunningSection } from "../mock-section.ts";
import { statusOf } from "../mock-test.rules.ts";
import { sectionNotStarted } from "../refusals.ts";
import { toRunningMock, toSectionDetails } from "../served-mock.ts";
import { secondsLost } from "./time-back.ts";
import type { HeldMock, MockOfLearner } from "./held-mock.ts";
import { withMock } from "./with-mock.ts";

/** Where a mock is: the section that is running or comes next, and the break before it. */
export async function readCurrentSection(db: Db, which: MockOfLearner): Promise<SectionDetails> {
  return await withMock(db, which, async (_tx, { attempt, sections }) =>
    toSectionDetails(attempt, sections),
  );
}

/** The same for a mock that may not be open yet; then null. */
export async function readPlace(db: Db, which: MockOfLearner): Promise<SectionDetails | null> {
  try {
    return await readCurrentSection(db, which);
  } catch (error) {
    if (error instanceof Refusal && error.code === "mock-not-started") return null;
    throw error;
  }
}

/** The question on screen in the running section. */
export async function readCurrentQuestion(db: Db, which: MockOfLearner): Promise<RunningMock> {
  return await withMock(db, which, async (_tx, held) => {
    const { attempt, sections, current } = held;
    if (current?.state !== "running") return sectionNotStarted(statusOf(attempt, sections));
    return toRunning(held, current);
  });
}

/** The running section with its question on screen; it always has one. */
export function toRunning(held: HeldMock, section: RunningSection): RunningMock {
  return toRunningMock(held.attempt, section, held.onScreen!, secondsLost(held, section));
}
