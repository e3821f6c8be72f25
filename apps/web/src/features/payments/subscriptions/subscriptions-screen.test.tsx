// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { type Answers, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen } from "../../../../test/open-screen.tsx";
import { BOUGHT, bought, NOW, pastOrder, runningPlan } from "../../../../test/plans.ts";
import { MEERA } from "../../../../test/test-server.ts";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { settings } from "../../../lib/call/settings.ts";
import { createStore } from "../../../lib/session/store.ts";
import { SubscriptionsScreen } from "./subscriptions-screen.tsx";

afterEach(closeScreen);

const REFUND = "POST /subscription/request-refund";
const CONFIRM = "POST /subscription/create-subscription";

async function open(answers: Answers) {
  saveSignedIn(MEERA);
  return await openScreen(
    <Provider store={createStore()}>
      <SubscriptionsScreen />
    </Provider>,
    { at: "/subscriptions", answers },
  );
}

const row = async (name: RegExp) => within(await screen.findByRole("listitem", { name }));
const askFor = /^Request a refund of/;

test("shows the running plan and how many of its mocks are used", async () => {
  const current = runningPlan({ planName: "GMAT PRO", sectionals: { of: 6, used: 1 } });
  await open({ [BOUGHT]: bought([], current) });
  await screen.findByRole("heading", { name: "GMAT PRO" });
  screen.getByText("May 1, 2026 to July 1, 2026");
  const mocks = screen.getByRole("progressbar", { name: "Full mocks" });
  expect(mocks.getAttribute("aria-valuetext")).toBe("2 of 5 used");
  screen.getByText("1 of 6 used");
});

test("doesn't mention sectional mocks when the plan has none", async () => {
  await open({ [BOUGHT]: bought([], runningPlan()) });
  await screen.findByRole("progressbar", { name: "Full mocks" });
  expect(screen.queryByRole("progressbar", { name: "Sectional mocks" })).toBeNull();
});

test("links to everything the plan includes, and to nothing else", async () => {
  await open({ [BOUGHT]: bought([], runningPlan()) });
  const basic = within(await screen.findByRole("region", { name: "What your plan includes" }));
  const linksIn = (part: typeof basic) =>
    part.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(linksIn(basic)).toEqual(["/mock-test", `mailto:${settings.supportEmail}`]);
  closeScreen();
  const opens = {
    topicTests: 3,
    practicePlan: true,
    studyNotes: true,
    mentorSessions: 1,
    support: true,
  };
  await open({ [BOUGHT]: bought([], runningPlan({ opens })) });
  const mentor = within(await screen.findByRole("region", { name: "What your plan includes" }));
  expect(linksIn(mentor)).toEqual([
    "/mock-test",
    "/topic-tests",
    "/practice-plan",
    "/study-notes",
    "/mentor",
    `mailto:${settings.supportEmail}`,
  ]);
});

test("offers WhatsApp only where there's a number for it", async () => {
  await open({ [BOUGHT]: bought([], runningPlan()) });
  await screen.findByRole("region", { name: "What your plan includes" });
  expect(screen.queryByRole("link", { name: /WhatsApp/ })).toBeNull();
  closeScreen();
  settings.supportWhatsapp = "+919876543210";
  onTestFinished(() => void (settings.supportWhatsapp = null));
  await open({ [BOUGHT]: bought([], runningPlan()) });
  const link = await screen.findByRole("link", { name: /WhatsApp/ });
  expect(link.getAttribute("href")).toBe("https://wa.me/919876543210");
});

test("with nothing bought, says what will be here and leads to the plans", async () => {
  await open({ [BOUGHT]: bought() });
  await screen.findByRole("heading", { name: "You don't have a plan yet" });
  expect(screen.getByRole("link", { name: "View plans" }).getAttribute("href")).toBe(
    "/PlanAndPricing",
  );
});

