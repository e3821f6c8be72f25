/**
 * Row 30. Nobody looks: a laptop that has slept, a tab that was long hidden. A browser without a window freezes
 * nothing, so what a page meets then is brought about: clocks that jump, late timers, being seen again.
 */
import { expect, type Page, test } from "@playwright/test";
import * as mocks from "./mocks.ts";
import {
  answersOf,
  attemptOf,
  expectQuestion,
  letPass,
  next,
  saved,
  startQuiz,
} from "./quizzes.ts";

const MINUTES = 60;

/** In sleep the wall clock goes on and the steady one stands still. */
async function giveWallClock(page: Page): Promise<(seconds: number) => Promise<void>> {
  await page.addInitScript(`{
    const real = Date.now;
    globalThis.slept = 0;
    Date.now = () => real() + globalThis.slept;
  }`);
  return async (seconds) => await page.evaluate(`globalThis.slept += ${seconds * 1000}`);
}

async function setVisible(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate(`{
    const state = ${JSON.stringify(isVisible ? "visible" : "hidden")};
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }`);
}

/** A tab that is hidden so long: its timers stand still, its clocks do not. */
async function hideFor(page: Page, seconds: number, meanwhile: () => Promise<void>): Promise<void> {
  await setVisible(page, false);
  await meanwhile();
  // What is due comes once, as when a browser lets the page run again.
  await page.clock.fastForward(seconds * 1000);
  await setVisible(page, true);
}

/** Or a minute less, on a machine that is busy. */
const timeLeft = (minutes: number) =>
  new RegExp(
    `^(${[minutes, minutes - 1].map((left) => String(left).padStart(2, "0")).join("|")}):[0-5]\\d`,
  );

test("a laptop that slept for five minutes shows the right time, and the quiz goes on", async ({
  page,
}) => {
  const sleepFor = await giveWallClock(page);
  const { person, quiz } = await startQuiz(page);
  await page.keyboard.press("a");
  await expect(saved(page)).toBeVisible();
  await letPass(person, 5 * MINUTES);
  await sleepFor(5 * MINUTES);
  await expect(page.getByRole("timer")).toHaveText(timeLeft(quiz.duration / MINUTES - 6));
  await next(page).click();
  await expectQuestion(page, 2);
  expect((await answersOf(person))[0]).toMatchObject({ revision: 1 });
});

test("a laptop that slept across the end says so when it wakes, and what was answered counts", async ({
  page,
}) => {
  const sleepFor = await giveWallClock(page);
  const { person } = await startQuiz(page);
  await page.keyboard.press("a");
  await next(page).click();
  await expectQuestion(page, 2);
  await page.keyboard.press("b");
  await expect(saved(page)).toBeVisible();
  await letPass(person, 20 * MINUTES);
  await sleepFor(20 * MINUTES);
  await expect(page.getByRole("heading", { name: "Time was up" })).toBeVisible();
  await expect(page.getByText("You had answered 2 of 10 questions")).toBeVisible();
  expect(await attemptOf(person)).toEqual({ reached: 2, ended_by: "time" });
});

test("a tab hidden for five minutes has the right time when it is seen again", async ({ page }) => {
  await page.clock.install();
  const { person, quiz } = await startQuiz(page);
  await hideFor(page, 5 * MINUTES, async () => await letPass(person, 5 * MINUTES));
  await expect(page.getByRole("timer")).toHaveText(timeLeft(quiz.duration / MINUTES - 6));
  await page.keyboard.press("a");
  await next(page).click();
  await expectQuestion(page, 2);
});

test("a tab hidden for twenty minutes submits when it is seen again", async ({ page }) => {
  await page.clock.install();
  const { person } = await startQuiz(page);
  await page.keyboard.press("a");
  await expect(saved(page)).toBeVisible();
  await hideFor(page, 20 * MINUTES, async () => await letPass(person, 20 * MINUTES));
  await expect(page.getByRole("heading", { name: "Time was up" })).toBeVisible();
  await expect(page.getByText("You had answered 1 of 10 questions")).toBeVisible();
  expect(await attemptOf(person)).toEqual({ reached: 1, ended_by: "time" });
});

test("a laptop that slept for five minutes in a mock test shows the right time, and it goes on", async ({
  page,
}) => {
  const sleepFor = await giveWallClock(page);
  const { person } = await mocks.startMock(page, "quant");
  await mocks.letPass(person, 5 * MINUTES);
  await sleepFor(5 * MINUTES);
  await expect(mocks.timer(page)).toHaveText(timeLeft(39));
  await mocks.answer(page, "a", 1);
  await mocks.expectSound(person);
});

test("a tab hidden beyond a section's end says how it ended when it is seen again", async ({
  page,
}) => {
  await page.clock.install();
  const { person } = await mocks.startMock(page, "quant");
  await mocks.answer(page, "a", 1);
  await hideFor(page, 50 * MINUTES, async () => await mocks.letPass(person, 50 * MINUTES));
  await expect(mocks.timeWasUp(page, 1)).toBeVisible();
  expect(await mocks.sectionsOf(person)).toMatchObject([{ ended_by: "time" }]);
  await mocks.expectSound(person);
});
