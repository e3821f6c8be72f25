import { audit } from "../../../platform/audit.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { claimAct, type StaffAct } from "../../../platform/staff-act.ts";
import type { MockAttempt } from "../attempts.queries.ts";
import { noteMovedClock } from "../../exam/moved-clocks.ts";
import { type EndedSection, inState } from "../mock-section.ts";
import { noSuchSection } from "../refusals.ts";
import { updateToReopened } from "../reopened-sections.queries.ts";
import { lockStarts, selectOptionalOtherRunning } from "../sections.queries.ts";
import { endOverdueMocks } from "../take/end-overdue.ts";
import type { MockOfLearner } from "../take/held-mock.ts";
import { withMock } from "../take/with-mock.ts";
import { mailReopened, type Sender } from "./mail-reopened.ts";
import { REOPEN_WORDS, refuseReopening } from "./reopen.rules.ts";

interface Input extends MockOfLearner {
  sectionId: string;
  minutes: number;
}

/**
 * Lets a learner continue a section that time ended: where it stopped, with so many minutes from when they open it. Its
 * score and the mock's total are taken back until it ends again.
 */
export async function reopenSection(
  db: Db,
  { sectionId, minutes, ...which }: Input,
  act: StaffAct,
  sender: Sender,
): Promise<void> {
  // What is overdue elsewhere isn't running.
  await endOverdueMocks(db, which.learnerId);
  await withMock<null>(db, which, async (tx, { attempt, sections }) => {
    const section = sections.find(({ id }) => id === sectionId);
    if (!section) return noSuchSection();
    if (!(await claimAct(tx, act))) return null;
    // So that no section starts while this one is reopened.
    await lockStarts(tx, which.learnerId);
    const other = await selectOptionalOtherRunning(tx, which.learnerId, which.mockId);
    const code = refuseReopening(section, {
      sections,
      isOtherRunning: other !== undefined,
      now: attempt.now,
    });
    // Thrown, so that the same request may be sent again once it's possible.
    if (code) throw new Refusal(409, code, REOPEN_WORDS[code]);
    const ended = inState(section, "ended");
    await updateToReopened(tx, ended, minutes * 60);
    // Their page may still say that the time is up.
    await noteMovedClock(tx, which.learnerId);
    await note(tx, { attempt, ended, minutes }, act);
    await mailReopened(tx, { attempt, section: ended.section, minutes, act, sender });
    return null;
  });
}

async function note(
  tx: Tx,
  { attempt, ended, minutes }: { attempt: MockAttempt; ended: EndedSection; minutes: number },
  { actorId, reason, origin }: StaffAct,
): Promise<void> {
  const { learnerId, mockId, endedAt } = attempt;
  await audit(tx, origin, {
    event: "sitting.section-reopened",
    learnerId,
    actorId,
    detail: {
      reason,
      testId: mockId,
      sectionId: ended.id,
      minutes,
      before: {
        state: "ended",
        endedAt: ended.endedAt,
        score: ended.result.score,
        mockEndedAt: endedAt,
      },
      after: { state: "reopened", seconds: minutes * 60 },
    },
  });
}
