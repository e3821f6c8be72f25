import { badInput, unknownId } from "../protocol/api-error.ts";
import { takeCapture } from "./capture-setting.ts";
import { isCurrency } from "../protocol/currencies.ts";
import {
  type Collection,
  collection,
  type OrderEntity,
  type PaymentEntity,
} from "../protocol/entities.ts";
import { makeId } from "../protocol/ids.ts";
import {
  type Input,
  pick,
  refuseExtra,
  takeAmount,
  takeId,
  takeNotes,
  takePage,
  takeReceipt,
} from "../protocol/input.ts";
import type { Sandbox } from "../state/sandbox.ts";

const FIELDS = [
  "amount",
  "currency",
  "receipt",
  "notes",
  "partial_payment",
  "payment",
  "unique_receipt",
] as const;

export function createOrder(sandbox: Sandbox, input: Input): OrderEntity {
  refuseExtra(input, FIELDS);
  const { currency } = input;
  if (currency === undefined) throw badInput("The currency field is required.", "currency");
  if (!isCurrency(currency)) throw badInput("Currency is not supported", "currency");
  const amount = takeAmount(input, currency);
  const receipt = takeReceipt(input["receipt"]);
  const capture = takeCapture(input["payment"]);
  const notes = takeNotes(input["notes"]);
  const earlier = input["unique_receipt"] === true ? findByReceipt(sandbox, receipt) : undefined;
  if (earlier) return sameOrder(earlier, amount, currency);

  const order: OrderEntity = {
    id: makeId("order"),
    entity: "order",
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt,
    offer_id: null,
    status: "created",
    attempts: 0,
    notes,
    created_at: sandbox.clock.seconds(),
  };
  sandbox.state.orders[order.id] = order;
  sandbox.state.captureSettings[order.id] = capture;
  return order;
}

/** With `unique_receipt`, creating it again returns the first order. */
function sameOrder(order: OrderEntity, amount: number, currency: string): OrderEntity {
  if (order.amount === amount && order.currency === currency) return order;
  throw badInput("Order receipt should be unique.", "receipt");
}

function findByReceipt({ state }: Sandbox, receipt: string | null): OrderEntity | undefined {
  if (receipt === null) return undefined;
  return Object.values(state.orders).find((order) => order.receipt === receipt);
}

export function findOrder({ state }: Sandbox, id: string): OrderEntity {
  const order = state.orders[takeId("order", id)];
  if (!order) throw unknownId();
  return order;
}

export function listOrders({ state }: Sandbox, query: URLSearchParams): Collection<OrderEntity> {
  const receipt = query.get("receipt");
  const orders = Object.values(state.orders).filter(
    (order) => receipt === null || order.receipt === receipt,
  );
  return collection(pick(orders, takePage(query)));
}

/** Only the notes of an order can be changed. */
export function updateOrder(sandbox: Sandbox, id: string, input: Input): OrderEntity {
  const order = findOrder(sandbox, id);
  refuseExtra(input, ["notes"]);
  if (input["notes"] === undefined) throw badInput("The notes field is required.", "notes");
  order.notes = takeNotes(input["notes"]);
  return order;
}

export function paymentsOfOrder(sandbox: Sandbox, id: string): Collection<PaymentEntity> {
  const order = findOrder(sandbox, id);
  return collection(paymentsOf(sandbox, order.id).toReversed());
}

export function paymentsOf({ state }: Sandbox, orderId: string): PaymentEntity[] {
  return Object.values(state.payments).filter((payment) => payment.order_id === orderId);
}
