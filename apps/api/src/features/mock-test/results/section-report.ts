/** What a learner sees about one section of a finished mock. */
import {
  type AnswerEdit,
  type PathStep,
  SECTION_SECONDS,
  SECTION_TYPES,
  secondsAllowed,
  type SectionName,
  type SectionReport,
  type TimeAllowed,
} from "@theta/contract";
import { scorePath, scorePoints, type ScoreSoFar } from "@theta/engine";
import { previewOf } from "@theta/items";
import { secondsSpent } from "../../exam/time-spent.rules.ts";
import type { Edit } from "../edits.queries.ts";
import type { EndedSection } from "../mock-section.ts";
import { overrunTaken, percentRight, timeTaken } from "../mock-test.rules.ts";
import type { MockQuestion } from "../questions.queries.ts";
import { countRapid, isTooFast, shownScore } from "../too-fast.rules.ts";
import { breakdownsOf, type Labeled } from "./breakdown.rules.ts";
import { type OthersMeasures, placeAmong } from "./own-measures.ts";
import { measuresOf, timeManagementOf } from "./time-management.rules.ts";

/** A section with the questions it got to, and what was changed in its review. */
export interface TakenSection {
  readonly section: EndedSection;
  readonly questions: readonly MockQuestion[];
  readonly edits: readonly Edit[];
}

export function isTakenTooFast({ section, questions }: TakenSection): boolean {
  return isTooFast(section, countRapid(questions));
}

export function toSectionReport(
  one: TakenSection,
  time: TimeAllowed,
  others: OthersMeasures,
): SectionReport {
  const { section, questions, edits } = one;
  const { correct, wrong, total } = section;
  const answered = correct + wrong;
  const rapid = countRapid(questions);
  const tooFast = isTooFast(section, rapid);
  const taken = timeTakenIn(one);
  const went = questions.map(toLabeled);
  const inTime = { questions: went, total, time };
  const timeManagement = timeManagementOf(inTime);
  return {
    sectionType: SECTION_TYPES[section.section],
    score: shownScore(section.result, tooFast),
    ...(tooFast && { tooFast: { rapid, answered } }),
    totalQuestions: total,
    correct,
    wrong,
    unanswered: total - answered,
    accuracy: percentRight(correct, answered),
    secondsUsed: taken.used,
    seconds:
      time === "no-clock"
        ? null
        : secondsAllowed(SECTION_SECONDS, time) + taken.givenBack - overrunTaken(section, time),
    endedBy: section.endedBy,
    guessing: tooFast ? null : section.guessing,
    path: tooFast
      ? questions.map((question) => toPathStep(section.section, question, null))
      : toPath(section.section, questions),
    edits: toEdits(questions, edits),
    scoreBeforeEdits:
      edits.length === 0 || tooFast ? null : scoreWithout(section.section, questions),
    breakdowns: breakdownsOf(section.section, went, { isRanged: !tooFast }),
    timeManagement: {
      ...timeManagement,
      isMoreThanChance: timeManagement.isMoreThanChance && !tooFast,
    },
    own: placeAmong(measuresOf(section.result.score, inTime), others.get(section.section) ?? [], {
      isCounted: !tooFast,
    }),
  };
}

/** By the answer that counts, after the review's changes. */
function toLabeled(question: MockQuestion): Labeled {
  const { place, area, topics, answer, isCorrect, shownAt, leftAt } = question;
  return {
    place,
    area,
    topics,
    isAnswered: answer !== null,
    isCorrect: isCorrect === true,
    seconds: secondsSpent(shownAt, leftAt),
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

export function timeTakenIn({ section, questions, edits }: TakenSection) {
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
