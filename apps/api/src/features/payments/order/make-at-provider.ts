import { type Order, selectOptionalOrder } from "../orders.queries.ts";
import { endMaking, updateProviderOrderId } from "./new-orders.queries.ts";
import { needProvider, type PaymentServices } from "../payment-services.ts";
import type { Provider } from "../provider/provider.ts";
import { ProviderUnavailable } from "../provider/provider-errors.ts";
import type { ProviderOrder } from "../provider/provider-shapes.ts";

/**
 * Has the provider make one of our orders, once. If its reply was lost, it looks for the order by
 * its receipt before making it again, all within the time that one request may take.
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
    // The next caller needn't wait for us.
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
  throw new ProviderUnavailable("it made a different order than we asked for");
}
