import { staffAccess } from "./staff-access.ts";
import { staffItems } from "./staff-items.ts";
import { staffTeam } from "./staff-team.ts";

/** Every call of the staff console. */
export const STAFF_ROUTES = [
  ...Object.values(staffAccess),
  ...Object.values(staffItems),
  ...Object.values(staffTeam),
] as const;
