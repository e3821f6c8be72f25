import { REFUND_BUSINESS_DAYS, REFUND_HOURS } from "@theta/contract";
import { dayOf } from "../../platform/day-of.ts";
import { hello, type RenderedEmail, renderEmail } from "../../platform/mail/render-email.ts";
import type { Order } from "./orders.queries.ts";
import type { ProviderPayment } from "./provider/provider-shapes.ts";
import { refundableUntil } from "./refund.rules.ts";

function minuteOf(date: Date): string {
  const time = date.toLocaleTimeString("en-US", { timeStyle: "short", timeZone: "UTC" });
  return `${dayOf(date)}, ${time} UTC`;
}

/** As charged: in the order's currency, whatever the bank converts it to. */
function moneyOf({ amount, currency }: { amount: number; currency: string }): string {
  const number = new Intl.NumberFormat("en-US", { style: "currency", currency }).format(
    amount / 100,
  );
  return `${number} ${currency}`;
}

function cardOf({ card }: ProviderPayment): [string, string][] {
  if (!card?.last4) return [];
  return [["Paid with", `${card.network ?? "Card"} ending in ${card.last4}`]];
}

/** What was bought, on one line. */
function contentsOf({ mocks, sectionals, opens }: Order): string {
  return [
    `${mocks} full mocks`,
    sectionals > 0 && `${sectionals} sectional mocks`,
    opens?.topicTests && "topic tests",
    opens?.practicePlan && "practice plan",
    opens?.studyNotes && "study notes",
    opens?.mentorSessions &&
      `${opens.mentorSessions} mentor session${opens.mentorSessions === 1 ? "" : "s"}`,
    opens?.support && "support",
  ]
    .filter(Boolean)
    .join(", ");
}

interface Receipt {
  name: string;
  order: Order;
  paidAt: Date;
  period: { startsAt: Date; endsAt: Date };
  payment: ProviderPayment;
  publicUrl: string;
  supportEmail: string;
  /** Paid in the sandbox: the receipt says that no money moved. */
  isSandbox: boolean;
}

/** The confirmation, with everything a receipt must say. */
export function receiptEmail(receipt: Receipt): RenderedEmail {
  const { name, order, paidAt, period, payment, publicUrl, supportEmail, isSandbox } = receipt;
  return renderEmail(`Your receipt for ${order.planName}`, {
    greeting: hello(name),
    paragraphs: [
      `Thank you! Your payment went through, and ${order.planName} is yours. Here's your receipt:`,
      `Changed your mind? You can get a full refund within ${REFUND_HOURS} hours of paying (until ${minuteOf(refundableUntil(paidAt))}), as long as you haven't started a mock since. Ask for it on your subscriptions page: ${publicUrl}/subscriptions`,
      `Ready to start? Pick a mock: ${publicUrl}/mock-test`,
      ...(isSandbox
        ? ["This was a sandbox payment, just for trying things out. No money moved."]
        : []),
    ],
    rows: [
      ["Receipt number", order.receipt],
      ["Date", minuteOf(paidAt)],
      ["Plan", `${order.planName}, ${order.months} months`],
      ["Includes", contentsOf(order)],
      ["Period", `${dayOf(period.startsAt)} to ${dayOf(period.endsAt)}`],
      ["Amount paid", moneyOf(order)],
      ...cardOf(payment),
    ],
    closing: `Your plan won't renew automatically. Questions? Write to ${supportEmail}`,
  });
}

export function refundedEmail(name: string, order: Order, supportEmail: string): RenderedEmail {
  return renderEmail(`Your refund for ${order.planName}`, {
    greeting: hello(name),
    paragraphs: [
      `${moneyOf(order)} for ${order.planName} (receipt ${order.receipt}) is on its way back to you. Your bank may take up to ${REFUND_BUSINESS_DAYS} business days to show it on your statement.`,
      "This plan has ended. Any other plan you have stays active, and free quizzes don't need one.",
    ],
    closing: `Didn't ask for this? Write to ${supportEmail}`,
  });
}

export function refundFailedEmail(name: string, order: Order, supportEmail: string): RenderedEmail {
  return renderEmail(`Your refund for ${order.planName} is delayed`, {
    greeting: hello(name),
    paragraphs: [
      `Your bank didn't accept our refund of ${moneyOf(order)} for ${order.planName} (receipt ${order.receipt}).`,
      "You don't need to do anything. Someone on our team is looking into it and will email you.",
    ],
    closing: `Questions? Write to ${supportEmail}`,
  });
}
