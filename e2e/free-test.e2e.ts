import { expect, type Locator, test } from "@playwright/test";
import { watch } from "./support/faults.ts";
import { inspect, inspectThemes } from "./support/inspect.ts";
import {
  answersOf,
  attemptOf,
  chooseSomething,
  expectQuestion,
  meetQuiz,
  next,
  openTest,
  option,
  saved,
  startQuiz,
} from "./support/quizzes.ts";

/** Nothing in a row overlaps anything else in it. */
async function expectApart(row: Locator): Promise<void> {
  const boxes = await Promise.all((await row.all()).map((one) => one.boundingBox()));
  for (const [k, box] of boxes.entries()) {
    const before = boxes[k - 1];
    if (box && before) expect(box.x).toBeGreaterThanOrEqual(before.x + before.width);
  }
}

test("takes a whole quiz by keyboard alone, and there's no way back into it", async ({ page }) => {
  const faults = watch(page);
  const { person, quiz } = await meetQuiz(page);
  await openTest(page, quiz);
  const { keyboard } = page;
  await expect(page.getByRole("heading", { name: "Quiz instructions" })).toBeVisible();
  await page.getByRole("button", { name: "Next: start the quiz" }).focus();
  await keyboard.press("Enter");
  for (let order = 1; order <= 10; order++) {
    await expectQuestion(page, order);
    await keyboard.press(["a", "B", "3", "d", "5"][order % 5]!);
    await expect(saved(page)).toBeVisible();
    if (order < 10) await keyboard.press("Enter");
  }
  await expect(page.getByRole("button", { name: "Submit Test" })).toBeVisible();
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/Gmat$/);
  await expect(page.getByText("Test Submit Sucessfully")).toBeVisible();
  const answers = await answersOf(person);
  expect(answers.map(({ revision }) => revision)).toEqual(Array(10).fill(1));
  expect(await attemptOf(person)).toEqual({ reached: 10, ended_by: "learner" });

  const result = page.getByRole("region", { name: /^\d+ of 10 right$/ });
  await expect(result.getByRole("link", { name: /^Practice / })).toBeVisible();
  await inspect(page, "the result of the quiz");
  await result.getByRole("button", { name: "Close this result" }).press("Enter");
  await expect(result).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/free-quiz$/);
  await openTest(page, { ...quiz, status: 1 });
  await expect(page).toHaveURL(/\/SolutionAndAnaalytics$/);
  expect(faults.filter((fault) => !fault.includes("409"))).toEqual([]);
});

