import { REFUND_HOURS, type RefundDenial, type RefundStatus } from "@theta/contract";
import type { StaffRefundDenial } from "@theta/contract/staff";

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

interface StaffRefundCase {
  status: string;
  amount: number;
  /** How far an earlier refund got; null if there was none. */
  refund: RefundStatus | null;
  /** What the provider shows as given back. */
  refunded: number;
}

/**
 * Why nobody can refund an order here, whatever the learner's own rule says; null when it's
 * possible. A refund that failed may be tried again.
 */
export function denyStaffRefund(order: StaffRefundCase): StaffRefundDenial | null {
  if (order.status === "refunded" || order.refund === "processed") return "already-refunded";
  if (order.refund === "requested" || order.refund === "pending") return "refund-waiting";
  if (order.status !== "paid") return "not-paid";
  // The provider would refuse the whole amount.
  return order.refunded > 0 && order.refunded < order.amount ? "part-refunded" : null;
}
