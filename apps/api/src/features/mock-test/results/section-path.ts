/** A section's score as it stood after each answer: by the answers that count, and by the first ones. */
import type { FirstStep, PathStep, SectionName } from "@theta/contract";
import { scorePath, scorePoints, type ScoreSoFar } from "@theta/engine";
import { previewOf } from "@theta/items";
import { secondsSpent } from "../../exam/time-spent.rules.ts";
import type { MockQuestion } from "../questions.queries.ts";

export function pathOf(section: SectionName, questions: readonly MockQuestion[]): PathStep[] {
  const scores = scoresOf(section, questions);
  return questions.map((question) =>
    toPathStep(section, question, scores.get(question.place) ?? null),
  );
}

export function pathWithoutScores(
  section: SectionName,
  questions: readonly MockQuestion[],
): PathStep[] {
  return questions.map((question) => toPathStep(section, question, null));
}

/** The path as it ran during the section, and the score that its first answers would have had. */
export function beforeEdits(section: SectionName, questions: readonly MockQuestion[]) {
  const scores = scoresOf(
    section,
    questions.map((question) => ({
      ...question,
      answer: question.firstAnswer,
      isCorrect: question.wasCorrect,
    })),
  );
  const last = [...scores.values()].at(-1);
  return {
    pathBeforeEdits: questions.map(({ place, wasCorrect }): FirstStep => {
      const soFar = scores.get(place);
      return {
        order: place,
        isCorrect: wasCorrect === true,
        estimate: soFar ? toEstimate(soFar) : null,
      };
    }),
    scoreBeforeEdits: last ? Math.round(last.at) : null,
  };
}

/** By place, for answered questions, with the parameters that they had when they were asked. */
function scoresOf(
  section: SectionName,
  questions: readonly MockQuestion[],
): ReadonlyMap<number, ScoreSoFar | null> {
  const answered = questions.filter(({ answer }) => answer !== null);
  const scores = scorePath(
    section,
    answered.map(({ a, b, c, isCorrect, isScored }) => ({
      item: { a, b, c },
      correct: isCorrect === true,
      scored: isScored,
    })),
  );
  return new Map(answered.map(({ place }, k) => [place, scores[k]!]));
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
    estimate: soFar && toEstimate(soFar),
  };
}

function toEstimate({ at, low, high }: ScoreSoFar) {
  return { at: tenths(at), low: tenths(low), high: tenths(high) };
}

const tenths = (points: number) => Math.round(10 * points) / 10;
