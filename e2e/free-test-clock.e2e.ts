/** A quiz whose time runs out, and devices whose clock is wrong. */
import { expect, test } from "@playwright/test";
import { inspect } from "./support/inspect.ts";
import {
  answersOf,
  attemptOf,
  expectQuestion,
  LAST_SECONDS,
  letLastSecondsPass,
  letPass,
  lookAgain,
  next,
  SAVE,
  saved,
  startQuiz,
  unreached,
} from "./support/quizzes.ts";

test("at zero with nothing chosen, the quiz is submitted and says how far you got", async ({
  page,
}) => {
  const { person, quiz } = await startQuiz(page);
  await page.keyboard.press("a");
  await next(page).click();
  await expectQuestion(page, 2);
  await letPass(person, quiz.duration - 4);
  await lookAgain(page);
  await expect(page.getByRole("timer")).toHaveAttribute("data-phase", "last");
  await expect(page.getByRole("heading", { name: "Time's up" })).toBeVisible();
  await expect(page.getByText(`You had answered 1 of 10 questions`)).toBeVisible();
  await inspect(page, "time was up");
  expect(await attemptOf(person)).toMatchObject({ ended_by: "time" });
  await page.reload();
  await expect(page).toHaveURL(/\/SolutionAndAnaalytics$/);
});

test("a choice that couldn't be sent before zero still counts when it arrives right after", async ({
  page,
}) => {
  await page.clock.install();
  const { person, quiz } = await startQuiz(page);
  await letPass(person, quiz.duration - LAST_SECONDS);
  await lookAgain(page);
  await expect(page.getByRole("timer")).toHaveAttribute("data-phase", "last");
  let isDown = true;
  await page.route(SAVE, (route) => (isDown ? route.abort() : route.continue()));
  await page.keyboard.press("b");
  await expect(unreached(page)).toBeVisible();
  await letPass(person, LAST_SECONDS);
  await letLastSecondsPass(page);
  await expect(page.getByRole("heading", { name: "Time's up" })).toBeVisible();
  await expect(page.getByText("Your last answer is saved on this device.")).toBeVisible();
  isDown = false;
  await expect(page.getByText("You had answered 1 of 10 questions")).toBeVisible();
  expect((await answersOf(person))[0]).toMatchObject({ revision: 1 });
});

test("offline past the deadline, says so and submits once the connection is back", async ({
  page,
  context,
}) => {
  await page.clock.install();
  const { person, quiz } = await startQuiz(page);
  await page.keyboard.press("a");
  await expect(saved(page)).toBeVisible();
  await letPass(person, quiz.duration - LAST_SECONDS);
  await lookAgain(page);
  await expect(page.getByRole("timer")).toHaveAttribute("data-phase", "last");
  await context.setOffline(true);
  await letPass(person, LAST_SECONDS);
  await letLastSecondsPass(page);
  await expect(page.getByRole("heading", { name: "Time's up" })).toBeVisible();
  await expect(page.getByText("We can't reach the server.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(`You had answered 1 of 10 questions`)).toBeVisible();
});

test("carries on when this device thinks time is up and the server doesn't", async ({ page }) => {
  await page.clock.install();
  const { person, quiz } = await startQuiz(page);
  await letPass(person, quiz.duration - LAST_SECONDS);
  await lookAgain(page);
  await expect(page.getByRole("timer")).toHaveAttribute("data-phase", "last");
  await letPass(person, -300);
  await letLastSecondsPass(page);
  await expect(page.getByRole("timer")).toHaveText(/^05:|^04:5/, { timeout: 20_000 });
  await page.keyboard.press("a");
  await next(page).click();
  await expectQuestion(page, 2);
});

for (const days of [-1, 1]) {
  test(`a clock that's off by ${days} day shows the right time and loses nothing`, async ({
    page,
  }) => {
    await page.addInitScript(`{
      const real = Date.now;
      Date.now = () => real() + ${days * 86_400_000};
    }`);
    const { quiz } = await startQuiz(page);
    const minutes = quiz.duration / 60;
    await expect(page.getByRole("timer")).toHaveText(
      new RegExp(`^(${minutes}:00|${String(minutes - 1).padStart(2, "0")}:\\d\\d)$`),
    );
    await page.keyboard.press("a");
    await expect(saved(page)).toBeVisible();
    await next(page).click();
    await expectQuestion(page, 2);
  });
}
