/** Asks the server what became of an order, until it knows: the browser's own word counts for nothing. */
import { type BoughtSubscription, payments } from "@theta/contract";
import { call } from "../../../lib/call/call.ts";
import type { CallError } from "../../../lib/call/call-error.ts";
import { codeOf } from "../../../lib/call/code-of.ts";
import { isFinal } from "../../../lib/call/is-final.ts";
import type { PendingOrder } from "./pending-order.ts";

export type Outcome =
  | { state: "bought"; bought: BoughtSubscription }
  | { state: "not-paid" }
  /** A person will look at it, and we write. */
  | { state: "in-review"; why: string }
  | { state: "refunded"; why: string }
  /** The server knows nothing of it, so that asking again cannot help. */
  | { state: "unknown"; why: string };

/** Why it is not known yet: the provider has not told us, or nobody could be asked. */
export type Delay = "confirming" | "unreachable";

export interface Confirming {
  /** Settles with the server's word; never after `stop`. */
  outcome: Promise<Outcome>;
  /** Does not wait for the next time to ask. */
  askNow: () => void;
  stop: () => void;
}

const PAUSES_SECONDS = [1, 2, 4, 8, 15, 30] as const;
const LONGEST_SECONDS = 60;

/** Growing, so that whoever leaves the page open over night asks sixty times an hour and not more. */
export const pauseAfter = (asked: number) => PAUSES_SECONDS[asked - 1] ?? LONGEST_SECONDS;

export function confirmOrder(
  learnerId: string,
  order: PendingOrder,
  onDelay: (delay: Delay) => void,
): Confirming {
  const abort = new AbortController();
  let wake: (() => void) | null = null;

  async function run(): Promise<Outcome> {
    let { proof } = order;
    for (let asked = 1; ; asked++) {
      const answer = await askOnce(learnerId, { ...order, proof }, abort.signal);
      if (abort.signal.aborted) return await new Promise<never>(() => {});
      if (answer === "bad-signature") {
        // The order speaks for itself: the provider is asked in any case.
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
): Promise<Outcome | Delay | "bad-signature"> {
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

function whatIsSaid(refusal: CallError): Outcome | "bad-signature" {
  const { message } = refusal;
  switch (codeOf(payments.createSubscription, refusal)) {
    // From a server that is older than this page.
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
