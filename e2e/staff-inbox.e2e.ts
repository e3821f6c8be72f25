import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { openConsole } from "./support/staff/console.ts";
import { watch } from "./support/faults.ts";
import { inspect, inspectEverywhere } from "./support/inspect.ts";
import { expectAnnounced } from "./support/staff/announced.ts";
import { writeMessage } from "./support/staff/message.ts";

async function openMessage(page: Page, email: string) {
  await page.getByLabel("Sender's email").fill(email);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: "Mira" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mira" })).toBeVisible();
}

const stateOf = (page: Page) => page.getByRole("status", { name: "State" });
const answerBox = (page: Page) => page.getByRole("textbox", { name: "Your answer" });
const sendButton = (page: Page) => page.getByRole("button", { name: "Send the answer" });

test("support answers a message, which then waits", async ({ page }) => {
  const faults = watch(page);
  const email = await writeMessage(page);
  await openConsole(page, { role: "support", at: "/staff/inbox", name: "Asha Support" });
  await openMessage(page, email);
  await page.getByRole("button", { name: "Assign" }).click();
  await page.getByRole("menuitem", { name: "Me" }).click();
  await expect(stateOf(page)).toHaveText("Open");
  await answerBox(page).fill("Yes, it does.\n\nYours, Asha");
  await page.reload();
  await expect(answerBox(page)).toHaveValue("Yes, it does.\n\nYours, Asha");
  await inspectEverywhere(page, "a message with a draft");
  await sendButton(page).click();
  const conversation = page.getByRole("list", { name: "Conversation" });
  await expect(conversation).toContainText("Yes, it does.");
  // An email that has just been written isn't a problem, and nothing covers the buttons.
  await expect(conversation.getByText(/^Email (on its way|sent)$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "See why" })).toHaveCount(0);
  await expectAnnounced(page, "Your answer is on its way.");
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  await expect(answerBox(page)).toHaveValue("");
  await expect(stateOf(page)).toHaveText("Waiting for them");
  const mails = await page.request.get("/dev/mailbox/messages", { params: { to: email } });
  expect(((await mails.json()) as { text: string }[]).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Hello Mira,\n\nYes, it does\.\n\nYours, Asha\n/),
  ]);
  await page.reload();
  await expect(answerBox(page)).toHaveValue("");
  expect(faults).toEqual([]);
});

test("two who answer at once: the second sees the first answer and keeps the draft", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await writeMessage(page);
  await openConsole(page, { role: "support", at: "/staff/inbox", name: "Asha Support" });
  await openMessage(page, email);
  await answerBox(page).fill("From Asha");
  const context = await browser.newContext({ baseURL: baseURL! });
  const other = await context.newPage();
  await openConsole(other, { role: "support", at: page.url(), name: "Bo Support" });
  await answerBox(other).fill("From Bo");
  await sendButton(page).click();
  await expect(page.getByRole("list", { name: "Conversation" })).toContainText("From Asha");
  await sendButton(other).click();
  const alert = other.getByRole("form", { name: "Answer" }).getByRole("alert");
  await expect(alert).toContainText("Asha Support has answered this message in the meantime.");
  await expect(alert).toContainText("From Asha");
  await expect(answerBox(other)).toHaveValue("From Bo");
  await inspect(other, "a refused answer");
  await sendButton(other).click();
  await expect(other.getByRole("list", { name: "Conversation" })).toContainText("From Bo");
  await context.close();
});

test("a canned answer is written once and inserted after what's been typed", async ({ page }) => {
  const email = await writeMessage(page);
  const title = `Refunds ${randomUUID().slice(0, 8)}`;
  await openConsole(page, { role: "support", at: "/staff/inbox/answers", name: "Asha Support" });
  await page.getByRole("button", { name: "Add an answer" }).click();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Text").fill("We refund within a week.");
  await inspect(page, "the dialog of a canned answer");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await inspectEverywhere(page, "the canned answers");
  await page.goto("/staff/inbox");
  await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  await inspectEverywhere(page, "the inbox");
  await openMessage(page, email);
  await answerBox(page).fill("I'm sorry.");
  await page.getByLabel("Canned answer").selectOption(title);
  await page.getByRole("button", { name: "Insert" }).click();
  await expect(answerBox(page)).toBeFocused();
  await expect(answerBox(page)).toHaveValue("I'm sorry.\n\nWe refund within a week.");
  await page.goto("/staff/inbox/answers");
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: title })).toBeHidden();
});

test("filters stay in the address, and a message done leaves the list", async ({ page }) => {
  const email = await writeMessage(page);
  await openConsole(page, { role: "support", at: "/staff/inbox", name: "Asha Support" });
  await openMessage(page, email);
  await page.getByRole("button", { name: "Change state" }).press("Enter");
  await expect(page.getByRole("menuitem", { name: "Open" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Done" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(stateOf(page)).toHaveText("Done");
  await page.goBack();
  await expect(page.getByText("No messages match.")).toBeVisible();
  await expect(page.getByLabel("Sender's email")).toHaveValue(email);
  await page.getByLabel("State").selectOption("Done");
  await expect(page.getByRole("link", { name: "Mira" })).toBeVisible();
  await expect(page).toHaveURL(/state=done/);
});
