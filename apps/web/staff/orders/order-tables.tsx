import type { StaffOrder, StaffPayment, StaffPaymentEvent } from "@theta/contract/staff";
import { money } from "../../src/features/payments/shared/money.ts";
import { Badge } from "../../src/ui/badge.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { Table } from "../../src/ui/table/table.tsx";
import { When } from "../shared/when.tsx";

const PAYMENTS: readonly TableColumn<StaffPayment>[] = [
  {
    key: "id",
    head: "Payment",
    cell: ({ paymentId, isTheOne }) => (
      <span className="flex flex-col items-start gap-1 stacked:items-end">
        <span className="wrap-anywhere">{paymentId}</span>
        {isTheOne && <Badge tone="soft">Paid this order</Badge>}
      </span>
    ),
  },
  { key: "status", head: "At the provider", cell: ({ status }) => status },
  {
    key: "amount",
    head: "Amount",
    numeric: true,
    cell: ({ amount, currency }) => money(amount, currency),
  },
  {
    key: "refunded",
    head: "Given back",
    numeric: true,
    cell: ({ refunded, currency }) => money(refunded, currency),
  },
  { key: "card", head: "Card", cell: ({ card }) => card ?? "Not a card" },
  { key: "seen", head: "Last seen", cell: ({ seenAt }) => <When at={seenAt} /> },
];

export function PaymentsTable({ payments }: Pick<StaffOrder, "payments">) {
  if (payments.length === 0) return <p className="text-ink-2">Nobody has tried to pay.</p>;
  return (
    <Table
      caption="Payments"
      columns={PAYMENTS}
      rows={payments}
      rowKey={({ paymentId }) => paymentId}
    />
  );
}

const EVENTS: readonly TableColumn<StaffPaymentEvent>[] = [
  { key: "type", head: "Event", cell: ({ type }) => type },
  { key: "received", head: "Received", cell: ({ receivedAt }) => <When at={receivedAt} /> },
  {
    key: "done",
    head: "Acted on",
    cell: ({ doneAt }) => (doneAt === null ? "Waiting" : <When at={doneAt} />),
  },
  { key: "tries", head: "Tries", numeric: true, cell: ({ tries }) => tries },
  {
    key: "problem",
    head: "Problem",
    cell: ({ lastError }) => <span className="wrap-anywhere">{lastError ?? "None"}</span>,
  },
];

export function EventsTable({ events }: Pick<StaffOrder, "events">) {
  if (events.length === 0) {
    return <p className="text-ink-2">The provider has reported nothing in the last 90 days.</p>;
  }
  return (
    <Table
      caption="Events from the provider"
      columns={EVENTS}
      rows={events}
      rowKey={({ eventId }) => eventId}
    />
  );
}
