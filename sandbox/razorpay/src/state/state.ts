import type { EventType, OrderEntity, PaymentEntity, RefundEntity } from "../protocol/entities.ts";
import { EVENT_TYPES } from "../protocol/entities.ts";
import type { FailureReason } from "../protocol/failures.ts";

export interface CaptureSetting {
  capture: "automatic" | "manual";
  /** Minutes after the payment was made, during which it's captured automatically. */
  automaticExpiry: number;
  /** Minutes after the payment was made; if it isn't captured by then, it goes back. */
  manualExpiry: number;
}

/** What happens to an order's payments. Set by tests; a person gets the defaults. */
export interface Scenario {
  /**
   * How the bank answers, no matter what was pressed. "late": not at first, and then after
   * `lateHours`.
   */
  bank?: "as-pressed" | "late" | FailureReason;
  lateHours?: number;
  capture?: "automatic" | "manual";
  /** When webhooks leave: before the browser hears of it, after, only when asked for, or not at all. */
  webhooks?: "before" | "after" | "held" | "never";
  webhookDelayMs?: number;
  /** The browser never hears how it went, as if its tab had been closed. */
  callbackLost?: boolean;
  refunds?: "processed" | "pending" | "failed";
}

export interface WebhookEvent {
  /** The x-razorpay-event-id. */
  id: string;
  type: EventType;
  orderId: string;
  /** The exact text that's sent and signed. */
  body: string;
  /** Retries of old events still use the secret from that time. */
  secret: string;
  createdAt: number;
  attempts: number;
  nextAttemptAt: number | null;
  state: "waiting" | "held" | "delivered" | "given-up" | "not-sent";
}

export interface Delivery {
  eventId: string | null;
  type: string;
  orderId: string;
  why: "scheduled" | "asked-for" | "forged";
  attempt: number;
  at: number;
  /** Null when there was no answer; then `failure` says why. */
  status: number | null;
  failure: string | null;
}

export interface Task {
  kind: "bank-is-silent" | "bank-answers-late" | "return-uncaptured" | "settle-refund";
  id: string;
  dueAt: number;
}

export interface KeptReply {
  request: string;
  refundId: string;
}

export interface State {
  version: 1;
  clockOffset: number;
  accountId: string;
  orders: Record<string, OrderEntity>;
  captureSettings: Record<string, CaptureSetting>;
  payments: Record<string, PaymentEntity>;
  /** How the bank would refuse a payment, based on the card's number, which isn't kept. */
  refusals: Record<string, FailureReason>;
  refunds: Record<string, RefundEntity>;
  refundReplies: Record<string, KeptReply>;
  events: WebhookEvent[];
  deliveries: Delivery[];
  tasks: Task[];
  scenarios: { usual: Scenario; byOrder: Record<string, Scenario> };
  webhook: {
    url: string | null;
    secret: string;
    previousSecrets: string[];
    isActive: boolean;
    disabledAt: number | null;
    types: EventType[];
  };
}

export function emptyState(accountId: string, webhookSecret: string): State {
  return {
    version: 1,
    clockOffset: 0,
    accountId,
    orders: {},
    captureSettings: {},
    payments: {},
    refusals: {},
    refunds: {},
    refundReplies: {},
    events: [],
    deliveries: [],
    tasks: [],
    scenarios: { usual: {}, byOrder: {} },
    webhook: {
      url: null,
      secret: webhookSecret,
      previousSecrets: [],
      isActive: true,
      disabledAt: null,
      types: [...EVENT_TYPES],
    },
  };
}
