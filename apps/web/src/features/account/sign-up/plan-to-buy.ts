import { useSyncExternalStore } from "react";
import plans from "virtual:plans";
import { isCheckout, planIdOf } from "../../../lib/page/checkout-path.ts";
import { readPlace } from "../../../lib/session/return-place.ts";

/** The plan someone was about to buy before they had to sign up; null for everyone else. */
export function usePlanToBuy() {
  // Unknown in the HTML, and fixed for as long as the page is open.
  return useSyncExternalStore(never, planToBuy, () => null);
}

const never = () => () => {};

function planToBuy() {
  const place = readPlace();
  if (!place) return null;
  const { pathname, search } = new URL(place.path, location.origin);
  if (!isCheckout(pathname)) return null;
  const { planId }: { planId?: unknown } = Object(place.state);
  const wanted = planIdOf(search) ?? planId;
  return plans.find((plan) => plan.planId === wanted) ?? null;
}