test("names a plan that has ended and offers to renew it", async () => {
  const ended = pastOrder({
    endsAt: NOW - 86_400_000,
    refundableUntil: null,
    refundDenial: "too-late",
  });
  const last = { planName: "GMAT PRO", endsAt: NOW - 86_400_000 };
  await open({ [BOUGHT]: bought([ended], null, last) });
  await screen.findByText(/^GMAT PRO ended on May 17, 2026\./);
  (await row(/GMAT PRO/)).getByText("Ended on May 17, 2026.");
});

test("also names a plan that was given and has ended, without an order", async () => {
  const last = { planName: "GMAT PRO", endsAt: NOW - 86_400_000 };
  await open({ [BOUGHT]: bought([], null, last) });
  await screen.findByText(/^GMAT PRO ended on May 17, 2026\./);
  screen.getByRole("link", { name: "View plans" });
  screen.getByText(/^You didn't buy your plan here/);
  expect(screen.queryByText("You don't have a plan yet")).toBeNull();
});

test("an order shows its amount, date, and receipt number", async () => {
  await open({ [BOUGHT]: bought([pastOrder()], runningPlan()) });
  const order = await row(/GMAT PRO, s_0123456789abcdef/);
  order.getByText("$74.00");
  order.getByText("May 18, 2026");
  order.getByText("s_0123456789abcdef");
  order.getByText("Paid", { selector: "span" });
  order.getByText("Active until August 18, 2026.");
});

test("a plan that follows another has its tests open and its time still to come", async () => {
  const next = pastOrder({ startsAt: Date.UTC(2026, 6, 1, 12), endsAt: Date.UTC(2026, 9, 1, 12) });
  await open({ [BOUGHT]: bought([next], runningPlan()) });
  (await row(/GMAT PRO/)).getByText(
    "You can take its tests now. It runs from July 1, 2026 to October 1, 2026.",
  );
});

test.each([
  [
    "a mock was started",
    { refundDenial: "mock-started" },
    /You've started a mock test since.* Email support@/,
  ],
  [
    "it is too late",
    { refundDenial: "too-late" },
    /You paid more than 48 hours ago.* Email support@/,
  ],
  ["part of it was refunded", { refundDenial: "in-review" }, /email support@/],
] as const)("says in the row why there's no refund when %s", async (_, more, words) => {
  await open({ [BOUGHT]: bought([pastOrder({ refundableUntil: null, ...more })], runningPlan()) });
  (await row(/GMAT PRO/)).getByText(words);
  expect(screen.queryByRole("button", { name: askFor })).toBeNull();
});

test.each([
  ["requested", "Refund on its way", /Your money is on its way/],
  ["pending", "Refund on its way", /Your money is on its way/],
  ["processed", "Refunded", /We sent the money back/],
  ["failed", "Refund failed", /couldn't send the money back/],
] as const)("shows where a %s refund stands", async (status, badge, words) => {
  const order = pastOrder({
    refund: { status, requestedAt: NOW },
    refundableUntil: null,
    refundDenial: "already-refunded",
  });
  await open({ [BOUGHT]: bought([order]) });
  const shown = await row(/GMAT PRO/);
  shown.getByText(badge);
  shown.getByText(words);
});

test("a payment being confirmed asks for patience, not another payment", async () => {
  const order = pastOrder({
    status: "confirming",
    paidAt: null,
    startsAt: null,
    endsAt: null,
    refundableUntil: null,
    refundDenial: "not-paid",
  });
  await open({ [BOUGHT]: bought([order]) });
  const shown = await row(/GMAT PRO/);
  shown.getByText("Confirming");
  shown.getByText(/Please don't pay again\./);
});

test("requests a refund after a dialog that says what it does", async () => {
  const { user, server } = await open({
    [BOUGHT]: bought([pastOrder()], runningPlan()),
    [REFUND]: { body: { result: { status: "pending" } } },
  });
  await user.click(await screen.findByRole("button", { name: askFor }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Refund GMAT PRO?" }));
  dialog.getByText(/This plan ends right away.*\$74\.00 goes back.*You can't undo this\./);
  server.answers[BOUGHT] = bought([
    pastOrder({
      refund: { status: "pending", requestedAt: NOW },
      refundableUntil: null,
      refundDenial: "already-refunded",
    }),
  ]);
  await user.click(dialog.getByRole("button", { name: "Refund $74.00" }));
  await screen.findByText("Refund on its way");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(server.asked(REFUND).map(({ body }) => body)).toEqual([{ orderId: "order-1" }]);
});

test("changing your mind keeps the plan", async () => {
  const { user, server } = await open({ [BOUGHT]: bought([pastOrder()], runningPlan()) });
  const button = await screen.findByRole("button", { name: askFor });
  await user.click(button);
  await user.click(await screen.findByRole("button", { name: "Keep my plan" }));
  expect(server.asked(REFUND)).toEqual([]);
});

test("says why a refund is refused, and the row then shows the reason", async () => {
  const words =
    "You have started a mock test since you bought this plan, so it cannot be refunded.";
  const { user, server } = await open({
    [BOUGHT]: bought([pastOrder()], runningPlan()),
    [REFUND]: refusal(409, "refund-not-possible", words),
  });
  await user.click(await screen.findByRole("button", { name: askFor }));
  server.answers[BOUGHT] = bought(
    [pastOrder({ refundableUntil: null, refundDenial: "mock-started" })],
    runningPlan(),
  );
  await user.click(await screen.findByRole("button", { name: "Refund $74.00" }));
  await screen.findByText(words);
  await screen.findByText(
    /^You've started a mock test since you paid, so you can't get a full refund here anymore\./,
  );
});

test("fetches subscriptions that failed to load on Retry", async () => {
  const { user, server } = await open({ [BOUGHT]: refusal(500, "internal-error", "Ours.") });
  await screen.findByText("We couldn't load your subscriptions.");
  server.answers[BOUGHT] = bought([], runningPlan());
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByRole("heading", { name: "GMAT BASIC" });
});

function keepPayment(proof: object | null) {
  localStorage.setItem(
    `theta-pending-order:${MEERA.userId}:order-1`,
    JSON.stringify({
      orderDocumentId: "order-1",
      razorPayOrderId: "order_ABCDEFGHIJKLMN",
      planName: "GMAT PRO",
      startedAt: Date.now(),
      proof,
    }),
  );
}

test("asks about a payment whose page was closed, and says what happened to it", async () => {
  keepPayment({ razorpayPaymentId: "pay_ABCDEFGHIJKLMN", razorpaySignature: "s" });
  const { user, server } = await open({
    [BOUGHT]: bought(),
    [CONFIRM]: { body: { result: null, message: "Payment is being confirmed" } },
  });
  await screen.findByText(/^We're confirming your payment for GMAT PRO/);
  server.answers[CONFIRM] = {
    body: {
      result: {
        subscriptionId: "1",
        planName: "GMAT PRO",
        startsAt: NOW,
        endsAt: Date.UTC(2026, 7, 18),
      },
    },
  };
  server.answers[BOUGHT] = bought([pastOrder()], runningPlan({ planName: "GMAT PRO" }));
  await user.click(screen.getByRole("button", { name: "Check again now" }));
  await screen.findByText("We got your payment. GMAT PRO is yours until August 18, 2026.");
  await row(/GMAT PRO, s_/);
  expect(localStorage.getItem(`theta-pending-order:${MEERA.userId}:order-1`)).toBeNull();
});

test("doesn't mention an order that nobody paid", async () => {
  keepPayment(null);
  const { server } = await open({
    [BOUGHT]: bought(),
    [CONFIRM]: refusal(402, "not-paid", "This order has not been paid."),
  });
  await screen.findByRole("heading", { name: "You don't have a plan yet" });
  await waitFor(() => expect(server.asked(CONFIRM)).toHaveLength(1));
  expect(screen.queryByText(/We're confirming/)).toBeNull();
});
