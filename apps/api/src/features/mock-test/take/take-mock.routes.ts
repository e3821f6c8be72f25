import { mockTest } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../../platform/database/database.ts";
import { handle, handleUnconfirmed } from "../../../platform/http/handle.ts";
import { givenAnswer } from "../../exam/given-answer.ts";
import { chooseOrder } from "./choose-order.ts";
import { finishSection } from "./finish-section.ts";
import { readCurrentQuestion, readCurrentSection, readPlace } from "./read-section.ts";
import { reviewRoutes } from "./review.routes.ts";
import { startSection } from "./start-section.ts";
import { submitAnswer } from "./submit-answer.ts";
import { endBreak, startBreak } from "./take-break.ts";
import { takeTimeBack } from "./take-time-back.ts";

/** From the order of the sections to the end of the last one. */
export function takeMockRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  handle(app, mockTest.selectOrder, async ({ body, caller: { learnerId } }) => ({
    result: await chooseOrder(db, {
      learnerId,
      mockId: body.mockTestId,
      orderType: body.orderType,
      mode: body.mode,
    }),
  }));

  handle(app, mockTest.currentSection, async ({ query, caller: { learnerId } }) => ({
    result: await readCurrentSection(db, { learnerId, mockId: query.mockTestId }),
  }));

  handle(app, mockTest.place, async ({ query, caller: { learnerId } }) => ({
    result: await readPlace(db, { learnerId, mockId: query.mockTestId }),
  }));

  handle(app, mockTest.startSection, async ({ body, caller: { learnerId } }) => ({
    result: await startSection(db, {
      learnerId,
      mockId: body.mockTestId,
      sectionId: body.mockTestSectionId,
    }),
  }));

  handle(app, mockTest.currentQuestion, async ({ query, caller: { learnerId } }) => ({
    result: await readCurrentQuestion(db, { learnerId, mockId: query.mockTestId }),
  }));

  handleUnconfirmed(app, mockTest.submitAnswer, async ({ body }, caller) => ({
    result: await submitAnswer(db, {
      caller,
      learnerId: caller.learnerId,
      mockId: body.mockTestId,
      questionId: body.questionId,
      answer: givenAnswer(body),
      sectionType: body.sectionType,
    }),
  }));

  handle(app, mockTest.endSection, async ({ body, caller: { learnerId } }) => ({
    result: await finishSection(db, {
      learnerId,
      mockId: body.mockTestId,
      sectionType: body.sectionType,
    }),
  }));

  handle(app, mockTest.takeTimeBack, async ({ body, caller: { learnerId } }) => ({
    result: await takeTimeBack(db, { learnerId, mockId: body.mockTestId }),
  }));

  handle(app, mockTest.startBreak, async ({ body, caller: { learnerId } }) => ({
    result: await startBreak(db, { learnerId, mockId: body.mockTestId }),
  }));

  handle(app, mockTest.endBreak, async ({ body, caller: { learnerId } }) => ({
    result: await endBreak(db, { learnerId, mockId: body.mockTestId }),
  }));

  reviewRoutes(app, { db });
}
