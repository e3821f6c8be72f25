import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "./support/axe.ts";
import { query } from "./support/database.ts";
import {
  answer,
  expectQuestion,
  letPass,
  startMock,
  type Sitting,
  timer,
} from "./support/mocks.ts";
import { newPerson, type Person, register, signIn } from "./support/people.ts";

/** Somebody in support, in a window of their own, with the console open. */
async function openConsole(page: Page): Promise<Page> {
  const support: Person = await register(page.request, { ...newPerson(), name: "Sam Support" });
  await query(
    `insert into staff_members (learner_id, role) select id, 'support' from learners where email = $1`,
    [support.email],
  );
  const context = await page.context().browser()!.newContext();
  const own = await context.newPage();
  await signIn(own, support);
  await own.goto("/staff");
  await own.getByLabel("Password", { exact: true }).fill(support.password);
  await own.getByRole("button", { name: "Open the console" }).click();
  await expect(own.getByRole("heading", { name: "Overview" })).toBeVisible();
  return own;
}

async function addressOf({ person, mock }: Sitting): Promise<string> {
  const [row] = await query<{ id: string }>("select id from learners where email = $1", [
    person.email,
  ]);
  return `/staff/sittings?learnerId=${row!.id}&mockId=${mock.mockTestId}`;
}

const WIDTHS = [360, 768, 1440];

test("support adds time, and the learner's clock moves without a reload", async ({ page }) => {
  const sitting = await startMock(page, "quant");
  await answer(page, "a", 1);
  await letPass(sitting.person, 40 * 60);
  await page.reload();
  await expectQuestion(page, 2);
  await expect(timer(page)).toContainText(/^0?4:/);

  const support = await openConsole(page);
  await support.goto(await addressOf(sitting));
  const section = support.getByRole("region", { name: "Quantitative" });
  await expect(section.getByText("2 of 21")).toBeVisible();
  await expect(section.getByRole("row", { name: /^1 .*(Right|Wrong)/ })).toBeVisible();
  for (const width of WIDTHS) {
    await support.setViewportSize({ width, height: 900 });
    const isWide = await support.evaluate<boolean>(
      "document.documentElement.scrollWidth > innerWidth",
    );
    expect(isWide, `${width} px`).toBe(false);
    expect(await findViolations(support, { part: "main" })).toEqual([]);
  }

  await section.getByRole("button", { name: "Add time" }).press("Enter");
  const dialog = support.getByRole("dialog", { name: "Add time" });
  await expect(dialog.getByText("A whole number from 1 to 60.")).toBeVisible();
  await dialog.getByLabel("Minutes").fill("999");
  await dialog.getByLabel("Why").fill("wifi");
  await dialog.getByRole("button", { name: "Add the time" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Enter 1 to 60 minutes. Say why, in at least 5 characters.",
  );
  await dialog.getByLabel("Minutes").fill("10");
  await dialog.getByLabel("Why").fill("The page froze for them");
  await dialog.getByRole("button", { name: "Add the time" }).click();
  await expect(dialog).toBeHidden();
  await expect(timer(page)).toContainText(/^1[34]:/, { timeout: 3_000 });
  await expect(page.getByText("10 min added")).toBeVisible();
  await expect(section.getByText("10 min", { exact: true })).toBeVisible();
  await expect(support.getByRole("row", { name: /Added time.*Sam Support/ })).toBeVisible();
});

test("support reopens a section that time ended, and the learner continues", async ({ page }) => {
  const sitting = await startMock(page, "quant");
  await answer(page, "a", 1);
  await page.goto("/mock-test");
  await letPass(sitting.person, 46 * 60);
  const support = await openConsole(page);
  await support.goto(await addressOf(sitting));
  const section = support.getByRole("region", { name: "Quantitative" });
  await section.getByRole("button", { name: "Reopen" }).click();
  const dialog = support.getByRole("dialog", { name: "Reopen Quantitative?" });
  await dialog.getByLabel("Why").fill("Their laptop's battery died");
  expect(await findViolations(support)).toEqual([]);
  await dialog.getByRole("button", { name: "Reopen" }).click();
  await expect(section.getByText("Reopened, waiting for the learner")).toBeVisible();

  await page.reload();
  await page
    .getByRole("link", { name: /^Resume/ })
    .first()
    .click();
  await expect(page.getByText("Our support has reopened this section.")).toBeVisible();
  await page.getByRole("button", { name: /^Start Test/ }).click();
  await expectQuestion(page, 2);
  await expect(timer(page)).toContainText(/^1[45]:/);
});

test("support sets accommodations", async ({ page }) => {
  const sitting = await startMock(page, "quant");
  const support = await openConsole(page);
  await support.goto(await addressOf(sitting));
  const part = support.getByRole("region", { name: "Accommodations" });
  await part.getByRole("button", { name: "Change" }).click();
  const dialog = support.getByRole("dialog");
  await dialog.getByLabel("Time").selectOption("time-and-a-half");
  await dialog.getByLabel("Why").fill("They sent us their letter");
  await dialog.getByRole("button", { name: "Change them" }).click();
  await expect(part.getByText("Time and a half")).toBeVisible();
});
