import { expect, type Page, test } from "@playwright/test";
import { inspect } from "./support/inspect.ts";
import {
  ANSWER,
  answer,
  answersOf,
  cardLink,
  expectQuestion,
  expectSound,
  given,
  meetMock,
  next,
  openAt,
  option,
  selectOrder,
  startButton,
  startMock,
  unreached,
} from "./support/mocks.ts";
import { logInAgain, signIn } from "./support/people.ts";

test("offline midway: the answer is saved, the page says so, and it's delivered once online", async ({
  page,
  context,
}) => {
  const { person } = await startMock(page, "quant");
  await answer(page, "b", 1);
  await context.setOffline(true);
  await page.keyboard.press("c");
  await page.keyboard.press("Enter");
  await expect(unreached(page)).toBeVisible();
  await expectQuestion(page, 2);
  await inspect(page, "offline");
  await context.setOffline(false);
  await expectQuestion(page, 3);
  await expect(unreached(page)).toHaveCount(0);
  expect(await given(person)).toHaveLength(2);
  expect(
    await page.evaluate("Object.keys(localStorage).filter((key) => /^pending/.test(key))"),
  ).toEqual([]);
  await expectSound(person);
});

test("a reload while offline keeps the answer on this device and delivers it afterward", async ({
  page,
  context,
}) => {
  const { person } = await startMock(page, "quant");
  await context.setOffline(true);
  await page.keyboard.press("d");
  await page.keyboard.press("Enter");
  await expect(unreached(page)).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload().catch(() => {});
  await context.setOffline(false);
  await page.goto("/mock-test-question");
  await expectQuestion(page, 2);
  expect(await given(person)).toHaveLength(1);
  await expectSound(person);
});

test("a choice is still selected after a reload", async ({ page }) => {
  await startMock(page, "quant");
  await page.keyboard.press("c");
  await expect(option(page, "C")).toBeChecked();
  await page.reload();
  await expectQuestion(page, 1);
  await expect(option(page, "C")).toBeChecked();
});

