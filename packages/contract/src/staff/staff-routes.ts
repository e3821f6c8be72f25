import { staffAccess } from "./staff-access.ts";
import { staffLearners } from "./staff-learners.ts";
import { staffTeam } from "./staff-team.ts";

/** Every call of the staff console. */
export const STAFF_ROUTES = [
  ...Object.values(staffAccess),
  ...Object.values(staffLearners),
  ...Object.values(staffTeam),
] as const;
