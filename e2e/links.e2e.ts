import { expect, type Page, test } from "@playwright/test";
import { DEMO_EMAILS, DEMO_PASSWORD } from "../apps/api/src/features/account/demo-learners.ts";
import { watch } from "./faults.ts";
import { logIn } from "./people.ts";
import { LEARNER_PATHS, PRERENDERED_PATHS, VISITOR_PATHS } from "./site-map.ts";

/** Those whose exams and tools the pages are about; a test asks nothing of them. */
const ELSEWHERE = /^https:\/\/(www\.)?(mba\.com|ets\.org|razorpay\.com)\//;
const NO_PAGE = /^(mailto:[^@\s]+@[^@\s]+|tel:\+?[\d\s-]+$)/;

/** Pages that are all made alike: a few of them are opened, the rest need only be there. */
const ALIKE = /\/study-notes\/./;
const OPENED_OF_ALIKE = 3;

interface Found {
  href: string;
  on: string;
}

/** Every address that the page as it stands links to, as the browser understands it. */
async function linksOn(page: Page): Promise<string[]> {
  return await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => (link as unknown as { href: string }).href));
}

/** Goes to every page of the list and to all that they link to, each once. */
async function crawl(page: Page, starts: readonly string[]): Promise<void> {
  await page.goto("/");
  const { origin } = new URL(page.url());
  const waiting: Found[] = starts.map((path) => ({ href: origin + path, on: "the list of paths" }));
  const seen = new Set<string>();
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
    // Lists come after the page.
    await page.goto(href, { waitUntil: "networkidle" });
    const heading = page.locator("h1").first();
    await expect(heading, `${href}, on ${on}`).toBeVisible();
    if (/not found/i.test((await heading.textContent()) ?? "")) faults.push(`${href}, on ${on}`);
    const { hash } = new URL(href);
    if (hash && (await page.locator(hash).count()) === 0)
      faults.push(`${href}, on ${on}: no place`);
    const links = await linksOn(page);
    waiting.push(...links.map((link) => ({ href: link, on: new URL(href).pathname })));
  }
  expect(faults).toEqual([]);
  // A crawler that finds nothing would find no fault either.
  expect(seen.size).toBeGreaterThan(starts.length);
}

test("every link that a visitor meets leads somewhere", async ({ page }) => {
  test.setTimeout(300_000);
  const faults = watch(page);
  await crawl(page, VISITOR_PATHS);
  expect(faults).toEqual([]);
});

test("so does every link that a learner meets", async ({ page }) => {
  test.setTimeout(300_000);
  const faults = watch(page);
  await logIn(page, { name: "Pro", email: DEMO_EMAILS[1], password: DEMO_PASSWORD });
  await crawl(
    page,
    LEARNER_PATHS.filter((path) => path !== "/dev/ui"),
  );
  expect(faults).toEqual([]);
});

test("the picture that a page is shared with is there", async ({ request }) => {
  for (const path of PRERENDERED_PATHS) {
    const html = await (await request.get(path)).text();
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    const answer = await request.get(new URL(picture).pathname);
    expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([
      path,
      200,
      "image/png",
    ]);
  }
});
