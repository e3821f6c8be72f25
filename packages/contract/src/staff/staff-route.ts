import type { Route } from "../route.ts";
import type { StaffPermission } from "./roles.ts";

/** Why a staff call refuses a caller: no role, not confirmed in this session, or not allowed. */
export const STAFF_REFUSALS = ["not-staff", "confirm-first", "not-permitted"] as const;
type StaffRefusal = (typeof STAFF_REFUSALS)[number];

type StaffRoute = Omit<Route, "access"> & { readonly permission: StaffPermission };

/** Declares an endpoint of the staff console, with the permission that it takes. */
export function staffRoute<const R extends StaffRoute>({ errors, ...rest }: R) {
  const all: readonly (R["errors"][number] | StaffRefusal)[] = [...errors, ...STAFF_REFUSALS];
  return { ...rest, access: "staff", errors: all } as const;
}
