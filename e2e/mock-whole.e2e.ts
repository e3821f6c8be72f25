import { expect, type Page, test } from "@playwright/test";
import { answerByKeyboard } from "./support/answer-by-keyboard.ts";
import { watch } from "./support/faults.ts";
import { inspect } from "./support/inspect.ts";
import { pressOn, tabTo } from "./support/keyboard.ts";
import {
  answersOf,
  cardLink,
  expectQuestion,
  expectSound,
  meetMock,
  nameOf,
  next,
  sectionsOf,
} from "./support/mocks.ts";
import { chooseSomething } from "./support/quizzes.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

async function sit(page: Page, questions: number): Promise<void> {
  for (let order = 1; order <= questions; order++) {
    await expectQuestion(page, order);
    const { aid, layout } = await answerByKeyboard(page, order);
    // On a list, a tab, or a table's heading, Enter operates that instead.
    if (layout === "sentences" || aid) await tabTo(page, next(page));
    await page.keyboard.press("Enter");
  }
}

test("takes a whole mock with the keyboard alone, from the list to the solutions", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1366, height: 768 });
  const { person, mock } = await meetMock(page, "full");
  const faults = watch(page);

  await page.goto("/mock-test");
  await pressOn(page, "link", nameOf("Take Test", mock.name));
  await expect(title(page)).toHaveText("How a mock works");
  await pressOn(page, "button", "Next");
  await expect(title(page)).toHaveText("Section Ordering");
  await pressOn(page, "button", "Next");
  await expect(page.getByText("Please select a section order to proceed")).toBeVisible();
  await tabTo(
    page,
    page.getByRole("radio", { name: "Quantitative, Verbal, Data Insight" }).first(),
  );
  await page.keyboard.press("Space");
  await pressOn(page, "button", "Next");

  await expect(page).toHaveURL(/\/test-instruction$/);
  await expect(title(page)).toHaveText("Quantitative Reasoning");
  await pressOn(page, "button", "Start Test");
  await sit(page, 21);

  await goToNextSection(page, "Quantitative Reasoning");
  await expect(title(page)).toHaveText("Verbal Reasoning");
  await pressOn(page, "button", "Take the break");
  await expect(page.getByRole("timer", { name: "Time left in your break" })).toHaveText(
    /^(10:00|09:\d\d)$/,
  );
  await page.reload();
  await pressOn(page, "button", "End the break");
  await expect(page.getByText("Your break is over.")).toBeVisible();
  await pressOn(page, "button", "Start Test");
  await sit(page, 23);

  await goToNextSection(page, "Verbal Reasoning");
  await expect(title(page)).toHaveText("Data Insights");
  await expect(page.getByRole("button", { name: "Take the break" })).toHaveCount(0);
  await pressOn(page, "button", "Start Test");
  await sit(page, 20);

  await expect(title(page)).toHaveText("You've finished Data Insights");
  await expect(page.getByRole("region", { name: "Total score" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Section scores" })).toBeVisible();
  // The end, and the score, are there again after a reload.
  await page.reload();
  await expect(title(page)).toHaveText("You've finished Data Insights");
  await expect(page.getByRole("region", { name: "Total score" })).toBeVisible();
  await pressOn(page, "link", "See your full report");
  await expect(page).toHaveURL(/\/mock-test-analytics$/);
  await expect(title(page)).toHaveText(/^Mock Test \d+$/);
  await expect(page.getByRole("table").first()).toBeVisible();
  await pressOn(page, "link", "View Solutions");
  await expect(page).toHaveURL(/\/mock-test-solution$/);
  for (const section of ["Quantitative Reasoning", "Verbal Reasoning", "Data Insights"]) {
    await expect(page.getByRole("tab", { name: section })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("heading", { name: "Question 1." })).toBeVisible();
    await tabTo(page, page.getByRole("tab", { name: section }));
    await page.keyboard.press("ArrowRight");
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/mock-test-analytics$/);

  expect(await answersOf(person)).toHaveLength(64);
  expect((await sectionsOf(person)).map(({ ended_by }) => ended_by)).toEqual(
    Array(3).fill("learner"),
  );
  await expectSound(person);
  expect(faults).toEqual([]);
});

/** After a section's last question: what ended, and the way on. */
async function goToNextSection(page: Page, ended: string): Promise<void> {
  await expect(title(page)).toHaveText(`You've finished ${ended}`);
  await pressOn(page, "button", "Continue");
  await expect(page).toHaveURL(/\/test-instruction$/);
}

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: "reduce" },
  });

  test("in a sectional Data Insights mock, every screen is accessible and fits", async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const { person, mock } = await meetMock(page, "dataInsights");
    await page.goto("/mock-test");
    await inspect(page, "the list");
    await cardLink(page, "Take Test", mock).tap();
    await expect(title(page)).toHaveText("How a mock works");
    await inspect(page, "the guideline");
    await page.getByRole("button", { name: "Next" }).tap();
    await expect(title(page)).toHaveText("Data Insights");
    await inspect(page, "the instruction");
    await page.getByRole("button", { name: "Start Test" }).tap();
    for (let order = 1; order <= 20; order++) {
      await expectQuestion(page, order);
      expect(await page.evaluate("document.querySelector('main').scrollTop")).toBe(0);
      await chooseSomething(page);
      await inspect(page, `question ${order}`);
      // Two taps within half a second count as a double tap, which is one press; these clicks count one by
      // one.
      await page.getByRole("button", { name: /^Next/ }).click();
    }
    await expect(page.getByRole("region", { name: "Data Insights score" })).toBeVisible();
    await inspect(page, "the score");
    await expectSound(person);
  });
});
