/** Every link leads somewhere: those that pages were seen to have are followed, and those behind them. */
import { expect, type Page } from "@playwright/test";

/** Those whose exams and tools the pages are about; a test asks nothing of them. */
const ELSEWHERE = /^https:\/\/(www\.)?(mba\.com|ets\.org|razorpay\.com)\//;
const NO_PAGE = /^(mailto:[^@\s]+@[^@\s]+|tel:\+?[\d\s-]+$)/;

/** Pages that are all made alike: a few of them are opened, the rest need only be there. */
const ALIKE = /\/study-notes\/./;
const OPENED_OF_ALIKE = 3;

export interface Link {
  href: string;
  on: string;
}

/** Every link of the page as it stands, as the browser understands it. */
export async function linksOn(page: Page): Promise<Link[]> {
  const on = new URL(page.url()).pathname;
  const hrefs = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => (link as unknown as { href: string }).href));
  return hrefs.map((href) => ({ href, on }));
}

/** Follows them, and what they lead to, each once. Pages that were opened already need not be again. */
export async function expectToLead(
  page: Page,
  links: readonly Link[],
  opened: readonly string[],
): Promise<void> {
  const { origin } = new URL(page.url());
  const waiting = [...links];
  const seen = new Set<string>(opened.map((path) => origin + path));
  const seenAtFirst = seen.size;
  const faults: string[] = [];
  let alike = 0;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { href, on } = next;
    if (seen.has(href)) continue;
    seen.add(href);
    if (!href.startsWith(`${origin}/`)) {
      if (!ELSEWHERE.test(href) && !NO_PAGE.test(href)) faults.push(`${href}, on ${on}`);
      continue;
    }
    const answer = await page.request.get(href);
    if (!answer.ok()) faults.push(`${answer.status()} at ${href}, on ${on}`);
    if (!answer.headers()["content-type"]?.startsWith("text/html")) continue;
    if (ALIKE.test(href) && ++alike > OPENED_OF_ALIKE) continue;
    await openWhole(page, href);
    const heading = page.locator("h1").first();
    await expect(heading, `${href}, on ${on}`).toBeVisible();
    if (/not found/i.test((await heading.textContent()) ?? "")) faults.push(`${href}, on ${on}`);
    const { hash } = new URL(href);
    if (hash && (await page.locator(hash).count()) === 0)
      faults.push(`${href}, on ${on}: no place`);
    waiting.push(...(await linksOn(page)));
  }
  expect(faults).toEqual([]);
  // Pages without links would have no fault either.
  expect(seen.size).toBeGreaterThan(seenAtFirst);
}

/** Lists come after the page. */
export const openWhole = (page: Page, address: string) =>
  page.goto(address, { waitUntil: "networkidle" });
