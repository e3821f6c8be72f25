import type { StaffPermission, StaffSelf } from "@theta/contract/staff";
import { createContext, use } from "react";

export const SelfContext = createContext<StaffSelf | null>(null);

/** Who is using the console; only inside it. */
export function useSelf(): StaffSelf {
  const self = use(SelfContext);
  if (!self) throw new Error("Nobody has been let into the console.");
  return self;
}

/** Whether the role includes this, so that screens offer nothing that the server would refuse. */
export function useMay(permission: StaffPermission): boolean {
  return useSelf().permissions.includes(permission);
}
