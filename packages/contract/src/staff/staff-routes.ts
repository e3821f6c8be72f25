import { staffAccess } from "./staff-access.ts";
import { staffAudit } from "./staff-audit.ts";
import { staffOverview } from "./staff-overview.ts";
import { staffTeam } from "./staff-team.ts";

/** Every call of the staff console. */
export const STAFF_ROUTES = [
  ...Object.values(staffAccess),
  ...Object.values(staffAudit),
  ...Object.values(staffOverview),
  ...Object.values(staffTeam),
] as const;
