import { DONE } from "@theta/contract";
import { staffItems } from "@theta/contract/staff";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { originOf } from "../../../platform/audit.ts";
import { handle } from "../../../platform/http/handle.ts";
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
import { readItem } from "./read-item.ts";

export function itemRoutes(app: FastifyInstance, { db }: StaffServices): void {
  handle(app, staffItems.list, async ({ query }) => ({ result: await listItems(db, query) }));

  handle(app, staffItems.topics, async () => ({ result: await listTopics(db) }));

  handle(app, staffItems.read, async ({ query }) => ({ result: await readItem(db, query) }));

  handle(app, staffItems.figures, async ({ query }) => ({ result: await readFigures(db, query) }));

  handle(app, staffItems.differences, async ({ query }) => ({
    result: await compareVersions(db, query),
  }));

  handle(app, staffItems.suspend, async ({ body, staff, request }) => {
    await suspendItem(db, decisionOf(body, staff.learnerId, request));
    return DONE;
  });

  handle(app, staffItems.liftSuspension, async ({ body, staff, request }) => {
    await liftSuspension(db, decisionOf(body, staff.learnerId, request));
    return DONE;
  });

  handle(app, staffItems.changeStanding, async ({ body, staff, request }) => {
    await changeStanding(db, body.standing, decisionOf(body, staff.learnerId, request));
    return DONE;
  });
}

function decisionOf(
  { key, reason }: Pick<Decision, "key" | "reason">,
  actorId: string,
  request: FastifyRequest,
): Decision {
  return { key, reason, actorId, origin: originOf(request) };
}
