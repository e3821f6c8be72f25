/** How long it takes from a click to the next question on the screen, on a slow device. */
import type { Page } from "@playwright/test";
import { expectQuestion, next, startMock } from "../../e2e/support/mocks.ts";
import { callsDuring } from "../../e2e/support/costs/page-load.ts";
import { type Measured, percentile } from "./measured.ts";

/** A verbal section has 23 questions, and the last one ends it. */
const QUESTIONS = 22;
export const SLOWDOWN = 4;

/**
 * From the press to the frame after the one that shows a new heading. The page itself tells when that is, because
 * asking it again and again would take its time, and count as the product's.
 */
const WATCH = `
  window.shown = [];
  let tell = () => {};
  window.nextShown = (count) =>
    new Promise((done, give) => {
      setTimeout(() => give(new Error("Question " + (count + 1) + " didn't come within 10 s.")), 10000);
      tell = () => window.shown.length >= count && done();
      tell();
    });
  let pressed = null;
  addEventListener("click", (event) => {
    if (event.target.closest("button")?.textContent.startsWith("Next")) pressed = event.timeStamp;
  }, true);
  let heading = document.querySelector("h1").textContent;
  new MutationObserver(() => {
    const now = document.querySelector("h1")?.textContent;
    if (!now || now === heading) return;
    heading = now;
    const from = pressed;
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.shown.push(performance.now() - from);
        tell();
      }),
    );
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
`;

export async function measureClicks(page: Page): Promise<Measured[]> {
  await startMock(page, "verbal");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.evaluate(WATCH);
  const calls = await callsDuring(page, async () => {
    for (let order = 1; order <= QUESTIONS; order++) {
      await page.keyboard.press("a");
      await pressNext(page);
      await page.evaluate(`nextShown(${order})`);
    }
  });
  await expectQuestion(page, QUESTIONS + 1);
  const times = await page.evaluate<number[]>("window.shown");
  return [
    {
      name: "Click to next question, p95, 4 × slower",
      value: percentile(times, 0.95),
      most: 100,
      unit: "ms",
    },
    {
      name: "Requests per answer in a mock",
      value: calls.length / QUESTIONS,
      most: 1,
      unit: "requests",
    },
  ];
}

/** Where it is, without a locator's checks of what's pressed, which run in the page during the press. */
async function pressNext(page: Page): Promise<void> {
  const { x, y, width, height } = (await next(page).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}
