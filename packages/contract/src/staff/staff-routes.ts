import { staffAccess } from "./staff-access.ts";
import { staffSittings } from "./staff-sittings.ts";
import { staffTeam } from "./staff-team.ts";

/** Every call of the staff console. */
export const STAFF_ROUTES = [
  ...Object.values(staffAccess),
  ...Object.values(staffSittings),
  ...Object.values(staffTeam),
] as const;
