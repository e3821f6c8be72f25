import type { PlanOpens } from "@theta/contract";
import { useUserDetailsQuery } from "../../../lib/session/details-data.ts";
import { readDetails } from "../../../lib/session/local-session.ts";

/** What the learner's plans open, as far as we know; undefined without a plan or while that isn't known. */
export function useOpens(): PlanOpens | undefined {
  const { data = readDetails() } = useUserDetailsQuery();
  return data?.subscription?.opens;
}
