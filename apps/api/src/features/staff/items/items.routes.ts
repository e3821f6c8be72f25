import { DONE, type Route } from "@theta/contract";
import { staffItems } from "@theta/contract/staff";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { originOf } from "../../../platform/audit.ts";
import { handle } from "../../../platform/http/handle.ts";
import { digestOf } from "../../../platform/staff-act.ts";
import {
  changeStanding,
  type Decision,
  liftSuspension,
  suspendItem,
} from "../../items/hold-item.ts";
import type { StaffServices } from "../staff-services.ts";
import { compareVersions } from "./compare-versions.ts";
import { listItems, listTopics } from "./list-items.ts";
import { readFigures } from "./read-figures.ts";
import { readItem, readReports } from "./read-item.ts";

export function itemRoutes(app: FastifyInstance, { db, readLagging }: StaffServices): void {
  handle(app, staffItems.list, async ({ query }) => ({ result: await listItems(db, query) }));

  handle(app, staffItems.topics, async () => ({ result: await listTopics(db) }));

  handle(app, staffItems.read, async ({ query, staff }) => ({
    result: await readItem(db, query, staff.role),
  }));

  handle(app, staffItems.figures, async ({ query }) => ({
    result: await readLagging("staff item figures", async (from) => readFigures(from, query)),
  }));

  handle(app, staffItems.differences, async ({ query }) => ({
    result: await compareVersions(db, query),
  }));

  handle(app, staffItems.reports, async ({ query }) => ({ result: await readReports(db, query) }));

  handle(app, staffItems.suspend, async ({ body, staff, request }) => {
    await suspendItem(db, decisionOf(staffItems.suspend, body, staff.learnerId, request));
    return DONE;
  });

  handle(app, staffItems.liftSuspension, async ({ body, staff, request }) => {
    await liftSuspension(db, decisionOf(staffItems.liftSuspension, body, staff.learnerId, request));
    return DONE;
  });

  handle(app, staffItems.changeStanding, async ({ body, staff, request }) => {
    await changeStanding(
      db,
      body.standing,
      decisionOf(staffItems.changeStanding, body, staff.learnerId, request),
    );
    return DONE;
  });
}

function decisionOf(
  { path }: Route,
  body: Pick<Decision, "key" | "reason" | "requestId">,
  actorId: string,
  request: FastifyRequest,
): Decision {
  const { key, reason, requestId } = body;
  const what = digestOf(path, body);
  return { key, reason, requestId, what, actorId, origin: originOf(request) };
}
