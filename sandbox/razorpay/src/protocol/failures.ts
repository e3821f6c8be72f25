/** How a payment can fail: the documented reasons and what the provider says of each. */
export interface Failure {
  code: "BAD_REQUEST_ERROR" | "GATEWAY_ERROR";
  description: string;
  source: string;
  step: string;
}

export const FAILURES = {
  payment_timed_out: {
    code: "BAD_REQUEST_ERROR",
    description: "Your payment could not be completed due to a temporary issue. Try again later.",
    source: "customer",
    step: "payment_authentication",
  },
  insufficient_fund: {
    code: "BAD_REQUEST_ERROR",
    description:
      "Your payment could not be completed due to insufficient account balance. Try another card or payment method.",
    source: "issuer_bank",
    step: "payment_authorization",
  },
  payment_cancelled: {
    code: "BAD_REQUEST_ERROR",
    description: "Your payment has been cancelled. Try again or complete the payment later.",
    source: "customer",
    step: "payment_authentication",
  },
  card_declined: {
    code: "BAD_REQUEST_ERROR",
    description:
      "Your payment did not go through as it was declined by the bank. Try another payment method or contact your bank.",
    source: "issuer_bank",
    step: "payment_authorization",
  },
  card_disabled_for_online_payments: {
    code: "BAD_REQUEST_ERROR",
    description:
      "Your card is disabled for online payments. Please reach to your bank or try with another card.",
    source: "issuer_bank",
    step: "payment_authorization",
  },
  card_number_invalid: {
    code: "BAD_REQUEST_ERROR",
    description: "You have entered an incorrect card number. Try again.",
    source: "customer",
    step: "payment_authorization",
  },
  incorrect_otp: {
    code: "BAD_REQUEST_ERROR",
    description: "Payment processing failed because of incorrect OTP",
    source: "customer",
    step: "payment_authentication",
  },
  gateway_technical_error: {
    code: "GATEWAY_ERROR",
    description:
      "Your payment did not go through due to a temporary issue. Any debited amount will be refunded in 4-5 business days.",
    source: "gateway",
    step: "payment_authorization",
  },
  authentication_failed: {
    code: "GATEWAY_ERROR",
    description:
      "Your payment could not be completed due to incorrect OTP or verification details. Try another payment method or contact your bank for details.",
    source: "customer",
    step: "payment_authentication",
  },
} as const satisfies Record<string, Failure>;

export type FailureReason = keyof typeof FAILURES;

export function isFailureReason(text: unknown): text is FailureReason {
  return typeof text === "string" && Object.hasOwn(FAILURES, text);
}
