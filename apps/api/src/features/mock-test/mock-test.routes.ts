import { mockTest, runningTests } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../platform/database/database.ts";
import { handle } from "../../platform/http/handle.ts";
import { givenAnswer } from "../exam/given-answer.ts";
import { finishSection } from "./take/finish-section.ts";
import { findLastMocks, listMocks } from "./list-mocks.ts";
import { findRunningTests } from "./running-tests.ts";
import { readReport } from "./results/mock-report.ts";
import { readSectionResult, solveSection } from "./results/read-results.ts";
import { readCurrentQuestion, readCurrentSection, readPlace } from "./take/read-section.ts";
import { chooseOrder } from "./take/choose-order.ts";
import { startSection } from "./take/start-section.ts";
import { submitAnswer } from "./take/submit-answer.ts";
import { endBreak, startBreak } from "./take/take-break.ts";
import { takeTimeBack } from "./take/take-time-back.ts";

export function mockTestRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  handle(
    app,
    mockTest.list,
    async ({ query, caller }) => await listMocks(db, caller.learnerId, query),
  );

  handle(app, mockTest.last, async ({ caller }) => ({
    result: await findLastMocks(db, caller.learnerId),
  }));

  handle(app, runningTests.list, async ({ caller }) => ({
    result: await findRunningTests(db, caller.learnerId),
  }));

  handle(app, mockTest.selectOrder, async ({ body, caller: { learnerId } }) => ({
    result: await chooseOrder(db, {
      learnerId,
      mockId: body.mockTestId,
      orderType: body.orderType,
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

  handle(app, mockTest.submitAnswer, async ({ body, caller: { learnerId } }) => ({
    result: await submitAnswer(db, {
      learnerId,
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

  handle(app, mockTest.sectionQuestions, async ({ query, caller: { learnerId } }) => ({
    result: await solveSection(db, {
      learnerId,
      mockId: query.mockTestId,
      sectionType: query.sectionType,
    }),
  }));

  handle(
    app,
    mockTest.solution,
    async ({ query, caller: { learnerId } }) =>
      await solveSection(db, {
        learnerId,
        mockId: query.mockTestId,
        sectionType: query.sectionType,
      }),
  );

  handle(app, mockTest.sectionResult, async ({ query, caller: { learnerId } }) => ({
    result: await readSectionResult(db, {
      learnerId,
      mockId: query.mockTestId,
      sectionType: query.sectionType,
    }),
  }));

  handle(app, mockTest.report, async ({ query, caller: { learnerId } }) => ({
    result: await readReport(db, { learnerId, mockId: query.mockTestId }),
  }));
}
