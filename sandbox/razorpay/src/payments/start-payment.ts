import { badInput, orderIsPaid } from "../protocol/api-error.ts";
import { inRupees } from "../protocol/currencies.ts";
import type { OrderEntity, PaymentEntity } from "../protocol/entities.ts";
import { makeId } from "../protocol/ids.ts";
import { type Input, takeNotes } from "../protocol/input.ts";
import { findOrder, paymentsOf } from "../orders/orders.ts";
import type { Sandbox } from "../state/sandbox.ts";
import { plan } from "../state/tasks.ts";
import { findTestCard, type TestCard } from "./cards.ts";

/** The bank has ten minutes; then its silence counts as a no. */
const BANK_PATIENCE_MS = 10 * 60_000;

/** What was typed into the dialog. Only the card's last four digits are kept. */
export function startPayment(sandbox: Sandbox, orderId: string, input: Input): PaymentEntity {
  const order = findOrder(sandbox, orderId);
  refuseSecondPayment(sandbox, order);
  refuseOtherAmount(order, input);
  const given = (input["card"] ?? {}) as Input;
  const card = findTestCard(textOf(given["number"]) ?? "");
  if (!card) {
    throw badInput("The sandbox takes test cards only. No real card may be used.", "card[number]");
  }
  refuseExpired(sandbox, given);

  const payment = makePayment(sandbox, order, card, input);
  payment.card.name = textOf(given["name"]) ?? "";
  sandbox.state.payments[payment.id] = payment;
  sandbox.state.refusals[payment.id] = card.refusal;
  order.attempts += 1;
  order.status = "attempted";
  plan(sandbox, {
    kind: "bank-is-silent",
    id: payment.id,
    dueAt: sandbox.clock.now() + BANK_PATIENCE_MS,
  });
  return payment;
}

function refuseSecondPayment(sandbox: Sandbox, order: OrderEntity): void {
  if (order.status === "paid") throw orderIsPaid();
  if (paymentsOf(sandbox, order.id).some(({ status }) => status === "authorized")) {
    throw badInput("A payment for this order has been authorized and is being processed.");
  }
}

/** The page can say anything; the amount paid is the order's. */
function refuseOtherAmount(order: OrderEntity, { amount, currency }: Input): void {
  if (amount !== undefined && Number(amount) !== order.amount) {
    throw badInput(
      "Your payment amount is different from your order amount. To pay successfully, please try using right amount.",
      "amount",
    );
  }
  if (currency !== undefined && currency !== order.currency) {
    throw badInput("Payment currency is different from the order currency.", "currency");
  }
}

function refuseExpired(sandbox: Sandbox, card: Input): void {
  const [month, year] = [Number(card["expiry_month"]), Number(card["expiry_year"])];
  const isDate = Number.isInteger(year) && month >= 1 && month <= 12;
  const end = isDate ? Date.UTC(2000 + (year % 100), month) : 0;
  if (end > sandbox.clock.now()) return;
  throw badInput("The card's expiration date must be in the future.", "card[expiry_month]");
}

function makePayment(
  sandbox: Sandbox,
  order: OrderEntity,
  card: TestCard,
  input: Input,
): PaymentEntity {
  const cardId = makeId("card");
  return {
    id: makeId("pay"),
    entity: "payment",
    amount: order.amount,
    currency: order.currency,
    base_amount: inRupees(order.amount, order.currency),
    base_currency: "INR",
    status: "created",
    order_id: order.id,
    invoice_id: null,
    international: card.isInternational,
    method: "card",
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: textOf(input["description"]),
    card_id: cardId,
    card: {
      id: cardId,
      entity: "card",
      name: "",
      last4: card.number.slice(-4),
      network: card.network,
      type: "credit",
      issuer: null,
      international: card.isInternational,
      emi: false,
      sub_type: "consumer",
      token_iin: null,
    },
    bank: null,
    wallet: null,
    vpa: null,
    email: textOf(input["email"]),
    contact: textOf(input["contact"]),
    notes: takeNotes(input["notes"]),
    fee: null,
    tax: null,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    acquirer_data: { auth_code: null },
    created_at: sandbox.clock.seconds(),
  };
}

function textOf(given: unknown): string | null {
  return typeof given === "string" && given !== "" ? given.slice(0, 255) : null;
}
