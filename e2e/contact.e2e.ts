import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { query } from "./support/database.ts";
import { watch } from "./support/faults.ts";
import { inspect } from "./support/inspect.ts";
import { goOffline, goOnline, test } from "./support/over-line.ts";
import { register, signIn } from "./support/people.ts";

const SUPPORT = "support@theta.example";
const SENT = { name: "We got your message" };

interface Mail {
  subject: string;
  text: string;
}

const mailsWith = async (page: Page, words: string) => {
  const answer = await page.request.get("/dev/mailbox/messages", { params: { to: SUPPORT } });
  return ((await answer.json()) as Mail[]).filter(({ text }) => text.includes(words));
};

// All journeys come from one network.
test.beforeEach(() => query("delete from throttles where key like 'contact-%'", []));

test("a visitor writes to support, and the email arrives", async ({ page }) => {
  const faults = watch(page);
  const words = `Is PRO right for me? ${randomUUID()}`;
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1, name: "Let's Talk" })).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByLabel("First name")).toBeFocused();
  await inspect(page, "the contact form with its faults");
  await page.keyboard.type("Mira");
  await page.getByLabel("Email").fill("mira@example.org");
  await page.getByRole("textbox", { name: "Message" }).fill(words);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", SENT)).toBeFocused();
  await inspect(page, "the contact form when it is sent");
  const [mail, ...more] = await mailsWith(page, words);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Contact form: message [0-9A-F]{8}$/);
  expect(mail?.text).toContain("Email: mira@example.org");
  expect(faults).toEqual([]);
});

test("nothing is lost offline, not even on a reload", async ({ page, line, context }) => {
  const words = `Offline ${randomUUID()}`;
  await page.goto("/contact");
  await page.getByLabel("First name").fill("Mira");
  await page.getByLabel("Email").fill("mira@example.org");
  await page.getByRole("textbox", { name: "Message" }).fill(words);
  // The code for sending has been loading since the first field got the focus.
  await page.waitForLoadState("networkidle");
  await goOffline(context, line);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toContainText("We couldn't reach Theta");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(words);
  await goOnline(context, line);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(words);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", SENT)).toBeVisible();
  expect(await mailsWith(page, words)).toHaveLength(1);
});

test("an answer lost on the way doesn't cause a second message", async ({ page }) => {
  const words = `Lost ${randomUUID()}`;
  await page.goto("/contact");
  await page.getByLabel("First name").fill("Mira");
  await page.getByLabel("Email").fill("mira@example.org");
  await page.getByRole("textbox", { name: "Message" }).fill(words);
  let isLost = true;
  await page.route("**/thetaapi/contact/messages", async (route) => {
    if (!isLost) return await route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  isLost = false;
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", SENT)).toBeVisible();
  expect(await mailsWith(page, words)).toHaveLength(1);
});

test("fills in a learner's details", async ({ page }) => {
  const person = await register(page.request);
  await signIn(page, person);
  await page.goto("/contact");
  await expect(page.getByLabel("First name")).toHaveValue("Ana");
  await expect(page.getByLabel("Last name")).toHaveValue("Lovelace");
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await expect(page.getByLabel("Phone")).toHaveValue("9876543210");
});

test("without JavaScript, the page says where to write", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto("/contact");
  await expect(page.getByText(/form needs JavaScript/)).toContainText(SUPPORT);
  await expect(page.getByRole("button", { name: "Submit" })).toBeHidden();
  await context.close();
});
