import { expect, test } from "@playwright/test";
import { inspect } from "./support/inspect.ts";
import {
  answer,
  expectSound,
  given,
  letPass,
  option,
  sectionsOf,
  startMock,
  timer,
  timeWasUp,
} from "./support/mocks.ts";
import { LAST_SECONDS, letLastSecondsPass, lookAgain } from "./support/quizzes.ts";

test("at zero with nothing chosen, the section ends and says how far you got", async ({ page }) => {
  const { person } = await startMock(page, "quant");
  await answer(page, "a", 1);
  await letPass(person, 2700 - 3);
  await lookAgain(page);
  await expect(timer(page)).toHaveAttribute("data-phase", "last");
  await expect(timeWasUp(page, 1)).toBeVisible();
  await expect(page.getByText("Please select an option before proceeding")).toHaveCount(0);
  await inspect(page, "time is up");
  expect(await sectionsOf(person)).toMatchObject([{ ended_by: "time" }]);
  expect(await given(person)).toHaveLength(1);
  await expectSound(person);
});

test("at zero, a choice that wasn't sent still counts", async ({ page }) => {
  await page.clock.install();
  const { person } = await startMock(page, "quant");
  await page.keyboard.press("b");
  await expect(option(page, "B")).toBeChecked();
  await letPass(person, 2700 - LAST_SECONDS);
  await lookAgain(page);
  await expect(timer(page)).toHaveAttribute("data-phase", "last");
  await letPass(person, LAST_SECONDS);
  await letLastSecondsPass(page);
  await expect(timeWasUp(page, 1)).toBeVisible();
  expect(await given(person)).toHaveLength(1);
  expect(await sectionsOf(person)).toMatchObject([{ ended_by: "time" }]);
});

test("offline past the deadline, says so, keeps earlier answers, and ends once online", async ({
  page,
  context,
}) => {
  await page.clock.install();
  const { person } = await startMock(page, "quant");
  await answer(page, "a", 1);
  await letPass(person, 2700 - LAST_SECONDS);
  await lookAgain(page);
  await expect(timer(page)).toHaveAttribute("data-phase", "last");
  await context.setOffline(true);
  await letPass(person, LAST_SECONDS);
  await letLastSecondsPass(page);
  await expect(page.getByRole("heading", { name: "Time's up" })).toBeVisible();
  await expect(page.getByText(/We can't reach the server/)).toBeVisible();
  await inspect(page, "offline across the deadline");
  await context.setOffline(false);
  await expect(timeWasUp(page, 1)).toBeVisible();
  await expectSound(person);
});

test("a reload after the deadline shows how the section ended", async ({ page }) => {
  const { person } = await startMock(page, "full");
  await answer(page, "a", 1);
  await letPass(person, 2 * 2700);
  await page.reload();
  await expect(timeWasUp(page, 1)).toBeVisible();
  await expectSound(person);
});

test("carries on when this device thinks time is up and the server doesn't", async ({ page }) => {
  await page.clock.install();
  const { person } = await startMock(page, "quant");
  await letPass(person, 2700 - LAST_SECONDS);
  await lookAgain(page);
  await expect(timer(page)).toHaveAttribute("data-phase", "last");
  await letPass(person, -300);
  await letLastSecondsPass(page);
  await expect(timer(page)).toHaveText(/^05:|^04:5/, { timeout: 20_000 });
  await answer(page, "a", 1);
});

for (const days of [-1, 1]) {
  test(`a clock that's off by ${days} day shows the right time and loses nothing`, async ({
    page,
  }) => {
    await page.addInitScript(`{
      const real = Date.now;
      Date.now = () => real() + ${days * 86_400_000};
    }`);
    await startMock(page, "quant");
    await expect(timer(page)).toHaveText(/^(45:00|44:\d\d)$/);
    await answer(page, "a", 1);
  });
}
