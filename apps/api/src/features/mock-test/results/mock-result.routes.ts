import { mockTest } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../../platform/database/database.ts";
import { handle } from "../../../platform/http/handle.ts";
import { readMockReport } from "./read-mock-report.ts";
import { readSectionResult, solveSection } from "./read-results.ts";

/** What a finished mock has to show. */
export function mockResultRoutes(app: FastifyInstance, { db }: { db: Db }): void {
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
    result: await readMockReport(db, { learnerId, mockId: query.mockTestId }),
  }));
}
