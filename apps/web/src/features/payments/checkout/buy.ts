import type { Plan } from "@theta/contract";
import type { LocalLearner } from "../../../lib/session/local-session.ts";
import { keepPending } from "../shared/pending-order.ts";
import { beginOrder } from "./begin-order.ts";
import { type OpenDialog, openDialog } from "./open-dialog.ts";
import type { Razorpay } from "./razorpay.ts";
import type { Note, Stage } from "./stage.ts";

interface Purchase {
  Razorpay: Razorpay;
  plan: Plan;
  learner: LocalLearner;
  keepDialog: (dialog: OpenDialog) => void;
}

/**
 * Creates an order, opens the provider's window, and settles the result, yielding each stage as it's reached.
 */
export async function* buy(purchase: Purchase): AsyncGenerator<Stage> {
  const { Razorpay, plan, learner, keepDialog } = purchase;
  yield { at: "creating" };
  const begun = await beginOrder(learner.userId, plan);
  if ("refused" in begun)
    return yield { at: "ready", note: { about: "refused", why: begun.refused } };
  if ("inProgress" in begun) return yield { at: "confirming", order: begun.inProgress };
  const { order, pending } = begun;
  // The server's price decides, but nobody pays a price other than the one they saw.
  if (order.amount !== Math.round(plan.price * 100)) {
    const { amount: cents, currency } = order;
    return yield { at: "ready", note: { about: "price", cents, currency } };
  }
  yield { at: "paying" };
  const dialog = openDialog(Razorpay, { order, plan, learner });
  keepDialog(dialog);
  const end = await dialog.end;
  if ("takenAway" in end) return;
  if ("dismissed" in end) {
    return yield { at: "looking", order: pending, note: noteOf(end.declined) };
  }
  const { razorpay_payment_id: razorpayPaymentId, razorpay_signature: razorpaySignature } =
    end.paid;
  const paid = { ...pending, proof: { razorpayPaymentId, razorpaySignature } };
  keepPending(learner.userId, paid);
  yield { at: "confirming", order: paid };
}

const noteOf = (declined: string | null): Note =>
  declined === null ? { about: "dismissed" } : { about: "declined", why: declined };
