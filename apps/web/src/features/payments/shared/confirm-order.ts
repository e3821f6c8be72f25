/** Asks the server what happened to an order until it knows. The browser's own word counts for nothing. */
import { type PurchasedSubscription, payments } from "@theta/contract";
import { call } from "../../../lib/call/call.ts";
import type { CallError } from "../../../lib/call/call-error.ts";
import { codeOf } from "../../../lib/call/code-of.ts";
import { isFinal } from "../../../lib/call/is-final.ts";
import type { PendingOrder } from "./pending-order.ts";

export type OrderOutcome =
  | { state: "bought"; bought: PurchasedSubscription }
  | { state: "not-paid" }
  /** A person will look at it and email the learner. */
  | { state: "in-review"; why: string }
  | { state: "refunded"; why: string }
  /** The server doesn't know this order, so asking again can't help. */
  | { state: "unknown"; why: string };

/** Why it isn't known yet: the provider hasn't told us, or we couldn't reach anyone. */
export type Delay = "confirming" | "unreachable";

export interface Confirming {
  /** Resolves with the server's answer; never after `stop`. */
  outcome: Promise<OrderOutcome>;
  /** Asks now instead of waiting for the next time. */
  askNow: () => void;
  stop: () => void;
}

const PAUSES_SECONDS = [1, 2, 4, 8, 15, 30] as const;
const LONGEST_SECONDS = 60;

/** The pauses grow, so that a page left open overnight asks no more than sixty times an hour. */
export const pauseAfter = (asked: number) => PAUSES_SECONDS[asked - 1] ?? LONGEST_SECONDS;

export function confirmOrder(
  learnerId: string,
  order: PendingOrder,
  onDelay: (delay: Delay) => void,
): Confirming {
  const abort = new AbortController();
  let wake: (() => void) | null = null;

  async function run(): Promise<OrderOutcome> {
    let { proof } = order;
    for (let asked = 1; ; asked++) {
      const answer = await askOnce(learnerId, { ...order, proof }, abort.signal);
      if (abort.signal.aborted) return await new Promise<never>(() => {});
      if (answer === "bad-signature") {
        // The order alone is enough: the server asks the provider in any case.
        proof = null;
        continue;
      }
      if (typeof answer === "object") return answer;
      onDelay(answer);
      await new Promise<void>((done) => {
        wake = done;
        setTimeout(done, pauseAfter(asked) * 1000);
      });
    }
  }

  return {
    outcome: run(),
    askNow: () => wake?.(),
    stop() {
      abort.abort();
      wake?.();
    },
  };
}

async function askOnce(
  learnerId: string,
  { orderDocumentId, razorPayOrderId, proof }: PendingOrder,
  signal: AbortSignal,
): Promise<OrderOutcome | Delay | "bad-signature"> {
  const asked = { orderId: orderDocumentId, razorPayOrderId, ...proof, mayBeUnpaid: true };
  const options = { as: learnerId, signal };
  try {
    const { result, orderState } = await call(payments.createSubscription, asked, options);
    if (orderState === "not-paid") return { state: "not-paid" };
    return result ? { state: "bought", bought: result } : "confirming";
  } catch (error) {
    return isFinal(error) ? whatIsSaid(error) : "unreachable";
  }
}

function whatIsSaid(refusal: CallError): OrderOutcome | "bad-signature" {
  const { message } = refusal;
  switch (codeOf(payments.createSubscription, refusal)) {
    // A server older than this page sends this.
    case "not-paid":
      return { state: "not-paid" };
    case "bad-signature":
      return "bad-signature";
    case "payment-in-review":
      return { state: "in-review", why: message };
    case "order-refunded":
      return { state: "refunded", why: message };
    default:
      return { state: "unknown", why: message };
  }
}
