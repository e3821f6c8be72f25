import type { FastifyInstance } from "fastify";
import type { HostServices } from "../account/account-services.ts";
import { accessRoutes } from "./access/access.routes.ts";
import type { Eraser } from "../account/erase/erase-accounts.ts";
import { learnersRoutes } from "./learners/learners.routes.ts";
import { createStaffServices } from "./staff-services.ts";
import { teamRoutes } from "./team/team.routes.ts";

/** The console for the people who run Theta. */
export function staffRoutes(
  app: FastifyInstance,
  host: HostServices,
  erasers: readonly Eraser[],
): void {
  const services = createStaffServices(host);
  accessRoutes(app, services);
  learnersRoutes(app, services, erasers);
  teamRoutes(app, services);
}
