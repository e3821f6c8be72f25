/** Exam mode in a browser: bookmarks, the review, and the three answers you can change in it. */
import { expect, test } from "@playwright/test";
import { mockFieldsOf, mockTest, type SectionReview } from "@theta/contract";
import { watch } from "./support/faults.ts";
import { inspectThemes } from "./support/inspect.ts";
import { pressOn, tabTo } from "./support/keyboard.ts";
import {
  answersOf,
  expectQuestion,
  letPass,
  option,
  sectionsOf,
  unreached,
} from "./support/mocks.ts";
import { lookAgain } from "./support/quizzes.ts";
import {
  atLastQuestion,
  bookmarksOf,
  button,
  chooseAnother,
  editsLeft,
  editsOf,
  inReview,
  numbered,
  reviewCenter,
} from "./support/reviews.ts";

test("the review with the keyboard alone: bookmark, look, change, end, and read what it did", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const sitting = await atLastQuestion(page);
  const faults = watch(page);
  await page.keyboard.press("Alt+b");
  await expect(button(page, "Bookmark")).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expectQuestion(page, 21);
  await expect(button(page, "Bookmark")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await expect(reviewCenter(page)).toBeFocused();
  await expect(editsLeft(page, 3)).toBeVisible();
  await inspectThemes(page, "the review center");

  await pressOn(page, "button", "Question 21 , bookmarked");
  await expectQuestion(page, 21);
  await inspectThemes(page, "a question in review");
  const chosen = await chooseAnother(page);
  await pressOn(page, "button", "Change answer…");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await inspectThemes(page, "asked before a change");
  await pressOn(page, "button", "Change the answer");
  await expect(page.getByText("2 edits left")).toBeAttached();
  await expect(option(page, chosen)).toBeChecked();
  await pressOn(page, "button", "Previous question");
  await expectQuestion(page, 20);
  await pressOn(page, "button", "Review Center");
  await expect(editsLeft(page, 2)).toBeVisible();
  await expect(button(page, /^Question 21 , changed/)).toBeVisible();

  await pressOn(page, "button", "End section review");
  await expect(page.getByText(/won't be able to return/)).toBeVisible();
  await tabTo(page, button(page, "Yes, end it"));
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { name: "You've finished Quantitative Reasoning" }),
  ).toBeVisible();
  expect(await editsOf(sitting)).toEqual([{ number: 1, place: 21 }]);
  expect(await sectionsOf(sitting.person)).toMatchObject([{ ended_by: "learner" }]);
  expect(faults).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("three answers are changed, and a fourth can't be", async ({ page }) => {
    test.setTimeout(120_000);
    const sitting = await inReview(page);
    await inspectThemes(page, "the review center on a phone");
    for (const place of [3, 4, 5]) {
      await numbered(page, place).tap();
      await expectQuestion(page, place);
      await chooseAnother(page);
      await button(page, "Change answer…").tap();
      await button(page, "Change the answer").tap();
      await expect(button(page, "Change answer…")).toHaveCount(0);
      if (place === 3) await inspectThemes(page, "a question in review on a phone");
      await button(page, "Review Center").tap();
    }
    await expect(editsLeft(page, 0)).toBeVisible();
    await numbered(page, 6).tap();
    await expect(page.getByText(/used all three edits/)).toBeVisible();
    await expect(option(page, "B")).toBeDisabled();
    expect(await editsOf(sitting)).toHaveLength(3);
  });
});

test("offline in the review: questions open, and a bookmark and a change are kept and delivered after a reload", async ({
  page,
  context,
}) => {
  const sitting = await inReview(page);
  await context.setOffline(true);
  await numbered(page, 2).click();
  await expectQuestion(page, 2);
  await button(page, "Bookmark").click();
  const chosen = await chooseAnother(page);
  await button(page, "Change answer…").click();
  await button(page, "Change the answer").click();
  await expect(unreached(page)).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload().catch(() => {});
  await context.setOffline(false);
  await page.goto("/mock-test-question");
  await expect(editsLeft(page, 2)).toBeVisible();
  await button(page, "Question 2 , changed , bookmarked").click();
  await expect(option(page, chosen)).toBeChecked();
  expect(await editsOf(sitting)).toEqual([{ number: 1, place: 2 }]);
  await expect.poll(async () => await bookmarksOf(sitting)).toEqual([2]);
});

test("an edit on another device is shown here before anything is changed over it", async ({
  page,
}) => {
  const sitting = await inReview(page);
  const { ask, mock } = sitting;
  const { mockTestId } = mock;
  const { result } = await ask<{ result: SectionReview }>(mockTest.currentQuestion, { mockTestId });
  const { question } = result.questions[0]!;
  const answer = {
    optionId: question.options.find((one) => one.optionId !== question.optionId)!.optionId,
  };
  await numbered(page, 2).click();
  await ask(mockTest.editAnswer, {
    mockTestId,
    questionId: question.questionId,
    editNumber: 1,
    ...mockFieldsOf(answer),
  });
  await chooseAnother(page);
  await button(page, "Change answer…").click();
  await button(page, "Change the answer").click();
  await expect(page.getByText(/^Your change to question 2 wasn't saved/)).toBeVisible();
  await expect(editsLeft(page, 2)).toBeVisible();
  await expect(button(page, "Question 1 , changed")).toBeVisible();
  expect(await editsOf(sitting)).toEqual([{ number: 1, place: 1 }]);
});

test("time that runs out in the review ends the section, without what wasn't confirmed", async ({
  page,
}) => {
  const sitting = await inReview(page);
  await numbered(page, 1).click();
  await chooseAnother(page);
  await button(page, "Change answer…").click();
  await letPass(sitting.person, 2700 - 3);
  await lookAgain(page);
  await expect(
    page.getByRole("heading", { name: /^Time's up: 21 of 21 answered$|^You've finished / }),
  ).toBeVisible();
  expect(await editsOf(sitting)).toEqual([]);
  expect(await sectionsOf(sitting.person)).not.toMatchObject([{ ended_by: null }]);
  expect((await answersOf(sitting.person)).every(({ answer }) => answer !== null)).toBe(true);
});
