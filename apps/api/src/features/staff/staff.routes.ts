import type { FastifyInstance } from "fastify";
import { accessRoutes } from "./access/access.routes.ts";
import { auditRoutes } from "./audit/audit.routes.ts";
import { overviewRoutes } from "./overview/overview.routes.ts";
import { inboxRoutes } from "./inbox/inbox.routes.ts";
import { jobRoutes } from "./jobs/jobs.routes.ts";
import { mailRoutes } from "./mail/mail.routes.ts";
import { itemRoutes } from "./items/items.routes.ts";
import type { Eraser } from "../account/erase/erase-accounts.ts";
import { learnersRoutes } from "./learners/learners.routes.ts";
import { createStaffServices } from "./staff-services.ts";
import { ordersRoutes } from "./orders/orders.routes.ts";
import { createStaffServices, type StaffHost } from "./staff-services.ts";
import { sittingRoutes } from "./sittings/sittings.routes.ts";
import { teamRoutes } from "./team/team.routes.ts";

/** The console for the people who run Theta. */
export function staffRoutes(app: FastifyInstance, host: StaffHost): void {
  const services = createStaffServices(host);
  accessRoutes(app, services);
  auditRoutes(app, services);
  overviewRoutes(app, services);
  inboxRoutes(app, services);
  jobRoutes(app, services);
  mailRoutes(app, services);
  itemRoutes(app, services);
  ordersRoutes(app, services);
export function staffRoutes(
  app: FastifyInstance,
  host: HostServices,
  erasers: readonly Eraser[],
): void {
  const services = createStaffServices(host);
  accessRoutes(app, services);
  learnersRoutes(app, services, erasers);
  sittingRoutes(app, services);
  teamRoutes(app, services);
}
