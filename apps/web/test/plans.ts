/** Plans and purchases, as the server would send them. */
import type { CurrentSubscription, PastOrder, Plan } from "@theta/contract";
import type { Answer } from "./answering-server.ts";

const plan = (order: number, planId: string, name: string, price: number): Plan => ({
  planId,
  name,
  price,
  order,
  testType: 1,
  isPopular: order === 2,
  features: [{ featureString: `What ${name} holds` }],
});

export const PLANS: readonly Plan[] = [
  plan(1, "gmat-basic", "GMAT BASIC", 49),
  plan(2, "gmat-pro", "GMAT PRO", 74),
  plan(3, "gmat-practice", "GMAT PRACTICE", 99),
  plan(4, "gmat-mentor", "GMAT MENTOR", 149),
];

export const PLAN_LIST = "GET /plans/plans-list?testType=1";
export const planList: Answer = { body: { result: PLANS, totalItems: PLANS.length } };

export const BOUGHT = "GET /subscription/subscription-details";

/** The server's clock in these tests. */
export const NOW = Date.UTC(2026, 4, 18, 12);

export const bought = (
  orders: readonly PastOrder[] = [],
  current: CurrentSubscription | null = null,
  ended: { planName: string; endsAt: number } | null = null,
): Answer => ({ body: { result: { current, ended, orders, serverTime: NOW } } });

export const runningPlan = (more: Partial<CurrentSubscription> = {}): CurrentSubscription => ({
  planName: "GMAT BASIC",
  startsAt: Date.UTC(2026, 4, 1, 12),
  endsAt: Date.UTC(2026, 6, 1, 12),
  mocks: { of: 5, used: 2 },
  sectionals: { of: 0, used: 0 },
  opens: {
    topicTests: 0,
    practicePlan: false,
    studyNotes: false,
    mentorSessions: 0,
    support: true,
  },
  ...more,
});

/** Paid an hour ago. */
export const pastOrder = (more: Partial<PastOrder> = {}): PastOrder => ({
  orderId: "order-1",
  receipt: "s_0123456789abcdef",
  planName: "GMAT PRO",
  amount: 7400,
  currency: "USD",
  status: "paid",
  createdAt: NOW - 3_700_000,
  paidAt: NOW - 3_600_000,
  startsAt: NOW - 3_600_000,
  endsAt: Date.UTC(2026, 7, 18, 11),
  refund: null,
  refundableUntil: NOW + 47 * 3_600_000,
  refundDenial: null,
  ...more,
});
