import type { PendingOrder } from "../shared/pending-order.ts";

/** What the learner should know before pressing the button again. */
export type Note =
  | { about: "dismissed" }
  /** The provider's reason; empty if it gave none. */
  | { about: "declined"; why: string }
  | { about: "not-paid" }
  /** The window is closed, and we couldn't find out what happened. */
  | { about: "unsure" }
  /** The payment couldn't start. The server's reason; empty if it gave none. */
  | { about: "refused"; why: string }
  | { about: "price"; cents: number; currency: string };

export type Stage =
  | { at: "ready"; note: Note | null }
  | { at: "creating" }
  /** The provider's window is open. */
  | { at: "paying" }
  /** Finding out about an order that may never have been paid; then `note` is shown. */
  | { at: "looking"; order: PendingOrder; note: Note | null }
  /** Paid, as far as this device knows. */
  | { at: "confirming"; order: PendingOrder }
  | { at: "ended"; how: "in-review" | "refunded" | "unknown"; why: string };

/** What was started on this device and never settled. */
export function firstStage(pending: readonly PendingOrder[]): Stage {
  const order = pending.find(({ proof }) => proof !== null) ?? pending[0];
  if (!order) return { at: "ready", note: null };
  return order.proof ? { at: "confirming", order } : { at: "looking", order, note: null };
}
