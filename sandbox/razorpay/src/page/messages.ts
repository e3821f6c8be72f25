/** The messages between the shop's page and the frame. Both check the sender before they listen. */
export interface ProviderError {
  code: string;
  description: string;
  source?: string;
  step?: string;
  reason?: string;
  metadata?: Record<string, string>;
  field?: string | null;
}

export interface PaidReply {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** The part of the options that the frame needs; functions stay with the page. */
export interface FrameOptions {
  key: string;
  order_id: string;
  amount?: number | string;
  currency?: string;
  name: string;
  description: string;
  prefill: { name?: string; email?: string; contact?: string };
  notes: Record<string, string>;
  color: string | null;
  readonly: { email?: boolean; contact?: boolean; name?: boolean };
  canRetry: boolean;
}

export type ToFrame = { type: "open"; options: FrameOptions } | { type: "confirm-close" };

export type FromFrame =
  | { type: "ready" }
  | { type: "paid"; reply: PaidReply }
  | { type: "failed"; error: ProviderError }
  | { type: "close-wanted"; by: "button" | "escape" }
  | { type: "close-confirmed" };

const TYPES = ["ready", "paid", "failed", "close-wanted", "close-confirmed"];

export function isFromFrame(data: unknown): data is FromFrame {
  return (
    typeof data === "object" && data !== null && "type" in data && TYPES.includes(String(data.type))
  );
}
