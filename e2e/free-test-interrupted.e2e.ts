/** A quiz with lost connections, lost replies, a device that saves nothing, and a session that ends. */
import { expect, test } from "@playwright/test";
import { inspect } from "./support/inspect.ts";
import { goOffline, goOnline, test as testOverLine } from "./support/over-line.ts";
import { endSession, logInAgain } from "./support/people.ts";
import {
  answersOf,
  attemptOf,
  expectQuestion,
  meetQuiz,
  next,
  openTest,
  option,
  SAVE,
  saved,
  START,
  startQuiz,
  SUBMIT,
  unreached,
} from "./support/quizzes.ts";

test("offline midway: the answer is saved, the page says so, and it's delivered once online", async ({
  page,
  context,
}) => {
  const { person } = await startQuiz(page);
  await page.keyboard.press("b");
  await expect(saved(page)).toBeVisible();
  await expect(unreached(page)).toHaveCount(0);
  await context.setOffline(true);
  await page.keyboard.press("c");
  await expect(unreached(page)).toBeVisible();
  await expect(page.getByText("Not sent yet").last()).toBeVisible();
  await inspect(page, "offline");
  await next(page).click();
  await expect(page.getByRole("button", { name: "Saving…" })).toBeVisible();
  await expectQuestion(page, 1);
  await context.setOffline(false);
  await expectQuestion(page, 2);
  await expect(unreached(page)).toHaveCount(0);
  const [first] = await answersOf(person);
  expect(first).toMatchObject({ revision: 2 });
  expect(
    await page.evaluate("Object.keys(localStorage).filter((key) => /^pending/.test(key))"),
  ).toEqual([]);
});

testOverLine(
  "a reload while the line is down: kept on this device, and delivered after it",
  async ({ page, context, line }) => {
    const { person } = await startQuiz(page);
    await goOffline(context, line);
    await page.keyboard.press("d");
    await expect(unreached(page)).toBeVisible();
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload().catch(() => {});
    expect((await answersOf(person))[0]).toMatchObject({ answer: null });
    await goOnline(context, line);
    await page.goto("/free-test");
    await expectQuestion(page, 1);
    await expect(option(page, "D")).toBeChecked();
    await expect(saved(page)).toBeVisible();
    expect((await answersOf(person))[0]).toMatchObject({ revision: 1 });
  },
);

test("a reply lost on the way means one answer and one step", async ({ page }) => {
  const { person } = await startQuiz(page);
  await page.keyboard.press("a");
  await expect(saved(page)).toBeVisible();
  let lost = 0;
  let isLossy = true;
  await page.route(SAVE, async (route) => {
    if (!isLossy) return await route.continue();
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await page.keyboard.press("Enter");
  await expect.poll(() => lost).toBeGreaterThan(1);
  await expectQuestion(page, 1);
  await expect(unreached(page)).toBeVisible();
  isLossy = false;
  await expectQuestion(page, 2);
  expect(await attemptOf(person)).toMatchObject({ reached: 2 });
  expect((await answersOf(person))[0]).toMatchObject({ revision: 1 });
});

test("after a lost reply and a change of mind, the latest choice counts", async ({ page }) => {
  const { person } = await startQuiz(page);
  let isLossy = true;
  await page.route(SAVE, async (route) => {
    if (!isLossy) return await route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.keyboard.press("a");
  await expect(unreached(page)).toBeVisible();
  await page.keyboard.press("e");
  isLossy = false;
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(option(page, "E")).toBeChecked();
  expect((await answersOf(person))[0]).toMatchObject({ revision: 2 });
});

test("a proxy's page instead of an answer saves nothing, and nothing claims it's saved", async ({
  page,
}) => {
  await startQuiz(page);
  await page.route(SAVE, (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  );
  await page.keyboard.press("a");
  await expect(unreached(page)).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toHaveCount(0);
  await page.unroute(SAVE);
  await expect(saved(page)).toBeVisible();
});

test("a final refusal locks Next and says why, and Retry or another choice continues", async ({
  page,
}) => {
  await startQuiz(page);
  await page.route(SAVE, (route) =>
    route.fulfill({
      status: 400,
      contentType: "application/json",
      body: JSON.stringify({ code: "not-an-answer", message: "This is no answer." }),
    }),
  );
  await page.keyboard.press("a");
  await expect(page.getByRole("alert").filter({ hasText: "This is no answer." })).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await inspect(page, "refused");
  await page.unroute(SAVE);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(saved(page)).toBeVisible();
  await next(page).click();
  await expectQuestion(page, 2);
});

test("leaving while offline still sends the answer", async ({ page }) => {
  const { person } = await startQuiz(page);
  let isDown = true;
  await page.route(SAVE, (route) => (isDown ? route.abort() : route.continue()));
  await page.keyboard.press("b");
  await expect(unreached(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/free-quiz$/);
  await expect(page.getByRole("timer")).toHaveCount(0);
  isDown = false;
  await expect.poll(async () => (await answersOf(person))[0]?.revision).toBe(1);
});

test("on a device that saves nothing, says so, breaks nothing, and follows the server", async ({
  page,
}) => {
  await page.addInitScript(`{
    const real = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith("pending:")) throw new DOMException("full", "QuotaExceededError");
      return real.call(this, key, value);
    };
  }`);
  await startQuiz(page);
  await page.route(SAVE, (route) => route.abort());
  await page.keyboard.press("a");
  await expect(page.getByText("Keep the tab open.")).toBeVisible();
  await page.unroute(SAVE);
  await expect(saved(page)).toBeVisible();
  await page.evaluate(`{
    const kept = localStorage.userData;
    localStorage.clear();
    localStorage.userData = kept;
  }`);
  await page.goto("/free-test");
  await expectQuestion(page, 1);
  await expect(option(page, "A")).toBeChecked();
});

test("when a session ends midway, the answer is still there after signing in again", async ({
  page,
  baseURL,
}) => {
  const { person } = await startQuiz(page);
  await endSession(page, person, baseURL!);
  await page.keyboard.press("c");
  await logInAgain(page, person);
  await expectQuestion(page, 1);
  await expect(option(page, "C")).toBeChecked();
  await expect(saved(page)).toBeVisible();
  expect((await answersOf(person))[0]).toMatchObject({ revision: 1 });
});

test("when the reply to the start is lost, the quiz still opens on the server's clock", async ({
  page,
}) => {
  const { quiz } = await meetQuiz(page);
  await openTest(page, quiz);
  let isLossy = true;
  await page.route(START, async (route) => {
    if (!isLossy) return await route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Next: start the quiz" }).click();
  await expect(page.getByRole("heading", { name: "We can't reach the server" })).toBeVisible();
  await inspect(page, "cannot open");
  isLossy = false;
  // Press at once, because it also retries on its own, and then there's nothing to press.
  await page.getByRole("button", { name: "Try now" }).dispatchEvent("click");
  await expectQuestion(page, 1);
});

test("when the reply to the submission is lost, there's one result and the usual way out", async ({
  page,
}) => {
  const { person } = await startQuiz(page);
  for (let order = 1; order < 10; order++) {
    await expectQuestion(page, order);
    await page.keyboard.press("a");
    await page.keyboard.press("Enter");
  }
  await expectQuestion(page, 10);
  await page.keyboard.press("a");
  let lost = 0;
  await page.route(SUBMIT, async (route) => {
    if (lost++ > 1) return await route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Submit Test" }).click();
  await expect(page).toHaveURL(/\/dashboard\/Gmat$/);
  expect(lost).toBeGreaterThan(2);
  expect(await attemptOf(person)).toMatchObject({ ended_by: "learner" });
});
