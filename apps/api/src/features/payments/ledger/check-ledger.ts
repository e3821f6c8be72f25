import type { Db } from "../../../platform/database/database.ts";
import {
  inSnapshot,
  selectComparable,
  selectDisagreements,
  selectFlags,
  selectTotals,
  type Totals,
} from "./ledger.queries.ts";
import { type Order, selectOptionalOrder } from "../orders.queries.ts";
import { judge } from "../payments.rules.ts";
import { flagsIn } from "./flag-order.ts";
import type { Provider } from "../provider/provider.ts";
import { ProviderRefusal, ProviderUnavailable } from "../provider/provider-errors.ts";
import { readAtProvider } from "../read-at-provider.ts";

/** How many orders have been compared with the provider, of how many. */
export interface Progress {
  compared: number;
  comparable: number;
}

export interface LedgerReport extends Progress {
  totals: Totals;
  /** What doesn't agree. */
  faults: string[];
  /** What agrees but still needs a person. */
  flags: { receipt: string; flag: string }[];
}

/** Told before each order. */
type OnProgress = (progress: Progress) => Promise<void>;

/**
 * Compares orders, payments, subscriptions, refunds, and emails with each other and with the
 * provider.
 */
export async function checkLedger(
  db: Db,
  provider: Provider | null,
  onProgress: OnProgress = async () => {},
): Promise<LedgerReport> {
  const own = await inSnapshot(db, async (tx) => ({
    totals: await selectTotals(tx),
    faults: await selectDisagreements(tx),
    flags: await selectFlags(tx),
  }));
  const { faults, ...counts } = await compare(db, provider, onProgress);
  return { ...own, ...counts, faults: [...own.faults, ...faults] };
}

/** After this many unanswered orders in a row, we stop asking the provider. */
const MOST_SILENCES = 3;

async function compare(
  db: Db,
  provider: Provider | null,
  onProgress: OnProgress,
): Promise<Progress & { faults: string[] }> {
  const faults: string[] = [];
  const ids = await selectComparable(db);
  let compared = 0;
  let silences = 0;
  for (const id of ids) {
    if (!provider || silences >= MOST_SILENCES) break;
    await onProgress({ compared, comparable: ids.length });
    const order = await selectOptionalOrder(db, id);
    try {
      const found = order ? await compareOne(provider, order) : [];
      faults.push(...found.map((fault) => `${order!.receipt}: ${fault}`));
      compared += 1;
      silences = 0;
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      silences += 1;
    }
  }
  return { compared, comparable: ids.length, faults };
}

/** Judges the same way as settling: a fault is anything that settling would still do now. */
async function compareOne(provider: Provider, order: Order): Promise<string[]> {
  const { providerOrderId } = order;
  const seen = await readAtProvider(provider, providerOrderId!);
  if (!seen) return ["the provider has no such order"];
  const verdict = judge({ ...order, providerOrderId: providerOrderId! }, seen);
  switch (verdict.do) {
    case "grant":
      return ["paid at the provider but not here", ...unnoted(order, verdict.flags)];
    case "note-refund":
      return (await isUnderWay(provider, verdict.payment.id))
        ? unnoted(order, verdict.flags)
        : ["refunded at the provider but not here", ...unnoted(order, verdict.flags)];
    case "flag":
      return unnoted(order, verdict.flags);
    case "capture":
    case "wait":
    case "mark-attempted":
    case "nothing":
      return [];
  }
}

/** Neither waiting for a person, nor dealt with by one. */
function unnoted({ flag, resolvedFlags }: Order, found: readonly string[]): string[] {
  const noted = [flag, ...resolvedFlags].flatMap(flagsIn);
  return found.filter((one) => !noted.includes(one));
}

/** The provider counts a refund as soon as it's requested; we count it once it's done. */
async function isUnderWay(provider: Provider, paymentId: string): Promise<boolean> {
  try {
    return (await provider.readRefunds(paymentId)).some(({ status }) => status === "pending");
  } catch (error) {
    if (error instanceof ProviderRefusal) return false;
    throw error;
  }
}
