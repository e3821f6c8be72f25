import { expect, test } from "vitest";
import { judge, type OurOrder, type AtProvider } from "./payments.rules.ts";
import type { ProviderPayment } from "./provider/provider-shapes.ts";
import { denyRefund } from "./refund.rules.ts";

const ID = "order_AAAAAAAAAAAAAA";

const OPEN: OurOrder = {
  status: "created",
  amount: 7400,
  currency: "USD",
  providerOrderId: ID,
  paidPaymentId: null,
};
const PAID: OurOrder = { ...OPEN, status: "paid", paidPaymentId: "pay_1" };

const pay = (status: string, more: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id: "pay_1",
  order_id: ID,
  amount: 7400,
  currency: "USD",
  status,
  amount_refunded: 0,
  created_at: 1,
  ...more,
});

function seen(status: string, payments: ProviderPayment[], more: object = {}): AtProvider {
  return { order: { id: ID, amount: 7400, currency: "USD", status, ...more }, payments };
}

const captured = pay("captured");
const refunded = pay("refunded", { amount_refunded: 7400 });
const second = pay("captured", { id: "pay_2", created_at: 2 });

test.each<[string, OurOrder, AtProvider, string]>([
  ["nobody has tried", OPEN, seen("created", []), "nothing"],
  ["a payment without a reply", OPEN, seen("attempted", [pay("created")]), "mark-attempted"],
  ["a payment that failed", OPEN, seen("attempted", [pay("failed")]), "mark-attempted"],
  [
    "one that failed and says captured, as in the provider's own samples",
    OPEN,
    seen("attempted", [{ ...pay("failed"), captured: true } as ProviderPayment]),
    "mark-attempted",
  ],
  [
    "already known as attempted",
    { ...OPEN, status: "attempted" },
    seen("attempted", [pay("failed")]),
    "nothing",
  ],
  ["promised by the bank", OPEN, seen("attempted", [pay("authorized")]), "capture"],
  ["paid", OPEN, seen("paid", [pay("failed", { id: "pay_0" }), captured]), "grant"],
  [
    "paid after it was attempted",
    { ...OPEN, status: "attempted" },
    seen("paid", [captured]),
    "grant",
  ],
  ["captured, although the order doesn't say so yet", OPEN, seen("attempted", [captured]), "wait"],
  ["paid twice", OPEN, seen("paid", [second, captured]), "grant"],
  ["another amount", OPEN, seen("paid", [pay("captured", { amount: 100 })]), "flag"],
  ["another currency", OPEN, seen("paid", [pay("captured", { currency: "INR" })]), "flag"],
  ["another amount, promised", OPEN, seen("attempted", [pay("authorized", { amount: 1 })]), "flag"],
  ["an order with another amount", OPEN, seen("paid", [captured], { amount: 100 }), "flag"],
  ["an order in another currency", OPEN, seen("paid", [captured], { currency: "INR" }), "flag"],
  ["another order", OPEN, seen("paid", [captured], { id: "order_B" }), "flag"],
  [
    "a payment for another order",
    OPEN,
    seen("paid", [pay("captured", { order_id: "order_B" })]),
    "nothing",
  ],
  ["a payment for no order", OPEN, seen("paid", [pay("captured", { order_id: null })]), "nothing"],
  [
    "partly refunded before it was opened",
    OPEN,
    seen("paid", [pay("captured", { amount_refunded: 1 })]),
    "flag",
  ],
  ["refunded before it was opened", OPEN, seen("paid", [refunded]), "mark-attempted"],
  ["already paid", PAID, seen("paid", [captured]), "nothing"],
  ["paid, and seen as before", PAID, seen("created", []), "nothing"],
  [
    "paid, with an earlier failure reported",
    PAID,
    seen("paid", [pay("failed", { id: "pay_0" }), captured]),
    "nothing",
  ],
  ["paid, and paid again", PAID, seen("paid", [captured, second]), "flag"],
  ["paid, and refunded", PAID, seen("paid", [refunded]), "note-refund"],
  [
    "paid, and partly refunded",
    PAID,
    seen("paid", [pay("captured", { amount_refunded: 1 })]),
    "flag",
  ],
  ["already refunded", { ...PAID, status: "refunded" }, seen("paid", [refunded]), "nothing"],
])("%s", (_, ours, theirs, what) => {
  expect(judge(ours, theirs).do).toBe(what);
});

