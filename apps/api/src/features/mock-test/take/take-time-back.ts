import type { RunningMock, SectionReview } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { statusOf } from "../mock-test.rules.ts";
import { toRunning } from "./read-section.ts";
import { nothingToTakeBack, sectionNotStarted } from "../refusals.ts";
import { updateDeadline } from "../sections.queries.ts";
import { secondsLost } from "./time-back.ts";
import { type MockOfLearner, withSection } from "./held-mock.ts";
import { withMock } from "./with-mock.ts";

/**
 * Moves the running section's deadline by the time that a fault of ours has cost, once per section.
 */
export async function takeTimeBack(
  db: Db,
  which: MockOfLearner,
): Promise<RunningMock | SectionReview> {
  return await withMock(db, which, async (tx, held) => {
    const { attempt, sections, current } = held;
    if (current?.state !== "running") return sectionNotStarted(statusOf(attempt, sections));
    if (current.givenBack !== null) return await toRunning(tx, held, current);
    const lost = secondsLost(held, current);
    if (lost === 0) return nothingToTakeBack();
    const moved = await updateDeadline(tx, current.id, lost);
    return await toRunning(tx, withSection(held, moved), moved);
  });
}
