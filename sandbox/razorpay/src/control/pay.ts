import { answerBank, type PaidReply } from "../payments/answer-bank.ts";
import type { PayWish } from "./ctl-types.ts";
import type { Sandbox } from "../state/sandbox.ts";
import { startPayment } from "../payments/start-payment.ts";

const GOOD_CARD = "4100280000001007";

/** Pays an order the way the dialog would, for tests that don't need a browser. */
export function pay(sandbox: Sandbox, orderId: string, wish: PayWish): PaidReply {
  const { card = GOOD_CARD, otp, outcome = otp === undefined ? "success" : undefined } = wish;
  const { email = "learner@example.com", contact = "+14155550123", amount, currency } = wish;
  const nextYear = new Date(sandbox.clock.now()).getUTCFullYear() + 1;
  const payment = startPayment(sandbox, orderId, {
    card: { number: card, name: "Test Learner", expiry_month: 12, expiry_year: nextYear },
    amount,
    currency,
    email,
    contact,
  });
  return answerBank(sandbox, payment.id, { otp, outcome });
}
