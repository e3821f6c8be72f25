import { expect, test } from "@playwright/test";
import { signedIn } from "./support/ask.ts";
import { watch } from "./support/faults.ts";
import { inspect, inspectEverywhere } from "./support/inspect.ts";
import { expectQuestion, findMock, openAt, selectOrder, startButton } from "./support/mocks.ts";
import {
  badge,
  booksOf,
  buy,
  closeWindow,
  CONFIRM,
  enroll,
  letterAbout,
  meetCheckout,
  payButton,
  payByCard,
  paymentWindow,
  thanks,
} from "./support/payments.ts";
import { register, signIn } from "./support/people.ts";

const ONE = { orders: 1, subscriptions: 1 };

test("after buying a plan and starting a mock, there's no refund", async ({ page }) => {
  const faults = watch(page);
  const person = await buy(page);
  await expect(page.getByText("Your payment is complete.")).toBeVisible();
  await expect(badge(page)).toBeVisible();
  expect(faults).toEqual([]);
  expect(await booksOf(person)).toEqual(ONE);

  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/dashboard\/Gmat$/);
  await expect(badge(page)).toBeVisible();

  await page.goto("/subscriptions");
  const order = page.getByRole("listitem", { name: /^GMAT PRO, / });
  await expect(order.getByRole("button", { name: /^Request a refund/ })).toBeVisible();
  await expect(page.getByText("0 of 5 used")).toBeVisible();
  const receipt = /s_[0-9a-f]{16}/.exec((await order.textContent()) ?? "")![0];
  expect((await letterAbout(page, person, /GMAT PRO/)).text).toContain(receipt);

  const ask = await signedIn(page.request, person);
  const mock = await findMock(ask, "full");
  await selectOrder({ person, ask, mock });
  await openAt(page, "/test-instruction", { ...mock, status: 1 });
  await startButton(page).click();
  await expectQuestion(page, 1);

  await page.goto("/subscriptions");
  await expect(page.getByText("1 of 5 used")).toBeVisible();
  await expect(order).toContainText(
    /You've started a mock test since you paid, so you can't get a full refund here anymore\./,
  );
  await expect(order.getByRole("button")).toHaveCount(0);
});

test("a plan is bought and refunded", async ({ page }) => {
  const faults = watch(page);
  const person = await buy(page, "GMAT BASIC");
  await page.getByRole("link", { name: "Receipt and refund" }).click();
  const order = page.getByRole("listitem", { name: /^GMAT BASIC, / });
  await order.getByRole("button", { name: /^Request a refund/ }).click();
  const dialog = page.getByRole("alertdialog", { name: "Refund GMAT BASIC?" });
  await expect(dialog).toContainText("This plan ends right away");
  await inspect(page, "the refund's dialog");
  await dialog.getByRole("button", { name: "Refund $49.00" }).click();
  await expect(order).toContainText(/Refunded|Refund on its way/);
  await expect(badge(page)).toHaveCount(0);
  expect(await booksOf(person)).toEqual({ orders: 1, subscriptions: 0 });
  await letterAbout(page, person, /refund/i);
  expect(faults).toEqual([]);
});

test("a declined card, a closed window, then a card that pays", async ({ page }) => {
  const person = await meetCheckout(page);
  await payButton(page).click();
  await payByCard(page, "Failure");
  const frame = paymentWindow(page);
  await expect(frame.getByRole("heading", { name: "Payment failed" })).toBeVisible();
  await frame.getByRole("button", { name: "Try again" }).click();
  await payByCard(page, "Failure");
  // Else the bank's answer takes the place of the question whether to close.
  await expect(frame.getByRole("heading", { name: "Payment failed" })).toBeVisible();
  await closeWindow(page);
  await expect(page.getByRole("alert")).toContainText("Your payment didn't go through.");
  await inspect(page, "after a declined card");
  await payButton(page).click();
  await closeWindow(page);
  await expect(page.getByText(/^You closed the payment window/)).toBeVisible();
  expect(await booksOf(person)).toEqual({ orders: 1, subscriptions: 0 });
  await payButton(page).click();
  await payByCard(page, "Success");
  await expect(thanks(page)).toBeVisible();
  expect(await booksOf(person)).toEqual(ONE);
});

