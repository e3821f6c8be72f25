import {
  type AnswerEdit,
  type MockReport,
  mockTest,
  type PathStep,
  type Reply,
  SECTION_SECONDS,
  type SecondThoughts,
  SECTION_TYPES,
  secondsAllowed,
  type SectionName,
  type SectionReport,
  type TimeAllowed,
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
import {
  breakEndOf,
  overrunTaken,
  percentRight,
  secondsWithin,
  timeTaken,
} from "../mock-test.rules.ts";
import { type Edit, selectEdits, selectSecondThoughts } from "../edits.queries.ts";
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
      edits: await selectEdits(db, section),
    })),
  );
  const tooFast = taken.some(isTakenTooFast);
  const mock = (await selectOptionalMock(db, which.learnerId, which.mockId))!;
  const [card] = await toCards(db, which.learnerId, [mock]);
  const report: MockReport = {
    total: attempt.total && shownScore(attempt.total, tooFast),
    comparison: tooFast ? null : await compareWithLast(db, attempt, sections),
    sections: taken.map((one) => toSectionReport(one, attempt.time)),
    whatIf: attempt.total ? whatIf(sections) : [],
    conditions: await conditionsOf(db, attempt, taken),
    secondThoughts: await secondThoughtsOf(db, which.learnerId),
    tablePeriod: TABLE_PERIOD,
  };
  return { mock: card!, report };
}

/** A section with the questions it got to, and what was changed in its review. */
interface TakenSection {
  readonly section: EndedSection;
  readonly questions: readonly MockQuestion[];
  readonly edits: readonly Edit[];
}

/** Null for somebody who has never changed an answer. */
async function secondThoughtsOf(db: Db, learnerId: string): Promise<SecondThoughts | null> {
  const thoughts = await selectSecondThoughts(db, learnerId);
  return thoughts.sections === 0 ? null : thoughts;
}

function isTakenTooFast({ section, questions }: TakenSection): boolean {
  return isTooFast(section, countRapid(questions));
}

function toSectionReport(one: TakenSection, time: TimeAllowed): SectionReport {
  const { section, questions, edits } = one;
  const { correct, wrong, total } = section;
  const answered = correct + wrong;
  const tooFast = isTakenTooFast(one);
  const taken = timeTakenIn(one);
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
    seconds: secondsAllowed(SECTION_SECONDS, time) + taken.givenBack - overrunTaken(section, time),
    endedBy: section.endedBy,
    guessing: tooFast ? null : section.guessing,
    path: tooFast
      ? questions.map((question) => toPathStep(section.section, question, null))
      : toPath(section.section, questions),
    edits: toEdits(questions, edits),
    scoreBeforeEdits:
      edits.length === 0 || tooFast ? null : scoreWithout(section.section, questions),
  };
}

function toEdits(questions: readonly MockQuestion[], edits: readonly Edit[]): AnswerEdit[] {
  return edits.map(({ number, place, isCorrect, at }) => {
    const { questionId, wasCorrect } = questions.find((one) => one.place === place)!;
    const before = edits.findLast((one) => one.place === place && one.number < number);
    return {
      questionId,
      order: place,
      at: at.getTime(),
      wasCorrect: before ? before.isCorrect : wasCorrect === true,
      isCorrect,
    };
  });
}

/** The section's score as its first answers would have had it. */
function scoreWithout(section: SectionName, questions: readonly MockQuestion[]): number | null {
  const last = scoresOf(
    section,
    questions.map((question) => ({ ...question, isCorrect: question.wasCorrect })),
  ).at(-1);
  return last ? Math.round(last.at) : null;
}

function scoresOf(section: SectionName, answered: readonly MockQuestion[]) {
  return scorePath(
    section,
    answered.map(({ a, b, c, isCorrect, isScored }) => ({
      item: { a, b, c },
      correct: isCorrect === true,
      scored: isScored,
    })),
  );
}

/** The score as it stood after each answer, by the parameters that the questions had when they were asked. */
function toPath(section: SectionName, questions: readonly MockQuestion[]): PathStep[] {
  const answered = questions.filter(({ answer }) => answer !== null);
  const scores = scoresOf(section, answered);
  return questions.map((question) =>
    toPathStep(section, question, scores[answered.indexOf(question)] ?? null),
  );
}

function timeTakenIn({ section, questions, edits }: TakenSection) {
  const signs = questions.flatMap(({ shownAt, answer, leftAt }) =>
    answer && leftAt ? [shownAt, leftAt] : [shownAt],
  );
  return timeTaken({
    ...section,
    lastSign: new Date(Math.max(...[...signs, ...edits.map(({ at }) => at)].map(Number))),
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
    isBookmarked: question.isBookmarked,
    isEdited: question.isEdited,
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
