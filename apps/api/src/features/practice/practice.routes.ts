import { practice } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../platform/database/database.ts";
import { handle } from "../../platform/http/handle.ts";
import { givenAnswer } from "../free-quiz/given-answer.ts";
import { updateToServed } from "../question-bank/bank.queries.ts";
import { answerPractice } from "./answer-practice.ts";
import {
  countFitting,
  insertShowing,
  selectOptionalNext,
  selectTopics,
} from "./practice.queries.ts";
import { toPractised } from "./practice-question.ts";
import { selectReviewCounts } from "./reviews.queries.ts";

export function practiceRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  handle(app, practice.overview, async ({ caller: { learnerId } }) => {
    const [topics, { nextDueAt, ...counts }] = await Promise.all([
      selectTopics(db, learnerId),
      selectReviewCounts(db, learnerId),
    ]);
    return { result: { topics, ...counts, nextDueAt: nextDueAt?.getTime() ?? null } };
  });

  handle(app, practice.next, async ({ body, caller: { learnerId } }) => {
    const [next, fitting] = await Promise.all([
      selectOptionalNext(db, learnerId, body.filter, body.after),
      countFitting(db, learnerId, body.filter),
    ]);
    if (!next) return { result: { question: null, reason: null, fitting } };
    await updateToServed(db, [next.questionId]);
    await insertShowing(db, learnerId, next.questionId);
    return { result: { question: toPractised(next), reason: next.reason, fitting } };
  });

  handle(app, practice.answer, async ({ body, caller: { learnerId } }) => ({
    result: await answerPractice(db, {
      learnerId,
      questionId: body.questionId,
      answer: givenAnswer(body),
    }),
  }));
}
