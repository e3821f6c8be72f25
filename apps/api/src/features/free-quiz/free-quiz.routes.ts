import { freeQuiz, sectionOfType, TEST_TYPES } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../platform/database/database.ts";
import { handle } from "../../platform/http/handle.ts";
import { selectOptionalQuestion, selectQuestionIds, selectQuestions } from "./attempts.queries.ts";
import { endOverdueQuizzes } from "./end-quiz.ts";
import { givenAnswer } from "./given-answer.ts";
import { selectFinishedAttempt, selectOwnAttempt } from "./own-attempt.ts";
import { quizAnalytics } from "./quiz-analytics.ts";
import { selectLastQuizzes, selectOptionalQuiz, selectQuizPage } from "./quizzes.queries.ts";
import { noSuchQuestion, noSuchQuiz } from "./refusals.ts";
import { saveAnswer } from "./save-answer.ts";
import { nameOf, toQuizCard, toSolvedQuestion } from "./served-quiz.ts";
import { startQuiz } from "./start-quiz.ts";
import { submitQuiz } from "./submit-quiz.ts";

export function freeQuizRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  handle(app, freeQuiz.list, async ({ query, caller: { learnerId } }) => {
    if (query.testType !== TEST_TYPES.gmat) return { result: [], totalItems: 0 };
    await endOverdueQuizzes(db, learnerId);
    const { rows, total } = await selectQuizPage(db, learnerId, {
      section: sectionOfType(query.quizType),
      offset: (query.pageNumber - 1) * query.itemsPerPage,
      limit: query.itemsPerPage,
    });
    return { result: rows.map(toQuizCard), totalItems: total };
  });

  handle(app, freeQuiz.last, async ({ caller: { learnerId } }) => {
    await endOverdueQuizzes(db, learnerId);
    const { running, finished } = await selectLastQuizzes(db, learnerId);
    return {
      result: {
        running: running ? toQuizCard(running) : null,
        finished: finished ? toQuizCard(finished) : null,
      },
    };
  });

  handle(app, freeQuiz.questionList, async ({ query, caller: { learnerId } }) => {
    const quizId = query.freeQuizId;
    if (!(await selectOptionalQuiz(db, learnerId, quizId))) throw noSuchQuiz();
    const ids = await selectQuestionIds(db, learnerId, quizId);
    return { result: ids.map((questionId, k) => ({ questionId, name: nameOf(k + 1) })) };
  });

  handle(app, freeQuiz.start, async ({ body, caller: { learnerId } }) => ({
    result: await startQuiz(db, { learnerId, quizId: body.freeQuizId }),
  }));

  handle(app, freeQuiz.saveAnswer, async ({ body, caller: { learnerId } }) => ({
    result: await saveAnswer(db, {
      learnerId,
      quizId: body.freeQuizId,
      questionId: body.questionId,
      answer: givenAnswer(body),
      revision: body.revision,
      isAdvancing: body.isAdvancing ?? false,
    }),
  }));

  handle(app, freeQuiz.selectedAnswer, async ({ query, caller: { learnerId } }) => {
    const attempt = await selectOwnAttempt(db, { learnerId, quizId: query.freeQuizId });
    const question = await selectOptionalQuestion(db, attempt, query.questionId);
    if (!question) throw noSuchQuestion();
    const { answer } = question;
    return {
      result: {
        isAnswered: answer !== null,
        answerId: answer && "optionId" in answer ? answer.optionId : null,
        ...(answer && "parts" in answer ? { parts: answer.parts } : {}),
      },
    };
  });

  handle(app, freeQuiz.submit, async ({ body, caller: { learnerId } }) => ({
    result: await submitQuiz(db, { learnerId, quizId: body.freeQuizId }),
  }));

  handle(app, freeQuiz.analytics, async ({ query, caller: { learnerId } }) => {
    await endOverdueQuizzes(db, learnerId);
    return await quizAnalytics(db, { learnerId, quizId: query.freeQuizId });
  });

  handle(app, freeQuiz.solution, async ({ query, caller: { learnerId } }) => {
    await endOverdueQuizzes(db, learnerId);
    const attempt = await selectFinishedAttempt(db, { learnerId, quizId: query.freeQuizId });
    return (await selectQuestions(db, attempt)).map(toSolvedQuestion);
  });
}
