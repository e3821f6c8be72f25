import { thirdPartyScript } from "../../../lib/call/third-party-script.ts";

/** Loads the payment provider's script once, and types the few functions of it that we call. */
export interface PaidReply {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

export interface RazorpayOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  notes: Record<string, string>;
  theme: { color: string };
  handler: (reply: PaidReply) => void;
  modal: { confirm_close: boolean; ondismiss: () => void };
}

interface Declined {
  error?: { description?: unknown };
}

export interface RazorpayDialog {
  on(event: "payment.failed", listener: (told: Declined) => void): unknown;
  open(): void;
  close(): void;
}

export type Razorpay = new (options: RazorpayOptions) => RazorpayDialog;

declare global {
  interface Window {
    Razorpay?: Razorpay;
  }
}

/** Learners who want to pay see these reasons. */
export const loadRazorpay = thirdPartyScript({
  read: () => window.Razorpay,
  words: {
    failed:
      "its script didn't load. Check your connection, or turn off your ad blocker, and try again.",
    slow: "its script took too long to load.",
    wrong: "what loaded isn't its script.",
  },
});
