import { createRefund } from "../payments/create-refund.ts";
import {
  createOrder,
  findOrder,
  listOrders,
  paymentsOfOrder,
  updateOrder,
} from "../orders/orders.ts";
import { capture, findPayment, listPayments } from "../payments/payments.ts";
import { findRefund, refundsOfPayment } from "../payments/refunds.ts";
import { type Call, get, post, type Route } from "./call.ts";

/** The provider's API, as far as a shop needs it. */
export const API_ROUTES: readonly Route[] = [
  post("/v1/orders", ({ sandbox, input }) => createOrder(sandbox, input)),
  get("/v1/orders", ({ sandbox, query }) => listOrders(sandbox, query)),
  get("/v1/orders/:id", ({ sandbox, ids: [id] }) => findOrder(sandbox, id!)),
  get("/v1/orders/:id/payments", ({ sandbox, ids: [id] }) => paymentsOfOrder(sandbox, id!)),
  {
    method: "PATCH",
    path: "/v1/orders/:id",
    handle: ({ sandbox, ids: [id], input }) => updateOrder(sandbox, id!, input),
  },
  get("/v1/payments", ({ sandbox, query }) => listPayments(sandbox, query)),
  get("/v1/payments/:id", ({ sandbox, ids: [id] }) => findPayment(sandbox, id!)),
  post("/v1/payments/:id/capture", ({ sandbox, ids: [id], input }) => capture(sandbox, id!, input)),
  post("/v1/payments/:id/refund", refundOnce),
  get("/v1/payments/:id/refunds", ({ sandbox, ids: [id] }) =>
    refundsOfPayment(sandbox, findPayment(sandbox, id!).id),
  ),
  get("/v1/refunds/:id", ({ sandbox, ids: [id] }) => findRefund(sandbox, id!)),
];

/**
 * Until the answer is sent, a request with the same key is told that the first one is still in
 * progress.
 */
function refundOnce({ sandbox, ids: [id], input, request, response }: Call): unknown {
  const key = request.headers["x-refund-idempotency"]?.toString();
  const refund = createRefund(sandbox, id!, input, key);
  if (key !== undefined) {
    sandbox.refundsUnderWay.add(key);
    response.once("close", () => sandbox.refundsUnderWay.delete(key));
  }
  return refund;
}
