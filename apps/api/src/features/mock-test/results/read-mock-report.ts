import type { MockReport, mockTest, Reply, SecondThoughts } from "@theta/contract";
import { TABLE_PERIOD } from "@theta/engine";
import type { Db } from "../../../platform/database/database.ts";
import { selectEdits, selectSecondThoughts } from "../edits.queries.ts";
import { toCards } from "../list/list-mocks.ts";
import { selectHasOtherTimes, selectOptionalMock } from "../mocks.queries.ts";
import { selectQuestions } from "../questions.queries.ts";
import type { MockOfLearner } from "../take/held-mock.ts";
import { shownScore } from "../too-fast.rules.ts";
import { compareWithLast } from "./compare-with-last.ts";
import { conditionsOf } from "./conditions.ts";
import { measureOthers } from "./own-measures.ts";
import { readFinishedMock } from "./read-results.ts";
import { isTakenTooFast, toSectionReport } from "./section-report.ts";
import { whatIf } from "./what-if.rules.ts";

/** Everything a learner sees about a finished mock. */
export async function readMockReport(
  db: Db,
  which: MockOfLearner,
): Promise<Reply<typeof mockTest.report>["result"]> {
  const { attempt, sections } = await readFinishedMock(db, which);
  const taken = await Promise.all(
    sections.map(async (section) => ({
      section,
      questions: await selectQuestions(db, section),
      edits: await selectEdits(db, section),
    })),
  );
  const tooFast = taken.some(isTakenTooFast);
  const mock = (await selectOptionalMock(db, which.learnerId, which.mockId))!;
  const [card] = await toCards(db, which.learnerId, [mock]);
  const others = await measureOthers(db, attempt);
  const { only, time } = attempt;
  const report: MockReport = {
    total: attempt.total && shownScore(attempt.total, tooFast),
    comparison: tooFast ? null : await compareWithLast(db, attempt, sections),
    hasOtherTimes: await selectHasOtherTimes(db, which.learnerId, { section: only, time }),
    sections: taken.map((one) => toSectionReport(one, time, others)),
    whatIf: attempt.total ? whatIf(sections) : [],
    conditions: await conditionsOf(db, attempt, taken),
    secondThoughts: await secondThoughtsOf(db, which.learnerId),
    tablePeriod: TABLE_PERIOD,
  };
  return { mock: card!, report };
}

/** Null for somebody who has never changed an answer. */
async function secondThoughtsOf(db: Db, learnerId: string): Promise<SecondThoughts | null> {
  const thoughts = await selectSecondThoughts(db, learnerId);
  return thoughts.sections === 0 ? null : thoughts;
}
