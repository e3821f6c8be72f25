import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { loadPlans, planOpens } from "@theta/content";
import type { CheckoutOrder } from "@theta/contract";
import { audit, type Origin } from "../../../platform/audit.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { type Limit, spend } from "../../../platform/throttle.ts";
import { makeAtProvider } from "./make-at-provider.ts";
import { type Order, selectOptionalOrder } from "../orders.queries.ts";
import {
  claimMaking,
  insertOrder,
  lockOrdering,
  type NewOrder,
  selectOptionalOpenOrder,
} from "./new-orders.queries.ts";
import { needProvider, type PaymentServices } from "../payment-services.ts";
import { ProviderRefusal, ProviderUnavailable } from "../provider/provider-errors.ts";
import { noSuchPlan, paymentInProgress, providerUnavailable } from "../refusals.ts";
import { settleOrder } from "./settle-order.ts";

const CURRENCY = "USD";
const ORDERS_PER_HOUR = 10;
/** Each request asks the provider, even if it returns an existing order. */
const ASKS_PER_HOUR = 60;
/** How long two windows share one order. */
const OPEN_MINUTES = 30;
/** Longer than we wait for the provider. */
const LEASE_SECONDS = 10;
const LOOK_EVERY_MS = 200;

interface Wish {
  learnerId: string;
  planKey: string;
  origin: Origin;
}

/** Starts buying a plan at our price, or continues what was started. */
export async function createOrder(services: PaymentServices, wish: Wish): Promise<CheckoutOrder> {
  const { learnerId, planKey, origin } = wish;
  const plan = (await loadPlans()).find(({ key }) => key === planKey);
  if (!plan) throw noSuchPlan();
  await spend(services.db, [perHour(`ask-for-order/${learnerId}`, ASKS_PER_HOUR)]);
  const order = {
    learnerId,
    plan: { ...plan, opens: planOpens.parse(plan) },
    amount: plan.cents,
    currency: CURRENCY,
  };
  try {
    needProvider(services);
    return await findOrMake(services, order, origin);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error;
    services.log.warn({ err: error }, "couldn't create an order");
    throw providerUnavailable();
  }
}

async function findOrMake(
  services: PaymentServices,
  wish: NewOrder,
  origin: Origin,
): Promise<CheckoutOrder> {
  for (;;) {
    const { order, isNew } = await openOrder(services, wish, origin);
    if (isNew) return checkout(services, order, await makeAtProvider(services, order, "first"));
    const made = order.providerOrderId ?? (await makeOrAwait(services, order));
    const usable = { ...order, providerOrderId: made };
    const settlement = await settleOrder(services, order.id, origin);
    if (settlement === "unpaid") return checkout(services, order, made);
    if (settlement === "paid" || settlement === "confirming") throw paymentInProgress(usable);
    // It was flagged, so it isn't found again, and a new one replaces it.
  }
}

async function openOrder(services: PaymentServices, wish: NewOrder, origin: Origin) {
  return await inTransaction(services.db, async (tx) => {
    await lockOrdering(tx, wish.learnerId);
    const open = await selectOptionalOpenOrder(tx, wish, OPEN_MINUTES);
    if (open) return { order: open, isNew: false };
    await spend(tx, [perHour(`create-order/${wish.learnerId}`, ORDERS_PER_HOUR)]);
    const order = await insertOrder(tx, `s_${randomBytes(8).toString("hex")}`, wish);
    await audit(tx, origin, {
      event: "order.created",
      learnerId: wish.learnerId,
      detail: { orderId: order.id, plan: order.planKey, amount: order.amount },
    });
    return { order, isNew: true };
  });
}

function perHour(key: string, hits: number): Limit {
  return { key, hits, windowSeconds: 3_600 };
}

/** Another request is making it right now, or one has failed to. */
async function makeOrAwait(services: PaymentServices, order: Order): Promise<string> {
  const until = performance.now() + services.config.payments!.timeoutMs;
  while (performance.now() < until) {
    const now = await selectOptionalOrder(services.db, order.id);
    if (now?.providerOrderId) return now.providerOrderId;
    if (await claimMaking(services.db, order.id, LEASE_SECONDS)) {
      return await makeAtProvider(services, order, "again");
    }
    await pause(LOOK_EVERY_MS);
  }
  throw new ProviderUnavailable("the order is still being made");
}

function checkout(
  { config }: PaymentServices,
  { id, amount, currency }: Order,
  razorPayOrderId: string,
): CheckoutOrder {
  return {
    orderDocumentId: id,
    razorPayOrderId,
    amount,
    currency,
    keyId: config.payments!.keyId,
  };
}
