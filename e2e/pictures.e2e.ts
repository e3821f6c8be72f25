import { expect, type Page, test } from "@playwright/test";
import { pictureAddress } from "@theta/contract";
import { query } from "./support/database.ts";
import { watch } from "./support/faults.ts";
import { inspect } from "./support/inspect.ts";
import { tabTo } from "./support/keyboard.ts";
import { logIn, type Person, register } from "./support/people.ts";

test.use({ viewport: { width: 360, height: 740 } });

/**
 * Puts this question in front of a learner in practice. Questions waiting for review aren't served to anyone,
 * so it first becomes one that practice can show.
 */
async function showInPractice(key: string, { email }: Person): Promise<void> {
  const [item] = await query<{ id: string }>(
    "update items set state = 'active', pool = 'practice' where key = $1 and is_current returning id",
    [key],
  );
  await query(
    `insert into practice_answers (learner_id, item_id, shown_at)
     select id, $1, now() from learners where email = $2`,
    [item!.id, email],
  );
}

async function open(page: Page, key: string, person: Person): Promise<void> {
  await logIn(page, person);
  await showInPractice(key, person);
  await page.goto("/practice");
}

interface Image {
  complete: boolean;
  currentSrc: string;
  naturalWidth: number;
}

/** How far things shifted on their own, as browsers measure it. */
const COUNT_SHIFTS = `window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts.push(entry.value);
  }).observe({ type: "layout-shift", buffered: true });`;

const map = (page: Page) => page.getByRole("img", { name: /^A paper trail map/ });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a picture loads without a layout shift, and can be enlarged and moved by keyboard on a phone", async ({
  page,
  request,
}) => {
  const faults = watch(page);
  await page.addInitScript(COUNT_SHIFTS);
  // Late enough that everything else is there.
  await page.route(`**${pictureAddress("*")}`, async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  await open(page, "gi-trail-map", await register(request));
  await expect(map(page)).toBeVisible();
  const room = await map(page).boundingBox();
  await page.evaluate("shifts.length = 0");
  await expect.poll(() => map(page).evaluate((image: Image) => image.complete)).toBe(true);
  expect(await map(page).boundingBox()).toEqual(room);
  expect(await page.evaluate("shifts.reduce((sum, one) => sum + one, 0)")).toBe(0);
  const taken = await map(page).evaluate((image: Image) => image.currentSrc);
  expect(taken).toMatch(/\/thetaapi\/question-bank\/pictures\/[0-9a-f]{32}\.webp$/);
  await inspect(page, "a question with a picture");

  const enlarge = button(page, "Enlarge the picture");
  await tabTo(page, enlarge);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Enlarged picture" });
  const frame = dialog.getByRole("group", { name: "Picture. Scroll to move it." });
  await expect(frame).toBeFocused();
  for (const key of ["+", "+", "+"]) await page.keyboard.press(key);
  await expect(dialog.getByRole("status", { name: "Size" })).toHaveText("300%");
  const left = () => frame.evaluate((box: { scrollLeft: number }) => box.scrollLeft);
  const middle = await left();
  expect(middle).toBeGreaterThan(0);
  await page.keyboard.press("ArrowRight");
  await expect.poll(left).toBeGreaterThan(middle);
  await inspect(page, "an enlarged picture");
  await page.keyboard.press("0");
  await expect.poll(left).toBe(0);
  // A letter key chooses nothing behind the dialog.
  await page.keyboard.press("b");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("cell", { name: "Cascade Falls to Lookout" })).toBeVisible();
  await inspect(page, "a picture's text");
  expect(faults).toEqual([]);
});

test("a picture that fails to load leaves its description and a Retry button", async ({
  page,
  request,
}) => {
  await page.route(`**${pictureAddress("*")}`, (route) => route.abort());
  await open(page, "ds-three-points", await register(request));
  await expect(page.getByText("We couldn't load the picture.")).toBeVisible();
  await expect(page.getByText(/^A number line with evenly spaced tick marks/)).toBeVisible();
  await inspect(page, "a picture that can't be had");
  await page.unroute(`**${pictureAddress("*")}`);
  await button(page, "Retry").click();
  const line = page.getByRole("img", { name: /^A number line/ });
  await expect.poll(() => line.evaluate((image: Image) => image.naturalWidth)).toBeGreaterThan(0);
});

test("a graph as an option can be chosen, enlarged separately, and seen in the solution", async ({
  page,
  request,
}) => {
  await open(page, "ps-garage-charges", await register(request));
  await button(page, "Enlarge picture C").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.keyboard.press("c");
  await expect(page.getByRole("radio", { name: /^C Level steps/ })).toBeChecked();
  await inspect(page, "options that are pictures");
  await button(page, "Check answer").click();
  await expect(page.getByRole("heading", { name: "Solution" })).toBeVisible();
  const options = page.getByRole("list", { name: "Options" }).getByRole("listitem");
  await expect(options.nth(3)).toContainText("Correct");
  await expect(options.nth(2).getByRole("img")).toBeVisible();
  await inspect(page, "a solution with pictures");
  await page.emulateMedia({ media: "print" });
  await expect(options.nth(3).getByRole("img")).toBeVisible();
  await expect(button(page, "Enlarge picture C")).toBeHidden();
});
