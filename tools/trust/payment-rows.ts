import type { Row } from "./row.ts";

export const PAYMENT_ROWS: readonly Row[] = [
  {
    row: 40,
    fault: "Paid and confirmed by the browser",
    outcome: "One subscription, one receipt",
    tests: {
      "apps/api/src/features/payments/order/buy-plan.test.ts": [
        "row 40: opens one subscription with one receipt when the browser confirms a payment",
      ],
      "e2e/checkout.e2e.ts": ["a plan is bought and refunded"],
    },
  },
  {
    row: 41,
    fault: "The browser is closed after paying",
    outcome: "The webhook opens the plan",
    tests: {
      "apps/api/src/features/payments/webhooks/webhooks.test.ts": [
        "row 41: opens the plan by webhook when the browser was closed",
      ],
      "e2e/checkout.e2e.ts": [
        "closing the page between the payment and its confirmation loses nothing",
      ],
    },
  },
  {
    row: 42,
    fault: "The webhook before, after, and with the browser",
    outcome: "One subscription",
    tests: {
      "apps/api/src/features/payments/order/race.test.ts": [
        "row 42: makes one subscription and one email each from 50 orders, 600 callbacks, 250 webhooks, and scheduled checks on two servers",
      ],
      "apps/api/src/features/payments/webhooks/webhooks.test.ts": [
        "row 42: makes one subscription and one email when the webhook comes %s the browser",
      ],
    },
  },
  {
    row: 43,
    fault: "The same webhook fifty times, and again under a new id",
    outcome: "One effect",
    tests: {
      "apps/api/src/features/payments/webhooks/webhooks.test.ts": [
        "row 43: has one effect from the same webhook fifty times, and under fifty ids",
      ],
    },
  },
  {
    row: 44,
    fault: "Events that arrive out of order",
    outcome: "An order that's paid stays paid",
    tests: {
      "apps/api/src/features/payments/webhooks/webhooks.test.ts": [
        "row 44: keeps what is paid as paid when events come in the wrong order",
      ],
    },
  },
  {
    row: 45,
    fault: "The webhook never comes",
    outcome: "The reconciler opens the plan within minutes",
    tests: {
      "apps/api/src/features/payments/webhooks/webhooks.test.ts": [
        "row 45: finds a payment by the scheduled check when every webhook is lost and the browser gone",
      ],
    },
  },
  {
    row: 46,
    fault: "A forged webhook",
    outcome: "400, nothing changes, noted in the audit log",
    tests: {
      "apps/api/src/features/payments/webhooks/webhooks.test.ts": [
        "row 46: changes nothing for a forged webhook, and records it",
      ],
    },
  },
  {
    row: 47,
    fault: "The old secret during a rotation",
    outcome: "Accepted for 24 hours, then refused",
    tests: {
      "apps/api/src/features/payments/webhooks/webhooks.test.ts": [
        "row 47: while secrets are %s, answers the old one with %i",
      ],
    },
  },
  {
    row: 48,
    fault: "An event about an unknown order, another amount, or another currency",
    outcome: "200, no plan, and an alert",
    tests: {
      "apps/api/src/features/payments/webhooks/webhooks.test.ts": [
        "row 48: accepts an unknown order, amount, or currency, tells a person, and opens nothing",
      ],
    },
  },
  {
    row: 49,
    fault: "A subscription is requested without paying",
    outcome: "Refused",
    tests: {
      "apps/api/src/features/payments/order/buy-plan.test.ts": [
        "row 49: opens nothing without a payment",
      ],
    },
  },
  {
    row: 50,
    fault: "Someone else's order",
    outcome: "404",
    tests: {
      "apps/api/src/features/payments/order/buy-plan.test.ts": [
        "row 50: does not find another learner's order, or ids that do not belong together",
      ],
    },
  },
  {
    row: 51,
    fault: "A cheap order paid for an expensive plan",
    outcome: "The order's plan opens",
    tests: {
      "apps/api/src/features/payments/order/buy-plan.test.ts": [
        "row 51: opens the cheap plan for a paid cheap order, whatever else was ordered",
      ],
    },
  },
  {
    row: 52,
    fault: "Another order's signature",
    outcome: "400",
    tests: {
      "apps/api/src/features/payments/order/buy-plan.test.ts": [
        "row 52: refuses a signature of another order, of another payment, or none at all",
      ],
    },
  },
  {
    row: 53,
    fault: "An order id that is a path",
    outcome: "400, no call to the provider",
    tests: {
      "apps/api/src/features/payments/order/buy-plan.test.ts": [
        "row 53: never passes an invalid id to the provider",
      ],
    },
  },
  {
    row: 54,
    fault: "Price, currency, or plan changed in the request",
    outcome: "The provider's version of the order decides",
    tests: {
      "apps/api/src/features/payments/order/buy-plan.test.ts": [
        "uses the plan's price and looks at nothing else in the body (row 54)",
      ],
    },
  },
  {
    row: 55,
    fault: "Paid, refunded, and the confirmation sent again",
    outcome: "No new plan",
    tests: {
      "apps/api/src/features/payments/refund/refunds.test.ts": [
        "row 55: opens nothing again when the browser's callback comes after a refund",
        "row 55: opens nothing when paid and refunded before we have heard of it",
      ],
    },
  },
  {
    row: 56,
    fault: "The provider hangs, fails, answers nonsense, or loses its answer",
    outcome: "At most eight seconds, 503, no second order; the breaker opens",
    tests: {
      "apps/api/src/features/payments/provider/provider-faults.test.ts": [
        "row 56: answers 503 in time while the provider's answer is %s, and makes one order in the end",
        "row 56: finds an order by its receipt instead of making it again when the answer was lost (%s)",
        "row 56: finds an order on the next try when it was made without any answer",
        "row 56: answers 503 when nothing is at the address, or the name is invalid",
        "row 56: keeps nobody waiting after five failures",
      ],
    },
  },
  {
    row: 57,
    fault: "A bank authorizes two days late",
    outcome: "Granted once or refunded, and the learner is told",
    tests: {
      "apps/api/src/features/payments/webhooks/webhooks.test.ts": [
        "row 57: captures and opens once when a bank says yes after two days, and tells the learner",
        "row 57: does not charge the late payment to a learner who has since paid again",
      ],
    },
  },
  {
    row: 58,
    fault: "Two tabs pay at once; two orders are paid",
    outcome: "They share one order; a second paid order counts, and a person reviews it",
    tests: {
      "apps/api/src/features/payments/order/buy-plan.test.ts": [
        "gives the same order when asked twice, or by two windows at once (row 58)",
        "row 58: counts two orders paid at the same moment, and flags one for a person",
      ],
      "e2e/checkout.e2e.ts": [
        "two windows share one order, and when one has paid, the other says thanks, too",
      ],
    },
  },
  {
    row: 59,
    fault: 'A crash between "paid" and the subscription',
    outcome: "Rolled back and done again",
    tests: {
      "apps/api/src/features/payments/provider/provider-faults.test.ts": [
        "row 59: leaves nothing behind after a crash between paid and opened, and recovers",
        "row 59: makes one subscription and one email when the commit was %s",
      ],
    },
  },
  {
    row: 60,
    fault: "A refund is requested while a mock starts",
    outcome: "Only one of them happens",
    tests: {
      "apps/api/src/features/payments/refund/refunds.test.ts": [
        "row 60: lets only one of a refund and the start of a mock at the same moment win",
      ],
      "apps/api/src/features/mock-test/mock-access.test.ts": [
        "row 60: counts a mock started at the moment a plan is bought as started after it",
      ],
    },
  },
  {
    row: 61,
    fault: "The provider's script is blocked or slow",
    outcome: "The checkout says so, and Retry works",
    tests: {
      "e2e/checkout.e2e.ts": [
        "a blocked script shows the reason and Retry, and a second visit needs neither",
      ],
      "apps/web/src/features/payments/checkout/checkout-screen.test.tsx": [
        "says why the script doesn't load, and loads it on Retry",
      ],
    },
  },
  {
    row: 62,
    fault: "The dialog is closed, the card is declined three times, then it works",
    outcome: "The learner stays at the checkout and ends up with one plan",
    tests: {
      "apps/api/src/features/payments/order/buy-plan.test.ts": [
        "row 62: grants once when payment is declined three times and then succeeds on the same order",
      ],
      "e2e/checkout.e2e.ts": ["a declined card, a closed window, then a card that pays"],
    },
  },
  {
    row: 63,
    fault: "Ends of months, leap days, daylight saving",
    outcome: "Calendar months in UTC",
    tests: {
      "apps/api/src/features/subscriptions/periods.test.ts": [
        "row 63: from %s, ends %i calendar months later, at %s",
      ],
    },
  },
];
