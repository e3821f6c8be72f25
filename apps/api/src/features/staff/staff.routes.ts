import type { FastifyInstance } from "fastify";
import type { Eraser } from "../account/erase/erase-accounts.ts";
import { accessRoutes } from "./access/access.routes.ts";
import { auditRoutes } from "./audit/audit.routes.ts";
import { exportRoutes } from "./exports/exports.routes.ts";
import { guardLongPages } from "./exports/guard-long-pages.ts";
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

/** The console for the people who run Theta, apart so that what guards its lists guards nothing else. */
export async function staffRoutes(
  app: FastifyInstance,
  host: StaffHost,
  erasers: readonly Eraser[],
): Promise<void> {
  const services = createStaffServices(host);
  await app.register(async (console) => {
    guardLongPages(console, services.db);
    accessRoutes(console, services);
    auditRoutes(console, services);
    exportRoutes(console, services);
    inboxRoutes(console, services);
    itemRoutes(console, services);
    jobRoutes(console, services);
    learnersRoutes(console, services, erasers);
    mailRoutes(console, services);
    ordersRoutes(console, services);
    overviewRoutes(console, services);
    sittingRoutes(console, services);
    teamRoutes(console, services);
  });
}
