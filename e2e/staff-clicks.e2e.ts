import { expect, type Page, test } from "@playwright/test";
import { query } from "./support/database.ts";
import { inspectEverywhere } from "./support/inspect.ts";
import { startMock } from "./support/mocks.ts";
import { buy } from "./support/payments.ts";
import { openConsole } from "./support/staff/console.ts";
import { writeMessage } from "./support/staff/message.ts";

/** From the overview to done. Typing and Enter don't count, and neither does the Tab to a field. */
const MOST_CLICKS = 3;

/** Counts what a mouse or a finger does; Enter and Space make clicks, too, but without a place. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction("noteClick", () => {
    clicks += 1;
  });
  const note = `addEventListener("click", (event) => event.detail > 0 && noteClick(), true)`;
  await page.addInitScript(note);
  await page.evaluate(note);
  return () => clicks;
}

async function openOverview(page: Page) {
  await openConsole(page, { role: "support", name: "Sam Support" });
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  return await countClicks(page);
}

async function find(page: Page, text: string) {
  const field = page.getByLabel("Find a learner, an order, or a question");
  await field.focus();
  // The overview looks while somebody types, so there's no button to press.
  await page.keyboard.type(text);
  await expect(field).toBeFocused();
}

/** A dialog begins where there's something to type. */
async function typeReason(page: Page, ...before: string[]) {
  const dialog = page.getByRole("dialog");
  for (const text of before) {
    await expect(dialog.locator("input:focus")).toBeVisible();
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(dialog.getByLabel("Why")).toBeFocused();
  await page.keyboard.type("Agreed with them on the phone");
}

test("what happened in a test, and time given back, take three clicks", async ({
  page,
  browser,
}) => {
  const learner = await browser.newPage();
  const { person, mock } = await startMock(learner, "quant");
  const clicks = await openOverview(page);
  await find(page, person.email);
  await inspectEverywhere(page, "the overview's search", { part: "main" });
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.getByRole("link", { name: `What happened in ${mock.name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: mock.name })).toBeVisible();
  expect(clicks(), "what happened").toBeLessThanOrEqual(MOST_CLICKS);
  await page.getByRole("button", { name: "Add time" }).click();
  await typeReason(page, "");
  await page.getByRole("button", { name: "Add the time" }).click();
  await expect(page.getByRole("row", { name: /Added time.*Sam Support/ })).toBeVisible();
  expect(clicks(), "time given back").toBe(MOST_CLICKS);
  await page.goBack();
  await expect(page.getByLabel("Find a learner, an order, or a question")).toHaveValue(
    person.email,
  );
  await learner.close();
});

test("a refund takes three clicks", async ({ page, browser }) => {
  const learner = await browser.newPage();
  const { email } = await buy(learner, "GMAT BASIC");
  await learner.close();
  const [order] = await query<{ receipt: string }>(
    "select o.receipt from orders o join learners l on l.id = o.learner_id where l.email = $1",
    [email],
  );
  const { receipt } = order!;
  const clicks = await openOverview(page);
  await find(page, receipt);
  await page.getByRole("link", { name: receipt }).click();
  await page.getByRole("button", { name: "Refund" }).click();
  await typeReason(page, receipt.toUpperCase());
  await page.getByRole("button", { name: "Refund $49.00" }).click();
  await expect(page.getByRole("main").getByText("Refunded", { exact: true }).first()).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(MOST_CLICKS);
});

test("suspending a question takes three clicks", async ({ page }) => {
  const [item] = await query<{ key: string }>(
    `select key from items where is_current and pool = 'practice' and state = 'active'
     order by random() limit 1`,
    [],
  );
  const { key } = item!;
  const clicks = await openOverview(page);
  await find(page, key);
  await page.getByRole("link", { name: key, exact: true }).click();
  await page.getByRole("button", { name: "Suspend" }).click();
  await typeReason(page);
  await page.getByRole("dialog").getByRole("button", { name: "Suspend" }).click();
  await expect(page.getByText(/^Suspended by Sam Support/)).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(MOST_CLICKS);
});

test("an answer takes three clicks", async ({ page }) => {
  const email = await writeMessage(page);
  const clicks = await openOverview(page);
  await page.getByRole("link", { name: "Messages to answer" }).click();
  await page
    .getByRole("row")
    .filter({ hasText: email })
    .getByRole("link", { name: "Mira" })
    .click();
  await page.getByLabel("Your answer").focus();
  await page.keyboard.type("It ends on Friday.");
  await page.getByRole("button", { name: "Send the answer" }).click();
  const conversation = page.getByRole("list", { name: "Conversation" });
  await expect(conversation).toContainText("It ends on Friday.");
  expect(clicks()).toBeLessThanOrEqual(MOST_CLICKS);
});

test("an email's story takes three clicks", async ({ page, browser }) => {
  const learner = await browser.newPage();
  const { email } = await buy(learner, "GMAT BASIC");
  await learner.close();
  const clicks = await openOverview(page);
  await page.getByRole("link", { name: "Mail", exact: true }).click();
  await page.getByLabel("Recipient's email").focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  const row = page.getByRole("row").filter({ hasText: email }).first();
  await row.getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Text" })).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(MOST_CLICKS);
});
