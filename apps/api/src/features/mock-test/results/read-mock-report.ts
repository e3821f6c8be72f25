import type { MockReport, mockTest, Reply, SecondThoughts } from "@theta/contract";
import { TABLE_PERIOD } from "@theta/engine";
import type { Db } from "../../../platform/database/database.ts";
import { gapsWithin } from "../../uptime/gaps-within.ts";
import { selectEditsOfMock, selectSecondThoughts } from "../edits.queries.ts";
import { toMockCard } from "../list/mock-card.ts";
import type { EndedSection } from "../mock-section.ts";
import type { Span } from "../mock-test.rules.ts";
import { selectEndedOfKind } from "../own-mocks.queries.ts";
import { selectQuestionsOfMock } from "../questions.queries.ts";
import type { MockOfLearner } from "../take/held-mock.ts";
import { shownScore } from "../too-fast.rules.ts";
import { compareWithLast } from "./compare-with-last.ts";
import { conditionsOf } from "./conditions.ts";
import { measureOthers } from "./own-measures.ts";
import { type FinishedMock, readFinishedMock } from "./read-results.ts";
import { isTakenTooFast, type TakenSection, toSectionReport } from "./section-report.ts";
import { whatIf } from "./what-if.rules.ts";

/** Everything a learner sees about a finished mock. */
export async function readMockReport(
  db: Db,
  which: MockOfLearner,
): Promise<Reply<typeof mockTest.report>["result"]> {
  const { learnerId } = which;
  const { mock, sections } = await readFinishedMock(db, which);
  const taken = await takenIn(db, which, mock, sections);
  const ofKind = await selectEndedOfKind(db, learnerId, mock.section);
  const measures = await measureOthers(db, learnerId, mock, ofKind);
  const tooFast = taken.some(isTakenTooFast);
  const report: MockReport = {
    total: mock.total && shownScore(mock.total, tooFast),
    comparison: tooFast ? null : compareWithLast(mock, ofKind),
    hasOtherTimes: ofKind.some(({ time }) => time !== mock.time),
    sections: taken.map((one) => toSectionReport(one, mock.time, measures)),
    whatIf: mock.total ? whatIf(sections) : [],
    conditions: conditionsOf(mock, taken, await gapsWithin(db, spanOf(sections))),
    secondThoughts: await secondThoughtsOf(db, learnerId),
    tablePeriod: TABLE_PERIOD,
  };
  // With a plan, which its results need, nothing locks it.
  return { mock: toMockCard(mock, null), report };
}

/** The sections with what they asked and what was changed in their reviews, which only exam mode has. */
async function takenIn(
  db: Db,
  which: MockOfLearner,
  { mode }: FinishedMock,
  sections: readonly EndedSection[],
): Promise<TakenSection[]> {
  const questions = await selectQuestionsOfMock(db, which);
  const edits = mode === "exam" ? await selectEditsOfMock(db, which) : [];
  return sections.map((section) => ({
    section,
    questions: questions.filter(({ sectionId }) => sectionId === section.id),
    edits: edits.filter(({ sectionId }) => sectionId === section.id),
  }));
}

/** From the first section's start to the last one's end. */
function spanOf(sections: readonly EndedSection[]): Span {
  return {
    from: new Date(Math.min(...sections.map(({ startedAt }) => startedAt.getTime()))),
    to: new Date(Math.max(...sections.map(({ endedAt }) => endedAt.getTime()))),
  };
}

/** Null for somebody who has never changed an answer. */
async function secondThoughtsOf(db: Db, learnerId: string): Promise<SecondThoughts | null> {
  const thoughts = await selectSecondThoughts(db, learnerId);
  return thoughts.sections === 0 ? null : thoughts;
}
