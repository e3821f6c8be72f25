import { REFUND_HOURS, type RefundDenial } from "@theta/contract";

const HOUR_MS = 3_600_000;

interface RefundCase {
  status: string;
  paidAt: Date | null;
  /** A refund was already requested, or made by a person. */
  hasRefund: boolean;
  /** A person gave part of it back. */
  isPartlyRefunded: boolean;
  /** When the learner last started a mock test. */
  lastBegun: Date | null;
}

/** The last moment at which a refund may be requested. */
export function refundableUntil(paidAt: Date): Date {
  return new Date(paidAt.getTime() + REFUND_HOURS * HOUR_MS);
}

/** Why a learner can't have an order refunded; null when they can. */
export function denyRefund(order: RefundCase, now: Date): RefundDenial | null {
  if (order.hasRefund || order.status === "refunded") return "already-refunded";
  if (order.status !== "paid" || order.paidAt === null) return "not-paid";
  if (order.isPartlyRefunded) return "in-review";
  if (order.lastBegun !== null && order.lastBegun >= order.paidAt) return "mock-started";
  return now > refundableUntil(order.paidAt) ? "too-late" : null;
}
