import type { StaffOrderRow } from "@theta/contract/staff";
import { money } from "../../src/features/payments/shared/money.ts";
import { Badge } from "../../src/ui/badge.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { TextLink } from "../../src/ui/text-link.tsx";
import type { CsvColumn } from "../shared/csv.ts";
import { When } from "../shared/when.tsx";
import { flagSentence } from "./flag-advice.ts";
import { Buyer } from "./buyer.tsx";
import { standingOf } from "./order-words.ts";

export const ORDER_COLUMNS: readonly TableColumn<StaffOrderRow>[] = [
  {
    key: "receipt",
    head: "Order",
    cell: ({ orderId, receipt, createdAt }) => (
      <span className="flex flex-col items-start stacked:items-end">
        <TextLink to={`/staff/orders/${orderId}`} className="numerals">
          {receipt}
        </TextLink>
        <span className="text-ink-2">
          <When at={createdAt} />
        </span>
      </span>
    ),
  },
  { key: "learner", head: "Learner", cell: ({ learner }) => <Buyer learner={learner} /> },
  {
    key: "plan",
    head: "Plan",
    cell: ({ planName }) => <span className="whitespace-nowrap">{planName}</span>,
  },
  {
    key: "amount",
    head: "Amount",
    numeric: true,
    cell: ({ amount, currency }) => money(amount, currency),
  },
  { key: "state", head: "State", cell: (row) => <StandingCell row={row} /> },
];

function StandingCell({ row }: { row: StaffOrderRow }) {
  const [tone, words] = standingOf(row);
  return (
    <span className="flex flex-col items-start gap-1.5 stacked:items-end">
      <Badge tone={tone}>{words}</Badge>
      {row.flag && (
        <span className="max-w-xs wrap-anywhere">
          <Badge tone="caution">Needs attention</Badge>
          <span className="mt-1 block text-ink-2">{flagSentence(row.flag)}</span>
        </span>
      )}
    </span>
  );
}

const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString());

export const ORDER_CSV: readonly CsvColumn<StaffOrderRow>[] = [
  { head: "Receipt", text: ({ receipt }) => receipt },
  { head: "Ordered", text: ({ createdAt }) => moment(createdAt) },
  { head: "Paid", text: ({ paidAt }) => moment(paidAt) },
  { head: "Name", text: ({ learner }) => learner?.name ?? null },
  { head: "Email", text: ({ learner }) => learner?.email ?? null },
  { head: "Plan", text: ({ planName }) => planName },
  { head: "Amount", text: ({ amount }) => amount / 100 },
  { head: "Currency", text: ({ currency }) => currency },
  { head: "State", text: ({ state }) => state },
  { head: "Refund", text: ({ refund }) => refund },
  { head: "Noted", text: ({ flag }) => flag },
  { head: "Order ID", text: ({ orderId }) => orderId },
];