test("a reply lost on the way means one answer and one step", async ({ page }) => {
  const { person } = await startMock(page, "quant");
  let lost = 0;
  let isLossy = true;
  await page.route(ANSWER, async (route) => {
    if (!isLossy) return await route.continue();
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await expect.poll(() => lost).toBeGreaterThan(1);
  await expectQuestion(page, 1);
  await expect(unreached(page)).toBeVisible();
  isLossy = false;
  await expectQuestion(page, 2);
  expect(await answersOf(person)).toHaveLength(2);
  await expectSound(person);
});

test("a proxy's page instead of a reply counts for nothing", async ({ page }) => {
  const { person } = await startMock(page, "quant");
  await page.route(ANSWER, (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  );
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await expect(unreached(page)).toBeVisible();
  await expectQuestion(page, 1);
  await page.unroute(ANSWER);
  await expectQuestion(page, 2);
  expect(await given(person)).toHaveLength(1);
});

test("a double click, a triple click, or a key held down is one step", async ({ page }) => {
  const { person } = await startMock(page, "quant");
  await page.keyboard.press("a");
  await next(page).dblclick();
  await expectQuestion(page, 2);
  await page.keyboard.press("a");
  await next(page).click({ clickCount: 3 });
  await expectQuestion(page, 3);
  await page.keyboard.press("a");
  await next(page).focus();
  // Held down, so the browser repeats it.
  for (let k = 0; k < 8; k++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expectQuestion(page, 4);
  await expect(page.getByText("Please select an option before proceeding")).toHaveCount(0);
  expect(await given(person)).toHaveLength(3);
  await expectSound(person);
});

test("Next without a choice says what's missing and stays", async ({ page }) => {
  const { person } = await startMock(page, "quant");
  await next(page).click();
  await expect(page.getByText("Please select an option before proceeding")).toBeVisible();
  await inspect(page, "nothing chosen");
  expect(await given(person)).toHaveLength(0);
});

test("pressing Start twice and holding it starts one section once", async ({ page }) => {
  const sitting = await meetMock(page, "quant");
  await selectOrder(sitting);
  await openAt(page, "/test-instruction", { ...sitting.mock, status: 1 });
  await startButton(page).dblclick();
  await expectQuestion(page, 1);
  expect(await answersOf(sitting.person)).toHaveLength(1);

  const full = await meetOther(page, sitting);
  await openAt(page, "/test-instruction", { ...full.mock, status: 1 });
  await startButton(page).focus();
  for (let k = 0; k < 8; k++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expectQuestion(page, 1);
  await expect(page.getByText("Please select an option before proceeding")).toHaveCount(0);
  expect(await answersOf(full.person)).toHaveLength(1);
});

/** Another learner on the same page. */
async function meetOther(page: Page, { mock: { kind } }: { mock: { kind: string } }) {
  await page.evaluate("localStorage.clear()");
  await page.context().clearCookies();
  const sitting = await meetMock(page, kind === "full" ? "quant" : "full");
  await selectOrder(sitting);
  return sitting;
}

test("a second tab takes over, and the first one says so and can take it back", async ({
  page,
  context,
}) => {
  const { person, mock } = await startMock(page, "quant");
  const other = await context.newPage();
  await openAt(other, "/mock-test-question", { ...mock, status: 1 });
  await expectQuestion(other, 1);
  await expect(page.getByRole("heading", { name: "Open in another tab" })).toBeVisible();
  await inspect(page, "another tab");
  await answer(other, "b", 1);
  await page.getByRole("button", { name: "Use it here" }).click();
  await expectQuestion(page, 2);
  await expect(other.getByRole("heading", { name: "Open in another tab" })).toBeVisible();
  expect(await given(person)).toHaveLength(1);
  await expectSound(person);
});

test("when another device answers first, its answer counts, and this one moves on", async ({
  page,
  browser,
}) => {
  const { person, mock } = await startMock(page, "quant");
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, person);
  await openAt(other, "/mock-test-question", { ...mock, status: 1 });
  await expectQuestion(other, 1);
  await answer(other, "c", 1);
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await expectQuestion(page, 2);
  await expect(page.getByText("This is where you are now.")).toBeVisible();
  expect(await given(person)).toHaveLength(1);
  await expectSound(person);
  await elsewhere.close();
});

test("Back is intercepted and leads to the list, whose Resume leads to the same question", async ({
  page,
}) => {
  const { person, mock } = await startMock(page, "full");
  await answer(page, "a", 1);
  await page.keyboard.press("b");
  await expect(option(page, "B")).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/mock-test$/);
  await expect(page.getByRole("region", { name: "Test in progress" })).toContainText(
    /Quantitative( Reasoning)?\s*4[45]:\d\d left/,
  );
  await cardLink(page, "Resume", mock).click();
  await expect(page).toHaveURL(/\/mock-test-question$/);
  await expectQuestion(page, 2);
  await expect(option(page, "B")).toBeChecked();
  await page.reload();
  await expectQuestion(page, 2);
  expect(await given(person)).toHaveLength(1);
});

test("the running section continues on another device, with no history and no local data", async ({
  page,
  browser,
}) => {
  const { person } = await startMock(page, "quant");
  await answer(page, "a", 1);
  await page.close();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, person);
  await other.goto("/mock-test-question");
  await expectQuestion(other, 2);
  await elsewhere.close();
});

test("with local storage cleared or full of garbage, nothing breaks and the server decides", async ({
  page,
}) => {
  const { person } = await startMock(page, "quant");
  await answer(page, "a", 1);
  await page.keyboard.press("b");
  await page.evaluate(`{
    const kept = localStorage.userData;
    localStorage.clear();
    localStorage.userData = kept;
  }`);
  await page.reload();
  await expectQuestion(page, 2);
  await page.keyboard.press("b");
  await expect(option(page, "B")).toBeChecked();
  await page.evaluate(`{
    for (const key of Object.keys(localStorage))
      if (key !== "userData") localStorage[key] = "{not json";
    localStorage["persist:root"] = "null";
  }`);
  await page.reload();
  await expectQuestion(page, 2);
  await answer(page, "c", 2);
  expect(await given(person)).toHaveLength(2);
  await page.evaluate("localStorage.clear()");
  await page.reload();
  await logInAgain(page, person);
  await page.goto("/mock-test-question");
  await expectQuestion(page, 3);
});
