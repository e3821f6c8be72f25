/** Support finds a learner, helps, and at last deletes the account. */
import { expect, type Page, test } from "@playwright/test";
import { signedIn } from "./support/ask.ts";
import { watch } from "./support/faults.ts";
import { expectSound, inspect, inspectEverywhere } from "./support/inspect.ts";
import { startMock } from "./support/mocks.ts";
import { newPerson, register } from "./support/people.ts";
import { openConsole } from "./support/staff/console.ts";

/** The frame around it has its own journeys. */
const MAIN = { part: "main" };

/** Answers the dialog that has just opened. */
async function giveReason(page: Page, confirm: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Why").fill("They wrote to us");
  await dialog.getByRole("button", { name: confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test("finds a learner, helps, closes and keeps the account, and deletes it", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const faults = watch(page);
  const learner = await register(request, { ...newPerson(), name: "Zora Quill" });
  await signedIn(request, learner);
  await openConsole(page, { at: "/staff/learners" });
  await expect(page.getByRole("heading", { level: 1, name: "Learners" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Learners" })).toBeVisible();
  await expectSound(page);
  await inspectEverywhere(page, "the list of learners", MAIN);

  await page.getByLabel("Email or name").fill("nobody at all");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Nobody found" })).toBeVisible();
  await inspect(page, "nobody found", MAIN);
  await page.getByLabel("Email or name").fill(learner.email.toUpperCase());
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("link", { name: learner.name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: learner.name })).toBeVisible();
  await expect(page.getByText(learner.email).first()).toBeVisible();
  await expectSound(page);
  await inspectEverywhere(page, "a learner's page", MAIN);

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Say why, in at least 5 characters.");
  await inspect(page, "asking for a reason", { part: "[role=dialog]" });
  await giveReason(page, "Sign out everywhere");
  await expect(page.getByRole("button", { name: "Sign out everywhere" })).toBeHidden();

  await page.getByRole("button", { name: "Give a plan" }).click();
  await giveReason(page, "Give the plan");
  const plans = page.getByRole("table", { name: "Plans" });
  await expect(plans.getByText("Given by us")).toBeVisible();
  await page.getByRole("button", { name: /^Extend / }).click();
  await page.getByRole("dialog").getByLabel("Days").fill("400");
  await expect(page.getByRole("dialog")).toContainText("Enter a number from 1 to 366.");
  await page.getByRole("dialog").getByLabel("Days").fill("10");
  await expect(page.getByRole("dialog")).toContainText("With 10 more days, it ends on");
  await giveReason(page, "Extend");
  await page.getByRole("button", { name: /^End .* now$/ }).click();
  await giveReason(page, "End the plan");
  await expect(plans.getByText("Ended early")).toBeVisible();

  await page.getByRole("button", { name: "Close the account" }).click();
  await giveReason(page, "Close the account");
  await expect(page.getByText("This account is closed.")).toBeVisible();
  const sendAgain = page.getByRole("button", {
    name: 'Send "Your Theta account will be deleted" again',
  });
  // Once it has been sent at all.
  await expect(async () => {
    await page.reload();
    await expect(sendAgain).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await sendAgain.click();
  await giveReason(page, "Send again");
  await expect(page.getByText("The email is on its way.")).toBeVisible();
  await page.getByRole("button", { name: "Keep the account" }).click();
  await giveReason(page, "Keep the account");
  await expect(page.getByText("This account is closed.")).toBeHidden();
  const log = page.getByRole("table", { name: /^The audit log/ });
  await expect(log.getByText("Kept the account").first()).toBeVisible();
  await expect(log.getByText("They wrote to us").first()).toBeVisible();

  await page.getByRole("button", { name: "Delete it now" }).click();
  await dialog.getByLabel("Why").fill("They wrote to us");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(`Type ${learner.email} to confirm.`);
  await dialog.getByLabel(`Type ${learner.email} to confirm`).fill(learner.email);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL(/\/staff\/learners$/);
  await page.goBack();
  await page.goto(`/staff/learners?q=${learner.email}`);
  await expect(page.getByRole("heading", { name: "Nobody found" })).toBeVisible();
  expect(faults).toEqual([]);
});

test("support finds tests first and closing last, and can't delete at once", async ({
  page,
  browser,
}) => {
  const own = await browser.newPage();
  const { person, mock } = await startMock(own, "quant");
  await own.close();
  await openConsole(page, { role: "support", name: "Sam Support", at: "/staff/learners" });
  await page.getByLabel("Email or name").fill(person.email);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: person.name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: person.name })).toBeVisible();
  expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()).toEqual(
    ["Tests", "Orders", "Plans", "Emails", "Devices", "History", "Close or delete"],
  );
  const closing = page.getByRole("region", { name: "Close or delete" });
  await expect(closing).toContainText("Only an owner can delete it at once.");
  await expect(closing.getByRole("button")).toHaveText(["Close the account"]);
  // From the mock's head, not from below its sections.
  const link = page.getByRole("link", { name: `What happened in ${mock.name}` });
  const sections = page.getByRole("table", { name: `Sections of ${mock.name}` });
  const [linkBox, sectionsBox] = [await link.boundingBox(), await sections.boundingBox()];
  expect(linkBox!.y).toBeLessThan(sectionsBox!.y);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: mock.name })).toBeVisible();
});

test("says that there's no learner at an address that leads to none", async ({ page }) => {
  await openConsole(page, { at: "/staff/learners/3f2504e0-4f89-41d3-9a0c-0305e82c3301" });
  await expect(page.getByRole("heading", { name: "There's no such learner" })).toBeVisible();
  await inspect(page, "no such learner", MAIN);
});
