import { foreignScript } from "../../../lib/call/foreign-script.ts";

/** The payment provider's script: the few of its functions that we call, and its one loading. */
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

/** The reasons are shown to whoever wants to pay. */
export const loadRazorpay = foreignScript({
  read: () => window.Razorpay,
  words: {
    failed: "the payment script could not be fetched. A blocker or the line may be in its way.",
    slow: "the payment script took too long.",
    wrong: "what came is not the payment script.",
  },
});
