import { REFUND_HOURS } from "@theta/contract";
import { dayOf, hello, type WrittenLetter, writeLetter } from "../../platform/mail/letter.ts";
import type { Order } from "./order/orders.queries.ts";
import type { ProviderPayment } from "./provider/provider-shapes.ts";
import { refundableUntil } from "./refund/refund.rules.ts";

function minuteOf(date: Date): string {
  const time = date.toLocaleTimeString("en-US", { timeStyle: "short", timeZone: "UTC" });
  return `${dayOf(date)}, ${time} UTC`;
}

/** As it is charged: in the currency of the order, whatever the bank makes of it. */
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

/** What was bought, in a line. */
function contentsOf({ mocks, sectionals, opens }: Order): string {
  return [
    `${mocks} full-length mock tests`,
    sectionals > 0 && `${sectionals} sectional tests`,
    opens?.topicTests && "topic tests",
    opens?.practicePlan && "practice plan",
    opens?.studyNotes && "study notes",
    opens?.mentorSessions &&
      `${opens.mentorSessions} one-hour mentor session${opens.mentorSessions === 1 ? "" : "s"}`,
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
  /** Paid in the sandbox: the receipt says that it is none. */
  isSandbox: boolean;
}

/** The confirmation, with all that a receipt must say. */
export function receiptLetter(receipt: Receipt): WrittenLetter {
  const { name, order, paidAt, period, payment, publicUrl, supportEmail, isSandbox } = receipt;
  return writeLetter(`Your receipt for ${order.planName}`, {
    greeting: hello(name),
    paragraphs: [
      `Thank you. Your payment is complete, and ${order.planName} is yours. This is your receipt:`,
      `You can have your money back within ${REFUND_HOURS} hours of the payment, until ${minuteOf(refundableUntil(paidAt))}, as long as you have started no mock test since. Ask for it on the Subscriptions screen: ${publicUrl}/subscriptions`,
      `Begin: ${publicUrl}/mock-test`,
      ...(isSandbox
        ? ["This was a payment in the sandbox, to try things out: no money moved."]
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
    closing: `Nothing is charged again by itself. Questions about it: ${supportEmail}`,
  });
}

export function refundedLetter(name: string, order: Order, supportEmail: string): WrittenLetter {
  return writeLetter(`Your refund for ${order.planName}`, {
    greeting: hello(name),
    paragraphs: [
      `${moneyOf(order)} for ${order.planName} (receipt ${order.receipt}) are on their way back to you. Until they show on your statement it can take your bank some days.`,
      "This plan has ended. Another plan that you have goes on, and free quizzes stay open.",
    ],
    closing: `You did not ask for it? Write to ${supportEmail}`,
  });
}

export function refundFailedLetter(
  name: string,
  order: Order,
  supportEmail: string,
): WrittenLetter {
  return writeLetter(`Your refund for ${order.planName} takes longer`, {
    greeting: hello(name),
    paragraphs: [
      `Your bank did not take back ${moneyOf(order)} for ${order.planName} (receipt ${order.receipt}).`,
      "You need not do anything: a person looks into it and writes to you.",
    ],
    closing: `Questions about it: ${supportEmail}`,
  });
}
