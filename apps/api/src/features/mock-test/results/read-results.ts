import {
  type BandedScore,
  type OverallAnalysis,
  sectionOfType,
  type SolvedQuestion,
} from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { entitlementOf, lockWithoutPlan } from "../../subscriptions/entitlement.ts";
import { type ScoredAttempt, selectOptionalAttempt } from "../attempts.queries.ts";
import { endOverdueMocks } from "../sit/end-overdue.ts";
import { percentRight, statusOf } from "../mock-test.rules.ts";
import { selectOptionalMock } from "../mocks.queries.ts";
import { selectQuestions } from "../questions.queries.ts";
import { noSuchMock, noSuchSection, notFinished, resultsClosed } from "../refusals.ts";
import { type MockSection, selectSections } from "../sections.queries.ts";
import { toSolvedQuestion } from "../../exam/served-question.ts";
import type { Which } from "../sit/held-mock.ts";

/** A finished mock, for a learner whose plan runs. */
export async function selectFinished(
  db: Db,
  which: Which,
): Promise<{ attempt: ScoredAttempt; sections: MockSection[] }> {
  if (!(await selectOptionalMock(db, which.learnerId, which.mockId))) throw noSuchMock();
  await endOverdueMocks(db, which.learnerId);
  const attempt = await selectOptionalAttempt(db, which.learnerId, which.mockId);
  if (!attempt) throw notFinished(0);
  const sections = await selectSections(db, attempt);
  if (!attempt.endedAt) throw notFinished(statusOf(attempt, sections));
  if (!(await entitlementOf(db, which.learnerId)))
    throw resultsClosed(await lockWithoutPlan(db, which.learnerId));
  return { attempt, sections };
}

type WhichSection = Which & { sectionType: number };

async function selectFinishedSection(db: Db, { sectionType, ...which }: WhichSection) {
  const { attempt, sections } = await selectFinished(db, which);
  const name = sectionOfType(sectionType);
  const section = sections.find((one) => one.section === name);
  if (!section) throw noSuchSection();
  return { attempt, section };
}

/** Every question that was asked in a section, with key, reasons, solution and the answer given. */
export async function solveSection(db: Db, which: WhichSection): Promise<SolvedQuestion[]> {
  const { section } = await selectFinishedSection(db, which);
  return (await selectQuestions(db, section.id)).map(toSolvedQuestion);
}

/** The total with its band; a sectional test has none. */
export function totalOfAttempt(attempt: ScoredAttempt): BandedScore | null {
  if (attempt.total === null) return null;
  return {
    score: attempt.total,
    percentile: attempt.totalPercentile!,
    standardError: attempt.totalError!,
    low: attempt.totalLow!,
    high: attempt.totalHigh!,
  };
}

export async function analyseSection(db: Db, which: WhichSection): Promise<OverallAnalysis> {
  const { attempt, section } = await selectFinishedSection(db, which);
  const { correct, wrong, total } = section;
  const answered = correct! + wrong!;
  const own = section.result!;
  const whole = totalOfAttempt(attempt) ?? own;
  return {
    finalScore: whole.score,
    percentile: whole.percentile,
    unansweredQuestions: total - answered,
    sectionalScore: own.score,
    rawSectionalScore: correct!,
    accuracy: percentRight(correct!, answered) ?? 0,
    sectionalPercentile: own.percentile,
    finalBand: { low: whole.low, high: whole.high, standardError: whole.standardError },
    sectionalBand: { low: own.low, high: own.high, standardError: own.standardError },
  };
}