test("a blocked script shows the reason and Retry, and a second visit needs neither", async ({
  page,
}) => {
  const script = /\/v1\/checkout\.js$/;
  await page.route(script, async (route) => await route.abort());
  const person = await register(page.request);
  await signIn(page, person);
  await page.goto("/checkout?plan=gmat-basic");
  await expect(page.getByText(/^Error loading Razorpay: /)).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  await inspect(page, "without the script");
  await page.unroute(script);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(payButton(page)).toBeEnabled();
  await page.getByRole("link", { name: "Change plan" }).click();
  await enroll(page, "GMAT BASIC");
  await payButton(page).dblclick();
  await expect(
    paymentWindow(page).getByRole("button", { name: "Fill in a test card" }),
  ).toBeVisible();
  expect(await booksOf(person)).toEqual({ orders: 1, subscriptions: 0 });
});

test("closing the page between the payment and its confirmation loses nothing", async ({
  page,
  context,
}) => {
  const person = await meetCheckout(page);
  await page.route(CONFIRM, async (route) => await route.abort());
  await payButton(page).click();
  await payByCard(page, "Success");
  await expect(
    page.getByRole("heading", { name: "We're still confirming your payment" }),
  ).toBeVisible();
  await inspect(page, "a payment that is being confirmed");
  await page.close();
  const later = await context.newPage();
  await later.goto("/subscriptions");
  await expect(later.getByText(/^We got your payment\. GMAT PRO is yours until/)).toBeVisible();
  await expect(later.getByRole("listitem", { name: /^GMAT PRO, / })).toBeVisible();
  await expect(badge(later)).toBeVisible();
  expect(await booksOf(person)).toEqual(ONE);
});

test("a reload while the payment is being confirmed picks up where it was", async ({ page }) => {
  const person = await meetCheckout(page);
  await page.route(CONFIRM, async (route) => await route.abort());
  await payButton(page).click();
  await payByCard(page, "Success");
  await expect(
    page.getByRole("heading", { name: "We're still confirming your payment" }),
  ).toBeVisible();
  await page.unroute(CONFIRM);
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  expect(await booksOf(person)).toEqual(ONE);
});

test("two windows share one order, and when one has paid, the other says thanks, too", async ({
  page,
  context,
}) => {
  const person = await meetCheckout(page);
  const other = await context.newPage();
  await other.goto("/checkout?plan=gmat-pro");
  await payButton(other).click();
  await expect(paymentWindow(other).getByRole("button", { name: /^Pay / })).toBeVisible();
  // A window behind another doesn't always draw its frame, and then clicks miss it.
  await page.bringToFront();
  await payButton(page).click();
  await payByCard(page, "Success");
  await expect(thanks(page)).toBeVisible();
  await expect(thanks(other)).toBeVisible();
  expect(await booksOf(person)).toEqual(ONE);
});

test("the checkout asks which plan, a reload keeps it, and the thank-you page needs a purchase", async ({
  page,
}) => {
  const faults = watch(page);
  await signIn(page, await register(page.request));
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "Which plan would you like?" })).toBeVisible();
  await enroll(page, "GMAT MENTOR");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "GMAT MENTOR" })).toBeVisible();
  await page.goto("/Thankyou");
  await expect(page).toHaveURL(/\/PlanAndPricing$/);
  expect(faults).toEqual([]);
});

test("every screen of a purchase is accessible, fits, and logs no error", async ({ page }) => {
  test.slow();
  const faults = watch(page);
  await meetCheckout(page);
  await inspectEverywhere(page, "checkout");
  await payButton(page).click();
  await expect(paymentWindow(page).getByRole("button", { name: /^Pay / })).toBeVisible();
  await payByCard(page, "Success");
  await expect(thanks(page)).toBeVisible();
  await inspectEverywhere(page, "thanks");
  for (const [path, title] of [
    ["/subscriptions", "Your subscriptions"],
    ["/PlanAndPricing", "GMAT Plans"],
    ["/Faq", "Subscription FAQs"],
    ["/checkout", "Which plan would you like?"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.locator(".animate-breathe")).toHaveCount(0);
    await inspectEverywhere(page, path);
  }
  expect(faults).toEqual([]);
});
