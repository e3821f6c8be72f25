import { audit } from "../../../platform/audit.ts";
import type { Db } from "../../../platform/database/database.ts";
import { claimAct, type StaffAct } from "../../../platform/staff-act.ts";
import { noteMovedClock } from "../../exam/moved-clocks.ts";
import type { MockOfLearner } from "../take/held-mock.ts";
import { withMock } from "../take/with-mock.ts";
import { clockChanged, nothingRunning, type SeenClock } from "../../exam/support-refusals.ts";
import { updateStaffAdded } from "../reopened-sections.queries.ts";

/** Moves the deadline of the section that was seen running. Returns the new one, or null for a repeat whose section is over. */
export async function addTimeToMock(
  db: Db,
  { minutes, seen, ...which }: MockOfLearner & { minutes: number; seen: SeenClock },
  act: StaffAct,
): Promise<Date | null> {
  return await withMock<Date | null>(db, which, async (tx, { current }) => {
    const section = current?.state === "running" ? current : null;
    if (!(await claimAct(tx, act))) return section?.deadline ?? null;
    // Thrown, so that the same request isn't taken for a repeat.
    if (!section) throw nothingRunning();
    if (section.id !== seen.sectionId || section.deadline.getTime() !== seen.deadline)
      throw clockChanged();
    const moved = await updateStaffAdded(tx, section, minutes * 60);
    const { learnerId, mockId } = which;
    const { deadline, staffAdded } = moved;
    await noteMovedClock(tx, learnerId);
    await audit(tx, act.origin, {
      event: "sitting.time-added",
      learnerId,
      actorId: act.actorId,
      detail: {
        reason: act.reason,
        testId: mockId,
        sectionId: section.id,
        minutes,
        before: { deadline: section.deadline, secondsAdded: section.staffAdded },
        after: { deadline, secondsAdded: staffAdded },
      },
    });
    return deadline;
  });
}