test("counts the first of two payments and tells a person about the second", () => {
  expect(judge(OPEN, seen("paid", [second, captured]))).toEqual({
    do: "grant",
    payment: captured,
    flags: ["it was paid a second time (pay_2)"],
  });
});

test("names every payment that's one too many, and a refund all the same", () => {
  const third = pay("captured", { id: "pay_3", created_at: 3 });
  const again = ["it was paid a second time (pay_2)", "it was paid a second time (pay_3)"];
  expect(judge(OPEN, seen("paid", [third, second, captured]))).toMatchObject({ flags: again });
  expect(judge(PAID, seen("paid", [captured, second, third]))).toEqual({
    do: "flag",
    flags: again,
  });
  expect(judge(PAID, seen("paid", [refunded, second, third]))).toEqual({
    do: "note-refund",
    payment: refunded,
    flags: again,
  });
});

const flagsFor = (ours: OurOrder, amount_refunded: number) => {
  const verdict = judge(ours, seen("paid", [pay("captured", { amount_refunded })]));
  return verdict.do === "flag" ? verdict.flags : verdict;
};

test("says how much was given back, so that a second part isn't taken for the first", () => {
  expect(flagsFor(PAID, 1000)).toEqual(["part of it was refunded (1000 USD cents of pay_1)"]);
  expect(flagsFor(PAID, 1500)).toEqual(["part of it was refunded (1500 USD cents of pay_1)"]);
  expect(flagsFor(OPEN, 1)).toEqual([
    "part of its payment was refunded before the plan opened (1 USD cents of pay_1)",
  ]);
});

test("does not charge a late promise to a learner who has since paid another order", () => {
  expect(judge(OPEN, seen("attempted", [pay("authorized")]), true).do).toBe("nothing");
  expect(judge(OPEN, seen("paid", [captured]), true).do).toBe("grant");
});

const PAID_AT = new Date("2026-12-30T10:00:00Z");
const CASE = {
  status: "paid",
  paidAt: PAID_AT,
  hasRefund: false,
  isPartlyRefunded: false,
  lastBegun: null,
};

test.each([
  ["right away", {}, "2026-12-30T10:00:00Z", null],
  ["in the 48th hour", {}, "2027-01-01T10:00:00.000Z", null],
  ["after 48 hours", {}, "2027-01-01T10:00:00.001Z", "too-late"],
  [
    "an earlier mock",
    { lastBegun: new Date("2026-12-30T09:59:59Z") },
    "2026-12-30T11:00:00Z",
    null,
  ],
  ["a mock started since", { lastBegun: PAID_AT }, "2026-12-30T11:00:00Z", "mock-started"],
  ["already refunded", { status: "refunded" }, "2026-12-30T11:00:00Z", "already-refunded"],
  ["already requested", { hasRefund: true }, "2026-12-30T11:00:00Z", "already-refunded"],
  ["not paid", { status: "attempted", paidAt: null }, "2026-12-30T11:00:00Z", "not-paid"],
  ["failed, with a time", { status: "failed" }, "2026-12-30T11:00:00Z", "not-paid"],
  ["paid, without a time", { paidAt: null }, "2026-12-30T11:00:00Z", "not-paid"],
  ["partly refunded", { isPartlyRefunded: true }, "2026-12-30T11:00:00Z", "in-review"],
])("judges a refund: %s", (_, more, now, denial) => {
  expect(denyRefund({ ...CASE, ...more }, new Date(now))).toBe(denial);
});
