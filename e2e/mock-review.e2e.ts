import { expect, type Page, test } from "@playwright/test";
import { watch } from "./support/faults.ts";
import { finishMock } from "./support/finished-mock.ts";
import { inspect, inspectEverywhere, inspectThemes } from "./support/inspect.ts";
import { pressOn, tabTo } from "./support/keyboard.ts";
import {
  endPlan,
  givePlan,
  type MockKind,
  selectOrder,
  meetMock,
  openAt,
} from "./support/mocks.ts";
import { register, signIn } from "./support/people.ts";

const question = (page: Page, order: number) =>
  page.getByRole("heading", { level: 2, name: `Question ${order}.`, exact: true });

/** Signs in a learner who finished a mock whose sections ran out of time. */
async function comeBack(page: Page, kind: MockKind, answered: number) {
  const person = await register(page.request);
  await givePlan(person);
  const mock = await finishMock(page.request, person, { kind, answered });
  await signIn(page, person);
  return { person, mock };
}

test("a mock's solutions can be read section by section with the keyboard alone", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1366, height: 768 });
  await comeBack(page, "full", 2);
  await page.goto("/mock-test-solution");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mock Test Solutions");
  await expect(question(page, 1)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(question(page, 2)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(question(page, 3)).toBeFocused();
  await expect(page.getByRole("button", { name: "Question 3, not answered" })).toBeVisible();
  await expect(page.getByText("Question 4, not reached")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");

  await page.goto("/mock-test-solution");
  await tabTo(page, page.getByRole("tab", { name: "Quantitative Reasoning" }).first());
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Verbal Reasoning" })).toBeFocused();
  await expect(question(page, 1)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Data Insights" })).toBeFocused();
  await expect(question(page, 1)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("tab", { name: "Data Insights" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(question(page, 1)).toBeVisible();
  await tabTo(page, page.getByRole("combobox", { name: "Filter questions" }).first());
  await page.keyboard.type("Not");
  await expect(question(page, 3)).toBeVisible();
  await pressOn(page, "button", "Help");
  await expect(page.getByRole("dialog", { name: "Help" })).toContainText("The dashed circles");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Help" })).toBeFocused();
});

test("after the plan ends, the solutions lead to the plans and nothing is lost", async ({
  page,
}) => {
  const { person, mock } = await comeBack(page, "dataInsights", 1);
  await endPlan(person);
  await openAt(page, "/mock-test-solution", mock);
  await expect(page.getByText("Your plan has ended.")).toBeVisible();
  await inspect(page, "the plan has ended");
  await page.getByRole("link", { name: "View plans" }).press("Enter");
  await expect(page).toHaveURL(/\/PlanAndPricing$/);
  await givePlan(person);
  await page.goto("/mock-test-solution");
  await expect(question(page, 1)).toBeVisible();
});

test("an unfinished mock leads back into it; without a mock, the list opens", async ({ page }) => {
  const sitting = await meetMock(page, "verbal");
  await page.goto("/mock-test-solution");
  await expect(page).toHaveURL(/\/mock-test$/);
  await expect(page.getByText("You haven't finished a mock yet.")).toBeVisible();
  await selectOrder(sitting);
  await openAt(page, "/mock-test-solution", { ...sitting.mock, status: 1 });
  await expect(page.getByText(`You haven't finished ${sitting.mock.name} yet`)).toBeVisible();
  await page.getByRole("link", { name: "Go to the mock" }).press("Enter");
  await expect(page).toHaveURL(/\/(mock-test-guideline|test-instruction)$/);
});

test("a mock's review is accessible, fits, and keeps the policy", async ({ page }) => {
  test.setTimeout(180_000);
  await comeBack(page, "full", 1);
  const faults = watch(page);
  await page.goto("/mock-test-solution");
  for (const section of ["Quantitative Reasoning", "Verbal Reasoning", "Data Insights"]) {
    await page.getByRole("tab", { name: section }).click();
    await expect(question(page, 1)).toBeVisible();
    await inspectEverywhere(page, section);
  }
  // Still as narrow as a phone.
  await page.getByRole("button", { name: /^Question List/ }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "not reached" }).first()).toBeVisible();
  await inspectThemes(page, "the list of questions");
  expect(faults).toEqual([]);
});
