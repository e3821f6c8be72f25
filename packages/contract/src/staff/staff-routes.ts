import { staffAccess } from "./staff-access.ts";
import { staffOrders } from "./staff-orders.ts";
import { staffTeam } from "./staff-team.ts";

/** Every call of the staff console. */
export const STAFF_ROUTES = [
  ...Object.values(staffAccess),
  ...Object.values(staffOrders),
  ...Object.values(staffTeam),
] as const;
