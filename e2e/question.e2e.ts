import { expect, test } from "@playwright/test";
import { FORMAT_NAMES } from "@theta/contract";
import { watch } from "./support/faults.ts";
import { inspectThemes, onEachWidth } from "./support/inspect.ts";
import { IS_LONG } from "./support/is-long.ts";

const QUESTIONS = { part: "section[aria-labelledby=questions]" };

test("every format in every state is accessible and fits", async ({ page }) => {
  test.setTimeout(240_000);
  const faults = watch(page);
  await page.goto("/dev/ui");
  for (const [index, format] of Object.values(FORMAT_NAMES).entries()) {
    await page.getByLabel("Format", { exact: true }).selectOption(format);
    await expect(page.getByRole("heading", { name: "Review: incorrect" })).toBeVisible();
    await onEachWidth(page, async (width) => {
      // Formats share their parts, so in daily runs each is checked at one width.
      if (IS_LONG || index % 2 === Number(width < 768))
        await inspectThemes(page, format, QUESTIONS);
    });
  }
  expect(faults).toEqual([]);
});

test("only the questions' policy may make HTML from a string", async ({ page }) => {
  const answer = await page.goto("/dev/ui");
  expect(answer?.headers()["content-security-policy"]).toContain("trusted-types theta-question");
  await expect(page.getByLabel("Format", { exact: true })).toBeVisible();
  const refused = await page.evaluate<string[]>(`
    [
      () => { document.createElement("p").innerHTML = "<b>a</b>"; },
      () => trustedTypes.createPolicy("another", {}),
      () => trustedTypes.createPolicy("theta-question", {}),
    ].map((attempt) => { try { attempt(); return "allowed"; } catch (error) { return error.name; } })
  `);
  expect(refused).toEqual(["TypeError", "TypeError", "TypeError"]);
});

test("the math font loads with the first formula", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (/stix.*\.woff2$/.test(request.url())) fonts.push(request.url());
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(fonts).toEqual([]);
  await page.goto("/dev/ui");
  await expect(page.locator("math").first()).toBeVisible();
  await expect.poll(() => fonts.length).toBe(1);
});

test("a question can be answered with letters and arrow keys alone", async ({ page }) => {
  await page.goto("/dev/ui");
  await expect(page.getByLabel("Format", { exact: true })).toBeVisible();
  await page.keyboard.press("b");
  const options = page.getByRole("radiogroup").filter({ has: page.getByRole("radio") });
  const chosen = page.getByText("Complete", { exact: true });
  await expect(chosen).toBeVisible();
  const first = options.filter({ hasText: "E" }).first();
  await expect(first.getByRole("radio").nth(1)).toBeChecked();
  await first.getByRole("radio").nth(1).press("ArrowDown");
  await expect(first.getByRole("radio").nth(2)).toBeChecked();
});

test("on a phone, a wide table scrolls and keeps its rows' names, and a chart is whole until enlarged", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/dev/ui");
  const format = page.getByLabel("Format", { exact: true });
  await format.selectOption("Table Analysis");
  const table = page.getByRole("group", { name: "Table" }).first().getByRole("group");
  const edges = table.locator("xpath=..");
  await expect(edges).toHaveAttribute("data-more-after");
  await expect(edges).not.toHaveAttribute("data-more-before");
  await table.focus();
  const rowName = table.getByRole("rowheader").first();
  const before = (await rowName.boundingBox())!;
  await table.press("ArrowRight");
  await expect(edges).toHaveAttribute("data-more-before");
  await table.evaluate((frame) => frame.scrollBy(9999, 0));
  await expect(edges).not.toHaveAttribute("data-more-after");
  expect((await rowName.boundingBox())!.x).toBeCloseTo(before.x, 0);

  await format.selectOption("Graphics Interpretation");
  const chart = page.getByRole("group", { name: "Chart" }).last().locator(".item-chart");
  expect((await chart.boundingBox())!.width).toBeLessThan(360);
  await page.getByRole("button", { name: "Enlarge the chart" }).last().click();
  const enlarged = page.getByRole("dialog", { name: "Enlarged chart" });
  await expect
    .poll(async () => (await enlarged.locator(".item-chart").boundingBox())!.width)
    .toBeGreaterThan(550);
  await page.keyboard.press("Escape");
  await expect(enlarged).toHaveCount(0);
});

test("a screen reader walks through a chart value by value, and sorts a table from a list", async ({
  page,
}) => {
  await page.goto("/dev/ui");
  const format = page.getByLabel("Format", { exact: true });
  await format.selectOption(FORMAT_NAMES["graphics-interpretation"]);
  const explore = page.getByRole("button", { name: "Explore by keyboard" }).first();
  await explore.press("Enter");
  const chart = page.getByRole("application", { name: /^Values of the chart/ });
  await expect(chart).toBeFocused();
  await expect(chart).toMatchAriaSnapshot(`
    - application /Values of the chart/:
      - paragraph: '/.+\\. .+: [\\d,.]+\\. 1 of \\d+\\./'
  `);
  // The whole panel is in view.
  await expect(page.getByLabel("Play a tone for each value")).toBeInViewport();
  await chart.press("End");
  const last = await chart.locator("[aria-live]").textContent();
  await chart.press("ArrowRight");
  await expect(chart.locator("[aria-live]")).toHaveText(last!);
  expect(last).toMatch(/ (\d+) of \1\.$/);
  await chart.press("Escape");
  await expect(explore).toBeFocused();

  await format.selectOption(FORMAT_NAMES["table-analysis"]);
  const sorted = page.locator("section[aria-labelledby=questions] th[aria-sort=ascending]");
  await page.getByRole("combobox", { name: "Sort by" }).first().selectOption({ index: 2 });
  await expect(sorted).toHaveCount(1);
});
