import { dropPending, type PendingOrder } from "./pending-order.ts";
import type { Outcome } from "./confirm-order.ts";

/** For so long another window may still be paying it. */
const OPEN_MS = 60 * 60_000;

/** Forgets an order whose end is known. One that was not paid may be paid yet, while it is young. */
export function settlePending(
  learnerId: string,
  order: PendingOrder,
  { state }: Outcome,
  now = Date.now(),
): void {
  if (state === "not-paid" && now - order.startedAt < OPEN_MS) return;
  dropPending(learnerId, order);
}
