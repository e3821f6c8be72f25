/**
 * How long each screen takes to react, on a slow device, and how much it asks for and shows, for a learner with
 * months behind them.
 */
import type { Page, Response } from "@playwright/test";
import { API_BASE } from "@theta/contract";
import { givePlan } from "../../e2e/support/mocks.ts";
import { elementsOn, scriptBytes } from "../../e2e/support/costs/page-load.ts";
import { register, signIn } from "../../e2e/support/people.ts";
import { SLOWDOWN } from "./clicks.ts";
import { liveThroughMonths } from "./long-history.ts";
import type { Measured } from "./measured.ts";

const SCREENS = [
  "/dashboard/Gmat",
  "/free-quiz",
  "/topic-tests",
  "/practice",
  "/practice-plan",
  "/mock-test",
  "/TestReport",
  "/Solution",
  "/SolutionAndAnaalytics",
  "/mock-test-solution",
  "/mock-test-analytics",
  "/study-notes",
  "/subscriptions",
  "/account",
];
/** The first of what can be pressed on a screen, without leaving it. */
const PRESSES = 6;
const PRESSABLE =
  "main :is(button:not([type=submit], [disabled]), [role=tab], input[type=radio], input[type=checkbox], summary)";

/** As the browser reports them: each interaction's time from the input to the next frame. */
const WATCH = `
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.longest = Math.max(window.longest, duration);
  }).observe({ type: "event", durationThreshold: 16 });
`;

async function longestInteraction(page: Page, path: string): Promise<number> {
  await settleAt(page, path);
  await page.evaluate(WATCH);
  for (let press = 0; press < PRESSES; press++) {
    const one = page.locator(PRESSABLE).nth(press);
    if (!(await one.isVisible().catch(() => false))) continue;
    await one.click({ timeout: 3000 }).catch(() => {});
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    if (new URL(page.url()).pathname !== path) break;
  }
  // The browser reports an interaction after the frame that follows it.
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)))");
  return await page.evaluate<number>("window.longest ?? 0");
}

export async function measureScreens(page: Page): Promise<Measured[]> {
  const person = await register(page.request);
  await givePlan(person);
  await liveThroughMonths(page.request, person);
  await signIn(page, person);
  const measured: Measured[] = [
    {
      name: "Scripts of the dashboard, all parts",
      value: (await scriptBytes(page, SCREENS[0]!)) / 1000,
      most: 200,
      unit: "kB",
    },
  ];
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  for (const path of SCREENS) {
    const { calls, bytes } = await repliesDuring(page, () => settleAt(page, path));
    measured.push(
      { name: `Calls of ${path}`, value: calls, most: 16, unit: "requests" },
      { name: `Replies to ${path}`, value: bytes / 1000, most: 150, unit: "kB" },
      { name: `Elements on ${path}`, value: await elementsOn(page), most: 2500, unit: "nodes" },
      {
        name: `Longest interaction on ${path}`,
        value: await longestInteraction(page, path),
        most: 200,
        unit: "ms",
      },
    );
  }
  return measured;
}

async function settleAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

/** Calls of the API, and how long their replies are before compression. */
async function repliesDuring(page: Page, work: () => Promise<void>) {
  const sizes: Promise<number>[] = [];
  const note = (reply: Response) => {
    if (new URL(reply.url()).pathname.startsWith(API_BASE))
      sizes.push(reply.body().then(({ byteLength }) => byteLength));
  };
  page.on("response", note);
  await work();
  page.off("response", note);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { calls: sizes.length, bytes };
}
