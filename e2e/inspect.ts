import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const PHONE = { width: 360, height: 800 };
const LAPTOP = { width: 1440, height: 800 };

/** All that a theme can change of what axe looks at: the page itself stays as it is. */
const ABOUT_COLORS = ["color-contrast", "link-in-text-block"];

interface Extent {
  /** Selector of the part that is meant, if not the whole page. */
  part?: string;
  rules?: string[];
}

/** What a page must be in every state: accessible as far as a machine can tell, and no wider than its window. */
export async function inspect(page: Page, what: string, extent: Extent = {}): Promise<void> {
  // Without a second page for each look, which only frames of other origins need.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (extent.part) axe.include(extent.part);
  if (extent.rules) axe.withRules(extent.rules);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    what,
  ).toEqual([]);
  await expectToFit(page, what);
}

export async function expectToFit(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate<number>(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
  expect(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** What follows the width or the theme is drawn with the next frames, and has come to rest. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(`
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((one) => one instanceof CSSTransition)
          .map((one) => one.finished),
      ),
    ).then(() => undefined)
  `);
}

/** In both themes, without loading anything again. Ends in the light one. */
export async function inspectThemes(page: Page, what: string, extent: Extent = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await drawn(page);
  await inspect(page, `${what}, dark`, { ...extent, rules: ABOUT_COLORS });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await drawn(page);
  await inspect(page, `${what}, light`, extent);
}

/** On a phone and a laptop, in both themes, without loading anything again. Ends on the phone. */
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
