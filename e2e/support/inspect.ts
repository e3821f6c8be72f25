import { expect, type Page } from "@playwright/test";
import { type Extent, findViolations } from "./axe.ts";
import { IS_LONG } from "./is-long.ts";

const PHONE = { width: 360, height: 800 };
const LAPTOP = { width: 1440, height: 800 };

/** The only rules a theme can affect; the page itself stays the same. */
const ABOUT_COLORS = ["color-contrast", "link-in-text-block"];

/**
 * What a page must be in every state: accessible as far as a machine can tell, and no wider than its window.
 */
export async function inspect(page: Page, what: string, extent: Extent = {}): Promise<void> {
  // A screen's content may load after its frame.
  await expect(page.locator("h1").first(), what).toBeAttached();
  await drawn(page);
  const violations = await findViolations(page, extent);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    what,
  ).toEqual([]);
  await expectToFit(page, what);
}

export async function expectSound(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page).toHaveTitle(/Theta/);
}

export async function expectToFit(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate<number>(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
  expect(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** A change of width or theme takes a few frames to render, and one change may trigger the next. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (;;) {
      await frame();
      await frame();
      const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
      if (changes.length === 0) return;
      await Promise.allSettled(changes.map((one) => one.finished));
    }
  })()`);
}

/**
 * Checks dark on a laptop and light on a phone, or both themes with TEST_LONG. It reloads nothing and ends in
 * the light theme.
 */
export async function inspectThemes(page: Page, what: string, extent: Extent = {}): Promise<void> {
  const isPhone = page.viewportSize()!.width < 768;
  const themes = IS_LONG ? (["dark", "light"] as const) : ([isPhone ? "light" : "dark"] as const);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    // After the dark theme, a second check of the same page only needs the rules that light could affect.
    const rules = theme === "light" && IS_LONG ? ABOUT_COLORS : undefined;
    await inspect(page, `${what}, ${theme}`, { ...(rules && { rules }), ...extent });
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

/** On a phone and a laptop, with {@link inspectThemes}. Ends on the phone. */
export async function inspectEverywhere(
  page: Page,
  what: string,
  extent: Extent = {},
): Promise<void> {
  await onEachWidth(page, async (width) => {
    await inspectThemes(page, `${what}, ${width} px`, extent);
  });
}

/** Ends on the phone. */
export async function onEachWidth(
  page: Page,
  work: (width: number) => Promise<void>,
): Promise<void> {
  for (const viewport of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await drawn(page);
    await work(viewport.width);
  }
}
