/**
 * Orders that may have been paid, saved on this device until the server has said what happened to them, so
 * that closing a tab in the middle of a payment loses nothing. Each learner has their own.
 */
import * as z from "zod/mini";
import {
  keysOfRecords,
  readRecord,
  removeRecord,
  writeRecord,
} from "../../../lib/device/device-store.ts";

const PREFIX = "theta-pending-order:";

const PendingOrder = z.object({
  orderDocumentId: z.string(),
  razorPayOrderId: z.string(),
  planName: z.string(),
  /** By this device's clock. */
  startedAt: z.number(),
  /** What the dialog returned when it reported a payment. */
  proof: z.nullable(z.object({ razorpayPaymentId: z.string(), razorpaySignature: z.string() })),
});
export type PendingOrder = z.output<typeof PendingOrder>;

const keyOf = (learnerId: string, orderDocumentId: string) =>
  `${PREFIX}${learnerId}:${orderDocumentId}`;

export function keepPending(learnerId: string, order: PendingOrder): void {
  writeRecord(keyOf(learnerId, order.orderDocumentId), order);
}

export function dropPending(learnerId: string, order: PendingOrder): void {
  removeRecord(keyOf(learnerId, order.orderDocumentId));
}

/** Newest first. */
export function readPending(learnerId: string): PendingOrder[] {
  return keysOfRecords(keyOf(learnerId, ""))
    .flatMap((key) => PendingOrder.safeParse(readRecord(key)).data ?? [])
    .toSorted((one, other) => other.startedAt - one.startedAt);
}

/** Calls back with an order that another window has seen settled. */
export function onPendingDropped(
  learnerId: string,
  onOrder: (order: PendingOrder) => void,
): () => void {
  function hear({ key, oldValue, newValue }: StorageEvent) {
    if (newValue !== null || !key?.startsWith(keyOf(learnerId, ""))) return;
    const order = PendingOrder.safeParse(parse(oldValue)).data;
    if (order) onOrder(order);
  }
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
