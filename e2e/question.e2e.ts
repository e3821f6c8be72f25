import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { watch } from "./faults.ts";

const FORMATS = [
  "Problem Solving",
  "Reading Comprehension",
  "Critical Reasoning",
  "Data Sufficiency",
  "Multi-Source Reasoning",
  "Table Analysis",
  "Graphics Interpretation",
  "Two-Part Analysis",
];

async function inspect(page: Page, format: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include("section[aria-labelledby=questions]")
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    format,
  ).toEqual([]);
  const overflow = await page.evaluate<number>(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
  expect(overflow, `${format} scrolls the page sideways`).toBeLessThanOrEqual(0);
}

for (const [colorScheme, width] of [
  ["light", 360],
  ["dark", 360],
  ["light", 1440],
] as const) {
  test.describe(`questions, ${colorScheme}, ${width} px`, () => {
    test.use({
      colorScheme,
      viewport: { width, height: 800 },
      contextOptions: { reducedMotion: "reduce" },
    });

    test("every format in every state is accessible, fits and keeps the policy", async ({
      page,
    }) => {
      test.setTimeout(180_000);
      const faults = watch(page);
      await page.goto("/dev/ui");
      for (const format of FORMATS) {
        await page.getByLabel("Format", { exact: true }).selectOption(format);
        await expect(page.getByRole("heading", { name: "Review: incorrect" })).toBeVisible();
        await inspect(page, format);
      }
      expect(faults).toEqual([]);
    });
  });
}

test("only the questions' policy may make HTML of a string", async ({ page }) => {
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

test("the mathematics font comes with the first formula", async ({ page }) => {
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

test("a question is answered with letters and arrows alone", async ({ page }) => {
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
