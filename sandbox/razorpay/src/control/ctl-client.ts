/** The sandbox's controls for tests: one function for each. */
import type { PaidReply } from "../payments/answer-bank.ts";
import type {
  DeliverWish,
  Forgery,
  PayWish,
  ScenarioWish,
  StateDump,
  WebhookWish,
} from "./ctl-types.ts";
import type { PaymentEntity, RefundEntity } from "../protocol/entities.ts";
import type { Fault } from "../state/faults.ts";
import type { RequestNote } from "../state/sandbox.ts";
import type { Delivery } from "../state/state.ts";

const HOUR_MS = 3_600_000;

export type SandboxControls = ReturnType<typeof sandboxControls>;

/** The provider's refusal, when a control is answered with one: a declined card, for example. */
export class ControlError extends Error {
  readonly status: number;
  readonly error: { code?: string; description?: string; reason?: string };

  constructor(status: number, error: ControlError["error"]) {
    super(error.description ?? `HTTP ${status}`);
    this.status = status;
    this.error = error;
  }
}

export function sandboxControls({ url, ctlToken }: { url: string; ctlToken: string }) {
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${url}/__ctl/${path}`, {
      method,
      headers: { "x-ctl-token": ctlToken, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const reply = (await response.json()) as T & { error?: ControlError["error"] };
    if (!response.ok) throw new ControlError(response.status, reply.error ?? {});
    return reply;
  };
  return {
    state: async () => await ask<StateDump>("GET", "state"),
    /** What was asked of the API so far. */
    requests: async () => await ask<RequestNote[]>("GET", "requests"),
    scenario: async (wish: ScenarioWish) => await ask<unknown>("PUT", "scenario", wish),
    fault: async (fault: Fault) => await ask<unknown>("POST", "faults", fault),
    clearFaults: async () => await ask<unknown>("DELETE", "faults"),
    /** Pays as the dialog would. Throws a ControlError with the provider's error when it fails. */
    pay: async (orderId: string, wish: PayWish = {}) =>
      await ask<PaidReply>("POST", `orders/${orderId}/pay`, wish),
    authorizeLate: async (paymentId: string) =>
      await ask<PaymentEntity>("POST", `payments/${paymentId}/authorize`),
    settleRefund: async (refundId: string, status: "processed" | "failed") =>
      await ask<RefundEntity>("POST", `refunds/${refundId}/settle`, { status }),
    deliver: async (wish: DeliverWish) => await ask<Delivery[]>("POST", "webhooks/deliver", wish),
    forge: async (forgery: Forgery) => await ask<Delivery>("POST", "webhooks/forge", forgery),
    webhook: async (wish: WebhookWish) => await ask<StateDump["webhook"]>("PATCH", "webhook", wish),
    /**
     * Moves the provider's clock forward; whatever falls due along the way happens at its own time.
     */
    advance: async (time: { hours?: number; minutes?: number; ms?: number }) =>
      await ask<{ now: number }>("POST", "clock/advance", {
        ms: (time.hours ?? 0) * HOUR_MS + (time.minutes ?? 0) * 60_000 + (time.ms ?? 0),
      }),
    /** Waits until every webhook that is due has been sent. */
    settled: async () => await ask<unknown>("POST", "settled"),
  };
}
