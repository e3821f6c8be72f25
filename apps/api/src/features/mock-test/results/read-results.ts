import {
  type RangedScore,
  sectionOfType,
  type SectionResult,
  type SolvedQuestion,
} from "@theta/contract";
import { shortAnswer } from "@theta/items";
import type { Db } from "../../../platform/database/database.ts";
import { entitlementOf, lockWithoutPlan } from "../../subscriptions/entitlement.ts";
import { type ScoredAttempt, selectOptionalAttempt } from "../attempts.queries.ts";
import { endOverdueMocks } from "../take/end-overdue.ts";
import { type EndedSection, endedOf } from "../mock-section.ts";
import { percentRight, statusOf } from "../mock-test.rules.ts";
import { selectOptionalMock } from "../mocks.queries.ts";
import { type MockQuestion, selectPaces, selectQuestions } from "../questions.queries.ts";
import { noSuchMock, noSuchSection, notFinished, resultsClosed } from "../refusals.ts";
import { selectSections } from "../sections.queries.ts";
import { isAnyTooFast } from "../too-fast.rules.ts";
import { toSolvedQuestion } from "../../exam/served-question.ts";
import type { MockOfLearner } from "../take/held-mock.ts";

export type FinishedAttempt = ScoredAttempt & { startedAt: Date; endedAt: Date };

/** A finished mock, for a learner with a running plan. */
export async function readFinishedMock(
  db: Db,
  which: MockOfLearner,
): Promise<{ attempt: FinishedAttempt; sections: EndedSection[] }> {
  if (!(await selectOptionalMock(db, which.learnerId, which.mockId))) throw noSuchMock();
  await endOverdueMocks(db, which.learnerId);
  const attempt = await selectOptionalAttempt(db, which.learnerId, which.mockId);
  if (!attempt) throw notFinished(0);
  const sections = await selectSections(db, attempt);
  const { startedAt, endedAt } = attempt;
  if (!startedAt || !endedAt) throw notFinished(statusOf(attempt, sections));
  if (!(await entitlementOf(db, which.learnerId)))
    throw resultsClosed(await lockWithoutPlan(db, which.learnerId));
  return { attempt: { ...attempt, startedAt, endedAt }, sections: endedOf(sections) };
}

type SectionOfLearner = MockOfLearner & { sectionType: number };

async function readFinishedSection(db: Db, { sectionType, ...which }: SectionOfLearner) {
  const { attempt, sections } = await readFinishedMock(db, which);
  const name = sectionOfType(sectionType);
  const section = sections.find((one) => one.section === name);
  if (!section) throw noSuchSection();
  return { attempt, sections, section };
}

/** Every question asked in a section, with key, reasons, solution, and the answer given. */
export async function solveSection(db: Db, which: SectionOfLearner): Promise<SolvedQuestion[]> {
  const { attempt, section } = await readFinishedSection(db, which);
  return (await selectQuestions(db, section)).map((question) => ({
    ...toSolvedQuestion(question),
    ...(attempt.mode === "exam" && reviewFieldsOf(question)),
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
  const { attempt, sections, section } = await readFinishedSection(db, which);
  const { correct, wrong, total, result: own } = section;
  const paces = await selectPaces(
    db,
    which.learnerId,
    sections.map(({ id }) => id),
  );
  const answered = correct + wrong;
  // A sectional test has no total.
  const whole = attempt.total ?? own;
  return {
    finalScore: whole.score,
    percentile: whole.percentile,
    unansweredQuestions: total - answered,
    sectionalScore: own.score,
    rawSectionalScore: correct,
    accuracy: percentRight(correct, answered) ?? 0,
    sectionalPercentile: own.percentile,
    ...(!isAnyTooFast(sections, paces) && { finalBand: rangeOf(whole) }),
    ...(!isAnyTooFast([section], paces) && { sectionalBand: rangeOf(own) }),
  };
}

function rangeOf({ low, high, standardError }: RangedScore) {
  return { low, high, standardError };
}
