import { practice } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../platform/database/database.ts";
import { handle } from "../../platform/http/handle.ts";
import { givenAnswer } from "../exam/given-answer.ts";
import { answerPractice, readAnswered } from "./answer-practice.ts";
import { practiceOverview } from "./practice-overview.ts";
import { servePractice } from "./serve-practice.ts";

export function practiceRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  handle(app, practice.overview, async ({ caller: { learnerId } }) => ({
    result: await practiceOverview(db, learnerId),
  }));

  handle(app, practice.next, async ({ body, caller: { learnerId } }) => ({
    result: await servePractice(db, { ...body, learnerId }),
  }));

  handle(app, practice.answer, async ({ body, caller: { learnerId } }) => ({
    result: await answerPractice(db, {
      learnerId,
      questionId: body.questionId,
      showingId: body.showingId,
      secondsInView: body.secondsInView,
      answer: givenAnswer(body),
    }),
  }));

  handle(app, practice.answered, async ({ query, caller: { learnerId } }) => ({
    result: await readAnswered(db, { learnerId, questionId: query.questionId }),
  }));
}
