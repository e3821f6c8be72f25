import type { RunningMock, SectionDetails, SectionReview } from "@theta/contract";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { RunningSection } from "../mock-section.ts";
import { statusOf } from "../mock-test.rules.ts";
import { sectionNotStarted } from "../refusals.ts";
import { toSectionDetails } from "./section-details.ts";
import { toRunningMock } from "./served-section.ts";
import { readReview } from "./review.ts";
import { secondsLost } from "./time-back.ts";
import type { HeldMock, MockOfLearner } from "./held-mock.ts";
import { withMock } from "./with-mock.ts";

/** Where a mock is: the section that is running or comes next, and the break before it. */
export async function readCurrentSection(db: Db, which: MockOfLearner): Promise<SectionDetails> {
  return await withMock(
    db,
    which,
    async (tx, { attempt, sections }) => await toSectionDetails(tx, attempt, sections),
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

/** The question on screen in the running section, or its review. */
export async function readCurrentQuestion(
  db: Db,
  which: MockOfLearner,
): Promise<RunningMock | SectionReview> {
  return await withMock(db, which, async (tx, held) => {
    const { attempt, sections, current } = held;
    if (current?.state !== "running") return sectionNotStarted(statusOf(attempt, sections));
    return await toRunning(tx, held, current);
  });
}

/** The section that runs, with its question on screen, or in review: there is always one or the other. */
export async function toRunning(
  tx: Tx,
  held: HeldMock,
  section: RunningSection,
): Promise<RunningMock | SectionReview> {
  const { attempt, onScreen } = held;
  if (onScreen) return toRunningMock(attempt, section, onScreen, secondsLost(held, section));
  return await readReview(tx, held, section);
}
