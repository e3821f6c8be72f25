import { expect, type Page } from "@playwright/test";

/** Nothing is set smaller than 13 px, in drawings that shrink with the window, too. Formulas have exponents. */
export async function expectNoSmallText(page: Page, what: string): Promise<void> {
  expect(await page.evaluate<string[]>(`(${SMALL})()`), `${what}: smaller than 13 px`).toEqual([]);
}

const SMALL = `() => {
  const faults = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement;
    const text = texts.currentNode.data.trim();
    if (!text || one.closest("math") || !one.checkVisibility() || one.getBoundingClientRect().width < 2) continue;
    // A turned text's scale is in both of these.
    const { a = 1, b = 0 } = (one.closest("svg") && one.getScreenCTM?.()) || {};
    const size = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b);
    if (size < 12.95) faults.push(size.toFixed(1) + " px: " + text);
  }
  return faults;
}`;
