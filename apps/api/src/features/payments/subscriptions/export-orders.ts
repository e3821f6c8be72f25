import type { Exporter } from "../../account/erase/export-account.ts";
import { allPurchases } from "../../subscriptions/purchases.ts";
import { selectAllOrdersOf } from "../orders.queries.ts";
import { selectPaymentsOf } from "../payments.queries.ts";
import { selectRefundsOf } from "../refund/refunds.queries.ts";

export const exportOrders: Exporter = async (db, learnerId) => {
  const orders = await selectAllOrdersOf(db, learnerId);
  const ids = orders.map(({ id }) => id);
  const [payments, refunds, subscriptions] = await Promise.all([
    selectPaymentsOf(db, ids),
    selectRefundsOf(db, ids),
    allPurchases(db, learnerId),
  ]);
  return {
    orders: orders.map(
      ({ id, receipt, planName, amount, currency, status, createdAt, paidAt }) => ({
        id,
        receipt,
        planName,
        amountInCents: amount,
        currency,
        status,
        createdAt,
        paidAt,
      }),
    ),
    payments,
    refunds: refunds.map(({ orderId, status, amount, requestedAt, settledAt }) => ({
      orderId,
      status,
      amountInCents: amount,
      requestedAt,
      settledAt,
    })),
    subscriptions,
  };
};
