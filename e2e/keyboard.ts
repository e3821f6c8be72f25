import type { Locator, Page } from "@playwright/test";

const MOST_PRESSES = 80;

/** Goes on with the keyboard until this, or one of these, has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const focused = wanted.and(page.locator(":focus"));
  for (let presses = 0; presses <= MOST_PRESSES; presses++) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${String(wanted)}.`);
}
