import { staffAccess } from "./staff-access.ts";
import { staffAudit } from "./staff-audit.ts";
import { staffExports } from "./staff-exports.ts";
import { staffOverview } from "./staff-overview.ts";
import { staffInbox } from "./staff-inbox.ts";
import { staffJobs } from "./staff-jobs.ts";
import { staffMail } from "./staff-mail.ts";
import { staffItems } from "./staff-items.ts";
import { staffOrders } from "./staff-orders.ts";
import { staffLearners } from "./staff-learners.ts";
import { staffSittings } from "./staff-sittings.ts";
import { staffTeam } from "./staff-team.ts";

/** Every call of the staff console. */
export const STAFF_ROUTES = [
  ...Object.values(staffAccess),
  ...Object.values(staffAudit),
  ...Object.values(staffExports),
  ...Object.values(staffOverview),
  ...Object.values(staffInbox),
  ...Object.values(staffJobs),
  ...Object.values(staffMail),
  ...Object.values(staffItems),
  ...Object.values(staffOrders),
  ...Object.values(staffLearners),
  ...Object.values(staffSittings),
  ...Object.values(staffTeam),
] as const;
