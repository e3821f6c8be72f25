import { type CheckoutOrder, internationalPhone, type Plan } from "@theta/contract";
import type { LocalLearner } from "../../../lib/session/local-session.ts";
import type { PaidReply, Razorpay } from "./razorpay.ts";

export type DialogEnd =
  | { paid: PaidReply }
  /** Closed by the learner, with what the provider said about the last card tried. */
  | { dismissed: true; declined: string | null }
  | { takenAway: true };

export interface OpenDialog {
  end: Promise<DialogEnd>;
  /** Closes the window because another one was faster or the screen is being left. */
  close: () => void;
}

interface Wish {
  order: CheckoutOrder;
  plan: Plan;
  learner: LocalLearner;
}

/** Opens the provider's window. A declined card leaves it open for another try. */
export function openDialog(Razorpay: Razorpay, { order, plan, learner }: Wish): OpenDialog {
  let declined: string | null = null;
  const { promise, resolve } = Promise.withResolvers<DialogEnd>();
  const dialog = new Razorpay({
    key: order.keyId,
    order_id: order.razorPayOrderId,
    amount: order.amount,
    currency: order.currency,
    name: "Theta",
    description: plan.name,
    prefill: {
      name: learner.name,
      email: learner.email,
      // Without a country code, the provider takes a number for an Indian one.
      contact: internationalPhone(learner.phone),
    },
    notes: { purpose: `Purchase of ${plan.name}` },
    theme: { color: brandColor() },
    handler: (paid) => resolve({ paid }),
    modal: {
      // One press of Escape shouldn't throw away a running payment.
      confirm_close: true,
      ondismiss: () => resolve({ dismissed: true, declined }),
    },
  });
  dialog.on("payment.failed", ({ error }) => {
    declined = typeof error?.description === "string" ? error.description : "";
  });
  dialog.open();
  return {
    end: promise,
    close() {
      dialog.close();
      resolve({ takenAway: true });
    },
  };
}

/** The window is always light, so it gets the light theme's green: the first of the two. */
function brandColor(): string {
  const pair = getComputedStyle(document.documentElement).getPropertyValue("--brand");
  return /#[0-9a-f]{6}/i.exec(pair)?.[0] ?? "";
}
