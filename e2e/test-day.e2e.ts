/** The rehearsal before a mock, in a browser: device check, tutorial, scratch paper, start. */
import { expect, type Page, test } from "@playwright/test";
import { watch } from "./support/faults.ts";
import { inspectEverywhere, inspectThemes } from "./support/inspect.ts";
import { pressOn, tabTo } from "./support/keyboard.ts";
import { meetMock, openAt, option } from "./support/mocks.ts";
import { register, signIn } from "./support/people.ts";

const LAPTOP = { width: 1440, height: 900 };
test.use({ viewport: LAPTOP });

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const checked = async (page: Page) => await button(page, "Check again").waitFor();
const row = (page: Page, name: string) =>
  page.locator("dl > div").filter({ has: page.locator("dt", { hasText: name }) });
const tip = (page: Page) => page.getByRole("complementary", { name: "Tutorial" });

/** Lets the rest of a check's ten seconds pass, request by request, on a page whose clock was installed before. */
async function finishCheck(page: Page): Promise<void> {
  const settled = () =>
    page.evaluate<number | null>("document.querySelector('progress')?.value ?? null");
  for (let before = await settled(); before !== null; before = await settled()) {
    await page.clock.runFor(500);
    await expect.poll(settled).not.toBe(before);
  }
  await checked(page);
}

/** Skia writes each page's object as plain text. */
async function pagesOnPaper(page: Page, format: "A4" | "Letter"): Promise<number> {
  const pdf = (await page.pdf({ format, printBackground: true })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("a rehearsal by keyboard, from the list of mocks to the mock's instructions", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await meetMock(page, "full");
  const faults = watch(page);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "GET" || sent.push(request.url()));
  await page.goto("/mock-test");
  await pressOn(page, "link", "Rehearse test day");
  await expect(title(page, "Check your device")).toBeVisible();
  await checked(page);
  for (const name of ["Browser", "Window", "Clock"])
    await expect(row(page, name)).toContainText("Good");
  await expect(row(page, "Connection")).toContainText("Our server typically answers in");
  await expect(page.getByText(/^This device is ready|You can continue anyway/)).toBeVisible();
  await inspectEverywhere(page, "the device check");
  await expect(row(page, "Window")).toContainText("Could be better");
  await page.setViewportSize(LAPTOP);

  await pressOn(page, "button", "Next");
  await expect(title(page, "Try the screen")).toBeFocused();
  await inspectEverywhere(page, "before the tutorial");
  await page.setViewportSize(LAPTOP);
  await pressOn(page, "button", "Start the tutorial");
  await expect(title(page, "Question 1 of 1")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please select an option before proceeding")).toBeVisible();
  await inspectEverywhere(page, "the tutorial's question");
  await page.setViewportSize(LAPTOP);
  await page.keyboard.press("d");
  await expect(option(page, "D")).toBeChecked();
  await page.keyboard.press("Alt+b");
  await expect(button(page, "Bookmark")).toHaveAttribute("aria-pressed", "true");
  // With four tools, a foot has no room for its hints in the middle.
  const tools = (await button(page, "Bookmark").boundingBox())!;
  const hints = (await page.locator("footer kbd").first().boundingBox())!;
  expect(tools.x + tools.width).toBeLessThan(hints.x);
  await expect(tip(page)).toContainText("Hide the clock.");
  await pressOn(page, "button", "Hide the clock");
  await expect(tip(page)).toContainText("Open the calculator.");
  await page.keyboard.press("Alt+c");
  await expect(page.getByRole("dialog", { name: "Calculator" })).toBeFocused();
  await page.keyboard.type("600/4=");
  await expect(page.getByLabel("Display")).toHaveText("150");
  await page.keyboard.press("Escape");
  await pressOn(page, "button", "Next tip");
  await expect(tip(page)).toContainText("Open Help.");
  await page.keyboard.press("Enter");
  await expect(tip(page)).toContainText("Confirm your answer.");
  await page.keyboard.press("Enter");

  await expect(title(page, "Review Center: Data Insights")).toBeFocused();
  await inspectThemes(page, "the tutorial's review");
  await pressOn(page, "button", "Question 1 , bookmarked");
  await expect(title(page, "Question 1 of 1")).toBeVisible();
  await page.keyboard.press("a");
  await pressOn(page, "button", "Change answer…");
  await tabTo(page, button(page, "Change the answer"));
  await page.keyboard.press("Enter");
  await expect(tip(page)).toContainText("End the review.");
  await pressOn(page, "button", "Review Center");
  await pressOn(page, "button", "End section review");
  await tabTo(page, button(page, "Yes, end it"));
  await page.keyboard.press("Enter");
  await expect(title(page, "That's everything")).toBeFocused();
  await inspectThemes(page, "after the tutorial");

  await pressOn(page, "button", "Next");
  await expect(title(page, "Scratch paper")).toBeFocused();
  for (const format of ["A4", "Letter"] as const)
    expect([format, await pagesOnPaper(page, format)]).toEqual([format, 1]);
  await inspectEverywhere(page, "scratch paper");
  await page.setViewportSize(LAPTOP);
  await pressOn(page, "button", "Next");
  await expect(title(page, "Ready to start")).toBeFocused();
  await inspectEverywhere(page, "ready to start");
  await page.setViewportSize(LAPTOP);
  await pressOn(page, "button", "Start");
  await expect(page).toHaveURL(/\/mock-test-guideline$/);
  await expect(title(page, "How a mock works")).toBeVisible();
  // The tutorial has sent nothing, and has left nothing behind.
  expect(sent).toEqual([]);
  const kept = await page.evaluate<string[]>("Object.keys(localStorage)");
  expect(kept.filter((key) => /practice|hidden|pending|device/.test(key))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/mock-test$/);
  expect(faults).toEqual([]);
});

test("offline in the middle of the check: says so, the tutorial works, and a second check is fine", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await signIn(page, await register(page.request));
  await page.goto("/test-day");
  const progress = page.getByRole("progressbar", { name: "Connection check" });
  await expect.poll(async () => Number(await progress.getAttribute("value"))).toBeGreaterThan(3);
  await context.setOffline(true);
  await finishCheck(page);
  await expect(row(page, "Connection")).toContainText("Needs fixing");
  await expect(row(page, "Connection")).toContainText(/\d+ of 20 tries got no answer/);
  await inspectThemes(page, "a check with a lost connection");

  await button(page, "Next").click();
  await button(page, "Start the tutorial").click();
  await option(page, "B").check();
  await button(page, "Next").click();
  await expect(title(page, "Review Center: Data Insights")).toBeVisible();
  await button(page, "Leave the tutorial").click();
  await expect(title(page, "Scratch paper")).toBeFocused();

  await context.setOffline(false);
  await button(page, "Previous").click();
  await button(page, "Previous").click();
  await expect(progress).toBeVisible();
  await finishCheck(page);
  await expect(row(page, "Connection")).toContainText("Our server typically answers in");
});

