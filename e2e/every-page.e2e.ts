/** What holds for every page, each loaded once for all of it. */
import { expect, type Page, test } from "@playwright/test";
import { DEMO_EMAILS, DEMO_PASSWORD } from "../apps/api/src/features/account/demo-learners.ts";
import { watch } from "./faults.ts";
import { expectSound, inspectEverywhere } from "./inspect.ts";
import { LinkTrail } from "./links.ts";
import { signIn } from "./people.ts";
import { LEARNER_PATHS, PRERENDERED_PATHS, VISITOR_PATHS } from "./site-map.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Pages that anyone may open differ for a learner by their head alone: one of them is enough. */
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

test("every page of a visitor is accessible, fits, keeps the policy, and leads on", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await expectEachSound(page, VISITOR_PATHS, /\/study-notes\/./);
});

test("so does every page of a learner", async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, { name: "Pro", email: DEMO_EMAILS[1], password: DEMO_PASSWORD });
  // Every article is opened for the visitor.
  await expectEachSound(page, OF_LEARNER, /\/(study-notes|blog)\/./);
});

test("public pages read without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of PRERENDERED_PATHS) {
    await page.goto(path);
    await expect(page.locator("h1"), path).toBeVisible();
    // What folds is open.
    for (const panel of await page.locator(".accordion-panel").all())
      await expect(panel, path).toBeVisible();
  }
  await context.close();
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
