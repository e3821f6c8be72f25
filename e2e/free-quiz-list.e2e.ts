/** From the dashboard and the list of free quizzes to a quiz and back. */
import { expect, type Page, test } from "@playwright/test";
import { API_BASE, freeQuiz, type QuizCard, SECTION_TYPES } from "@theta/contract";
import { DEMO_EMAILS, DEMO_PASSWORD } from "../apps/api/src/features/account/demo/demo-learners.ts";
import { watch } from "./support/faults.ts";
import { expectToFit, inspectEverywhere, onEachWidth } from "./support/inspect.ts";
import { logIn, register, signIn } from "./support/people.ts";

/** Has one finished quiz. */
const FREE = { name: "Free", email: DEMO_EMAILS[0], password: DEMO_PASSWORD };

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const card = (page: Page, name: string) => page.getByRole("article", { name });
/** Found by name, because the previous page has headings, too, and stays until this one loads. */
const extent = (page: Page) => page.getByRole("heading", { level: 2, name: /: Quizzes \d/ });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });

async function look(page: Page): Promise<void> {
  await expect(page.locator(".animate-breathe")).toHaveCount(0);
  await inspectEverywhere(page, page.url());
}

/** Starts a section's first quiz as if on another device, and returns its card. */
async function beginQuiz(page: Page): Promise<QuizCard> {
  const token = await page.evaluate<string>("JSON.parse(localStorage.userData).accessToken");
  const headers = { authorization: `Bearer ${token}` };
  const listed = await page.request.get(API_BASE + freeQuiz.list.path, {
    params: { quizType: SECTION_TYPES.verbal, testType: 1 },
    headers,
  });
  const { result } = (await listed.json()) as { result: QuizCard[] };
  const started = await page.request.post(API_BASE + freeQuiz.start.path, {
    data: { freeQuizId: result[0]!.freeQuizId },
    headers,
  });
  expect(started.ok(), await started.text()).toBe(true);
  return result[0]!;
}

