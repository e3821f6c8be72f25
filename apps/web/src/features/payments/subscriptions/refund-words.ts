import { type PastOrder, REFUND_HOURS, type RefundDenial } from "@theta/contract";
import { longDate } from "../../../lib/long-date.ts";

/** How long a bank may take to credit a refund (specification, §9). */
export const REFUND_WORKING_DAYS = 28;

/** Where the money is. */
export function refundWords({ status, requestedAt }: NonNullable<PastOrder["refund"]>): string {
  const asked = `You asked for a refund on ${longDate(requestedAt)}.`;
  switch (status) {
    case "requested":
    case "pending":
      return `${asked} The money is on its way. Your bank may take up to ${REFUND_WORKING_DAYS} working days.`;
    case "processed":
      return `${asked} We sent the money back to the card or account you paid with. Your bank may take up to ${REFUND_WORKING_DAYS} working days to show it.`;
    case "failed":
      return `${asked} Our payment provider couldn't send the money back. We're looking into it. Questions? Email`;
  }
}

/** Why an order can't be refunded; null where the order's status already says it. */
export function denialWords(denial: RefundDenial, supportEmail: string): string | null {
  switch (denial) {
    case "mock-started":
      return "No longer refundable: you've started a mock test since you bought it.";
    case "too-late":
      return `No longer refundable: refunds are available for ${REFUND_HOURS} hours after payment.`;
    case "in-review":
      return `Part of this order was refunded. If you have questions, email ${supportEmail}.`;
    case "already-refunded":
    case "not-paid":
      return null;
  }
}
