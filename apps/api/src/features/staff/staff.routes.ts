import type { FastifyInstance } from "fastify";
import { accessRoutes } from "./access/access.routes.ts";
import { ordersRoutes } from "./orders/orders.routes.ts";
import { createStaffServices, type StaffHost } from "./staff-services.ts";
import { teamRoutes } from "./team/team.routes.ts";

/** The console for the people who run Theta. */
export function staffRoutes(app: FastifyInstance, host: StaffHost): void {
  const services = createStaffServices(host);
  accessRoutes(app, services);
  ordersRoutes(app, services);
  teamRoutes(app, services);
}
