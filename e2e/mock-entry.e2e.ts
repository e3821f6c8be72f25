/** The way into a mock: the list, the guideline, the instructions, and the break. */
import { expect, test } from "@playwright/test";
import { query } from "./support/database.ts";
import { inspect, inspectThemes } from "./support/inspect.ts";
import { pressOn, tabTo } from "./support/keyboard.ts";
import {
  expectQuestion,
  findMock,
  meetMock,
  nameOf,
  openAt,
  selectOrder,
  startButton,
} from "./support/mocks.ts";
import { type Person, register, signIn } from "./support/people.ts";

/** As if the running section had used up its time and ended. */
async function letSectionEnd({ email }: Person): Promise<void> {
  await query(
    `update mock_sections s set started_at = s.started_at - interval '50 minutes',
            deadline = s.deadline - interval '50 minutes'
       from learners l
      where l.id = s.learner_id and l.email = $1
        and s.started_at is not null and s.ended_at is null`,
    [email],
  );
}

/** As if the break had started almost ten minutes ago. */
async function letBreakRun({ email }: Person): Promise<void> {
  await query(
    `update mock_attempts a set break_started_at = now() - interval '596 seconds'
       from learners l where l.id = a.learner_id and l.email = $1`,
    [email],
  );
}

for (const width of [360, 1440])
  test.describe(`${width} px`, () => {
    test.use({
      viewport: { width, height: 740 },
      contextOptions: { reducedMotion: "reduce" },
    });

    test("every screen before a section is accessible and fits", async ({ page }) => {
      test.setTimeout(180_000);
      const { person, mock } = await meetMock(page, "full");
      await page.goto("/mock-test");
      await page.getByRole("link", { name: nameOf("Take Test", mock.name) }).click();
      await page.getByRole("button", { name: "Next" }).click();
      await page.getByRole("button", { name: "Next" }).click();
      const alert = page.getByRole("alert");
      await expect(alert).toBeInViewport();
      await inspectThemes(page, "the choice that is missing");
      await page.getByRole("radio", { name: /^Exam mode/ }).check();
      await expect(page.getByRole("timer", { name: "Time to choose" })).toBeInViewport();
      await inspect(page, "the minute of exam mode");
      await page.getByRole("radio", { name: "Forward only" }).check();
      await page.getByRole("radio", { name: "Verbal, Quantitative, Data Insight" }).check();
      await page.getByRole("button", { name: "Next" }).click();
      await expect(startButton(page)).toBeVisible();
      await inspectThemes(page, "the instructions");
      await startButton(page).click();
      await expectQuestion(page, 1);
      await letSectionEnd(person);
      await openAt(page, "/test-instruction", { ...mock, status: 1 });
      await inspectThemes(page, "the break on offer");
      await page.getByRole("button", { name: "Take the break" }).click();
      await expect(page.getByRole("timer", { name: "Time left in your break" })).toBeVisible();
      await inspectThemes(page, "the break");
      await page.goto("/mock-test");
      await expect(page.getByText("Between sections: Quantitative is next")).toBeVisible();
      await inspectThemes(page, "the list");
    });

    test("a locked card's dialog is accessible and fits", async ({ page }) => {
      await signIn(page, await register(page.request));
      await page.goto("/mock-test");
      const button = page.getByRole("button", {
        name: nameOf("Subscribe to Take Test", "Mock Test 1"),
      });
      await tabTo(page, button);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog", { name: "Subscription Required" })).toBeVisible();
      await inspectThemes(page, "the dialog");
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
    });
  });

test("the words on a locked card's button fit on one line, however narrow the card", async ({
  page,
}) => {
  await signIn(page, await register(page.request));
  await page.goto("/mock-test");
  const button = page.getByRole("button", {
    name: nameOf("Subscribe to Take Test", "Mock Test 1"),
  });
  for (const width of [320, 600, 820, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    expect((await button.boundingBox())!.height, `${width} px`).toBeLessThan(50);
  }
});

test("a break that nobody ends is over by the server's clock, on a page that's open", async ({
  page,
}) => {
  const sitting = await meetMock(page, "full");
  const { person, mock } = sitting;
  await selectOrder(sitting);
  await openAt(page, "/test-instruction", { ...mock, status: 1 });
  await startButton(page).click();
  await expectQuestion(page, 1);
  await letSectionEnd(person);
  await openAt(page, "/test-instruction", { ...mock, status: 1 });
  await pressOn(page, "button", "Take the break");
  await expect(page.getByRole("timer", { name: "Time left in your break" })).toBeVisible();
  await letBreakRun(person);
  await page.reload();
  await expect(page.getByText("Your break is over.")).toBeVisible({ timeout: 15_000 });
  await expect(startButton(page)).toBeVisible();
});

test("a section running in another mock blocks the start and is one press away", async ({
  page,
}) => {
  const sitting = await meetMock(page, "full");
  await selectOrder(sitting);
  await openAt(page, "/test-instruction", { ...sitting.mock, status: 1 });
  await startButton(page).click();
  await expectQuestion(page, 1);
  const other = await findMock(sitting.ask, "verbal");
  await selectOrder({ ...sitting, mock: other });
  await openAt(page, "/test-instruction", { ...other, status: 1 });
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(`A section of ${sitting.mock.name} is still`);
  // The refusal draws the alert again, so a press before it has arrived could be lost.
  const refusal = page.waitForResponse((response) => response.status() === 409);
  await startButton(page).click();
  await refusal;
  await expect(startButton(page)).toBeEnabled();
  await expect(alert).toContainText(`A section of ${sitting.mock.name} is still`);
  await page.getByRole("link", { name: `Resume ${sitting.mock.name}` }).click();
  await expectQuestion(page, 1);
});

test("Back from the instructions returns to where you came from, skipping the guideline", async ({
  page,
}) => {
  const { mock } = await meetMock(page, "full");
  await page.goto("/mock-test");
  await page.getByRole("link", { name: nameOf("Take Test", mock.name) }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Section Ordering" })).toBeVisible();
  await page.getByRole("radio", { name: "Quantitative, Verbal, Data Insight" }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(startButton(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/mock-test$/);
  await expect(page.getByText("Opened but not started")).toBeVisible();
});
