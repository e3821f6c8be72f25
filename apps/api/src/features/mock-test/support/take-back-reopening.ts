import { REOPEN_DAYS } from "@theta/contract/staff";
import { audit } from "../../../platform/audit.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { claimAct, type StaffAct } from "../../../platform/staff-act.ts";
import { updateToEnded } from "../attempts.queries.ts";
import { endedOf, type PlannedSection } from "../mock-section.ts";
import { noSuchSection } from "../refusals.ts";
import { selectForgotten, updateToTakenBack } from "../reopened-sections.queries.ts";
import { totalOf } from "../take/end-section.ts";
import { type HeldMock, type MockOfLearner, withSection } from "../take/held-mock.ts";
import { withMock } from "../take/with-mock.ts";

/** Ends a section that support reopened and its learner hasn't continued, as it had ended before. */
export async function takeBackReopening(
  db: Db,
  { sectionId, ...which }: MockOfLearner & { sectionId: string },
  act: StaffAct,
): Promise<void> {
  await withMock<null>(db, which, async (tx, held) => {
    const section = held.sections.find(({ id }) => id === sectionId);
    if (!section) return noSuchSection();
    if (!(await claimAct(tx, act))) return null;
    // Thrown, so that the same request isn't taken for a repeat.
    if (section.state !== "planned" || !section.reopened) throw notReopened();
    await endAsBefore(tx, held, section, act);
    return null;
  });
}

/** The same for those that have waited for so long that their learner won't come. */
export async function takeBackForgotten(db: Db): Promise<void> {
  const faults: unknown[] = [];
  for (const { sectionId, ...which } of await selectForgotten(db, REOPEN_DAYS)) {
    await withMock(db, which, async (tx, held) => {
      const section = held.sections.find(({ id }) => id === sectionId);
      if (section?.state === "planned" && section.reopened)
        await endAsBefore(tx, held, section, null);
      return null;
    }).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw new AggregateError(faults, "Some sections couldn't be taken back.");
}

async function endAsBefore(
  tx: Tx,
  held: HeldMock,
  section: PlannedSection,
  act: StaffAct | null,
): Promise<void> {
  const ended = await updateToTakenBack(tx, section);
  const { current, sections, attempt } = withSection(held, ended);
  if (!current) await updateToEnded(tx, attempt, ended.endedAt, totalOf(endedOf(sections)));
  const { learnerId, mockId } = attempt;
  await audit(tx, act?.origin ?? null, {
    event: "sitting.reopening-taken-back",
    learnerId,
    ...(act ? { actorId: act.actorId } : {}),
    detail: {
      reason: act?.reason ?? `Its learner didn't come within ${REOPEN_DAYS} days.`,
      testId: mockId,
      sectionId: section.id,
      before: { state: "reopened", seconds: section.reopened?.seconds },
      after: { state: "ended", endedAt: ended.endedAt, score: ended.result.score },
    },
  });
}

function notReopened(): Refusal {
  return new Refusal(
    409,
    "not-reopened",
    "This section isn't waiting anymore. The learner may have continued it. Look at it again.",
  );
}
