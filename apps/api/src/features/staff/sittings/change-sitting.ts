import type { Body } from "@theta/contract";
import type { staffSittings } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { StaffAct } from "../../../platform/staff-act.ts";
import { addTimeToQuiz } from "../../free-quiz/add-time.ts";
import { addTimeToMock } from "../../mock-test/support/add-time.ts";
import { reopenSection } from "../../mock-test/support/reopen-section.ts";
import { takeBackReopening } from "../../mock-test/support/take-back-reopening.ts";
import type { StaffServices } from "../staff-services.ts";
import { noSuchSitting } from "./refusals.ts";

/** The new deadline; null for a repeat when nothing runs anymore. */
export async function addTime(
  db: Db,
  {
    learnerId,
    kind,
    testId,
    sectionId,
    deadline: seenDeadline,
    minutes,
  }: Body<typeof staffSittings.addTime>,
  act: StaffAct,
): Promise<number | null> {
  const seen = { sectionId, deadline: seenDeadline };
  const deadline =
    kind === "mock"
      ? await ofSitting(() => addTimeToMock(db, { learnerId, mockId: testId, minutes, seen }, act))
      : await addTimeToQuiz(db, { learnerId, quizId: testId, minutes, seen }, act);
  return deadline?.getTime() ?? null;
}

export async function reopen(
  { db, config, account }: StaffServices,
  { learnerId, mockId, sectionId, minutes }: Body<typeof staffSittings.reopen>,
  act: StaffAct,
): Promise<void> {
  const which = { learnerId, mockId, sectionId, minutes };
  await ofSitting(() => reopenSection(db, which, act, config));
  account.mailWaiting();
}

export async function takeBack(
  { db }: StaffServices,
  { learnerId, mockId, sectionId }: Body<typeof staffSittings.takeBack>,
  act: StaffAct,
): Promise<void> {
  await ofSitting(() => takeBackReopening(db, { learnerId, mockId, sectionId }, act));
}

/** A learner reads "You haven't started this mock"; support isn't the learner. */
async function ofSitting<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isMissing =
      error instanceof Refusal && ["not-found", "mock-not-started"].includes(error.code);
    throw isMissing ? noSuchSitting() : error;
  }
}
