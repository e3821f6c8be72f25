import {
  type PastOrder,
  REFUND_BUSINESS_DAYS,
  REFUND_HOURS,
  type RefundDenial,
} from "@theta/contract";
import { longDate } from "../../../lib/long-date.ts";

/** Where the money is. */
export function refundWords({ status, requestedAt }: NonNullable<PastOrder["refund"]>): string {
  const asked = `You asked for a refund on ${longDate(requestedAt)}.`;
  switch (status) {
    case "requested":
    case "pending":
      return `${asked} Your money is on its way. It may take up to ${REFUND_BUSINESS_DAYS} business days to show up.`;
    case "processed":
      return `${asked} We sent the money back to the card or account you paid with. It may take up to ${REFUND_BUSINESS_DAYS} business days to show up.`;
    case "failed":
      return `${asked} Our payment provider couldn't send the money back. We're looking into it. Questions? Email`;
  }
}

/** Beyond the full refund, the terms promise a decision case by case. */
const BY_EMAIL = "Another reason? Email";

/** Why an order can't be refunded; null where the order's status already says it. */
export function denialWords(denial: RefundDenial, supportEmail: string): string | null {
  switch (denial) {
    case "mock-started":
      return `You've started a mock test since you paid, so you can't get a full refund here anymore. ${BY_EMAIL} ${supportEmail}.`;
    case "too-late":
      return `You paid more than ${REFUND_HOURS} hours ago, so you can't get a full refund here anymore. ${BY_EMAIL} ${supportEmail}.`;
    case "in-review":
      return `Part of this order was refunded. If you have questions, email ${supportEmail}.`;
    case "already-refunded":
    case "not-paid":
      return null;
  }
}
