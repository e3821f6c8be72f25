/** What every page must meet; each page is loaded once for all of it. */
import { expect, type Page, test } from "@playwright/test";
import { DEMO_EMAILS, DEMO_PASSWORD } from "../apps/api/src/features/account/demo/demo-learners.ts";
import { watch } from "./support/faults.ts";
import { expectSound, inspectEverywhere } from "./support/inspect.ts";
import { LinkTrail } from "./support/links.ts";
import { signIn } from "./support/people.ts";
import { LEARNER_PATHS, PRERENDERED_PATHS, VISITOR_PATHS } from "./support/site-map.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Public pages only differ in their header for a learner, so one of them is enough. */
const OF_LEARNER = ["/gmat", ...LEARNER_PATHS.filter((path) => !VISITOR_PATHS.includes(path))];

async function expectEachSound(page: Page, paths: readonly string[], alike: RegExp) {
  const faults = watch(page);
  const trail = new LinkTrail(page, alike);
  for (const path of paths) {
    await trail.open(path);
    await expectSound(page);
    await inspectEverywhere(page, path);
  }
  await trail.expectToLead();
  expect(faults).toEqual([]);
}

test("every visitor page is accessible, fits, keeps the policy, and leads somewhere", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await expectEachSound(page, VISITOR_PATHS, /\/study-notes\/./);
});

test("so does every learner page", async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, { name: "Pro", email: DEMO_EMAILS[1], password: DEMO_PASSWORD });
  // Every article is opened as a visitor.
  await expectEachSound(page, OF_LEARNER, /\/(study-notes|blog)\/./);
});

test("public pages work without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of PRERENDERED_PATHS) {
    await page.goto(path);
    await expect(page.locator("h1"), path).toBeVisible();
    // Whatever can be folded is open.
    for (const panel of await page.locator(".accordion-panel").all())
      await expect(panel, path).toBeVisible();
  }
  await context.close();
});

test("the picture for sharing a page exists", async ({ request }) => {
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
