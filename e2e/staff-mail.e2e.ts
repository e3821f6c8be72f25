import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { openConsole } from "./support/staff/console.ts";
import { query } from "./support/database.ts";
import { watch } from "./support/faults.ts";
import { inspectEverywhere } from "./support/inspect.ts";

/** An email that its recipient's mail server refused. */
async function failedMail(): Promise<string> {
  const to = `ana-${randomUUID().slice(0, 8)}@example.org`;
  await query(
    `insert into mail_outbox (dedupe_key, recipient, subject, body_text, body_html, has_code, attempts,
       failed_at, last_error)
     values ($1, $1, 'Your Theta receipt', 'You paid $49.', '<p>You paid $49.</p>', false, 1, now(),
       'Can''t send mail - all recipients were rejected: 550 5.1.1 User unknown')`,
    [to],
  );
  return to;
}

test("support finds out why an email didn't arrive, and sends it after all", async ({ page }) => {
  const faults = watch(page);
  const to = await failedMail();
  await openConsole(page, { role: "support", at: "/staff/mail", name: "Asha Support" });
  await expect(page.getByRole("heading", { level: 1, name: "Mail" })).toBeVisible();
  await inspectEverywhere(page, "the outbox");
  await page.getByLabel("Recipient's email").fill(to);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Their mail server refused the address.")).toBeVisible();
  await page.getByRole("link", { name: "Your Theta receipt" }).click();
  await expect(page.getByText("You paid $49.")).toBeVisible();
  await inspectEverywhere(page, "a failed email");
  await page.getByRole("button", { name: "Try again now" }).click();
  await page.getByLabel("Why").fill("They fixed the address at their end");
  await page.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText("it's in the development mailbox")).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(faults).toEqual([]);
});

test("codes stay hidden", async ({ page }) => {
  const { email } = await openConsole(page, {
    role: "support",
    at: "/staff/mail",
    name: "Asha Support",
  });
  await page.getByLabel("Recipient's email").fill(email);
  await page.getByRole("button", { name: "Search" }).click();
  const link = page.getByRole("link", { name: "•••••• is your Theta code" });
  await expect(link).toHaveCount(1);
  await link.click();
  await expect(page.getByText("We don't show the text of an email with a code")).toBeVisible();
  await expect(page.locator("main")).not.toContainText(/\b\d{6}\b/);
});
