import { user } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import { handle } from "../../../platform/http/handle.ts";
import type { AccountServices } from "../account-services.ts";
import { readDetails } from "./read-details.ts";

export function detailsRoutes(app: FastifyInstance, services: AccountServices): void {
  handle(app, user.details, async ({ caller }) => ({
    result: await readDetails(services, caller),
  }));
}
