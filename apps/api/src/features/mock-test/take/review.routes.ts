import { mockTest } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../../platform/database/database.ts";
import { handle } from "../../../platform/http/handle.ts";
import { givenAnswer } from "../../exam/given-answer.ts";
import { bookmarkQuestion } from "./bookmark-question.ts";
import { editAnswer } from "./edit-answer.ts";

/** What only exam mode has. */
export function reviewRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  handle(app, mockTest.bookmark, async ({ body, caller: { learnerId } }) => {
    const { questionId, isBookmarked } = body;
    await bookmarkQuestion(db, { learnerId, mockId: body.mockTestId, questionId, isBookmarked });
    return { result: { questionId, isBookmarked } };
  });

  handle(app, mockTest.editAnswer, async ({ body, caller: { learnerId } }) => ({
    result: await editAnswer(db, {
      learnerId,
      mockId: body.mockTestId,
      questionId: body.questionId,
      answer: givenAnswer(body),
      number: body.editNumber,
    }),
  }));
}
