import type { PlanOpens } from "@theta/contract";
import { useUserDetailsQuery } from "../../../lib/call/server-data.ts";

/** What the learner's plans open; undefined without one, or while that is not known. */
export function useOpens(): PlanOpens | undefined {
  return useUserDetailsQuery().data?.subscription?.opens;
}
