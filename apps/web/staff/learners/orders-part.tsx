import type { StaffLearner } from "@theta/contract/staff";
import { money } from "../../src/features/payments/shared/money.ts";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { When } from "../shared/when.tsx";
import { LearnerPart, PartTable } from "./learner-part.tsx";

type Order = StaffLearner["orders"][number];

const STATUSES: Record<string, string> = {
  created: "Not paid",
  attempted: "Payment failed",
  paid: "Paid",
  refunded: "Refunded",
};

const REFUNDS: Record<string, string> = {
  requested: "refund requested",
  pending: "refund on its way",
  failed: "refund failed",
};

function stateWords({ status, refund }: Order): string {
  const words = STATUSES[status] ?? status;
  const more = refund === null ? undefined : REFUNDS[refund];
  return more ? `${words}, ${more}` : words;
}

const COLUMNS: TableColumn<Order>[] = [
  {
    key: "number",
    head: "Order",
    cell: ({ number }) => <span className="wrap-anywhere">{number}</span>,
  },
  { key: "made", head: "Made", cell: ({ madeAt }) => <When at={madeAt} /> },
  { key: "plan", head: "Plan", cell: ({ planName }) => planName },
  {
    key: "amount",
    head: "Amount",
    numeric: true,
    cell: ({ amountCents, currency }) => money(amountCents, currency),
  },
  { key: "state", head: "State", cell: stateWords },
];

export function OrdersPart({ learner }: { learner: StaffLearner }) {
  return (
    <LearnerPart id="orders" title="Orders">
      <PartTable
        caption="Orders"
        columns={COLUMNS}
        rows={learner.orders}
        rowKey={({ orderId }) => orderId}
        none="They haven't ordered anything."
      />
    </LearnerPart>
  );
}
