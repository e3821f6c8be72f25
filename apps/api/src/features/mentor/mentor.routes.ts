import { mentor } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../platform/audit.ts";
import { handle } from "../../platform/http/handle.ts";
import { cancelRequest, changeRequest } from "./change-request.ts";
import type { MentorServices } from "./mentor-services.ts";
import { readRequests } from "./read-requests.ts";
import { requestHour } from "./request-hour.ts";

export function mentorRoutes(app: FastifyInstance, services: MentorServices): void {
  handle(app, mentor.read, async ({ caller: { learnerId } }) => ({
    result: await readRequests(services.db, learnerId),
  }));

  handle(app, mentor.request, async ({ body, caller: { learnerId }, request }) => ({
    result: await requestHour(services, body, { learnerId, origin: originOf(request) }),
  }));

  handle(app, mentor.change, async ({ body, caller: { learnerId }, request }) => ({
    result: await changeRequest(services, body, { learnerId, origin: originOf(request) }),
  }));

  handle(app, mentor.cancel, async ({ body, caller: { learnerId }, request }) => ({
    result: await cancelRequest(services, body.requestId, {
      learnerId,
      origin: originOf(request),
    }),
  }));
}
