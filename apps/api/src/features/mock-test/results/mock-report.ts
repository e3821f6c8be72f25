import {
  type MockReport,
  mockTest,
  type PathStep,
  type Reply,
  SECTION_SECONDS,
  SECTION_TYPES,
  type SectionName,
  type SectionReport,
} from "@theta/contract";
import {
  scorePath,
  scorePoints,
  type ScoreSoFar,
  SECTION_MAX,
  type SectionScores,
  TABLE_PERIOD,
  totalOf,
} from "@theta/engine";
import { previewOf } from "@theta/items";
import type { Db } from "../../../platform/database/database.ts";
import { secondsSpent } from "../../exam/time-spent.rules.ts";
import { gapsWithin } from "../../uptime/gaps-within.ts";
import { toCards } from "../list-mocks.ts";
import type { EndedSection } from "../mock-section.ts";
import { breakEndOf, percentRight, secondsWithin, timeTaken } from "../mock-test.rules.ts";
import { selectOptionalMock } from "../mocks.queries.ts";
import { type MockQuestion, selectQuestions } from "../questions.queries.ts";
import { compareWithLast } from "./compare-with-last.ts";
import { countRapid, isTooFast, shownScore } from "../too-fast.rules.ts";
import { type FinishedAttempt, readFinishedMock } from "./read-results.ts";
import type { MockOfLearner } from "../take/held-mock.ts";

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
    })),
  );
  const tooFast = taken.some(isTakenTooFast);
  const mock = (await selectOptionalMock(db, which.learnerId, which.mockId))!;
  const [card] = await toCards(db, which.learnerId, [mock]);
  const report: MockReport = {
    total: attempt.total && shownScore(attempt.total, tooFast),
    comparison: tooFast ? null : await compareWithLast(db, attempt, sections),
    sections: taken.map(toSectionReport),
    whatIf: attempt.total ? whatIf(sections) : [],
    conditions: await conditionsOf(db, attempt, taken),
    tablePeriod: TABLE_PERIOD,
  };
  return { mock: card!, report };
}

/** A section with the questions it got to. */
interface TakenSection {
  readonly section: EndedSection;
  readonly questions: readonly MockQuestion[];
}

function isTakenTooFast({ section, questions }: TakenSection): boolean {
  return isTooFast(section, countRapid(questions));
}

function toSectionReport({ section, questions }: TakenSection): SectionReport {
  const { correct, wrong, total } = section;
  const answered = correct + wrong;
  const tooFast = isTakenTooFast({ section, questions });
  const taken = timeTakenIn({ section, questions });
  return {
    sectionType: SECTION_TYPES[section.section],
    score: shownScore(section.result, tooFast),
    ...(tooFast && { tooFast: { rapid: countRapid(questions), answered } }),
    totalQuestions: total,
    correct,
    wrong,
    unanswered: total - answered,
    accuracy: percentRight(correct, answered),
    secondsUsed: taken.used,
    seconds: SECTION_SECONDS + taken.givenBack,
    endedBy: section.endedBy,
    guessing: tooFast ? null : section.guessing,
    path: tooFast
      ? questions.map((question) => toPathStep(section.section, question, null))
      : toPath(section.section, questions),
  };
}

/** The score after each answer, using the questions' parameters from when they were asked. */
function toPath(section: SectionName, questions: readonly MockQuestion[]): PathStep[] {
  const answered = questions.filter(({ answer }) => answer !== null);
  const scores = scorePath(
    section,
    answered.map(({ a, b, c, isCorrect, isScored }) => ({
      item: { a, b, c },
      correct: isCorrect === true,
      scored: isScored,
    })),
  );
  return questions.map((question) =>
    toPathStep(section, question, scores[answered.indexOf(question)] ?? null),
  );
}

function timeTakenIn({ section, questions }: TakenSection) {
  const signs = questions.flatMap(({ shownAt, answer, leftAt }) =>
    answer && leftAt ? [shownAt, leftAt] : [shownAt],
  );
  return timeTaken({
    ...section,
    lastSign: new Date(Math.max(...signs.map((sign) => sign.getTime()))),
  });
}

function toPathStep(
  section: SectionName,
  question: MockQuestion,
  soFar: ScoreSoFar | null,
): PathStep {
  return {
    questionId: question.questionId,
    order: question.place,
    questionString: previewOf(question.format, question.content),
    format: question.format,
    topicName: question.topicName,
    defficuiltyLevel: question.difficulty,
    isAnswered: question.answer !== null,
    isCorrect: question.isCorrect === true,
    timeSpent: secondsSpent(question.shownAt, question.leftAt),
    isScored: question.isScored,
    isRepeat: question.isRepeat,
    isLate: question.isLate,
    asked: tenths(scorePoints(section, question.b)),
    estimate: soFar && {
      at: tenths(soFar.at),
      low: tenths(soFar.low),
      high: tenths(soFar.high),
    },
  };
}

const tenths = (points: number) => Math.round(10 * points) / 10;

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
    startedAt: attempt.startedAt.getTime(),
    endedAt: attempt.endedAt.getTime(),
    break: breakOf(attempt, sections),
    reopened: sum(({ section }) => section.reopened),
    lateAnswers: sum(({ questions }) => questions.filter(({ isLate }) => isLate).length),
    repeats: sum(({ section }) => section.repeats),
    secondsGivenBack: sum((one) => timeTakenIn(one).givenBack),
    incidents: (await Promise.all(sections.map((section) => incidentsOf(db, section)))).flat(),
  };
}

function breakOf(
  { breakAfter, breakStartedAt, breakEndedAt }: FinishedAttempt,
  sections: readonly EndedSection[],
): MockReport["conditions"]["break"] {
  if (breakAfter === null || breakStartedAt === null) return null;
  const end = breakEndedAt ?? breakEndOf(breakStartedAt);
  return {
    after: SECTION_TYPES[sections[breakAfter - 1]!.section],
    seconds: Math.round((end.getTime() - breakStartedAt.getTime()) / 1000),
  };
}

async function incidentsOf(db: Db, { startedAt, endedAt }: EndedSection) {
  const span = { from: startedAt, to: endedAt };
  return (await gapsWithin(db, span)).map((gap) => ({
    at: gap.from.getTime(),
    seconds: secondsWithin([gap], span),
  }));
}
