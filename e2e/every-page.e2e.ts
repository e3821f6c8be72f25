/** What every page must meet; each page is loaded once for all of it. */
import { expect, type Page, test } from "@playwright/test";
import { DEMO_EMAILS, DEMO_PASSWORD } from "../apps/api/src/features/account/demo/demo-learners.ts";
import { watch } from "./support/faults.ts";
import { expectSound, inspectEverywhere } from "./support/inspect.ts";
import { IS_LONG } from "./support/is-long.ts";
import { LinkTrail } from "./support/links.ts";
import { signIn } from "./support/people.ts";
import { LEARNER_PATHS, PRERENDERED_PATHS, VISITOR_PATHS } from "./support/site-map.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Public pages only differ in their header for a learner, so one of them is enough. */
const OF_LEARNER = ["/gmat", ...LEARNER_PATHS.filter((path) => !VISITOR_PATHS.includes(path))];

/** In one journey, they would keep a worker busy long after the others are done. */
const PARTS = [0, 1];

/** What the journeys below open between them, articles included. */
const OPENED = [...PRERENDERED_PATHS, ...VISITOR_PATHS, ...LEARNER_PATHS];

async function expectEachSound(page: Page, paths: readonly string[], trail: LinkTrail) {
  const faults = watch(page);
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
  await expectEachSound(page, VISITOR_PATHS, new LinkTrail(page, /\/study-notes\/./));
});

for (const part of PARTS)
  test(`so does every learner page, part ${part + 1} of ${PARTS.length}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    await signIn(page, { name: "Pro", email: DEMO_EMAILS[1], password: DEMO_PASSWORD });
    const paths = OF_LEARNER.filter((_, place) => place % PARTS.length === part);
    // A learner opens visitors' pages, too, with TEST_LONG.
    const elsewhere = IS_LONG ? [] : OPENED.map((path) => baseURL + path);
    await expectEachSound(page, paths, new LinkTrail(page, /\/(study-notes|blog)\/./, elsewhere));
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
