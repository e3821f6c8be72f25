import { type PastOrder, REFUND_HOURS, type RefundDenial } from "@theta/contract";
import { longDate } from "../../../lib/long-date.ts";

/** A bank may take so long to credit what was sent back (specification, §9). */
export const REFUND_WORKING_DAYS = 28;

/** Where the money is. */
export function refundWords({ status, requestedAt }: NonNullable<PastOrder["refund"]>): string {
  const asked = `Asked for on ${longDate(requestedAt)}.`;
  switch (status) {
    case "requested":
    case "pending":
      return `${asked} The money is on its way back; a bank may take up to ${REFUND_WORKING_DAYS} working days.`;
    case "processed":
      return `${asked} The money was sent back to what you paid with; a bank may take up to ${REFUND_WORKING_DAYS} working days to show it.`;
    case "failed":
      return `${asked} The provider could not send the money back. We are looking into it; questions go to`;
  }
}

/** Why an order cannot be refunded; null where the order's state says it already. */
export function denialWords(denial: RefundDenial, supportEmail: string): string | null {
  switch (denial) {
    case "mock-started":
      return "No refund: you have started a mock test since you bought it.";
    case "too-late":
      return `No refund: that could be asked for within ${REFUND_HOURS} hours of the payment.`;
    case "in-review":
      return `A part of it was refunded. For more please write to ${supportEmail}.`;
    case "already-refunded":
    case "not-paid":
      return null;
  }
}
