import {
  endMaking,
  type Order,
  selectOptionalOrder,
  updateProviderOrderId,
} from "../order/orders.queries.ts";
import { needProvider, type PaymentServices } from "../payment-services.ts";
import type { Provider } from "./provider.ts";
import { ProviderUnavailable } from "./provider-errors.ts";
import type { ProviderOrder } from "./provider-shapes.ts";

/**
 * Has the provider make an order of ours, once: when its answer was lost, the order is looked for by
 * its receipt before it is made again. All of it within the time that one request may take.
 */
export async function makeAtProvider(
  services: PaymentServices,
  order: Order,
  which: "first" | "again",
): Promise<string> {
  const signal = AbortSignal.timeout(services.config.payments!.timeoutMs);
  try {
    const made = await findOrCreate(needProvider(services), { order, which, signal });
    await updateProviderOrderId(services.db, order.id, made.id);
  } catch (error) {
    // Whoever comes next need not wait for us.
    await endMaking(services.db, order.id);
    throw error;
  }
  const kept = await selectOptionalOrder(services.db, order.id);
  return kept!.providerOrderId!;
}

interface Making {
  order: Order;
  which: "first" | "again";
  signal: AbortSignal;
}

async function findOrCreate(
  provider: Provider,
  { order, which, signal }: Making,
): Promise<ProviderOrder> {
  if (which === "again") {
    const found = await provider.findOrder(order, signal);
    if (found) return found;
  }
  try {
    return same(order, await provider.createOrder(order, signal));
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) || signal.aborted) throw error;
    const found = await provider.findOrder(order, signal);
    return found ?? same(order, await provider.createOrder(order, signal));
  }
}

/** It must cost what we asked for. */
function same(order: Order, made: ProviderOrder): ProviderOrder {
  if (made.amount === order.amount && made.currency === order.currency) return made;
  throw new ProviderUnavailable("it made another order than we asked for");
}
