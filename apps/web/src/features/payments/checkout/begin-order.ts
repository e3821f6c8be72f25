import { type CheckoutOrder, payments, type Plan } from "@theta/contract";
import { call } from "../../../lib/call/call.ts";
import { CallError } from "../../../lib/call/call-error.ts";
import { codeOf } from "../../../lib/call/code-of.ts";
import { keepPending, type PendingOrder } from "../shared/pending-order.ts";

export type Begun =
  | { order: CheckoutOrder; pending: PendingOrder }
  /** There's already a payment for this plan, so we must find out first what happened to it. */
  | { inProgress: PendingOrder }
  /** The reason in the server's words; empty if it gave none. */
  | { refused: string };

/** Requests an order and saves it on this device before anyone can pay it. */
export async function beginOrder(learnerId: string, plan: Plan): Promise<Begun> {
  try {
    const asked = { subscriptionPlanId: plan.planId };
    const { result: order } = await call(payments.createOrder, asked, { as: learnerId });
    return { order, pending: keep(learnerId, plan, order) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { state, told } = error;
    const { orderDocumentId, razorPayOrderId } = state as Record<string, unknown>;
    if (
      codeOf(payments.createOrder, error) === "payment-in-progress" &&
      typeof orderDocumentId === "string" &&
      typeof razorPayOrderId === "string"
    )
      return { inProgress: keep(learnerId, plan, { orderDocumentId, razorPayOrderId }) };
    return { refused: told.join(" ") };
  }
}

type Ids = Pick<CheckoutOrder, "orderDocumentId" | "razorPayOrderId">;

function keep(learnerId: string, plan: Plan, { orderDocumentId, razorPayOrderId }: Ids) {
  const pending: PendingOrder = {
    orderDocumentId,
    razorPayOrderId,
    planName: plan.name,
    startedAt: Date.now(),
    proof: null,
  };
  keepPending(learnerId, pending);
  return pending;
}
