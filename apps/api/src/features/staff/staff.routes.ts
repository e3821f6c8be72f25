import type { FastifyInstance } from "fastify";
import type { HostServices } from "../account/account-services.ts";
import { accessRoutes } from "./access/access.routes.ts";
import { createStaffServices } from "./staff-services.ts";
import { sittingRoutes } from "./sittings/sittings.routes.ts";
import { teamRoutes } from "./team/team.routes.ts";

/** The console for the people who run Theta. */
export function staffRoutes(app: FastifyInstance, host: HostServices): void {
  const services = createStaffServices(host);
  accessRoutes(app, services);
  sittingRoutes(app, services);
  teamRoutes(app, services);
}
