/**
 * A whole mock in exam mode: by keyboard alone, and on a phone at time and a half. Every question is taken on
 * screen with TEST_LONG; otherwise the first and the last two of each section are.
 */
import { expect, type Page, test } from "@playwright/test";
import { STANDARD_SETTINGS, testSettings } from "@theta/contract";
import { answerByKeyboard } from "./support/answer-by-keyboard.ts";
import { watch } from "./support/faults.ts";
import { answerSome } from "./support/finished-mock.ts";
import { inspect } from "./support/inspect.ts";
import { IS_LONG } from "./support/is-long.ts";
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
  type Sitting,
  startButton,
  timer,
} from "./support/mocks.ts";
import { chooseSomething } from "./support/quizzes.ts";
import {
  bookmarksOf,
  button,
  editsLeft,
  editsOf,
  numbered,
  reviewCenter,
} from "./support/reviews.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

const SECTIONS = [
  ["Quantitative Reasoning", 21],
  ["Verbal Reasoning", 23],
  ["Data Insights", 20],
] as const;

/** From the first question to the review: all of them on screen, or the ones in between without it. */
async function sit(
  page: Page,
  sitting: Sitting,
  questions: number,
  answerOnScreen: (order: number) => Promise<void>,
): Promise<void> {
  const all = Array.from({ length: questions }, (_, place) => place + 1);
  const last = questions - 1;
  for (const order of IS_LONG ? all : [1, last, questions]) {
    if (!IS_LONG && order === last) {
      await expectQuestion(page, 2);
      await answerSome(sitting, last - 1);
      await page.reload();
    }
    await expectQuestion(page, order);
    await answerOnScreen(order);
  }
  await expect(reviewCenter(page)).toBeFocused();
}

async function expectWhole({ person }: Sitting): Promise<void> {
  expect(await answersOf(person)).toHaveLength(64);
  expect((await sectionsOf(person)).map(({ ended_by }) => ended_by)).toEqual(
    Array(3).fill("learner"),
  );
  await expectSound(person);
}

test("with the keyboard alone: bookmarks, reviews, an edit, the break, and the report", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1366, height: 768 });
  const sitting = await meetMock(page, "full");
  const faults = watch(page);
  const answerByKeys = async (order: number) => {
    if (order === 1) await page.keyboard.press("Alt+b");
    const { aid, layout } = await answerByKeyboard(page, order);
    // On a list, a tab, or a table's heading, Enter operates that instead.
    if (layout === "sentences" || aid) await tabTo(page, next(page));
    await page.keyboard.press("Enter");
  };
  await page.goto("/mock-test");
  await pressOn(page, "link", nameOf("Take Test", sitting.mock.name));
  await pressOn(page, "button", "Next");
  await tabTo(page, page.getByRole("radio", { name: "Forward only" }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Exam mode/ })).toBeChecked();
  await tabTo(
    page,
    page.getByRole("radio", { name: "Quantitative, Verbal, Data Insight" }).first(),
  );
  await page.keyboard.press("Space");
  await pressOn(page, "button", "Next");

  for (const [place, [name, questions]] of SECTIONS.entries()) {
    await expect(title(page)).toHaveText(name);
    if (place === 1) {
      await pressOn(page, "button", "Take the break");
      await pressOn(page, "button", "End the break");
      await expect(page.getByText("Your break is over.")).toBeVisible();
    }
    await pressOn(page, "button", "Start Test");
    await sit(page, sitting, questions, answerByKeys);
    if (place === 0) await changeByKeys(page);
    await pressOn(page, "button", "End section review");
    await tabTo(page, button(page, "Yes, end it"));
    await page.keyboard.press("Enter");
    await expect(title(page)).toHaveText(`You've finished ${name}`);
    if (place < 2) await pressOn(page, "button", "Continue");
  }
  await expect(page.getByRole("region", { name: "Total score" })).toBeVisible();
  await pressOn(page, "link", "See your full report");
  await expect(title(page)).toHaveText(/^Mock Test \d+$/);
  await expect(page.getByText(/^Exam mode: bookmarks, and a review/)).toBeVisible();
  await expectWhole(sitting);
  expect(await editsOf(sitting)).toEqual([{ number: 1, place: 1 }]);
  expect(await bookmarksOf(sitting)).toEqual([1, 1, 1]);
  expect(faults).toEqual([]);
});

/** Opens the bookmarked question, chooses another option, and confirms. */
async function changeByKeys(page: Page): Promise<void> {
  await pressOn(page, "button", "Question 1 , bookmarked");
  await expectQuestion(page, 1);
  // It was answered with B.
  await page.keyboard.press("d");
  await pressOn(page, "button", "Change answer…");
  await tabTo(page, button(page, "Change the answer"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 edits left")).toBeAttached();
  await pressOn(page, "button", "Review Center");
  await expect(editsLeft(page, 2)).toBeVisible();
}

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: "reduce" },
  });

  test("at time and a half, with an extra break, up to the score", async ({ page }) => {
    test.setTimeout(300_000);
    const sitting = await meetMock(page, "full");
    const faults = watch(page);
    const settings = { ...STANDARD_SETTINGS, time: "time-and-a-half", hasExtraBreaks: true };
    await sitting.ask(testSettings.save, settings);
    const tapThrough = async (order: number) => {
      if (order === 1) await button(page, "Bookmark").tap();
      await chooseSomething(page);
      await next(page).click();
    };
    await page.goto("/mock-test");
    await cardLink(page, "Take Test", sitting.mock).tap();
    await expect(page.getByText("Two optional breaks")).toBeVisible();
    await button(page, "Next").tap();
    await page.getByRole("radio", { name: /^Exam mode/ }).check();
    await page.getByRole("radio", { name: "Quantitative, Verbal, Data Insight" }).first().check();
    // Two taps within half a second count as a double tap, which is one press; a click counts by itself.
    await button(page, "Next").click();

    for (const [place, [name, questions]] of SECTIONS.entries()) {
      await expect(title(page)).toHaveText(name);
      await expect(page.getByText(/^Time and a half, 67 min 30 s/)).toBeVisible();
      if (place > 0) {
        await button(page, "Take the break").tap();
        await inspect(page, "a break on a phone");
        await button(page, "End the break").tap();
      }
      await startButton(page).click();
      await expectQuestion(page, 1);
      await expect(timer(page)).toHaveText(/^01:0[67]:/);
      await sit(page, sitting, questions, tapThrough);
      if (place === 1) {
        await numbered(page, 2).tap();
        await expectQuestion(page, 2);
        await button(page, "Next question").tap();
        await expectQuestion(page, 3);
        await button(page, "Review Center").tap();
      }
      await button(page, "End section review").tap();
      await button(page, "Yes, end it").tap();
      await expect(title(page)).toHaveText(`You've finished ${name}`);
      if (place < 2) await button(page, "Continue").tap();
    }
    await expect(page.getByRole("region", { name: "Total score" })).toBeVisible();
    await inspect(page, "the score on a phone");
    await page.getByRole("link", { name: "See your full report" }).tap();
    await expect(page.getByText(/Time and a half\. Compare/)).toBeVisible();
    await expectWhole(sitting);
    expect(await bookmarksOf(sitting)).toEqual([1, 1, 1]);
    expect(faults).toEqual([]);
  });
});
