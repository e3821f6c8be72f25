/** The calls of the staff console, apart from the learners' so that their pages don't load them. */
import { ROUTES } from "../routes.ts";
import { STAFF_ROUTES } from "./staff-routes.ts";

export * from "./roles.ts";
export * from "./staff-access.ts";
export * from "./staff-audit.ts";
export * from "./staff-exports.ts";
export * from "./staff-fields.ts";
export * from "./staff-overview.ts";
export * from "./staff-inbox.ts";
export * from "./staff-jobs.ts";
export * from "./staff-mail.ts";
export * from "./staff-items.ts";
export * from "./staff-books.ts";
export * from "./staff-order.ts";
export * from "./staff-orders.ts";
export * from "./staff-learner.ts";
export * from "./staff-learner-sittings.ts";
export * from "./staff-learners.ts";
export * from "./staff-route.ts";
export * from "./staff-routes.ts";
export * from "./staff-sittings.ts";
export * from "./staff-team.ts";

/** Learners' and staff's. */
export const EVERY_ROUTE = [...ROUTES, ...STAFF_ROUTES] as const;
