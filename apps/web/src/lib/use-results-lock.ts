import { useState } from "react";
import { useUserDetailsQuery } from "./session/details-data.ts";
import { lockWithoutPlan, type NoPlanLock } from "./plan-lock.ts";

export type ResultsLock =
  | { state: "unknown" }
  /** As far as we know. The server decides. */
  | { state: "open" }
  | { state: "closed"; lock: NoPlanLock };

/** Older details may miss that a plan was bought on another device. */
const FRESH_SECONDS = 60;

/**
 * Whether results that need a running plan are closed to this learner, so that they aren't requested only
 * to be refused. Anything else that goes wrong is left to the request itself.
 */
export function useResultsLock({ needsPlan = true } = {}): ResultsLock {
  const [now] = useState(Date.now);
  const { data, isFetching } = useUserDetailsQuery(undefined, {
    skip: !needsPlan,
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
  if (!needsPlan) return { state: "open" };
  if (data?.subscription && data.subscription.endsAt > now) return { state: "open" };
  if (isFetching) return { state: "unknown" };
  if (!data || data.subscription) return { state: "open" };
  return { state: "closed", lock: lockWithoutPlan(data) };
}