test("tabs and pages are in the address, so a reload and Back keep them", async ({ page }) => {
  const faults = watch(page);
  await logIn(page, await register(page.request));
  await page.getByRole("link", { name: "Free Quizes" }).click();
  await expect(extent(page)).toHaveText("Quantitative Reasoning: Quizzes 1–10 of 20");
  await expect(page.getByRole("article")).toHaveCount(10);
  await page.getByRole("button", { name: "Page 2" }).click();
  await expect(extent(page)).toHaveText("Quantitative Reasoning: Quizzes 11–20 of 20");
  await expect(extent(page)).toBeFocused();
  await expect(page.getByRole("button", { name: "Page 3" })).toHaveCount(0);
  await tab(page, "Data Insights").click();
  await expect(page).toHaveURL(/\?section=data-insights$/);
  await expect(extent(page)).toHaveText(/^Data Insights: Quizzes 1–10/);
  await page.reload();
  await expect(tab(page, "Data Insights")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(extent(page)).toHaveText("Quantitative Reasoning: Quizzes 11–20 of 20");
  await page.reload();
  await expect(extent(page)).toHaveText("Quantitative Reasoning: Quizzes 11–20 of 20");
  expect(faults).toEqual([]);
});

test("a page past the last one says so and leads back", async ({ page }) => {
  await signIn(page, await register(page.request));
  await page.goto("/free-quiz?section=quant&page=37");
  await expect(page.getByRole("heading", { name: "Nothing on page 37" })).toBeVisible();
  const pages = page.getByRole("navigation", { name: /pages$/ }).getByRole("listitem");
  await expect(pages).toHaveCount(2);
  await page.getByRole("button", { name: /^Go to page/ }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(extent(page)).toBeFocused();
});

test("takes a quiz, which comes first on the dashboard once started", async ({ page }) => {
  await signIn(page, await register(page.request));
  await page.goto("/free-quiz?section=verbal");
  await page
    .getByRole("article")
    .first()
    .getByRole("link", { name: /^Take Test/ })
    .click();
  await expect(page).toHaveURL(/\/free-test$/);
  const state = await page.evaluate<Partial<QuizCard>>("history.state.usr");
  expect(state).toMatchObject({ quizType: SECTION_TYPES.verbal, status: 0, testType: 1 });

  const begun = await beginQuiz(page);
  await page.goto("/free-quiz?section=verbal");
  await expect(card(page, begun.name).getByRole("link", { name: /^Resume/ })).toBeVisible();
  await page.goto("/dashboard");
  await expect(title(page, `Resume "${begun.name}"`)).toBeVisible();
  await page.getByRole("link", { name: "Resume", exact: true }).click();
  await expect(page).toHaveURL(/\/free-test$/);
  expect(await page.evaluate<Partial<QuizCard>>("history.state.usr")).toMatchObject({
    freeQuizId: begun.freeQuizId,
    status: 1,
  });
});

test("a finished quiz shows its result and links to its solution and analytics", async ({
  page,
}) => {
  await logIn(page, FREE);
  const last = page.getByRole("region", { name: "Last quiz" });
  await expect(last).toContainText(/\d+\/10/);
  await expect(last).toContainText(/\d+ right/);
  await expect(last).toContainText(/\d+ wrong/);
  await last.getByRole("link", { name: /^Solution/ }).click();
  await expect(page).toHaveURL(/\/Solution$/);
  await page.goBack();
  await last.getByRole("link", { name: /^Analytics/ }).click();
  await expect(page).toHaveURL(/\/SolutionAndAnaalytics$/);
});

test("the list works with the keyboard alone", async ({ page }) => {
  await signIn(page, await register(page.request));
  await page.goto("/free-quiz");
  await expect(page.getByRole("article")).toHaveCount(10);
  await tab(page, "Quantitative Reasoning").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Verbal Reasoning")).toBeFocused();
  await expect(extent(page)).toHaveText(/^Verbal Reasoning: Quizzes 1/);
  await page.keyboard.press("ArrowLeft");
  await expect(extent(page)).toHaveText(/^Quantitative Reasoning: Quizzes 1/);
  const next = page.getByRole("button", { name: "Next page" });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(extent(page)).toBeFocused();
  await expect(extent(page)).toHaveText(/Quizzes 11–20/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("article").first().getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/free-test$/);
});

test("the GRE leads to its page from both screens, and Back returns", async ({ page }) => {
  await logIn(page, await register(page.request));
  const exam = page.getByRole("combobox", { name: /^Exam/ });
  await page.goto("/free-quiz?section=verbal");
  await exam.selectOption("GRE");
  await expect(page).toHaveURL(/\/upcomming-soon$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/free-quiz\?section=verbal$/);

  await page.goto("/dashboard/Gmat");
  await exam.selectOption("GRE");
  await expect(page).toHaveURL(/\/upcomming-soon$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/Gre$/);
  await expect(title(page, "GRE tests aren't ready yet")).toBeVisible();
  await exam.focus();
  await exam.selectOption("GMAT");
  await expect(page).toHaveURL(/\/dashboard\/Gmat$/);
  await expect(title(page, /^Take /)).toBeVisible();
  await expect(exam).toBeFocused();
  // Neither choice added a history entry, so before the dashboard comes the list.
  await page.goBack();
  await expect(page).toHaveURL(/\/free-quiz\?section=verbal$/);
});

test("a learner who asks for the app's link is sent home and told why", async ({ page }) => {
  await logIn(page, await register(page.request));
  await page.getByPlaceholder("Enter Your Email Id").fill("ana@example.org");
  await page.getByRole("button", { name: "Get the link" }).click();
  await expect(page.getByText("The app isn't out yet, so there's no link to send")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/Gmat$/);
});

test("the list and dashboard are accessible and fit, whatever they show", async ({ page }) => {
  test.setTimeout(180_000);
  const faults = watch(page);
  await logIn(page, FREE);
  await expect(title(page, /[a-z]/)).not.toHaveText("Dashboard");
  const more = page.getByRole("button", { name: /^Show \d+ more/ });
  // One for each kind of quiz, and one for the mocks.
  await expect(more).toHaveCount(4);
  for (let left = 4; left > 0; left--) await more.first().click();
  await look(page);
  const list = "**" + freeQuiz.list.path + "*";
  for (const path of ["/free-quiz", "/free-quiz?page=2", "/free-quiz?page=37"]) {
    await page.goto(path);
    await look(page);
  }
  await page.goto("/dashboard/Gre");
  await look(page);
  expect(faults).toEqual([]);

  await page.route(list, () => {});
  for (const path of ["/free-quiz", "/dashboard/Gmat"]) {
    await page.goto(path);
    await expect(page.locator(".animate-breathe").first()).toBeVisible();
    await onEachWidth(page, async (width) => {
      await expectToFit(page, `${path} while it loads, ${width} px`);
    });
  }
  await page.unroute(list);

  await page.route(list, (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/free-quiz");
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await look(page);
  await page.goto("/dashboard/Gmat");
  await expect(page.getByRole("button", { name: "Retry" }).last()).toBeVisible();
  await look(page);
});
