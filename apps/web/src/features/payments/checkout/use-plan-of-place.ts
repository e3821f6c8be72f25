import { Plan } from "@theta/contract";
import { useLocation } from "react-router";
import { usePlansListQuery } from "../shared/plans-data.ts";
import { planIdOf } from "../../../lib/page/checkout-path.ts";

export type PlanOfPlace =
  | { state: "loading" }
  | { state: "failed"; retry: () => void; isRetrying: boolean }
  /** Opened without a plan, or with one that isn't sold. */
  | { state: "none" }
  | { state: "found"; plan: Plan };

/**
 * Which plan is being bought. The one that came with the navigation shows at once; the list overrides it when
 * it loads.
 */
export function usePlanOfPlace(): { place: PlanOfPlace; lookAgain: () => void } {
  const { search, state } = useLocation();
  const given = Plan.safeParse(state).data;
  const planId = planIdOf(search) ?? given?.planId ?? null;
  const list = usePlansListQuery(undefined, { refetchOnMountOrArgChange: true });
  const retry = () => void list.refetch();
  return { place: find(), lookAgain: retry };

  function find(): PlanOfPlace {
    if (planId === null) return { state: "none" };
    if (list.data) {
      const plan = list.data.find((one) => one.planId === planId);
      return plan ? { state: "found", plan } : { state: "none" };
    }
    if (given?.planId === planId) return { state: "found", plan: given };
    return list.isLoading
      ? { state: "loading" }
      : { state: "failed", retry, isRetrying: list.isFetching };
  }
}
