// @vitest-environment happy-dom
import type { Plan } from "@theta/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { Route, Routes } from "react-router";
import { afterEach, expect, test } from "vitest";
import { type Answer, type Answers, notOurs, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { BOUGHT, bought, PLAN_LIST, planList, PLANS, runningPlan } from "../../../../test/plans.ts";
import { nextWindow, PAID, standIn, windows } from "../../../../test/razorpay-stand-in.ts";
import { MEERA, testPage } from "../../../../test/test-server.ts";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { createStore } from "../../../lib/session/store.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";

afterEach(() => {
  closeScreen();
  windows.length = 0;
});

const PRO = PLANS[1]!;
const ORDER = "POST /order/create-subscription-order";
const CONFIRM = "POST /subscription/create-subscription";
const DETAILS = "GET /user/user-details";
const IDS = { orderDocumentId: "order-1", razorPayOrderId: "order_ABCDEFGHIJKLMN" };
const PENDING_KEY = `theta-pending-order:${MEERA.userId}:order-1`;

const order = (amount = 7400): Answer => ({
  body: { result: { ...IDS, amount, currency: "USD", keyId: "rzp_test_theta" } },
});
const BOUGHT_PRO = {
  subscriptionId: "subscription-1",
  planName: "GMAT PRO",
  startsAt: Date.UTC(2026, 4, 18),
  endsAt: Date.UTC(2026, 7, 18),
};
const opened: Answer = { body: { result: BOUGHT_PRO } };
const confirming: Answer = { body: { result: null, message: "Payment is being confirmed" } };
const notPaid: Answer = { body: { result: null, orderState: "not-paid" } };

interface Opened {
  answers?: Answers;
  at?: string;
  state?: unknown;
  /** What this device had saved. */
  pending?: object;
}

async function open({ answers = {}, at = "/checkout?plan=gmat-pro", state, pending }: Opened = {}) {
  saveSignedIn(MEERA);
  if (pending) {
    const kept = { ...IDS, planName: "GMAT PRO", startedAt: Date.now(), proof: null, ...pending };
    localStorage.setItem(PENDING_KEY, JSON.stringify(kept));
  }
  return await openScreen(
    <Provider store={createStore()}>
      <Routes>
        <Route path="/checkout" element={<CheckoutScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </Provider>,
    {
      at,
      route: "*",
      state,
      answers: {
        [PLAN_LIST]: planList,
        [BOUGHT]: bought(),
        [ORDER]: order(),
        [CONFIRM]: opened,
        [DETAILS]: refusal(500, "internal-error", "Ours."),
        ...answers,
      },
    },
  );
}

const payButton = async () => {
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Proceed to pay" });
  await waitFor(() => expect(button.disabled).toBe(false));
  return button;
};
const theWindow = async () => {
  await waitFor(() => expect(windows.at(-1)?.isOpen).toBe(true));
  return windows.at(-1)!;
};
const thanked = () =>
  waitFor(() => expect(whereabouts()).toMatchObject({ pathname: "/Thankyou", state: BOUGHT_PRO }));

// This must run first: a page loads the script only once, and it isn't loaded yet.
test("says why the script doesn't load, and loads it on Retry", async () => {
  const settings = testPage().settings as object;
  Object.assign(settings, { handleDisabledFileLoadingAsSuccess: false });
  const { user } = await open();
  await screen.findByText(/^Error loading Razorpay: its script didn't load/);
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Proceed to pay" });
  expect(button.disabled).toBe(true);
  Object.assign(settings, { handleDisabledFileLoadingAsSuccess: true });
  window.Razorpay = standIn;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await payButton();
  expect(screen.queryByText(/^Error loading Razorpay/)).toBeNull();
});

test("shows the plan, its length, its price in dollars, and what happens next", async () => {
  await open();
  await screen.findByRole("heading", { level: 1, name: "GMAT PRO" });
  await screen.findByText("3 Months, until August 18, 2026");
  const price = within(screen.getByRole("region", { name: "Price Breakdown" }));
  expect(price.getByText("Plan price").nextSibling?.textContent).toBe("$74.00");
  expect(price.getByText("Total Payable").nextSibling?.textContent).toBe("$74.00");
  price.getByText(/Secure payment by Razorpay/);
  screen.getByText(/Ask for a full refund within 48 hours, before you start a mock test/);
  const sandbox = within(screen.getByRole("complementary", { name: "Sandbox" }));
  sandbox.getByText("4100 2800 0000 1007");
});

test("tells someone with a plan that the new one starts after it", async () => {
  await open({ answers: { [BOUGHT]: bought([], runningPlan()) } });
  await screen.findByText(/until October 1, 2026/);
  screen.getByText("Its period starts when your GMAT BASIC plan ends, on July 1, 2026.");
  screen.getByText(/^You get access right away, .*your GMAT BASIC plan ends\./);
});

test("thanks for a card payment on the server's word, not the window's", async () => {
  const { user, server } = await open();
  await user.click(await payButton());
  const { options, pay } = await theWindow();
  expect(options).toMatchObject({
    key: "rzp_test_theta",
    order_id: IDS.razorPayOrderId,
    amount: 7400,
    currency: "USD",
    prefill: { name: MEERA.name, email: MEERA.email, contact: "+919876543210" },
    notes: { purpose: "Purchase of GMAT PRO" },
  });
  expect(localStorage.getItem(PENDING_KEY)).not.toBeNull();
  act(pay);
  await thanked();
  expect(server.asked(ORDER).map(({ body }) => body)).toEqual([{ subscriptionPlanId: "gmat-pro" }]);
  expect(server.asked(CONFIRM).map(({ body }) => body)).toEqual([
    {
      orderId: IDS.orderDocumentId,
      razorPayOrderId: IDS.razorPayOrderId,
      razorpayPaymentId: PAID.razorpay_payment_id,
      razorpaySignature: PAID.razorpay_signature,
      mayBeUnpaid: true,
    },
  ]);
  expect(localStorage.getItem(PENDING_KEY)).toBeNull();
});

test("a double click makes one order, and the button says it's being made", async () => {
  const held = Promise.withResolvers<void>();
  const { server } = await open({
    answers: {
      [ORDER]: async () => {
        await held.promise;
        return order();
      },
    },
  });
  const button = await payButton();
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByRole("button", { name: "Creating Order..." });
  held.resolve();
  await theWindow();
  expect(server.asked(ORDER)).toHaveLength(1);
});

test("closing the window shows a calm note, and you can try again", async () => {
  const { user } = await open({ answers: { [CONFIRM]: notPaid } });
  await user.click(await payButton());
  const first = await theWindow();
  act(first.dismiss);
  await screen.findByText(/^You closed the payment window, so you weren't charged/);
  await user.click(await payButton());
  expect(await theWindow()).not.toBe(first);
});

test("shows the provider's reason for a declined card when the window closes", async () => {
  const { user, server } = await open({ answers: { [CONFIRM]: notPaid } });
  await user.click(await payButton());
  const { decline, dismiss } = await theWindow();
  decline("Your card has insufficient funds.");
  act(dismiss);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Your payment didn't go through.");
  expect(alert.textContent).toContain("Your card has insufficient funds.");
  server.answers[CONFIRM] = opened;
  await user.click(await payButton());
  act((await theWindow()).pay);
  await thanked();
});

test("says nothing about the money while we can't ask anyone", async () => {
  const down = refusal(503, "provider-unavailable", "Not at the moment.");
  const { user } = await open({ answers: { [CONFIRM]: down } });
  await user.click(await payButton());
  act((await theWindow()).dismiss);
  await screen.findByText(/we don't know yet whether your payment went through/);
  expect(screen.queryByText(/weren't charged/)).toBeNull();
  expect(localStorage.getItem(PENDING_KEY)).not.toBeNull();
});

test("doesn't call a payment unpaid when the window closes after the bank said yes", async () => {
  const { user } = await open();
  await user.click(await payButton());
  act((await theWindow()).dismiss);
  await thanked();
});

test("while the provider is slow, says that it's asking again and will email", async () => {
  const { user, server } = await open({ answers: { [CONFIRM]: confirming } });
  await user.click(await payButton());
  act((await theWindow()).pay);
  const title = await screen.findByRole("heading", { name: "We're still confirming your payment" });
  screen.getByText(/You'll get access as soon as the payment is confirmed, and we'll email you/);
  screen.getByText("Please don't pay again.");
  expect(document.activeElement).toBe(title);
  expect(localStorage.getItem(PENDING_KEY)).toContain(PAID.razorpay_payment_id);
  server.answers[CONFIRM] = opened;
  await user.click(screen.getByRole("button", { name: "Check again now" }));
  await thanked();
});

test("asks again after a lost reply", async () => {
  const down = refusal(503, "provider-unavailable", "Not at the moment.");
  const { user, server } = await open({ answers: { [CONFIRM]: down } });
  await user.click(await payButton());
  act((await theWindow()).pay);
  await screen.findByText(/can't reach our server or the payment provider/);
  server.loseTheLine();
  await user.click(screen.getByRole("button", { name: "Check again now" }));
  server.findTheLine();
  server.answers[CONFIRM] = opened;
  await user.click(screen.getByRole("button", { name: "Check again now" }));
  await thanked();
});

test("asks about a payment in progress instead of paying again", async () => {
  const { user, server } = await open({
    answers: {
      [ORDER]: {
        status: 409,
        body: { code: "payment-in-progress", message: "There is a payment already.", state: IDS },
      },
    },
  });
  await user.click(await payButton());
  await thanked();
  expect(windows).toEqual([]);
  expect(server.asked(CONFIRM).map(({ body }) => body)).toEqual([
    { orderId: IDS.orderDocumentId, razorPayOrderId: IDS.razorPayOrderId, mayBeUnpaid: true },
  ]);
});

const COULD_NOT_START = "We couldn't start your payment. You weren't charged.";
const FAILED_ORDERS: [string, Answer, string][] = [
  [
    "with the server's words",
    refusal(503, "provider-unavailable", "Payments are down. You weren't charged."),
    "Payments are down. You weren't charged.",
  ],
  ["with a proxy's empty JSON", notOurs(500, {}), COULD_NOT_START],
  ["with an empty message", refusal(500, "internal-error", " "), COULD_NOT_START],
  ["with something that isn't our JSON", notOurs(502, "<html>"), COULD_NOT_START],
  ["with a success that isn't our JSON", notOurs(200, "<html>"), COULD_NOT_START],
  ["with a success that holds no order", notOurs(200, {}), COULD_NOT_START],
  [
    "with a list of faults",
    notOurs(400, { errors: [{ field: "subscriptionPlanId", msg: "Choose a plan." }] }),
    "Choose a plan.",
  ],
];

test.each(FAILED_ORDERS)(
  "says why an order was refused (%s), and offers Retry",
  async (_, failed, why) => {
    const { user, server } = await open({ answers: { [ORDER]: failed } });
    await user.click(await payButton());
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByText(why)).toBeTruthy();
    server.answers[ORDER] = order();
    await user.click(within(alert).getByRole("button", { name: "Retry" }));
    await theWindow();
    expect(screen.queryByRole("alert")).toBeNull();
  },
);

test("says that nothing was charged when the window doesn't open, and offers Retry", async () => {
  const { user } = await open();
  nextWindow.fails = true;
  await user.click(await payButton());
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByText(COULD_NOT_START)).toBeTruthy();
  await user.click(within(alert).getByRole("button", { name: "Retry" }));
  await theWindow();
});

test("doesn't ask again about a payment that a person needs to look at", async () => {
  const words = "Something about this payment needs a person's look. We will write to you.";
  const { user } = await open({
    answers: { [CONFIRM]: refusal(409, "payment-in-review", words) },
  });
  await user.click(await payButton());
  act((await theWindow()).pay);
  await screen.findByRole("heading", { name: "We're checking this payment" });
  screen.getByText(words);
  expect(localStorage.getItem(PENDING_KEY)).toBeNull();
});

test("a signature that the server rejects doesn't hide a payment", async () => {
  let asked = 0;
  const { user } = await open({
    answers: {
      [CONFIRM]: () => ((asked += 1) === 1 ? refusal(400, "bad-signature", "Not right.") : opened),
    },
  });
  await user.click(await payButton());
  act((await theWindow()).pay);
  await thanked();
});

test("nobody pays a price other than the one they saw", async () => {
  const { user } = await open({ answers: { [ORDER]: order(7900) } });
  await user.click(await payButton());
  await screen.findByText(/^The price of this plan is now \$79\.00/);
  expect(windows).toEqual([]);
});

test("finds on return a payment made when the page was closed", async () => {
  await open({ pending: { proof: { razorpayPaymentId: "pay_1", razorpaySignature: "s" } } });
  await thanked();
});

test("looks once at an order left unpaid, then lets the plan be bought", async () => {
  const { server } = await open({ pending: {}, answers: { [CONFIRM]: notPaid } });
  await payButton();
  expect(server.asked(CONFIRM)).toHaveLength(1);
  // Another window may still pay it.
  expect(localStorage.getItem(PENDING_KEY)).not.toBeNull();
});

test("treats an older server's refusal of an unpaid order the same way", async () => {
  const refused = refusal(402, "not-paid", "This order has not been paid.");
  await open({ pending: {}, answers: { [CONFIRM]: refused } });
  await payButton();
});

test("forgets yesterday's unpaid order", async () => {
  const startedAt = Date.now() - 24 * 3_600_000;
  await open({ pending: { startedAt }, answers: { [CONFIRM]: notPaid } });
  await payButton();
  expect(localStorage.getItem(PENDING_KEY)).toBeNull();
});

test("when another window has paid, closes its own window and says thanks, too", async () => {
  const { user } = await open();
  await user.click(await payButton());
  const mine = await theWindow();
  const oldValue = localStorage.getItem(PENDING_KEY);
  localStorage.removeItem(PENDING_KEY);
  act(() => {
    window.dispatchEvent(
      new StorageEvent("storage", { key: PENDING_KEY, oldValue, newValue: null }),
    );
  });
  await thanked();
  expect(mine.isOpen).toBe(false);
});

test("asks which plan when opened without one", async () => {
  const { user } = await open({ at: "/checkout" });
  await screen.findByRole("heading", { level: 1, name: "Which plan would you like?" });
  await user.click(await screen.findByRole("link", { name: /^Enroll Now ?: GMAT BASIC$/ }));
  await screen.findByRole("heading", { level: 1, name: "GMAT BASIC" });
});

test("shows a plan from navigation state at once, then takes its price from the list", async () => {
  const held = Promise.withResolvers<void>();
  const old: Plan = { ...PRO, price: 70 };
  await open({
    state: old,
    answers: {
      [PLAN_LIST]: async () => {
        await held.promise;
        return planList;
      },
    },
  });
  expect(await screen.findAllByText("$70.00")).toHaveLength(2);
  held.resolve();
  expect(await screen.findAllByText("$74.00")).toHaveLength(2);
});

test("fetches a plan that failed to load on Retry", async () => {
  const { user, server } = await open({
    answers: { [PLAN_LIST]: refusal(500, "internal-error", "Ours.") },
  });
  await screen.findByText("We couldn't load this plan.");
  server.answers[PLAN_LIST] = planList;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await payButton();
});
