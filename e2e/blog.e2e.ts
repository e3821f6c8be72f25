import { expect, test } from "@playwright/test";
import { watch } from "./support/faults.ts";
import { inspectEverywhere } from "./support/inspect.ts";

const POST = "/blog/tables-and-sources-under-time";

test("the blog, its failure, and an article are accessible and fit", async ({ page }) => {
  const faults = watch(page);
  await page.goto("/blog");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await inspectEverywhere(page, "the blog");
  await page.goto(POST);
  await inspectEverywhere(page, "an article");
  expect(faults).toEqual([]);
  await page.route("**/thetaapi/blog/posts", (route) =>
    route.fulfill({
      status: 502,
      json: { code: "blog-unavailable", message: "The blog does not answer." },
    }),
  );
  await page.goto("/blog");
  await expect(page.getByRole("alert")).toContainText("Error: The blog does not answer.");
  await inspectEverywhere(page, "the blog that fails");
});

test("goes from the header to the blog, to a post, to the next post, and back", async ({
  page,
}) => {
  const faults = watch(page);
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Stay Current" })).toBeVisible();
  await page
    .getByRole("link", { name: "Data Insights: tables and sources under time pressure" })
    .click();
  await expect(page).toHaveURL(new RegExp(`${POST}$`));
  await expect(page).toHaveTitle("Data Insights: tables and sources under time pressure · Theta");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page
    .getByRole("navigation", { name: "Other posts" })
    .getByRole("link", { name: /Newer/ })
    .click();
  await expect(page).toHaveTitle("Guess well, and never leave a blank · Theta");
  await page.goBack();
  await expect(page).toHaveTitle("Data Insights: tables and sources under time pressure · Theta");
  expect(faults).toEqual([]);
});

test("waits for posts, reports a failure, and loads them on Retry", async ({ page }) => {
  let isDown = true;
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/thetaapi/blog/posts", async (route) => {
    await held;
    if (!isDown) return await route.continue();
    return await route.fulfill({
      status: 502,
      json: { code: "blog-unavailable", message: "The blog does not answer." },
    });
  });
  await page.goto("/blog");
  await expect(page.getByText("Loading posts...")).toBeVisible();
  answer();
  await expect(page.getByRole("alert")).toContainText("Error: The blog does not answer.");
  isDown = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
});

test("the home page shows three posts at a time", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "Stay Current" });
  await expect(section.getByRole("article")).toHaveCount(3);
  const first = await section.getByRole("heading", { level: 3 }).first().textContent();
  await section.getByRole("button", { name: "Older posts" }).click();
  await expect(section.getByRole("article")).toHaveCount(3);
  await expect(section.getByRole("heading", { level: 3 }).first()).not.toHaveText(first!);
});

test("the blog and its articles work without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/blog");
  await expect(page.getByText("Loading posts...")).toBeHidden();
  await page
    .getByRole("link", { name: "Data Insights: tables and sources under time pressure" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Data Insights: tables and sources under time pressure",
  );
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
  await context.close();
});

test("an article names itself for search engines, and an unknown one is not found", async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto(POST);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", baseURL + POST);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(texts.map((text) => JSON.parse(text) as unknown)).toMatchObject([
    { "@type": "BreadcrumbList" },
    {
      "@type": "BlogPosting",
      headline: "Data Insights: tables and sources under time pressure",
      datePublished: "2026-08-12",
      url: baseURL + POST,
    },
  ]);
  expect(await (await request.get("/sitemap.xml")).text()).toContain(
    `<loc>${baseURL}${POST}</loc>`,
  );
  const missing = await page.goto("/blog/no-such-post");
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});

test("an article's link can be copied", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${POST}#how-long-each-format-should-take`);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  expect(await page.evaluate<string>("navigator.clipboard.readText()")).toBe(baseURL + POST);
});
