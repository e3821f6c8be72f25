import { expect, type Page, test } from "@playwright/test";
import { query } from "./support/database.ts";
import { inspect } from "./support/inspect.ts";
import { expectQuestion, next, startMock } from "./support/mocks.ts";
import type { Person } from "./support/people.ts";
import { chooseSomething, lookAgain } from "./support/quizzes.ts";

const panel = (page: Page, name: string) => page.getByRole("dialog", { name });
const display = (page: Page) => page.getByRole("status", { name: "Display" });

/** Checks that all of it is inside the window. */
async function expectInside(page: Page, name: string): Promise<void> {
  const box = (await panel(page, name).boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(box.x >= 0 && box.y >= 0).toBe(true);
  expect(box.x + box.width <= width && box.y + box.height <= height).toBe(true);
}

test("used by keyboard and pointer, and dragged around, the calculator stays in the window", async ({
  page,
}) => {
  await startMock(page, "dataInsights");
  await page.keyboard.press("Alt+c");
  await expect(panel(page, "Calculator")).toBeFocused();
  await page.keyboard.type("14860/13240");
  await page.keyboard.press("Enter");
  await expect(display(page)).toHaveText("1.122356495");
  // Neither an option nor Next reacted to it.
  await expectQuestion(page, 1);
  await expect(page.getByText("Please select an option before proceeding")).toHaveCount(0);
  await inspect(page, "the calculator");

  const start = (await panel(page, "Calculator").boundingBox())!;
  await page.mouse.move(start.x + 120, start.y + 20);
  await page.mouse.down();
  await page.mouse.move(300, 200, { steps: 5 });
  await expect.poll(async () => (await panel(page, "Calculator").boundingBox())!.x).toBe(180);
  await page.mouse.move(-500, -500, { steps: 5 });
  await page.mouse.up();
  await expectInside(page, "Calculator");

  const move = page.getByRole("button", { name: /^Move the calculator/ });
  await move.focus();
  for (let k = 0; k < 9; k++) await page.keyboard.press("Shift+ArrowRight");
  for (let k = 0; k < 9; k++) await page.keyboard.press("Shift+ArrowDown");
  await expectInside(page, "Calculator");
  await page.setViewportSize({ width: 800, height: 600 });
  await expect
    .poll(async () => {
      const box = (await panel(page, "Calculator").boundingBox())!;
      return box.x + box.width <= 800 && box.y + box.height <= 600;
    })
    .toBe(true);
  await move.click();
  await expectInside(page, "Calculator");

  await page.getByRole("button", { name: "Square root" }).click();
  await page.keyboard.press("Escape");
  await expect(panel(page, "Calculator")).toHaveCount(0);
});

test("Escape returns the focus to where it was", async ({ page }) => {
  await startMock(page, "dataInsights");
  const answer = page.locator("main input[type=radio], main select").first();
  await answer.focus();
  await page.keyboard.press("Alt+c");
  await expect(panel(page, "Calculator")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(answer).toBeFocused();
});

test("there's no calculator in other sections", async ({ page }) => {
  await startMock(page, "quant");
  await page.keyboard.press("Alt+c");
  await expect(page.getByRole("button", { name: "Whiteboard" })).toBeVisible();
  await expect(panel(page, "Calculator")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Calculator" })).toHaveCount(0);
});

/** How many pixels of the drawing aren't empty. */
const inked = (page: Page) =>
  page.evaluate<number>(`{
    const canvas = document.querySelector("canvas");
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    data.filter((value, at) => at % 4 === 3 && value > 0).length
  }`);

test("a drawing survives questions and reloads, can be erased, and appears nowhere else", async ({
  page,
}) => {
  await startMock(page, "quant");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.keyboard.press("Alt+w");
  await expect(panel(page, "Whiteboard")).toBeFocused();
  const box = (await page.locator("canvas").boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 120, { steps: 20 });
  await page.mouse.up();
  const drawn = await inked(page);
  expect(drawn).toBeGreaterThan(100);
  await page.getByRole("textbox", { name: "Notes" }).fill("x = 4");
  await inspect(page, "the whiteboard");
  expect(requests).toEqual([]);

  await chooseSomething(page);
  await next(page).click();
  await expectQuestion(page, 2);
  await expect(panel(page, "Whiteboard")).toBeVisible();
  await page.reload();
  await expectQuestion(page, 2);
  await page.getByRole("button", { name: "Whiteboard" }).click();
  await expect(page.getByRole("textbox", { name: "Notes" })).toHaveValue("x = 4");
  await expect.poll(async () => await inked(page)).toBe(drawn);

  await page.getByRole("button", { name: "Make the whiteboard larger" }).click();
  await expectInside(page, "Whiteboard");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect.poll(async () => await inked(page)).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => await inked(page)).toBeGreaterThan(100);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the tools sit above the bottom bar, and the question can still be answered", async ({
    page,
  }) => {
    await startMock(page, "dataInsights");
    for (const name of ["Calculator", "Whiteboard"]) {
      const button = page.getByRole("button", { name, exact: true });
      await button.tap();
      await expect(panel(page, name)).toBeVisible();
      await inspect(page, `${name} on a phone`);
      await expect(next(page)).toBeInViewport();
      await button.tap();
      await expect(panel(page, name)).toHaveCount(0);
    }
    await page.getByRole("button", { name: "Calculator", exact: true }).tap();
    await chooseSomething(page);
    await next(page).tap();
    await expectQuestion(page, 2);
  });
});

/** As if the section had started ten days ago and the service had been down for two minutes since. */
async function loseTime({ email }: Person): Promise<void> {
  await query(
    `update mock_sections s set started_at = now() - interval '10 days',
       deadline = now() + interval '10 minutes'
     from learners l where l.id = s.learner_id and l.email = $1`,
    [email],
  );
  // So long ago that it can't be in anyone else's section.
  await query(
    `insert into service_gaps (began_at, ended_at)
     values (now() - interval '9 days', now() - interval '9 days' + interval '130 seconds')`,
    [],
  );
}

test("offers once to give back time the service was down, and moves the clock", async ({
  page,
}) => {
  const { person } = await startMock(page, "quant");
  await page.keyboard.press("b");
  await loseTime(person);
  await lookAgain(page);
  const timer = page.getByRole("timer");
  await expect(timer).toHaveText(/^(10:00|09:\d\d)$/);
  const take = page.getByRole("button", { name: /^Add 2 min 1\d s$/ });
  await inspect(page, "time to take back");
  await take.click();
  await expect(page.getByText(/^2 min 1\d s added$/)).toBeVisible();
  await expect(timer).toHaveText(/^1[12]:\d\d$/);
  await expect(take).toHaveCount(0);
  await expect(page.getByRole("radio", { name: /^B / })).toBeChecked();
  await page.reload();
  await expect(page.getByText(/^2 min 1\d s added$/)).toBeVisible();
  await inspect(page, "time taken back");
});
