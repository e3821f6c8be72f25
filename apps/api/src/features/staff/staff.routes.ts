import type { FastifyInstance } from "fastify";
import type { Eraser } from "../account/erase/erase-accounts.ts";
import { accessRoutes } from "./access/access.routes.ts";
import { auditRoutes } from "./audit/audit.routes.ts";
import { inboxRoutes } from "./inbox/inbox.routes.ts";
import { itemRoutes } from "./items/items.routes.ts";
import { jobRoutes } from "./jobs/jobs.routes.ts";
import { learnersRoutes } from "./learners/learners.routes.ts";
import { mailRoutes } from "./mail/mail.routes.ts";
import { ordersRoutes } from "./orders/orders.routes.ts";
import { overviewRoutes } from "./overview/overview.routes.ts";
import { sittingRoutes } from "./sittings/sittings.routes.ts";
import { createStaffServices, type StaffHost } from "./staff-services.ts";
import { teamRoutes } from "./team/team.routes.ts";

/** The console for the people who run Theta. */
export function staffRoutes(
  app: FastifyInstance,
  host: StaffHost,
  erasers: readonly Eraser[],
): void {
  const services = createStaffServices(host);
  accessRoutes(app, services);
  auditRoutes(app, services);
  inboxRoutes(app, services);
  itemRoutes(app, services);
  jobRoutes(app, services);
  learnersRoutes(app, services, erasers);
  mailRoutes(app, services);
  ordersRoutes(app, services);
  overviewRoutes(app, services);
  sittingRoutes(app, services);
  teamRoutes(app, services);
}
