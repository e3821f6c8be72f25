import { dropPending, type PendingOrder } from "./pending-order.ts";
import type { OrderOutcome } from "./confirm-order.ts";

/** For this long, another window may still be paying it. */
const OPEN_MS = 60 * 60_000;

/** Forgets a settled order. While it's recent, an unpaid one may still be paid. */
export function settlePending(
  learnerId: string,
  order: PendingOrder,
  { state }: OrderOutcome,
  now = Date.now(),
): void {
  if (state === "not-paid" && now - order.startedAt < OPEN_MS) return;
  dropPending(learnerId, order);
}
