import {
  type Answer,
  givenFieldsOf,
  type QuestionSet,
  type ServedQuestion,
  type SolvedQuestion,
} from "@theta/contract";
import {
  type Format,
  isCorrect,
  type RenderedItem,
  toPublicQuestion,
  toReviewedQuestion,
} from "@theta/items";
import { secondsSpent } from "./time-spent.rules.ts";

/** A question served by a quiz or a mock, with its answer. */
interface TakenQuestion {
  readonly place: number;
  readonly questionId: string;
  readonly format: Format;
  readonly content: RenderedItem;
  readonly topicName: string;
  readonly difficulty: number;
  readonly answer: Answer | null;
  /** The questions with the same passage or sources, or null if there can be none. */
  readonly set?: QuestionSet | null;
}

interface LeftQuestion extends TakenQuestion {
  readonly shownAt: Date | null;
  readonly leftAt: Date | null;
}

/** On screen: no key, no difficulty, only what was chosen so far. */
export function toServedQuestion(question: TakenQuestion & { revision: number }): ServedQuestion {
  return {
    ...toPublicQuestion(question),
    order: question.place,
    name: nameOf(question.place),
    ...(question.set && question.set.first < question.set.last && { set: question.set }),
    ...givenFieldsOf(question.answer),
    revision: question.revision,
  };
}

/** Once it is all over: with key, reasons, and solution. */
export function toSolvedQuestion(question: LeftQuestion): SolvedQuestion {
  return {
    ...toReviewedQuestion(question),
    order: question.place,
    name: nameOf(question.place),
    ...givenFieldsOf(question.answer),
    isCorrect: question.answer !== null && isCorrect(question.content, question.answer),
    isReached: question.shownAt !== null,
    timeSpent: secondsSpent(question.shownAt, question.leftAt),
  };
}

export function nameOf(place: number): string {
  return `Question ${place}`;
}
