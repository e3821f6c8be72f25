import {
  type MockMode,
  type RangedScore,
  sectionOfType,
  type SectionResult,
  type SolvedQuestion,
  type TimeAllowed,
} from "@theta/contract";
import { shortAnswer } from "@theta/items";
import type { Db } from "../../../platform/database/database.ts";
import { entitlementOf, lockWithoutPlan } from "../../subscriptions/entitlement.ts";
import { readSettled } from "../take/end-overdue.ts";
import { type EndedSection, endedOf } from "../mock-section.ts";
import { percentRight, statusOf } from "../mock-test.rules.ts";
import { type EndedMock, selectOptionalOwnMock } from "../own-mocks.queries.ts";
import { type MockQuestion, selectQuestions } from "../questions.queries.ts";
import { noSuchMock, noSuchSection, notFinished, resultsClosed } from "../refusals.ts";
import { isAnyTooFast } from "../too-fast.rules.ts";
import { toSolvedQuestion } from "../../exam/served-question.ts";
import type { MockOfLearner } from "../take/held-mock.ts";

/** A mock that is over. */
export type FinishedMock = EndedMock & { startedAt: Date; mode: MockMode; time: TimeAllowed };

/** A finished mock, for a learner with a running plan. */
export async function readFinishedMock(
  db: Db,
  which: MockOfLearner,
): Promise<{ mock: FinishedMock; sections: EndedSection[] }> {
  const { mock } = await readSettled(
    db,
    which.learnerId,
    async () => await selectOptionalOwnMock(db, which),
  );
  if (!mock) throw noSuchMock();
  const { openedAt, startedAt, endedAt, mode, time, sections } = mock;
  if (!startedAt || !endedAt || !mode || !time)
    throw notFinished(statusOf(openedAt ? mock : null, sections));
  if (!(await entitlementOf(db, which.learnerId)))
    throw resultsClosed(await lockWithoutPlan(db, which.learnerId));
  return { mock: { ...mock, startedAt, endedAt, mode, time }, sections: endedOf(sections) };
}

type SectionOfLearner = MockOfLearner & { sectionType: number };

async function readFinishedSection(db: Db, { sectionType, ...which }: SectionOfLearner) {
  const { mock, sections } = await readFinishedMock(db, which);
  const name = sectionOfType(sectionType);
  const section = sections.find((one) => one.section === name);
  if (!section) throw noSuchSection();
  return { mock, sections, section };
}

/** Every question asked in a section, with key, reasons, solution, and the answer given. */
export async function solveSection(db: Db, which: SectionOfLearner): Promise<SolvedQuestion[]> {
  const { mock, section } = await readFinishedSection(db, which);
  return (await selectQuestions(db, section)).map((question) => ({
    ...toSolvedQuestion(question),
    ...(mock.mode === "exam" && reviewFieldsOf(question)),
  }));
}

function reviewFieldsOf({ isBookmarked, isEdited, firstAnswer, content }: MockQuestion) {
  return {
    isBookmarked,
    isEdited,
    ...(isEdited && firstAnswer && { firstAnswer: shortAnswer(content, firstAnswer) }),
  };
}

export async function readSectionResult(db: Db, which: SectionOfLearner): Promise<SectionResult> {
  const { mock, sections, section } = await readFinishedSection(db, which);
  const { correct, wrong, total, result: own } = section;
  const answered = correct + wrong;
  // A sectional test has no total.
  const whole = mock.total ?? own;
  return {
    finalScore: whole.score,
    percentile: whole.percentile,
    unansweredQuestions: total - answered,
    sectionalScore: own.score,
    rawSectionalScore: correct,
    accuracy: percentRight(correct, answered) ?? 0,
    sectionalPercentile: own.percentile,
    ...(!isAnyTooFast(sections, mock.paces) && { finalBand: rangeOf(whole) }),
    ...(!isAnyTooFast([section], mock.paces) && { sectionalBand: rangeOf(own) }),
  };
}

function rangeOf({ low, high, standardError }: RangedScore) {
  return { low, high, standardError };
}
