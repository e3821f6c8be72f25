import {
  type MockReport,
  mockTest,
  type Reply,
  type SecondThoughts,
  SECTION_TYPES,
  type SectionName,
} from "@theta/contract";
import { SECTION_MAX, type SectionScores, TABLE_PERIOD, totalOf } from "@theta/engine";
import type { Db } from "../../../platform/database/database.ts";
import { gapsWithin } from "../../uptime/gaps-within.ts";
import { selectEdits, selectSecondThoughts } from "../edits.queries.ts";
import { toCards } from "../list/list-mocks.ts";
import type { EndedSection } from "../mock-section.ts";
import { breakEndOf, overrunTaken, secondsWithin } from "../mock-test.rules.ts";
import { selectOptionalMock } from "../mocks.queries.ts";
import { selectQuestions } from "../questions.queries.ts";
import type { MockOfLearner } from "../take/held-mock.ts";
import { shownScore } from "../too-fast.rules.ts";
import { compareWithLast } from "./compare-with-last.ts";
import { measureOthers } from "./own-measures.ts";
import { type FinishedAttempt, readFinishedMock } from "./read-results.ts";
import {
  isTakenTooFast,
  type TakenSection,
  timeTakenIn,
  toSectionReport,
} from "./section-report.ts";

/** Everything a learner sees about a finished mock. */
export async function readReport(
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
  const report: MockReport = {
    total: attempt.total && shownScore(attempt.total, tooFast),
    comparison: tooFast ? null : await compareWithLast(db, attempt, sections),
    sections: taken.map((one) => toSectionReport(one, attempt.time, others)),
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

const STEPS_UP = [1, 2, 3, 5];

/** The total if one section had some more points, from the exam's table. */
function whatIf(sections: readonly EndedSection[]): MockReport["whatIf"] {
  const scores = Object.fromEntries(
    sections.map(({ section, result }) => [section, result.score]),
  ) as Record<SectionName, number> satisfies SectionScores;
  return sections.flatMap(({ section }) =>
    STEPS_UP.filter((points) => scores[section] + points <= SECTION_MAX).map((points) => ({
      sectionType: SECTION_TYPES[section],
      points,
      total: totalOf({ ...scores, [section]: scores[section] + points }),
    })),
  );
}

async function conditionsOf(
  db: Db,
  attempt: FinishedAttempt,
  taken: readonly TakenSection[],
): Promise<MockReport["conditions"]> {
  const sections = taken.map(({ section }) => section);
  const sum = (count: (one: TakenSection) => number) =>
    taken.reduce((total, one) => total + count(one), 0);
  return {
    mode: attempt.mode,
    time: attempt.time,
    startedAt: attempt.startedAt.getTime(),
    endedAt: attempt.endedAt.getTime(),
    break: breakOf(attempt, sections, 0),
    extraBreak: breakOf(attempt, sections, 1),
    reopened: sum(({ section }) => section.reopened),
    lateAnswers: sum(({ questions }) => questions.filter(({ isLate }) => isLate).length),
    repeats: sum(({ section }) => section.repeats),
    secondsGivenBack: sum((one) => timeTakenIn(one).givenBack),
    incidents: (await Promise.all(sections.map((section) => incidentsOf(db, section)))).flat(),
  };
}

function breakOf(
  { breaks, time }: FinishedAttempt,
  sections: readonly EndedSection[],
  nth: number,
): MockReport["conditions"]["break"] {
  const taken = breaks[nth];
  if (!taken) return null;
  const { after, startedAt, endedAt } = taken;
  const end = endedAt ?? breakEndOf(startedAt);
  const next = sections[after];
  return {
    after: SECTION_TYPES[sections[after - 1]!.section],
    seconds: Math.round((end.getTime() - startedAt.getTime()) / 1000),
    overrun: next ? overrunTaken(next, time) : 0,
  };
}

async function incidentsOf(db: Db, { startedAt, endedAt }: EndedSection) {
  const span = { from: startedAt, to: endedAt };
  return (await gapsWithin(db, span)).map((gap) => ({
    at: gap.from.getTime(),
    seconds: secondsWithin([gap], span),
  }));
}
