import { expect, test } from "@playwright/test";
import { query } from "./support/database.ts";
import { watch } from "./support/faults.ts";
import { inspectEverywhere } from "./support/inspect.ts";
import { openConsole } from "./support/staff/console.ts";

/** The frame around it is every screen's. */
const MAIN = { part: "main" };

/** A question of the mock tests with the word "gallons", which its first version called liters. */
async function questionWithVersions(): Promise<string> {
  const [{ key }] = (await query<{ key: string }>(
    `update items set version = 2 where id = (
      select id from items where is_current and pool = 'mock' and state = 'active' and version = 1
        and format = 'problem-solving' and content ->> 'sections' like '%gallons%'
      order by random() limit 1) returning key`,
    [],
  )) as [{ key: string }];
  await query(
    `insert into items select (jsonb_populate_record(i, jsonb_build_object(
      'id', gen_random_uuid(), 'version', 1, 'is_current', false,
      'content', replace(i.content::text, 'gallons', 'liters')::jsonb))).*
    from items i where i.key = $1`,
    [key],
  );
  return key;
}

const stateOf = async (key: string) =>
  (
    await query<{ state: string }>("select state from items where key = $1 and is_current", [key])
  )[0]?.state;

test("an editor finds a question, looks at it, and suspends it", async ({ page }) => {
  test.slow();
  const faults = watch(page);
  const key = await questionWithVersions();
  await openConsole(page, { at: "/staff" });
  await page.getByRole("link", { name: "Questions" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Questions" })).toBeVisible();
  await page.getByLabel("Words in the question").fill("gallons");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/text=gallons/);
  await expect(page.getByLabel("Words in the question")).toBeFocused();
  await page.getByLabel("ID, or the start of one").fill(key);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: key, exact: true })).toBeVisible();
  await inspectEverywhere(page, "the questions found", MAIN);

  await page.getByRole("link", { name: key, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: key })).toBeVisible();
  await page.getByRole("radio").first().check();
  // Other journeys may have been asked it, too.
  await expect(
    page.getByText(/Nobody has answered version 2 yet\.|Only \d+ answers? so far\./),
  ).toBeVisible();
  await expect(page.locator("del").first()).toContainText("liters");
  await expect(page.locator("ins").first()).toContainText("gallons");
  await page.getByRole("tab", { name: "With its solution" }).click();
  await expect(page.getByRole("heading", { name: "Solution" })).toBeVisible();

  await page.getByRole("button", { name: "Suspend" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Say why");
  await dialog.getByLabel("Why").fill("Two options are right.");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(page.getByText("No learner gets it until the suspension is lifted.")).toBeVisible();
  await expect(page.getByText("Two options are right.")).toBeVisible();
  expect(await stateOf(key)).toBe("suspended");
  await inspectEverywhere(page, "a suspended question", MAIN);

  await page.getByRole("button", { name: "Lift the suspension" }).click();
  await dialog.getByLabel("Why").fill("It was fine after all.");
  await dialog.getByRole("button", { name: "Lift the suspension" }).click();
  await expect(page.getByText("It's in use.")).toBeVisible();
  expect(await stateOf(key)).toBe("active");

  await page.getByRole("link", { name: "Show version 1" }).click();
  await expect(page.getByText("This is version 1, which isn't served anymore.")).toBeVisible();
  await expect(page.getByRole("group").or(page.locator(".exam")).first()).toContainText("liters");
  expect(faults).toEqual([]);
});

test("exports what it found, without answers", async ({ page }) => {
  await openConsole(page, {
    at: "/staff/items?format=two-part-analysis&sort=hardest",
  });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe("questions.csv");
});

test("an analyst reads and changes nothing; a wrong id says so", async ({ page }) => {
  const [{ key }] = (await query<{ key: string }>(
    "select key from items where is_current and set_key is not null order by random() limit 1",
    [],
  )) as [{ key: string }];
  await openConsole(page, { role: "analyst", at: `/staff/items/${key}` });
  await expect(page.getByRole("heading", { level: 1, name: key })).toBeVisible();
  await expect(page.getByText("Its set")).toBeVisible();
  await expect(page.getByRole("button", { name: "Suspend" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Retire" })).toBeHidden();
  await page.goto("/staff/items/no-such-thing");
  await expect(page.getByRole("heading", { level: 1, name: "No such question" })).toBeVisible();
  await page.goto("/staff/items?text=xyzzyplugh");
  await expect(page.getByRole("heading", { name: "No question matches" })).toBeVisible();
});
