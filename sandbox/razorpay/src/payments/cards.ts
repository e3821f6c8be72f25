import type { FailureReason } from "../protocol/failures.ts";

/** The documented test cards. No other number is accepted, so that nobody types a real one here. */
export interface TestCard {
  number: string;
  network: "Visa" | "MasterCard" | "RuPay" | "Diners Club" | "American Express";
  isInternational: boolean;
  /** What the bank says when its page's Failure is pressed. */
  refusal: FailureReason;
  asksAddress?: boolean;
}

/** Cards without a failure of their own all fail the same way. */
const USUAL: FailureReason = "gateway_technical_error";

export const TEST_CARDS: readonly TestCard[] = [
  visa("4100280000001007", USUAL),
  masterCard("5500670000001002", USUAL),
  { number: "6527658900001005", network: "RuPay", isInternational: false, refusal: USUAL },
  { number: "36082800091007", network: "Diners Club", isInternational: false, refusal: USUAL },
  {
    number: "340256000401007",
    network: "American Express",
    isInternational: false,
    refusal: USUAL,
  },
  { ...masterCard("5555555555554444", USUAL), isInternational: true },
  { ...masterCard("5105105105105100", USUAL), isInternational: true, asksAddress: true },
  { ...masterCard("5104060000000008", USUAL), isInternational: true },
  { ...visa("4012888888881881", USUAL), isInternational: true },
  ...pair("payment_timed_out", "4100280000090000", "5305620000060000"),
  ...pair("insufficient_fund", "4100280000080001", "5305620000050001"),
  ...pair("payment_cancelled", "4100280000070002", "5305620000040002"),
  ...pair("card_declined", "4100280000060003", "5305620000030003"),
  ...pair("card_declined", "4100280000050004", "5305620000020004"),
  ...pair("card_declined", "4100280000040005", "5305620000010005"),
  ...pair("card_disabled_for_online_payments", "4100280000030006", "5305620000000006"),
  ...pair("card_number_invalid", "4100280000010008", "5305620000080008"),
  ...pair("gateway_technical_error", "4100280000020007", "5305620000090007"),
  ...pair("authentication_failed", "4100280000000009", "5305620000070009"),
];

export function findTestCard(number: string): TestCard | undefined {
  const digits = number.replace(/[\s-]/g, "");
  return TEST_CARDS.find((card) => card.number === digits);
}

function visa(number: string, refusal: FailureReason): TestCard {
  return { number, network: "Visa", isInternational: false, refusal };
}

function masterCard(number: string, refusal: FailureReason): TestCard {
  return { number, network: "MasterCard", isInternational: false, refusal };
}

function pair(refusal: FailureReason, ofVisa: string, ofMasterCard: string): TestCard[] {
  return [visa(ofVisa, refusal), masterCard(ofMasterCard, refusal)];
}
