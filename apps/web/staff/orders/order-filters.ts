import { ORDER_STATES } from "@theta/contract/staff";
import { usePlansListQuery } from "../../src/features/payments/shared/plans-data.ts";
import type { FilterField } from "../shared/filter-bar.tsx";
import { TIME_SORT_FIELD } from "../shared/time-sort.ts";
import type { OrderFilter } from "./asked-orders.ts";
import { STATE_WORDS } from "./order-words.ts";

const STATES = ORDER_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));

/** What orders can be filtered by. */
export function useOrderFields(): FilterField<OrderFilter>[] {
  const { data: plans = [] } = usePlansListQuery();
  return [
    { name: "search", label: "Email, receipt, or provider's ID" },
    { name: "state", label: "State", options: STATES },
    {
      name: "plan",
      label: "Plan",
      options: plans.map(({ planId, name }) => ({ value: planId, label: name })),
    },
    { name: "flagged", label: "Needs attention", options: [{ value: "yes", label: "Yes" }] },
    { name: "from", label: "From (UTC)", type: "date" },
    { name: "to", label: "To (UTC)", type: "date" },
    TIME_SORT_FIELD,
  ];
}
