/**
 * Proves that orders, payments, subscriptions, refunds, and emails agree. Lists what doesn't and
 * exits with 1. Exits with 2 when keys are set but the provider wasn't asked about everything,
 * which proves nothing.
 */
import { readConfig } from "../../apps/api/src/platform/config/config.ts";
import { readOrMakeSecret } from "../../apps/api/src/platform/config/secret.ts";
import {
  checkLedger,
  type LedgerReport,
} from "../../apps/api/src/features/payments/ledger/check-ledger.ts";
import { createProvider } from "../../apps/api/src/features/payments/provider/provider.ts";
import { findSandboxProvider } from "../../apps/api/src/sandbox-provider.ts";
import { withDatabase } from "./with-database.ts";

const config = readConfig(process.env);
const payments =
  config.payments ??
  findSandboxProvider(config, config.secret ?? readOrMakeSecret(config.dataFolder));

const report = await withDatabase(config, async (db) => checkLedger(db, createProvider(payments)));
print(report);
process.exitCode = report.faults.length > 0 ? 1 : isProved(report) ? 0 : 2;

/** A sandbox isn't always there, and it has no real money. */
function isProved({ compared, comparable }: LedgerReport): boolean {
  return config.payments === null || compared === comparable;
}

function print(found: LedgerReport): void {
  const { totals, faults, flags, compared, comparable } = found;
  const money = totals.income.map(
    ({ currency, amount }) => `${(amount / 100).toFixed(2)} ${currency}`,
  );
  console.log(
    [
      `orders         ${totals.orders}, ${totals.paid} paid and ${totals.refunded} refunded`,
      `subscriptions  ${totals.bought} bought, ${totals.given} given without an order, ${totals.revoked} ended by a refund`,
      `refunds        ${totals.refunds}`,
      `receipts       ${totals.receipts} of the last 30 days`,
      `income         ${money.join(", ") || "none"}, refunds taken off`,
      `provider       ${compared} of ${comparable} orders compared`,
    ].join("\n"),
  );
  for (const { receipt, flag } of flags) console.log(`to review      ${receipt}: ${flag}`);
  if (!isProved(found))
    console.error("The provider didn't answer for every order, so this proves nothing.");
  else if (faults.length === 0) console.log("The books agree.");
  if (faults.length === 0) return;
  console.error(`\n${faults.length} things don't agree:`);
  for (const fault of faults) console.error(`  ${fault}`);
}
