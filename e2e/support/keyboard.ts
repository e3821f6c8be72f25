import { expect, type Locator, type Page } from "@playwright/test";

type Role = "link" | "button" | "tab" | "radio" | "combobox";

const MOST_PRESSES = 80;

/** Presses Tab until this element, or one of these, has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted.first()).toBeAttached();
  const focused = wanted.and(page.locator(":focus"));
  for (let presses = 0; presses <= MOST_PRESSES; presses++) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${String(wanted)}.`);
}

export async function pressOn(page: Page, role: Role, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole(role, { name }).first());
  await page.keyboard.press("Enter");
}
