import type { EventType, OrderEntity, PaymentEntity, RefundEntity } from "../protocol/entities.ts";
import type { Delivery, Scenario, Task, WebhookEvent } from "../state/state.ts";

/** What the controls take and give; the client and the routes share it. */
export interface ScenarioWish extends Scenario {
  /** Without an order: for every order that has no scenario of its own. */
  orderId?: string;
}

export interface DeliverWish {
  orderId?: string;
  /** Sent in this order; by default, as they happened. */
  types?: EventType[];
  eventIds?: string[];
  reversed?: boolean;
  /** How many times to send each. */
  copies?: number;
  /** Copies get their own ids, because the id isn't part of what's signed. */
  newIds?: boolean;
  /** All at the same time. */
  parallel?: boolean;
}

/** A message that the provider never sent. Signed correctly unless told otherwise. */
export interface Forgery {
  type: EventType;
  /** The order it's made from, with its newest payment. */
  orderId: string;
  signature?: "valid" | "none" | "random" | "key-secret" | "previous-secret" | "other-account";
  /** What happens to the body after it's signed. */
  tamper?: "one-byte" | "reserialised";
  /** The body of a different account than ours. */
  otherAccount?: boolean;
  /** Fields of the payment and the order to report instead. */
  payment?: Partial<PaymentEntity>;
  order?: Partial<OrderEntity>;
  eventId?: string | null;
}

export interface PayWish {
  card?: string;
  otp?: string;
  outcome?: "success" | "failure" | "cancel";
  email?: string;
  contact?: string;
  amount?: number;
  currency?: string;
}

export interface WebhookWish {
  url?: string | null;
  secret?: string;
  isActive?: boolean;
  types?: EventType[];
}

export interface StateDump {
  now: number;
  orders: OrderEntity[];
  payments: PaymentEntity[];
  refunds: RefundEntity[];
  events: Omit<WebhookEvent, "secret">[];
  deliveries: Delivery[];
  tasks: Task[];
  webhook: { url: string | null; isActive: boolean; disabledAt: number | null; types: EventType[] };
}
