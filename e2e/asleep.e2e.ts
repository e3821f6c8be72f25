/**
 * Row 30: a laptop that slept, and a tab hidden for a long time. A headless browser never freezes a page, so
 * we simulate what a page sees afterward: clocks that jump, late timers, and becoming visible again.
 */
import { expect, type Page, test } from "@playwright/test";
import * as mocks from "./support/mocks.ts";
import {
  answersOf,
  attemptOf,
  expectQuestion,
  letPass,
  next,
  saved,
  startQuiz,
} from "./support/quizzes.ts";

const MINUTES = 60;

/** During sleep, the wall clock runs on while the monotonic one stands still. */
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

/** A hidden tab: its timers stop, but its clocks don't. */
async function hideFor(page: Page, seconds: number, meanwhile: () => Promise<void>): Promise<void> {
  await setVisible(page, false);
  await meanwhile();
  // Everything due fires once, as when a browser lets the page run again.
  await page.clock.fastForward(seconds * 1000);
  await setVisible(page, true);
}

/** Allows for one minute less, on a busy machine. */
const timeLeft = (minutes: number) =>
  new RegExp(
    `^(${[minutes, minutes - 1].map((left) => String(left).padStart(2, "0")).join("|")}):[0-5]\\d`,
  );

test("after five minutes asleep, a laptop shows the right time and the quiz continues", async ({
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

test("a laptop that slept past the end says so when it wakes, and given answers count", async ({
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
  await expect(page.getByRole("heading", { name: "Time's up" })).toBeVisible();
  await expect(page.getByText("You had answered 2 of 10 questions")).toBeVisible();
  expect(await attemptOf(person)).toEqual({ reached: 2, ended_by: "time" });
});

test("a tab hidden for five minutes shows the right time when it's visible again", async ({
  page,
}) => {
  await page.clock.install();
  const { person, quiz } = await startQuiz(page);
  await hideFor(page, 5 * MINUTES, async () => await letPass(person, 5 * MINUTES));
  await expect(page.getByRole("timer")).toHaveText(timeLeft(quiz.duration / MINUTES - 6));
  await page.keyboard.press("a");
  await next(page).click();
  await expectQuestion(page, 2);
});

test("a tab hidden for twenty minutes submits when it's visible again", async ({ page }) => {
  await page.clock.install();
  const { person } = await startQuiz(page);
  await page.keyboard.press("a");
  await expect(saved(page)).toBeVisible();
  await hideFor(page, 20 * MINUTES, async () => await letPass(person, 20 * MINUTES));
  await expect(page.getByRole("heading", { name: "Time's up" })).toBeVisible();
  await expect(page.getByText("You had answered 1 of 10 questions")).toBeVisible();
  expect(await attemptOf(person)).toEqual({ reached: 1, ended_by: "time" });
});

test("after five minutes asleep in a mock, a laptop shows the right time and it continues", async ({
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

test("a tab hidden past a section's end says how it ended when it's visible again", async ({
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
