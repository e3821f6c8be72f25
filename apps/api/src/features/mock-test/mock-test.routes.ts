import { mockTest } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../platform/database/database.ts";
import { handle } from "../../platform/http/handle.ts";
import { findLastMocks, listMocks } from "./list/list-mocks.ts";
import { mockResultRoutes } from "./results/mock-result.routes.ts";
import { takeMockRoutes } from "./take/take-mock.routes.ts";

export function mockTestRoutes(app: FastifyInstance, host: { db: Db }): void {
  const { db } = host;
  handle(
    app,
    mockTest.list,
    async ({ query, caller }) => await listMocks(db, caller.learnerId, query),
  );

  handle(app, mockTest.lastMocks, async ({ caller }) => ({
    result: await findLastMocks(db, caller.learnerId),
  }));

  takeMockRoutes(app, host);
  mockResultRoutes(app, host);
}
