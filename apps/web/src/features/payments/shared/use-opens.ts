import type { PlanOpens } from "@theta/contract";
import { useUserDetailsQuery } from "../../../lib/session/details-data.ts";

/** What the learner's plans open; undefined without a plan or while that isn't known. */
export function useOpens(): PlanOpens | undefined {
  return useUserDetailsQuery().data?.subscription?.opens;
}
