import type { RunningMock } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { sectionById, statusOf } from "../mock-test.rules.ts";
import { readRunning } from "./read-section.ts";
import { nothingToTakeBack, sectionNotStarted } from "../refusals.ts";
import { selectSections, updateDeadline } from "../sections.queries.ts";
import { secondsLost } from "./time-back.ts";
import type { Which } from "./held-mock.ts";
import { withMock } from "./with-mock.ts";

/** Moves the running section's deadline by the time that a fault of ours has cost; once in a section. */
export async function takeTimeBack(db: Db, which: Which): Promise<RunningMock> {
  return await withMock(db, which, async (tx, held) => {
    const { attempt, sections, current } = held;
    if (!current?.startedAt) return sectionNotStarted(statusOf(attempt, sections));
    if (current.givenBack === null) {
      const lost = await secondsLost(tx, current, attempt.now);
      if (lost === 0) return nothingToTakeBack();
      await updateDeadline(tx, current.id, lost);
    }
    const moved = sectionById(await selectSections(tx, attempt), current.id);
    return await readRunning(tx, held, moved);
  });
}
