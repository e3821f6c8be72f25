import { expect, type Page, test } from "@playwright/test";
import { watch } from "./support/faults.ts";

const carousel = (page: Page) => page.getByRole("region", { name: "What our student say about" });
const slides = (page: Page) => carousel(page).locator('[aria-roledescription="slide"]');

/** The carousel's visible part: whole slides, from left to right, and the gap between two. */
async function shown(page: Page) {
  const frame = await carousel(page).locator("[aria-live]").boundingBox();
  const boxes = await Promise.all((await slides(page).all()).map((slide) => slide.boundingBox()));
  const inside = boxes
    .map((box, number) => ({ number: number + 1, ...box! }))
    .filter(({ x, width }) => x >= frame!.x - 1 && x + width <= frame!.x + frame!.width + 1)
    .toSorted((a, b) => a.x - b.x);
  const [first, second] = inside;
  return {
    order: inside.map(({ number }) => number),
    gap: second ? Math.round(second.x - first!.x - first!.width) : null,
    isFilled: Math.abs(inside.at(-1)!.x + inside.at(-1)!.width - first!.x - frame!.width) < 1,
  };
}

for (const { width, order, gap } of [
  { width: 360, order: [6], gap: null },
  { width: 639, order: [6], gap: null },
  { width: 640, order: [6, 1, 2], gap: 20 },
  { width: 768, order: [6, 1, 2, 3], gap: 40 },
  { width: 1024, order: [6, 1, 2], gap: 50 },
  { width: 1440, order: [6, 1, 2], gap: 50 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: "reduce" },
    });

    test("the carousel shows as many slides as specified, and the row has no end", async ({
      page,
    }) => {
      await page.goto("/gre");
      // It has been measured, so it's running: this part of the page loads later than the first.
      await expect(slides(page).last()).toHaveJSProperty("inert", true);
      await carousel(page).getByRole("button", { name: "Previous testimonial" }).click();
      await expect.poll(() => shown(page)).toEqual({ order, gap, isFilled: true });
      for (const number of [1, 2, 3, 4, 5, 6]) {
        await expect(slides(page).nth(number - 1)).toHaveJSProperty(
          "inert",
          !order.includes(number),
        );
      }
    });
  });
}

test("the carousel moves on its own and waits under the pointer", async ({ page }) => {
  const faults = watch(page);
  await page.goto("/gre");
  await carousel(page).scrollIntoViewIfNeeded();
  const row = carousel(page).locator("[aria-live]");
  // Wait as long as it takes to read the first one.
  await expect.poll(async () => (await shown(page)).order[0], { timeout: 20_000 }).not.toBe(1);
  await expect(row).toHaveAttribute("aria-live", "off");
  await carousel(page).hover();
  await expect(row).toHaveAttribute("aria-live", "polite");
  expect(faults).toEqual([]);
});

test("a clicked tab has no focus ring, and one reached by keyboard does", async ({ page }) => {
  await page.goto("/gre");
  const tab = (name: string) => page.getByRole("tab", { name });
  // The tabs are in the HTML, but their script takes a moment longer.
  await expect(async () => {
    await tab("Fee").click();
    await expect(tab("Fee")).toHaveAttribute("aria-selected", "true", { timeout: 500 });
  }).toPass();
  await expect(tab("Fee")).toBeFocused();
  await expect(tab("Fee")).toHaveCSS("outline-style", "none");
  await page.keyboard.press("ArrowRight");
  await expect(tab("Dates")).toBeFocused();
  await expect(tab("Dates")).toHaveCSS("outline-style", "solid");
});

test("what was typed is in the sign-up form, in a new document", async ({ page }) => {
  const faults = watch(page);
  await page.goto("/gre");
  await page.getByPlaceholder("Enter Your Email Id").fill("asha@theta");
  await page.getByRole("button", { name: "Enroll Yourself" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("asha@theta");
  await expect(page).toHaveURL(/\/signup$/);
  const loadedAt = await page.evaluate<string>(
    "performance.getEntriesByType('navigation')[0].name",
  );
  expect(new URL(loadedAt).pathname).toBe("/signup");
  expect(faults).toEqual([]);
});

test("a narrow button is at least 44 px wide on a touch screen", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto("/gre");
  for (const button of await carousel(page).getByRole("button").all()) {
    const box = await button.boundingBox();
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
  }
  await context.close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs, answers, and samples are all readable, and the form leads on", async ({ page }) => {
    await page.goto("/gre");
    for (const text of [
      "1 hour 58 minutes",
      "Text Completion: one to three blanks in a short passage",
      "General Test: $205",
      "Up to 5 attempts in 12 months",
    ]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByText(/describe the old version/)).toBeVisible();
    await expect(page.getByText(/Theta is for the GMAT today: free quizzes/)).toBeVisible();
    expect((await shown(page)).order).toHaveLength(6);
    await page.getByPlaceholder("Enter Your Email Id").fill("asha@theta.example");
    await page.getByRole("button", { name: "Enroll Yourself" }).click();
    await expect(page).toHaveURL(/\/signup\??$/);
  });
});