test("leaving the check stops it", async ({ page }) => {
  await signIn(page, await register(page.request));
  await page.goto("/test-day");
  const clock = /\/site\/clock$/;
  await page.waitForResponse(clock);
  await button(page, "Next").click();
  await expect(title(page, "Try the screen")).toBeFocused();
  const asked: string[] = [];
  page.on("request", (request) => clock.test(request.url()) && asked.push(request.url()));
  await button(page, "Start the tutorial").click();
  // Its clock ticks, so more than the time between two requests has passed.
  await expect(page.getByRole("timer")).toHaveText("05:18");
  expect(asked).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a rehearsal from a mock's instructions leads back to that mock", async ({ page }) => {
    const { mock } = await meetMock(page, "verbal");
    await openAt(page, "/mock-test-guideline", mock);
    await page.getByRole("link", { name: "Rehearse test day" }).tap();
    await expect(title(page, "Check your device")).toBeVisible();
    await expect(row(page, "Window")).toContainText("more than this screen has");
    await button(page, "Next").tap();
    await button(page, "Start the tutorial").tap();
    await expect(tip(page)).toContainText("Try to skip the question.");
    await button(page, "Next").tap();
    await expect(tip(page)).toContainText("Choose an option.");
    await inspectThemes(page, "the tutorial on a phone");
    await button(page, "Leave the tutorial").tap();
    await button(page, "Next").tap();
    await expect(page.getByText(mock.name)).toBeVisible();
    // Two quick taps in one place are a double tap, which a step takes for one.
    await button(page, "Start").click();
    await expect(page).toHaveURL(/\/mock-test-guideline$/);
    await expect(title(page, "How a mock works")).toBeVisible();
  });
});
