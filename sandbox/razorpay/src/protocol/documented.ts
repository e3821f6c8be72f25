/**
 * The fields of the provider's entities and their types, from the samples in its public
 * documentation (api/orders, api/payments, api/refunds, webhooks; April 2026). A question mark: not
 * in every sample.
 */
export type Shape = Record<string, string>;

const NOTES = "object|list";
const TEXT_OR_NULL = "string|null";

export const ORDER: Shape = {
  id: "string",
  entity: "string",
  amount: "integer",
  amount_paid: "integer",
  amount_due: "integer",
  currency: "string",
  receipt: TEXT_OR_NULL,
  offer_id: TEXT_OR_NULL,
  status: "string",
  attempts: "integer",
  notes: NOTES,
  created_at: "integer",
};

export const PAYMENT: Shape = {
  id: "string",
  entity: "string",
  amount: "integer",
  currency: "string",
  "base_amount?": "integer",
  "base_currency?": "string",
  status: "string",
  order_id: TEXT_OR_NULL,
  invoice_id: TEXT_OR_NULL,
  international: "boolean",
  method: "string",
  amount_refunded: "integer",
  "amount_transferred?": "integer",
  refund_status: TEXT_OR_NULL,
  captured: "boolean",
  description: TEXT_OR_NULL,
  card_id: TEXT_OR_NULL,
  "card?": "object",
  bank: TEXT_OR_NULL,
  wallet: TEXT_OR_NULL,
  vpa: TEXT_OR_NULL,
  email: TEXT_OR_NULL,
  contact: TEXT_OR_NULL,
  "customer_id?": TEXT_OR_NULL,
  "token_id?": TEXT_OR_NULL,
  notes: NOTES,
  fee: "integer|null",
  tax: "integer|null",
  error_code: TEXT_OR_NULL,
  error_description: TEXT_OR_NULL,
  error_source: TEXT_OR_NULL,
  error_step: TEXT_OR_NULL,
  error_reason: TEXT_OR_NULL,
  acquirer_data: NOTES,
  created_at: "integer",
  "provider?": TEXT_OR_NULL,
  "upi?": "object",
  "reward?": TEXT_OR_NULL,
};

export const CARD: Shape = {
  id: "string",
  entity: "string",
  name: "string",
  last4: "string",
  network: "string",
  type: "string",
  issuer: TEXT_OR_NULL,
  international: "boolean",
  emi: "boolean",
  sub_type: TEXT_OR_NULL,
  "token_iin?": TEXT_OR_NULL,
  "iin?": "string",
};

export const REFUND: Shape = {
  id: "string",
  entity: "string",
  amount: "integer",
  currency: "string",
  payment_id: "string",
  notes: NOTES,
  receipt: TEXT_OR_NULL,
  acquirer_data: NOTES,
  created_at: "integer",
  batch_id: TEXT_OR_NULL,
  status: "string",
  speed_processed: "string",
  speed_requested: "string",
};

export const COLLECTION: Shape = { entity: "string", count: "integer", items: "list" };

export const ERROR: Shape = {
  code: "string",
  description: "string",
  "source?": "string",
  "step?": "string",
  "reason?": "string",
  "metadata?": NOTES,
  "field?": TEXT_OR_NULL,
};

export const EVENT: Shape = {
  entity: "string",
  account_id: "string",
  event: "string",
  contains: "list",
  payload: "object",
  created_at: "integer",
};

/** What an event includes, in the order of its `contains`. */
export const PAYLOADS: Record<string, string[]> = {
  "payment.authorized": ["payment"],
  "payment.captured": ["payment"],
  "payment.failed": ["payment"],
  "order.paid": ["payment", "order"],
  "refund.created": ["refund", "payment"],
  "refund.processed": ["refund", "payment"],
  "refund.failed": ["refund", "payment"],
};

/** Every way an entity differs from its documentation. */
export function differences(thing: unknown, shape: Shape): string[] {
  const given = (thing ?? {}) as Record<string, unknown>;
  const known = new Set(Object.keys(shape).map((key) => key.replace("?", "")));
  const unknown = Object.keys(given).filter((key) => !known.has(key));
  const wrong = Object.entries(shape).flatMap(([key, types]) => {
    const name = key.replace("?", "");
    if (!(name in given)) return key.endsWith("?") ? [] : [`${name} is missing`];
    const type = typeOf(given[name]);
    return types.split("|").includes(type) ? [] : [`${name} is ${type}, not ${types}`];
  });
  return [...unknown.map((key) => `${key} is not documented`), ...wrong];
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "list";
  return Number.isInteger(value) ? "integer" : typeof value;
}
