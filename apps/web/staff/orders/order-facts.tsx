import type { StaffOrder } from "@theta/contract/staff";
import { money } from "../../src/features/payments/shared/money.ts";
import { When } from "../shared/when.tsx";
import { Buyer } from "./buyer.tsx";
import { Facts } from "./facts.tsx";
import { DENIAL_WORDS, REFUND_WORDS } from "./order-words.ts";

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

function contentsOf({ mocks, sectionals, opens }: StaffOrder): string {
  return [
    counted(mocks, "full mock"),
    sectionals > 0 && counted(sectionals, "sectional mock"),
    opens && opens.topicTests > 0 && `${counted(opens.topicTests, "test")} on each topic`,
    opens?.practicePlan && "practice plan",
    opens?.studyNotes && "study notes",
    opens && opens.mentorSessions > 0 && counted(opens.mentorSessions, "mentor session"),
    opens?.support && "support",
  ]
    .filter(Boolean)
    .join(", ");
}

/** What was ordered, and by whom. */
export function OrderFacts({ order }: { order: StaffOrder }) {
  const { learner, planName, months, amount, currency, createdAt, paidAt, nextCheckAt } = order;
  return (
    <Facts
      facts={[
        { name: "Learner", value: <Buyer learner={learner} /> },
        { name: "Plan", value: `${planName}, ${counted(months, "month")}` },
        { name: "Includes", value: contentsOf(order) },
        { name: "Amount", value: `${money(amount, currency)} ${currency}` },
        { name: "Ordered", value: <When at={createdAt} /> },
        { name: "Paid", value: <When at={paidAt} /> },
        { name: "Provider's order", value: order.providerOrderId ?? "Never made" },
        {
          name: "Next check",
          value: nextCheckAt === null ? "No more on its own" : <When at={nextCheckAt} />,
        },
        order.resolvedFlags.length > 0 && {
          name: "Dealt with",
          value: order.resolvedFlags.join("; "),
        },
      ]}
    />
  );
}

/** The plan that the order opened. */
export function PlanFacts({ order: { subscription, paidAt } }: { order: StaffOrder }) {
  if (!subscription) {
    return (
      <p className="text-ink-2">
        {paidAt === null ? "It opens once the order is paid." : "It opened nothing."}
      </p>
    );
  }
  const { subscriptionId, startsAt, endsAt, revokedAt } = subscription;
  return (
    <Facts
      facts={[
        { name: "From", value: <When at={startsAt} /> },
        { name: "To", value: <When at={endsAt} /> },
        revokedAt !== null && { name: "Ended by a refund", value: <When at={revokedAt} /> },
        { name: "ID", value: subscriptionId },
      ]}
    />
  );
}

export function RefundFacts({ order: { refund, refundDenial, currency } }: { order: StaffOrder }) {
  return (
    <div className="flex flex-col gap-3">
      {refundDenial && <p className="text-ink-2">{DENIAL_WORDS[refundDenial]}</p>}
      {!refundDenial && !refund && <p className="text-ink-2">None so far.</p>}
      {refund && (
        <Facts
          facts={[
            { name: "State", value: REFUND_WORDS[refund.status] },
            { name: "Amount", value: `${money(refund.amount, currency)} ${currency}` },
            { name: "Requested", value: <When at={refund.requestedAt} /> },
            refund.settledAt !== null && { name: "Settled", value: <When at={refund.settledAt} /> },
            { name: "Automatic tries", value: refund.tries },
            refund.nextTryAt !== null && {
              name: "Next try",
              value: <When at={refund.nextTryAt} />,
            },
            refund.lastError !== null && { name: "Last problem", value: refund.lastError },
            refund.providerRefundId !== null && {
              name: "Provider's refund",
              value: refund.providerRefundId,
            },
          ]}
        />
      )}
    </div>
  );
}
