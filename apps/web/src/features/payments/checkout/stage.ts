/** Where a purchase stands. */
import type { PendingOrder } from "../shared/pending-order.ts";

/** What the learner should know before they press the button again. */
export type Note =
  | { about: "dismissed" }
  /** The provider's reason; empty where it gave none. */
  | { about: "declined"; why: string }
  | { about: "not-paid" }
  /** The window is closed, and nobody could be asked what came of it. */
  | { about: "unsure" }
  /** The payment could not be started. The server's reason; empty when it gave none. */
  | { about: "refused"; why: string }
  | { about: "price"; cents: number; currency: string };

export type Stage =
  | { at: "ready"; note: Note | null }
  | { at: "creating" }
  /** The provider's window is open. */
  | { at: "paying" }
  /** Asked what became of an order that may not have been paid at all; then `note` is shown. */
  | { at: "looking"; order: PendingOrder; note: Note | null }
  /** Paid, as far as this device knows. */
  | { at: "confirming"; order: PendingOrder }
  | { at: "ended"; how: "in-review" | "refunded" | "unknown"; why: string };

/** What was begun on this device and never heard of again. */
export function firstStage(pending: readonly PendingOrder[]): Stage {
  const order = pending.find(({ proof }) => proof !== null) ?? pending[0];
  if (!order) return { at: "ready", note: null };
  return order.proof ? { at: "confirming", order } : { at: "looking", order, note: null };
}
