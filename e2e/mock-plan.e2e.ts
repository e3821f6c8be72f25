import { expect, test } from "@playwright/test";
import { inspect } from "./support/inspect.ts";
import {
  answer,
  endPlan,
  expectQuestion,
  letPass,
  nameOf,
  openAt,
  sectionsOf,
  startMock,
  timeWasUp,
} from "./support/mocks.ts";
import { register, signIn } from "./support/people.ts";
import { lookAgain } from "./support/quizzes.ts";

test("when the plan ends midway, the mock can be finished, and its results ask to renew", async ({
  page,
}) => {
  const { person, mock } = await startMock(page, "quant");
  await answer(page, "a", 1);
  await endPlan(person);
  await page.reload();
  await expectQuestion(page, 2);
  await answer(page, "a", 2);
  await letPass(person, 2 * 2700);
  await lookAgain(page);
  await expect(timeWasUp(page, 2)).toBeVisible();
  for (const path of ["/mock-test-analytics", "/mock-test-solution"]) {
    await openAt(page, path, { ...mock, status: 3 });
    await expect(page.getByRole("main").getByRole("link", { name: "View plans" })).toBeVisible();
  }
});

test("without a plan, a card is locked, says what would open it, and starts nothing", async ({
  page,
}) => {
  const person = await register(page.request);
  await signIn(page, person);
  await page.goto("/mock-test");
  const locked = page.getByRole("button", {
    name: nameOf("Subscribe to Take Test", "Mock Test 1"),
  });
  await locked.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Subscription Required" });
  await expect(dialog).toContainText(
    "You can take this test when you have an active plan. Please subscribe to access all mock tests and features.",
  );
  await inspect(page, "the lock");
  await dialog.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(locked).toBeFocused();
  await locked.press("Enter");
  await dialog.getByRole("link", { name: "View Plans" }).press("Enter");
  await expect(page).toHaveURL(/\/PlanAndPricing$/);
  expect(await sectionsOf(person)).toEqual([]);
});
