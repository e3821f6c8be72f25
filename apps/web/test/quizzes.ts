/** For tests of screens that list free quizzes: the cards, and the calls that return them. */
import type { QuizCard } from "@theta/contract";
import type { Answer } from "./answering-server.ts";

export function quizCard(name: string, more: Partial<QuizCard> = {}): QuizCard {
  return {
    freeQuizId: name,
    quizType: 3,
    testType: 1,
    name,
    about: `About ${name}.`,
    status: 0,
    duration: 900,
    expiryDateTimestamp: Date.UTC(2026, 0, 5),
    isAvailable: true,
    totalQuestions: 10,
    ...more,
  };
}

/** The call for one page of a section's quizzes. */
export function quizListCall(quizType: number, itemsPerPage: number, page = 1): string {
  return `GET /free-quiz/user-free-quiz-list?quizType=${quizType}&testType=1&pageNumber=${page}&itemsPerPage=${itemsPerPage}`;
}

export const quizPage = (quizzes: readonly QuizCard[], totalItems = quizzes.length): Answer => ({
  body: { result: quizzes, totalItems },
});
