import type { EventType, OrderEntity, PaymentEntity, RefundEntity } from "../protocol/entities.ts";
import type { Delivery, Scenario, Task, WebhookEvent } from "../state/state.ts";

/** What the controls take and give; the client and the routes share it. */
export interface ScenarioWish extends Scenario {
  /** Without an order: for every order that has no wish of its own. */
  orderId?: string;
}

export interface DeliverWish {
  orderId?: string;
  /** Sent in this order. Without it, as they happened. */
  types?: EventType[];
  eventIds?: string[];
  reversed?: boolean;
  /** Each so many times. */
  copies?: number;
  /** Copies come under ids of their own: the id stands outside what is signed. */
  newIds?: boolean;
  /** All at the same time. */
  parallel?: boolean;
}

/** A message that the provider never sent. Signed rightly unless said. */
export interface Forgery {
  type: EventType;
  /** The order and payment it is made from; the newest payment is taken. */
  orderId: string;
  signature?: "valid" | "none" | "random" | "key-secret" | "previous-secret" | "other-account";
  /** What is done to the body after it was signed. */
  tamper?: "one-byte" | "reserialised";
  /** The body of another account than ours. */
  otherAccount?: boolean;
  /** Fields of the payment and of the order as they shall be told. */
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
