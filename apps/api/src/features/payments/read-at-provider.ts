import type { AtProvider } from "./payments.rules.ts";
import type { Provider } from "./provider/provider.ts";
import { ProviderRefusal } from "./provider/provider-errors.ts";

/** Null when the provider has no such order because it was made with other keys. */
export async function readAtProvider(
  provider: Provider,
  providerOrderId: string,
): Promise<AtProvider | null> {
  try {
    const [order, payments] = await Promise.all([
      provider.readOrder(providerOrderId),
      provider.readPayments(providerOrderId),
    ]);
    return { order, payments };
  } catch (error) {
    if (error instanceof ProviderRefusal) return null;
    throw error;
  }
}
