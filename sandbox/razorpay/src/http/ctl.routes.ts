import { badInput } from "../protocol/api-error.ts";
import type { Forgery, ScenarioWish, WebhookWish } from "../control/ctl-types.ts";
import { deliver } from "../control/deliver.ts";
import { dump } from "../control/dump.ts";
import { FAULT_KINDS, type Fault } from "../state/faults.ts";
import { forge } from "../control/forge.ts";
import { refuseExtra } from "../protocol/input.ts";
import { pay } from "../control/pay.ts";
import { authorize, findPayment } from "../payments/payments.ts";
import { findRefund, settleRefund } from "../payments/refunds.ts";
import { setWebhook } from "../state/sandbox.ts";
import { type Call, get, post, type Route } from "./call.ts";

/** The controls: what tests do to the provider. See the README for each. */
export const CTL_ROUTES: readonly Route[] = [
  get("/__ctl/state", ({ sandbox }) => dump(sandbox)),
  get("/__ctl/requests", ({ sandbox }) => sandbox.requests),
  { method: "PUT", path: "/__ctl/scenario", handle: setScenario },
  post("/__ctl/faults", addFault),
  { method: "DELETE", path: "/__ctl/faults", handle: ({ sandbox }) => sandbox.faults.clear() },
  post("/__ctl/orders/:id/pay", ({ sandbox, ids: [id], input }) => pay(sandbox, id!, input)),
  post("/__ctl/payments/:id/authorize", authorizeLate),
  post("/__ctl/refunds/:id/settle", ({ sandbox, ids: [id], input }) => {
    const refund = findRefund(sandbox, id!);
    settleRefund(sandbox, refund, input["status"] === "failed" ? "failed" : "processed");
    return refund;
  }),
  post("/__ctl/webhooks/deliver", async ({ sandbox, input }) => deliver(sandbox, input)),
  post("/__ctl/webhooks/forge", async ({ sandbox, input }) =>
    forge(sandbox, input as unknown as Forgery),
  ),
  { method: "PATCH", path: "/__ctl/webhook", handle: changeWebhook },
  post("/__ctl/clock/advance", advance),
  post("/__ctl/settled", async ({ schedule }) => {
    await schedule.settled();
    return {};
  }),
];

function setScenario({ sandbox: { state }, input }: Call): unknown {
  const { orderId, ...scenario } = input as ScenarioWish;
  if (orderId === undefined) state.scenarios.usual = scenario;
  else state.scenarios.byOrder[orderId] = scenario;
  return state.scenarios;
}

function addFault({ sandbox, input }: Call): unknown {
  refuseExtra(input, ["kind", "method", "path", "afterCommit", "ms", "times"]);
  const fault = input as unknown as Fault;
  if (!FAULT_KINDS.includes(fault.kind)) throw badInput("There is no such fault.", "kind");
  sandbox.faults.add(fault);
  return {};
}

/** Now the bank says yes after all. */
function authorizeLate({ sandbox, ids: [id] }: Call): unknown {
  const payment = findPayment(sandbox, id!);
  if (payment.status !== "created" && payment.status !== "failed") {
    throw badInput(`A payment that is ${payment.status} can't be authorized.`);
  }
  authorize(sandbox, payment);
  return payment;
}

function changeWebhook({ sandbox, input }: Call): unknown {
  const { url, secret, isActive, types } = input as WebhookWish;
  const { webhook } = sandbox.state;
  setWebhook(sandbox, {
    ...(url === undefined ? {} : { url }),
    ...(secret === undefined ? {} : { secret }),
  });
  if (types) webhook.types = types;
  if (isActive !== undefined) {
    webhook.isActive = isActive;
    webhook.disabledAt = null;
  }
  return dump(sandbox).webhook;
}

async function advance({ sandbox, schedule, input }: Call): Promise<unknown> {
  const { ms } = input;
  if (typeof ms !== "number" || !(ms >= 0)) throw badInput("Give a number of milliseconds.", "ms");
  await schedule.advance(ms);
  return { now: sandbox.clock.now() };
}
