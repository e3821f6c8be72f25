import { freeQuiz } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../platform/database/database.ts";
import { handle, handleUnconfirmed } from "../../platform/http/handle.ts";
import { givenAnswer } from "../exam/given-answer.ts";
import { findLastQuizzes, listQuizzes } from "./list/list-quizzes.ts";
import { listTopicTests } from "./list/list-topic-tests.ts";
import { readFreshResult } from "./results/read-fresh-result.ts";
import { readQuizReport } from "./results/read-quiz-report.ts";
import { solveQuiz } from "./results/solve-quiz.ts";
import { listQuestions, readQuiz, readSelectedAnswer } from "./take/read-quiz.ts";
import { saveAnswer } from "./take/save-answer.ts";
import { startQuiz } from "./take/start-quiz.ts";
import { submitQuiz } from "./take/submit-quiz.ts";

export function freeQuizRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  handle(
    app,
    freeQuiz.list,
    async ({ query, caller }) => await listQuizzes(db, caller.learnerId, query),
  );

  handle(app, freeQuiz.topicTests, async ({ caller }) => ({
    result: await listTopicTests(db, caller.learnerId),
  }));

  handle(app, freeQuiz.lastQuizzes, async ({ caller }) => ({
    result: await findLastQuizzes(db, caller.learnerId),
  }));

  handle(app, freeQuiz.freshResult, async ({ caller }) => ({
    result: await readFreshResult(db, caller.learnerId),
  }));

  handle(app, freeQuiz.details, async ({ query, caller: { learnerId } }) => ({
    result: await readQuiz(db, { learnerId, quizId: query.freeQuizId }),
  }));

  handle(app, freeQuiz.questionList, async ({ query, caller: { learnerId } }) => ({
    result: await listQuestions(db, { learnerId, quizId: query.freeQuizId }),
  }));

  handle(app, freeQuiz.start, async ({ body, caller: { learnerId } }) => ({
    result: await startQuiz(db, { learnerId, quizId: body.freeQuizId }),
  }));

  handleUnconfirmed(app, freeQuiz.saveAnswer, async ({ body }, caller) => ({
    result: await saveAnswer(db, {
      caller,
      learnerId: caller.learnerId,
      quizId: body.freeQuizId,
      questionId: body.questionId,
      answer: givenAnswer(body),
      revision: body.revision,
      isAdvancing: body.isAdvancing ?? false,
    }),
  }));

  handle(app, freeQuiz.selectedAnswer, async ({ query, caller: { learnerId } }) => ({
    result: await readSelectedAnswer(db, {
      learnerId,
      quizId: query.freeQuizId,
      questionId: query.questionId,
    }),
  }));

  handle(app, freeQuiz.submit, async ({ body, caller: { learnerId } }) => ({
    result: await submitQuiz(db, { learnerId, quizId: body.freeQuizId }),
  }));

  handle(
    app,
    freeQuiz.report,
    async ({ query, caller: { learnerId } }) =>
      await readQuizReport(db, { learnerId, quizId: query.freeQuizId }),
  );

  handle(
    app,
    freeQuiz.solution,
    async ({ query, caller: { learnerId } }) =>
      await solveQuiz(db, { learnerId, quizId: query.freeQuizId }),
  );
}
