/** Topic tests, from a locked list through a plan to a result that outlasts it. */
import { expect, test } from "@playwright/test";
import { watch } from "./support/faults.ts";
import { inspect, inspectThemes } from "./support/inspect.ts";
import { endPlan, givePlan } from "./support/mocks.ts";
import { logIn, register } from "./support/people.ts";
import { chooseSomething, expectQuestion, next } from "./support/quizzes.ts";

test("a topic test is locked, opened by a plan, taken, and read again after renewal", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const faults = watch(page);
  const person = await register(page.request);
  await logIn(page, person);
  await page.getByRole("link", { name: "Topic tests", exact: true }).first().click();
  await expect(page).toHaveURL(/\/topic-tests$/);
  const topic = page.getByRole("list", { name: "Rates, Speed, and Work" });
  await expect(topic.getByRole("link", { name: /^Subscribe to take this test/ })).toHaveCount(3);
  await inspect(page, "the locked list");
  await topic
    .getByRole("link", { name: /^Subscribe to take this test/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/PlanAndPricing$/);

  await givePlan(person);
  await page.goto("/topic-tests");
  await expect(page.getByText(/^Your plan includes the first test on each topic/)).toBeVisible();
  await expect(topic.getByRole("link", { name: /^Add to your plan/ })).toHaveCount(2);
  await topic.getByRole("link", { name: /^Take Test/ }).click();
  await expect(page).toHaveURL(/\/free-test$/);
  await expect(page.getByText("15 questions", { exact: true })).toBeVisible();
  await expect(page.getByText("32 minutes", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Next: start the topic test" }).click();
  await expectQuestion(page, 1);
  await chooseSomething(page);
  await next(page).click();
  await expectQuestion(page, 2);

  // The plan ends in the meantime, but a test in progress can still be finished.
  await endPlan(person);
  await page.goto("/topic-tests");
  await topic.getByRole("link", { name: /^Resume/ }).click();
  for (let order = 2; order <= 15; order++) {
    await expectQuestion(page, order);
    await chooseSomething(page);
    await next(page).click();
  }
  await expect(page).toHaveURL(/\/dashboard\/Gmat$/);
  await page.goto("/topic-tests");
  await topic.getByRole("link", { name: /^Renew plan/ }).waitFor();
  await page.goto("/SolutionAndAnaalytics");
  await expect(page.getByText(/need an active plan/)).toBeVisible();
  await inspect(page, "the results without a plan");

  await givePlan(person);
  await page.goto("/topic-tests");
  await topic.getByRole("link", { name: /^Analytics/ }).click();
  await expect(page.getByText(/out of 15$/).first()).toBeVisible();
  await inspect(page, "the analytics");
  expect(faults).toEqual([]);
});

test("the list of topic tests is accessible and fits at every width", async ({ page }) => {
  const person = await register(page.request);
  await givePlan(person);
  await logIn(page, person);
  await page.goto("/topic-tests");
  await page
    .getByRole("link", { name: /^Take Test/ })
    .first()
    .waitFor();
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await inspectThemes(page, `the list, ${width} px`);
  }
});
