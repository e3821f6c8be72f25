import type { StaffOrder } from "@theta/contract/staff";
import { type ReactNode, useId } from "react";
import { useParams } from "react-router";
import { money } from "../../src/features/payments/shared/money.ts";
import { failureOf } from "../../src/lib/call/server-data.ts";
import { Badge } from "../../src/ui/badge.tsx";
import { PageTitle, SectionHeading } from "../../src/ui/headings.tsx";
import { SkeletonRows } from "../../src/ui/skeleton-rows.tsx";
import { EmptyState, FailedState } from "../../src/ui/states.tsx";
import { TextLink } from "../../src/ui/text-link.tsx";
import { HandsOff } from "../access/hands-off.tsx";
import { FlagPanel } from "./flag-panel.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderFacts, PlanFacts, RefundFacts } from "./order-facts.tsx";
import { OrderHistory } from "./order-history.tsx";
import { EventsTable, PaymentsTable } from "./order-tables.tsx";
import { standingOf } from "./order-words.ts";
import { useOrderQuery } from "./orders-data.ts";

/** Everything the books say about one order. */
export function OrderScreen() {
  const { orderId = "" } = useParams();
  const { currentData, error, isFetching, refetch, fulfilledTimeStamp } = useOrderQuery(orderId, {
    refetchOnMountOrArgChange: true,
  });
  const waits = currentData !== undefined && waitsForProvider(currentData, fulfilledTimeStamp ?? 0);
  // A second subscription, so that the first knows whether to look again.
  useOrderQuery(orderId, {
    pollingInterval: waits ? LOOK_AGAIN_MILLISECONDS : 0,
    skipPollingIfUnfocused: true,
  });
  if (currentData) return <WholeOrder order={currentData} />;
  const status = isFetching ? 0 : failureOf(error)?.status;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle over={<BackToOrders />}>Order</PageTitle>
      {isFetching ? (
        <SkeletonRows
          label="Loading the order"
          rows={6}
          row="py-4"
          lines={["w-72", "w-40"]}
          end="h-6 w-20"
        />
      ) : status === 404 || status === 400 ? (
        <EmptyState title="There's no such order">
          The address may be incomplete. Search for its receipt number in the list of orders.
        </EmptyState>
      ) : (
        <FailedState title="We couldn't load this order." onRetry={() => void refetch()} />
      )}
    </div>
  );
}

const LOOK_AGAIN_MILLISECONDS = 3_000;
/** After that, it's the bank's turn, which takes days. */
const SOON_MILLISECONDS = 10 * 60_000;

/** Whether something is about to change: an event to act on, or a refund that the payment doesn't show yet. */
function waitsForProvider({ events, refund, payments }: StaffOrder, now: number): boolean {
  if (events.some(({ doneAt }) => doneAt === null)) return true;
  if (!refund || refund.status === "failed") return false;
  const isShown = payments.some(({ refunded }) => refunded >= refund.amount);
  const isFinished = refund.status === "processed" && isShown;
  return !isFinished && now - refund.requestedAt < SOON_MILLISECONDS;
}

function BackToOrders() {
  return <TextLink to="/staff/orders">Orders</TextLink>;
}

function WholeOrder({ order }: { order: StaffOrder }) {
  const [tone, words] = standingOf({ state: order.state, refund: order.refund?.status ?? null });
  return (
    <div className="flex flex-col gap-10">
      <HandsOff learner={order.learner}>
        <div className="flex flex-col gap-6">
          <PageTitle
            over={<BackToOrders />}
            lead={
              <span className="flex flex-wrap items-center gap-3">
                <Badge tone={tone}>{words}</Badge>
                {order.planName}, {money(order.amount, order.currency)}
              </span>
            }
            aside={<OrderActions order={order} />}
          >
            {order.receipt}
          </PageTitle>
          <FlagPanel order={order} />
        </div>
        <div className="grid gap-x-12 gap-y-10 xl:grid-cols-2">
          <Part title="What was ordered">
            <OrderFacts order={order} />
          </Part>
          <div className="flex flex-col gap-10">
            <Part title="Plan">
              <PlanFacts order={order} />
            </Part>
            <Part title="Refund">
              <RefundFacts order={order} />
            </Part>
          </div>
        </div>
        <Part title="Payments">
          <PaymentsTable payments={order.payments} />
        </Part>
        <Part title="Events from the provider">
          <EventsTable events={order.events} />
        </Part>
        <Part title="History">
          <OrderHistory history={order.history} />
        </Part>
      </HandsOff>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
  );
}
