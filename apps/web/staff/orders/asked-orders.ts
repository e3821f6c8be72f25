import { ORDER_STATES } from "@theta/contract/staff";
import type { OrdersAsked } from "./orders-data.ts";

export const FILTERS = ["state", "flagged", "plan", "from", "to", "search", "sort"] as const;
export type OrderFilter = (typeof FILTERS)[number];
export type OrderFilters = Record<OrderFilter, string | undefined>;

const DAY = /^20\d\d-\d\d-\d\d$/;

/** What an address asks for; whatever it can't mean is left out, as if it weren't there. */
export function askedOf(filters: OrderFilters): OrdersAsked {
  const { plan, search } = filters;
  const state = ORDER_STATES.find((one) => one === filters.state);
  const [from, to] = [filters.from, filters.to].map((day) =>
    day && DAY.test(day) ? day : undefined,
  );
  return {
    ...(state && { state }),
    ...(filters.flagged && { flagged: "yes" }),
    ...(plan && { plan }),
    ...(from && { from }),
    ...(to && { to }),
    ...(search && { search }),
    ...(filters.sort === "oldest" && { sort: "oldest" }),
  };
}
