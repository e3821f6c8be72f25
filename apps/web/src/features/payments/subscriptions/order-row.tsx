import type { PastOrder } from "@theta/contract";
import { longDate } from "../../../lib/long-date.ts";
import { money } from "../shared/money.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { RefundPart } from "./refund-part.tsx";

interface OrderRowProps {
  order: PastOrder;
  serverTime: number;
}

/** One order: its plan, amount, date, receipt, and status. */
export function OrderRow({ order, serverTime }: OrderRowProps) {
  const { planName, amount, currency, receipt, paidAt, createdAt } = order;
  const [tone, status] = statusOf(order);
  return (
    <li
      aria-label={`${planName}, ${receipt}`}
      className="grid gap-x-16 gap-y-4 border-b border-line py-6 md:grid-cols-2"
    >
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h3 className="font-strong">{planName}</h3>
          <Badge tone={tone}>{status}</Badge>
        </div>
        <p className="text-ink-2">{periodOf(order, serverTime)}</p>
        <RefundPart order={order} />
      </div>
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] content-start gap-x-4 gap-y-1 text-sm numerals [&_dt]:text-ink-muted">
        <dt>Amount</dt>
        <dd className="font-strong">{money(amount, currency)}</dd>
        <dt>{paidAt === null ? "Ordered" : "Paid"}</dt>
        <dd>{longDate(paidAt ?? createdAt)}</dd>
        <dt>Receipt</dt>
        <dd className="wrap-anywhere">{receipt}</dd>
      </dl>
    </li>
  );
}

function statusOf({ status, refund }: PastOrder): [BadgeTone, string] {
  if (status === "refunded" || refund?.status === "processed") return ["plain", "Refunded"];
  if (refund?.status === "failed") return ["caution", "Refund failed"];
  if (refund) return ["plain", "Refund on its way"];
  return status === "confirming" ? ["caution", "Confirming"] : ["soft", "Paid"];
}

function periodOf({ status, refund, startsAt, endsAt }: PastOrder, now: number): string {
  if (status === "confirming")
    return "Our payment provider hasn't confirmed this payment yet. You'll get access as soon as it does, and we'll email you. Please don't pay again.";
  if (status === "refunded" || refund) return "This plan ended when you asked for a refund.";
  if (startsAt === null || endsAt === null) return "";
  if (startsAt > now)
    return `You can take its tests now. It runs from ${longDate(startsAt)} to ${longDate(endsAt)}.`;
  return endsAt > now ? `Active until ${longDate(endsAt)}.` : `Ended on ${longDate(endsAt)}.`;
}
