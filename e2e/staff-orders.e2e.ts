import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { query } from "./support/database.ts";
import { watch } from "./support/faults.ts";
import { inspect, inspectEverywhere } from "./support/inspect.ts";
import { badge, booksOf, buy, letterAbout } from "./support/payments.ts";
import type { Person } from "./support/people.ts";
import { openConsole } from "./support/staff/console.ts";

/** The frame around it is every screen's. */
const SCREEN = { part: "main" };

async function orderOf({ email }: Person): Promise<{ id: string; receipt: string }> {
  const [order] = await query<{ id: string; receipt: string }>(
    "select o.id, o.receipt from orders o join learners l on l.id = o.learner_id where l.email = $1",
    [email],
  );
  return order!;
}

test("an order is found by its buyer's email, and refunded long after it was paid", async ({
  page,
  browser,
}) => {
  const learner = await browser.newPage();
  const person = await buy(learner, "GMAT BASIC");
  const { id, receipt } = await orderOf(person);
  await query(
    "update orders set created_at = created_at - interval '20 days', paid_at = paid_at - interval '20 days' where id = $1",
    [id],
  );

  const faults = watch(page);
  await openConsole(page, { role: "support", name: "Sam Support", at: "/staff/orders" });
  const field = page.getByLabel("Email, receipt, or provider's ID");
  await field.fill(receipt.slice(0, 10));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row").filter({ hasText: receipt })).toHaveCount(1);
  await field.fill(person.email);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=[^&]*%40/);
  const row = page.getByRole("row").filter({ hasText: receipt });
  await expect(row).toContainText("$49.00");
  await expect(page.getByRole("row")).toHaveCount(2);
  await inspectEverywhere(page, "the orders", SCREEN);
  await page.setViewportSize({ width: 1440, height: 800 });

  await row.getByRole("link", { name: receipt }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(receipt);
  const main = page.getByRole("main");
  await expect(main.getByText("Paid", { exact: true }).first()).toBeVisible();
  await inspectEverywhere(page, "an order", SCREEN);
  await page.setViewportSize({ width: 1440, height: 800 });

  await page.getByRole("button", { name: "Refund" }).click();
  const dialog = page.getByRole("dialog", { name: "Refund GMAT BASIC?" });
  await expect(dialog).toContainText("$49.00 goes back to Ana Lovelace.");
  await dialog.getByLabel("Why").fill("Promised by email");
  await dialog.getByRole("button", { name: "Refund $49.00" }).click();
  await expect(dialog.getByRole("alert")).toContainText(`Type ${receipt} to confirm.`);
  await inspect(page, "the refund's dialog", { part: "[role=dialog]" });
  await dialog.getByLabel(`Type ${receipt} to confirm`).fill(receipt);
  await dialog.getByRole("button", { name: "Refund $49.00" }).click();
  await expect(main.getByText("Refunded", { exact: true }).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // Without a reload, once the provider has reported it.
  const payment = page.getByRole("table", { name: "Payments" }).locator("tbody tr");
  await expect(payment.getByRole("cell", { name: "refunded", exact: true })).toBeVisible();
  await expect(payment.getByRole("cell", { name: "$49.00", exact: true })).toHaveCount(2);
  await expect(page.getByRole("button", { name: /refund/i })).toHaveCount(0);
  const steps = page.getByRole("region", { name: "History" }).getByRole("listitem");
  await expect(steps.filter({ hasText: "Refund requested by Sam Support" })).toContainText(
    "Promised by email",
  );
  expect(faults).toEqual([]);

  expect(await booksOf(person)).toEqual({ orders: 1, subscriptions: 0 });
  await letterAbout(page, person, /refund/i);
  await learner.goto("/subscriptions");
  await expect(badge(learner)).toHaveCount(0);
  await learner.close();
});

test("an order that needs attention is checked again and resolved by keyboard", async ({
  page,
  browser,
}) => {
  const learner = await browser.newPage();
  const person = await buy(learner, "GMAT BASIC");
  await learner.close();
  const { id, receipt } = await orderOf(person);
  await query("update orders set flag = 'part of it was refunded' where id = $1", [id]);

  await openConsole(page, {
    role: "support",
    name: "Sam Support",
    at: "/staff/orders?sort=oldest",
  });
  await page.getByLabel("Needs attention").focus();
  await page.keyboard.type("Yes");
  await expect(page).toHaveURL(/flagged=yes/);
  const row = page.getByRole("row").filter({ hasText: receipt });
  await expect(row).toContainText("Part of it was refunded.");
  await row.getByRole("link", { name: receipt }).press("Enter");
  const panel = page.getByRole("region", { name: "This order needs attention" });
  await expect(panel).toContainText("If that's what was agreed, mark this as resolved.");
  await inspectEverywhere(page, "a flagged order", SCREEN);
  await page.getByRole("button", { name: "Check again" }).press("Enter");
  await expect(
    page.getByText("Checked. This page shows what the provider says now."),
  ).toBeVisible();
  await panel.getByRole("button", { name: "Mark as resolved" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Mark as resolved?" });
  await dialog.getByLabel("Why").pressSequentially("Agreed on half");
  await dialog.getByRole("button", { name: "Mark as resolved" }).press("Enter");
  await expect(panel).toHaveCount(0);
  await expect(page.getByText("Dealt with")).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole("listitem").filter({ hasText: "Marked as resolved by Sam Support" }),
  ).toContainText("Agreed on half");
});

test("the list is exported, and the books are checked", async ({ page, browser }) => {
  const learner = await browser.newPage();
  const person = await buy(learner, "GMAT BASIC");
  await learner.close();
  await openConsole(page, { role: "support", name: "Sam Support", at: "/staff/orders" });
  await page.getByLabel("State").selectOption("Paid");
  await expect(page).toHaveURL(/state=paid/);
  await page.getByLabel("From (UTC)").fill("2030-01-01");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No orders match" })).toBeVisible();
  await inspect(page, "no orders", SCREEN);
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await expect(page).toHaveURL(/\/staff\/orders$/);
  await page.getByLabel("Sort").selectOption("Oldest first");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const csv = readFileSync(await (await saved).path(), "utf8");
  expect(csv).toContain('"Receipt","Ordered","Paid","Name","Email"');
  expect(csv).toContain(person.email);
  await page.getByRole("link", { name: "The books" }).click();
  await page.getByRole("button", { name: "Check the books" }).click();
  await expect(page.getByText(/^Last checked/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("heading", { name: "Totals" })).toBeVisible();
  await inspectEverywhere(page, "the books", SCREEN);
});
