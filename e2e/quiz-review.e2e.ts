import { expect, type Page, test } from "@playwright/test";
import { watch } from "./support/faults.ts";
import { inspect, inspectEverywhere } from "./support/inspect.ts";
import { tabTo } from "./support/keyboard.ts";
import { register, signIn } from "./support/people.ts";
import { finishQuiz } from "./support/finished-quiz.ts";

/** Signs in a learner who finished two quizzes; the quantitative one is the newer. */
async function comeBack(page: Page): Promise<void> {
  const person = await register(page.request);
  await finishQuiz(page.request, person, { section: "verbal", wrong: [3] });
  await finishQuiz(page.request, person, { section: "quant", wrong: [2, 5] });
  await signIn(page, person);
}

const question = (page: Page, order: number) =>
  page.getByRole("heading", { level: 2, name: `Question ${order}.`, exact: true });

test("analytics and solutions can be read with the keyboard alone", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeBack(page);

  await page.goto("/TestReport");
  await expect(
    page.getByRole("list", { name: "Finished quizzes" }).getByRole("heading"),
  ).toHaveText([/Quant/, /Verbal/]);
  await tabTo(page, page.getByRole("link", { name: /^Analytics ?:/ }).first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/SolutionAndAnaalytics$/);
  await expect(page.getByText("8 out of 10")).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "View as a table" }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table", { name: "Accuracy by topic" })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: /Solution to question 5/ }).first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/Solution$/);
  await expect(question(page, 5)).toBeVisible();
  await expect(page.getByRole("button", { name: "Question 5, incorrect" })).toHaveAttribute(
    "aria-current",
    "true",
  );

  await page.keyboard.press("ArrowRight");
  await expect(question(page, 6)).toBeFocused();
  await page.reload();
  await expect(question(page, 6)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(question(page, 5)).toBeFocused();

  await page.evaluate("scrollTo(0, 0)");
  await page.getByLabel("Filter questions").selectOption("Incorrect");
  await expect(page.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
  // A long question scrolls on the way, so that the focused element is in view.
  await tabTo(page, page.getByRole("button", { name: "Help" }).first());
  await page.evaluate("scrollTo(0, 0)");
  await tabTo(page, page.getByRole("button", { name: "Previous" }).first());
  // The bar is always in view, so focusing it scrolls nothing.
  expect(await page.evaluate<number>("scrollY")).toBe(0);
  await page.keyboard.press("Enter");
  await expect(question(page, 2)).toBeFocused();
  await expect(question(page, 2)).toBeInViewport();
  await page.keyboard.press("ArrowLeft");
  await expect(question(page, 2)).toBeVisible();
});

test("on a laptop, the question is next to its passage, with the list of questions, too", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const person = await register(page.request);
  await finishQuiz(page.request, person, { section: "verbal", wrong: [] });
  await signIn(page, person);
  await page.goto("/Solution");
  const left = page.getByRole("group", { name: /^(Passage|Argument)$/ });
  const options = page.getByRole("list", { name: "Options" });
  await expect(page.getByRole("heading", { name: "Question List" })).toBeVisible();
  await expect(options.getByRole("listitem").first()).toBeInViewport({ ratio: 1 });
  const [passage, answers] = [(await left.boundingBox())!, (await options.boundingBox())!];
  expect(passage.x + passage.width).toBeLessThan(answers.x);
  // The sidebar has made room: with it, 400 px were left.
  await expect(page.getByRole("button", { name: "Sidebar" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  expect(answers.width).toBeGreaterThan(420);
});

test("on a phone, the list of questions opens from the bottom", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await comeBack(page);
  await page.goto("/Solution");
  await expect(question(page, 1)).toBeVisible();
  await page.getByRole("button", { name: /^Question List/ }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Question List" });
  await inspect(page, "the list of questions");
  await sheet.getByRole("button", { name: "Question 5, incorrect" }).press("Enter");
  await expect(sheet).toBeHidden();
  await expect(question(page, 5)).toBeFocused();
  await expect(question(page, 5)).toBeInViewport();
  await page.getByRole("button", { name: /^Question List/ }).press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Question List/ })).toBeFocused();
});

test("the focused element isn't behind the bar at the bottom", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 700 });
  await comeBack(page);
  await page.goto("/Solution");
  await expect(question(page, 1)).toBeVisible();
  const foot = await page
    .getByRole("button", { name: "Help" })
    .evaluate((help) => help.parentElement!.getBoundingClientRect().top);
  const reasons = page.locator("summary");
  for (let place = 0; place < (await reasons.count()); place++) {
    await reasons.nth(place).focus();
    const { y, height } = (await reasons.nth(place).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(foot);
  }
});

test("with no finished quiz, the screens lead to the list and say why", async ({ page }) => {
  await signIn(page, await register(page.request));
  for (const path of ["/Solution", "/SolutionAndAnaalytics"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/free-quiz$/);
    await expect(
      page.getByText("You haven't finished a quiz yet. Pick one to take."),
    ).toBeVisible();
  }
  await page.goto("/TestReport");
  await expect(page.getByText("No finished quizzes yet")).toBeVisible();
});

test("review, analytics, and report are accessible, fit, and keep the policy", async ({ page }) => {
  test.setTimeout(180_000);
  await comeBack(page);
  const faults = watch(page);

  await page.goto("/Solution");
  for (const order of [1, 2]) {
    await expect(question(page, order)).toBeVisible();
    await inspectEverywhere(page, `solution of question ${order}`);
    await page.keyboard.press("ArrowRight");
  }
  await page.getByRole("button", { name: "Help" }).click();
  await expect(page.getByRole("dialog", { name: "Help" })).toBeVisible();
  await inspectEverywhere(page, "the help");

  await page.goto("/SolutionAndAnaalytics");
  await expect(page.getByText("8 out of 10")).toBeVisible();
  const closed = page.getByRole("button", { name: "View as a table" });
  await closed.first().click();
  await closed.click();
  await expect(page.getByRole("table")).toHaveCount(3);
  await inspectEverywhere(page, "the analytics");
  // Still as narrow as a phone.
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("link") })
    .first();
  expect((await row.boundingBox())!.height).toBeLessThan(90);

  await page.goto("/TestReport");
  await expect(page.getByRole("link", { name: /^Solution ?:/ })).toHaveCount(2);
  await inspectEverywhere(page, "the report");
  expect(faults).toEqual([]);
});
