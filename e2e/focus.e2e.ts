/** Where the focus is when what had it is gone: on the new screen's title, or close to what was pressed. */
import { expect, type Page, test } from "@playwright/test";
import { finishMock } from "./support/finished-mock.ts";
import { finishQuiz } from "./support/finished-quiz.ts";
import { cardLink, givePlan } from "./support/mocks.ts";
import { logIn, register, signIn } from "./support/people.ts";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("a screen that a link opens has the focus on its title, also when that comes late", async ({
  page,
}) => {
  const person = await register(page.request);
  await givePlan(person);
  await finishQuiz(page.request, person, { section: "quant", wrong: [2, 5] });
  const mock = await finishMock(page.request, person, { kind: "full" });
  await signIn(page, person);

  await page.goto("/mock-test");
  await cardLink(page, "Analytics", mock).click();
  await expect(page.getByRole("heading", { name: "Section by section" })).toBeVisible();
  await expect(title(page, mock.name)).toBeFocused();

  await page.goto("/TestReport");
  const quizzes = page.getByRole("list", { name: "Finished quizzes" });
  await quizzes.getByRole("link", { name: /^Solution/ }).click();
  await expect(page.getByRole("heading", { name: "Question List" })).toBeVisible();
  await expect(title(page, "Solutions")).toBeFocused();

  await page.goto("/PlanAndPricing");
  await page.getByRole("link", { name: /^Enroll Now ?: GMAT PRO$/ }).click();
  await expect(page.getByRole("link", { name: "Change plan" })).toBeVisible();
  await expect(title(page, "GMAT PRO")).toBeFocused();
});

test("signing out another device leaves the focus on the list of devices", async ({
  page,
  browser,
}) => {
  const person = await register(page.request);
  const elsewhere = await browser.newContext({ userAgent: "Firefox/140.0 (X11; Linux x86_64)" });
  await logIn(await elsewhere.newPage(), person);
  await signIn(page, person);
  await page.goto("/account");
  await page.getByRole("button", { name: /^Sign out (?!all)/ }).press("Enter");
  await expect(page.getByText("You're not signed in anywhere else.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Devices" })).toBeFocused();
  await elsewhere.close();
});