for (const width of [360, 768, 1440]) {
  test(`no text of an option moves when it's saved, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await startQuiz(page);
    const texts = page.getByRole("radiogroup").locator('label [id$="-text"]');
    const places = async () =>
      await Promise.all((await texts.all()).map((text) => text.boundingBox()));
    // A font that comes late moves everything.
    await page.evaluate("document.fonts.ready.then(() => undefined)");
    const before = await places();
    expect(before).toHaveLength(5);
    await page.keyboard.press("a");
    await expect(saved(page)).toBeVisible();
    expect(await places()).toEqual(before);
  });
}

test("the steps lead back to the introduction, a reload keeps the place, and Back leaves", async ({
  page,
}) => {
  const { quiz } = await meetQuiz(page);
  await openTest(page, quiz);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Quiz instructions");
  for (const name of [/differs/, /Nondisclosure/, /Introduction/]) {
    await page.getByRole("button", { name: "Previous" }).click();
    await expect(title).toHaveText(name);
    await expect(title).toBeFocused();
  }
  await expect(page.getByRole("button", { name: "Previous" })).toHaveCount(0);
  await page.getByRole("button", { name: "Next" }).dblclick();
  await expect(title).toHaveText(/Nondisclosure/);
  await page.reload();
  await expect(title).toHaveText(/Nondisclosure/);
  await page.goBack();
  await expect(page).toHaveURL(/\/free-quiz$/);
});

test.describe("a phone", () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    contextOptions: { reducedMotion: "reduce" },
  });

  test("in a quiz of multi-part questions, every screen is accessible and fits", async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const { person, quiz } = await meetQuiz(page, 1);
    await openTest(page, quiz);
    for (let step = 4; step >= 1; step--) {
      await expect(page.getByText(`Step ${step} of 4`)).toBeVisible();
      await inspectThemes(page, `step ${step}`);
      await expectApart(page.locator("footer button"));
      if (step > 1) await page.getByRole("button", { name: "Previous" }).tap();
    }
    // Taps at machine speed count as a double click, which is one step, so this uses keys.
    for (let step = 1; step <= 4; step++) {
      await expect(page.getByText(`Step ${step} of 4`)).toBeVisible();
      await page.getByRole("button", { name: /^Next/ }).press("Enter");
    }
    for (let order = 1; order <= 10; order++) {
      await expectQuestion(page, order);
      expect(await page.evaluate("document.querySelector('main').scrollTop")).toBe(0);
      if (order === 1) {
        await next(page).tap();
        await expect(page.getByText("Please select an option before proceeding")).toBeVisible();
        await inspectThemes(page, "nothing chosen");
        await page.getByRole("button", { name: "Help" }).tap();
        await expect(page.getByRole("dialog")).toBeVisible();
        await inspectThemes(page, "help");
        await page.getByRole("button", { name: "Close" }).tap();
      }
      await chooseSomething(page);
      await inspectThemes(page, `question ${order}`);
      // Two taps within half a second count as a double tap, which is one press; these clicks count one by
      // one.
      await next(page).click();
    }
    await expect(page).toHaveURL(/\/dashboard\/Gmat$/);
    expect((await answersOf(person)).every(({ answer }) => answer !== null)).toBe(true);
  });
});

test("a double click, a triple click, or a key held down is one step", async ({ page }) => {
  const { person } = await startQuiz(page);
  await page.keyboard.press("a");
  await next(page).dblclick();
  await expectQuestion(page, 2);
  await page.keyboard.press("a");
  await expect(saved(page)).toBeVisible();
  await next(page).click({ clickCount: 3 });
  await expectQuestion(page, 3);
  await expect(page.getByText("Please select an option before proceeding")).toHaveCount(0);
  await page.keyboard.press("a");
  await next(page).focus();
  // Held down, so the browser repeats it.
  for (let k = 0; k < 8; k++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expectQuestion(page, 4);
  await expect(page.getByText("Please select an option before proceeding")).toHaveCount(0);
  expect(await attemptOf(person)).toMatchObject({ reached: 4 });
});

test("a second tab takes over, and the first one says so and can take it back", async ({
  page,
  context,
}) => {
  const { person, quiz } = await startQuiz(page);
  const other = await context.newPage();
  await openTest(other, { ...quiz, status: 1 });
  await expectQuestion(other, 1);
  await expect(page.getByRole("heading", { name: "Open in another tab" })).toBeVisible();
  await inspect(page, "another tab");
  await other.keyboard.press("b");
  await expect(saved(other)).toBeVisible();
  await other.keyboard.press("Enter");
  await expectQuestion(other, 2);
  await page.getByRole("button", { name: "Use it here" }).click();
  await expectQuestion(page, 2);
  await expect(other.getByRole("heading", { name: "Open in another tab" })).toBeVisible();
  expect(await attemptOf(person)).toMatchObject({ reached: 2 });
});

test("when another device changes the answer and moves on, this one shows the current state", async ({
  page,
  browser,
}) => {
  const { person, quiz } = await startQuiz(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto("/login");
  await other.getByLabel("Email").fill(person.email);
  await other.getByLabel("Password", { exact: true }).fill(person.password);
  await other.getByRole("button", { name: "Sign in" }).click();
  await expect(other).toHaveURL(/\/dashboard\/Gmat$/);
  await openTest(other, { ...quiz, status: 1 });
  await expectQuestion(other, 1);
  await other.keyboard.press("c");
  await expect(saved(other)).toBeVisible();

  await page.keyboard.press("a");
  await expect(page.getByText("You changed this answer in another window")).toBeVisible();
  await expect(option(page, "C")).toBeChecked();
  await expectQuestion(page, 1);

  await other.keyboard.press("Enter");
  await expectQuestion(other, 2);
  await page.keyboard.press("a");
  await expectQuestion(page, 2);
  await expect(page.getByText("This is where you are now.")).toBeVisible();
  expect((await answersOf(person))[0]).toMatchObject({ revision: 1 });
  await elsewhere.close();
});

test("Back returns to the list you came from, whose Resume leads to the same question", async ({
  page,
}) => {
  await meetQuiz(page);
  await page.goto("/free-quiz");
  await page
    .getByRole("link", { name: /^Take Test/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Next: start the quiz" }).click();
  await expectQuestion(page, 1);
  await page.keyboard.press("a");
  await next(page).click();
  await expectQuestion(page, 2);
  await page.keyboard.press("b");
  await expect(saved(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/free-quiz$/);
  await page.goForward();
  await expectQuestion(page, 2);
  await expect(option(page, "B")).toBeChecked();
  await page.goBack();
  const bar = page.getByRole("region", { name: "Test in progress" });
  await expect(bar).toContainText(/1[0-5]:\d\d left/);
  await bar.getByRole("link", { name: /^Resume/ }).click();
  await expectQuestion(page, 2);
  await expect(option(page, "B")).toBeChecked();
});

test("a double click on a card is one history entry, and Back skips the steps before a running quiz", async ({
  page,
}) => {
  await meetQuiz(page);
  await page.goto("/free-quiz");
  await page
    .getByRole("link", { name: /^Take Test/ })
    .first()
    .dblclick();
  await expect(page.getByText("Step 4 of 4")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/free-quiz$/);
  // This was the instructions' history entry before the quiz was started elsewhere.
  await page.goForward();
  await expect(page.getByText("Step 4 of 4")).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/free-quiz");
  await other
    .getByRole("link", { name: /^Take Test/ })
    .first()
    .click();
  await other.getByRole("button", { name: "Next: start the quiz" }).click();
  await expectQuestion(other, 1);
  await other.close();
  await page.goBack();
  await page.goForward();
  await expectQuestion(page, 1);
  await expect(page.getByText("Step 4 of 4")).toHaveCount(0);
});

test.describe("a phone held sideways", () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true });

  test("the time stays in view wherever you scroll", async ({ page }) => {
    await startQuiz(page);
    await page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)");
    await expect.poll(() => page.evaluate<number>("scrollY")).toBeGreaterThan(0);
    await expect(page.getByRole("timer")).toBeInViewport();
    await page.getByRole("radio").first().focus();
    const bar = (await page.locator("header").boundingBox())!;
    const first = (await page.getByRole("radio").first().boundingBox())!;
    expect(bar.height).toBeLessThanOrEqual(44);
    expect(first.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  });
});

test("opened by its address, a running quiz continues, and without one, a list is shown", async ({
  page,
}) => {
  await meetQuiz(page);
  await page.goto("/free-test");
  await expect(page).toHaveURL(/\/free-quiz$/);
  await expect(page.getByText("You don't have a quiz in progress.")).toBeVisible();
});
