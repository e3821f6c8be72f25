import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { API_BASE, user } from "@theta/contract";
import { watch } from "./faults.ts";
import {
  answersOf,
  attemptOf,
  chooseSomething,
  expectQuestion,
  letPass,
  lookAgain,
  meetQuiz,
  next,
  openTest,
  SAVE,
  saved,
  START,
  startQuiz,
  SUBMIT,
} from "./quizzes.ts";

const option = (page: Page, letter: string) =>
  page.getByRole("radio", { name: new RegExp(`^${letter} `) });
const unreached = (page: Page) => page.getByText("Theta cannot be reached.");

async function inspect(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    what,
  ).toEqual([]);
  const overflow = await page.evaluate<number>(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
  expect(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Nothing of a row lies on something else of it. */
async function expectApart(row: Locator): Promise<void> {
  const boxes = await Promise.all((await row.all()).map((one) => one.boundingBox()));
  for (const [k, box] of boxes.entries()) {
    const before = boxes[k - 1];
    if (box && before) expect(box.x).toBeGreaterThanOrEqual(before.x + before.width);
  }
}

test("a whole quiz by keyboard alone, and no way back into it", async ({ page }) => {
  const faults = watch(page);
  const { person, quiz } = await meetQuiz(page);
  await openTest(page, quiz);
  const { keyboard } = page;
  await expect(page.getByRole("heading", { name: "Quiz instructions" })).toBeVisible();
  await page.getByRole("button", { name: "Next: start the quiz" }).focus();
  await keyboard.press("Enter");
  for (let order = 1; order <= 10; order++) {
    await expectQuestion(page, order);
    await keyboard.press(["a", "B", "3", "d", "5"][order % 5]!);
    await expect(saved(page)).toBeVisible();
    if (order < 10) await keyboard.press("Enter");
  }
  await expect(page.getByRole("button", { name: "Submit Test" })).toBeVisible();
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/Gmat$/);
  await expect(page.getByText("Test Submit Sucessfully")).toBeVisible();
  const answers = await answersOf(person);
  expect(answers.map(({ revision }) => revision)).toEqual(Array(10).fill(1));
  expect(await attemptOf(person)).toEqual({ reached: 10, ended_by: "learner" });

  await page.goBack();
  await expect(page).toHaveURL(/\/free-quiz$/);
  await openTest(page, { ...quiz, status: 1 });
  await expect(page).toHaveURL(/\/SolutionAndAnaalytics$/);
  expect(faults.filter((fault) => !fault.includes("409"))).toEqual([]);
});

test("the steps go back to the introduction, a reload keeps the place, Back leaves", async ({
  page,
}) => {
  const { quiz } = await meetQuiz(page);
  await openTest(page, quiz);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Quiz instructions");
  for (const name of [/differs/, /Nondisclosure/, /Introduction/]) {
    await page.getByRole("button", { name: "Previous" }).click();
    await expect(title).toHaveText(name);
    await expect(title).toBeFocused();
  }
  await expect(page.getByRole("button", { name: "Previous" })).toHaveCount(0);
  await page.getByRole("button", { name: "Next" }).dblclick();
  await expect(title).toHaveText(/Nondisclosure/);
  await page.reload();
  await expect(title).toHaveText(/Nondisclosure/);
  await page.goBack();
  await expect(page).toHaveURL(/\/free-quiz$/);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`${colorScheme}, a phone`, () => {
    test.use({
      colorScheme,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      contextOptions: { reducedMotion: "reduce" },
    });

    test("a quiz of questions with several parts, every screen accessible and fitting", async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const { person, quiz } = await meetQuiz(page, 1);
      await openTest(page, quiz);
      for (let step = 4; step >= 1; step--) {
        await expect(page.getByText(`Step ${step} of 4`)).toBeVisible();
        await inspect(page, `step ${step}`);
        await expectApart(page.locator("footer button"));
        if (step > 1) await page.getByRole("button", { name: "Previous" }).tap();
      }
      // Taps as quick as a machine's are a double click, which is one step; so keys here.
      for (let step = 1; step <= 4; step++) {
        await expect(page.getByText(`Step ${step} of 4`)).toBeVisible();
        await page.getByRole("button", { name: /^Next/ }).press("Enter");
      }
      for (let order = 1; order <= 10; order++) {
        await expectQuestion(page, order);
        if (order === 1) {
          await next(page).tap();
          await expect(page.getByText("Please select an option before proceeding")).toBeVisible();
          await inspect(page, "nothing chosen");
          await page.getByRole("button", { name: "Help" }).tap();
          await expect(page.getByRole("dialog")).toBeVisible();
          await inspect(page, "help");
          await page.getByRole("button", { name: "Close" }).tap();
        }
        expect(await page.evaluate("document.querySelector('main').scrollTop")).toBe(0);
        await chooseSomething(page);
        await inspect(page, `question ${order}`);
        await next(page).tap();
      }
      await expect(page).toHaveURL(/\/dashboard\/Gmat$/);
      expect((await answersOf(person)).every(({ answer }) => answer !== null)).toBe(true);
    });
  });
}

test("offline in the middle: kept, said so, and delivered once when the line is back", async ({
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

test("a reload while the line is down: the answer is on this device, and is delivered after it", async ({
  page,
  context,
}) => {
  const { person } = await startQuiz(page);
  await context.setOffline(true);
  await page.keyboard.press("d");
  await expect(unreached(page)).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload().catch(() => {});
  await context.setOffline(false);
  await page.goto("/free-test");
  await expectQuestion(page, 1);
  await expect(option(page, "D")).toBeChecked();
  await expect(saved(page)).toBeVisible();
  expect((await answersOf(person))[0]).toMatchObject({ revision: 1 });
});

test("a reply that is lost on the way is one answer and one step", async ({ page }) => {
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

test("a changed mind after a lost reply: the newest choice counts", async ({ page }) => {
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

test("a proxy's page instead of an answer saves nothing and says nothing is saved", async ({
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

test("a refusal for good locks Next, says why, and Retry or another choice goes on", async ({
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

test("double and triple clicks, and a key held down, are one step", async ({ page }) => {
  const { person } = await startQuiz(page);
  await page.keyboard.press("a");
  await next(page).dblclick();
  await expectQuestion(page, 2);
  await page.keyboard.press("a");
  await expect(saved(page)).toBeVisible();
  await next(page).click({ clickCount: 3 });
  await expectQuestion(page, 3);
  await expect(page.getByText("Please select an option before proceeding")).toHaveCount(0);
  await page.keyboard.press("a");
  await next(page).focus();
  // Held: the browser repeats it.
  for (let k = 0; k < 8; k++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expectQuestion(page, 4);
  await expect(page.getByText("Please select an option before proceeding")).toHaveCount(0);
  expect(await attemptOf(person)).toMatchObject({ reached: 4 });
});

test("a second tab takes over, the first says so and can take it back", async ({
  page,
  context,
}) => {
  const { person, quiz } = await startQuiz(page);
  const other = await context.newPage();
  await openTest(other, { ...quiz, status: 1 });
  await expectQuestion(other, 1);
  await expect(page.getByRole("heading", { name: "Open in another tab" })).toBeVisible();
  await inspect(page, "another tab");
  await other.keyboard.press("b");
  await expect(saved(other)).toBeVisible();
  await other.keyboard.press("Enter");
  await expectQuestion(other, 2);
  await page.getByRole("button", { name: "Use it here" }).click();
  await expectQuestion(page, 2);
  await expect(other.getByRole("heading", { name: "Open in another tab" })).toBeVisible();
  expect(await attemptOf(person)).toMatchObject({ reached: 2 });
});

test("another device changes the answer, then goes on: this one shows what is so", async ({
  page,
  browser,
}) => {
  const { person, quiz } = await startQuiz(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto("/login");
  await other.getByLabel("Email").fill(person.email);
  await other.getByLabel("Password", { exact: true }).fill(person.password);
  await other.getByRole("button", { name: "Log in" }).click();
  await expect(other).toHaveURL(/\/dashboard\/Gmat$/);
  await openTest(other, { ...quiz, status: 1 });
  await expectQuestion(other, 1);
  await other.keyboard.press("c");
  await expect(saved(other)).toBeVisible();

  await page.keyboard.press("a");
  await expect(page.getByText("You have changed this answer in another window")).toBeVisible();
  await expect(option(page, "C")).toBeChecked();
  await expectQuestion(page, 1);

  await other.keyboard.press("Enter");
  await expectQuestion(other, 2);
  await page.keyboard.press("a");
  await expectQuestion(page, 2);
  await expect(page.getByText("This is where you are.")).toBeVisible();
  expect((await answersOf(person))[0]).toMatchObject({ revision: 1 });
  await elsewhere.close();
});

test("at zero with nothing chosen the quiz is submitted, and how far one came is said", async ({
  page,
}) => {
  const { person, quiz } = await startQuiz(page);
  await page.keyboard.press("a");
  await next(page).click();
  await expectQuestion(page, 2);
  await letPass(person, quiz.duration - 4);
  await lookAgain(page);
  await expect(page.getByRole("timer")).toHaveAttribute("data-phase", "last");
  await expect(page.getByRole("heading", { name: "Time was up" })).toBeVisible();
  await expect(page.getByText(`1 of 10 questions were answered`)).toBeVisible();
  await inspect(page, "time was up");
  expect(await attemptOf(person)).toMatchObject({ ended_by: "time" });
  await page.reload();
  await expect(page).toHaveURL(/\/SolutionAndAnaalytics$/);
});

test("a choice that could not be sent before zero still counts when it arrives right after", async ({
  page,
}) => {
  const { person, quiz } = await startQuiz(page);
  await letPass(person, quiz.duration - 5);
  await lookAgain(page);
  await expect(page.getByRole("timer")).toHaveAttribute("data-phase", "last");
  let isDown = true;
  await page.route(SAVE, (route) => (isDown ? route.abort() : route.continue()));
  await page.keyboard.press("b");
  await expect(unreached(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Time is up" })).toBeVisible();
  await expect(page.getByText("Your last choice is kept on this device.")).toBeVisible();
  isDown = false;
  await expect(page.getByText("1 of 10 questions were answered")).toBeVisible();
  expect((await answersOf(person))[0]).toMatchObject({ revision: 1 });
});

test("offline across the deadline: it says so, and submits when the line is back", async ({
  page,
  context,
}) => {
  const { person, quiz } = await startQuiz(page);
  await page.keyboard.press("a");
  await expect(saved(page)).toBeVisible();
  await letPass(person, quiz.duration - 3);
  await lookAgain(page);
  await expect(page.getByRole("timer")).toHaveAttribute("data-phase", "last");
  await context.setOffline(true);
  await expect(page.getByRole("heading", { name: "Time is up" })).toBeVisible();
  await expect(page.getByText("Theta cannot be reached.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(`1 of 10 questions were answered`)).toBeVisible();
});

test("when this device believes that time is up and the server does not, it carries on", async ({
  page,
}) => {
  const { person, quiz } = await startQuiz(page);
  await letPass(person, quiz.duration - 4);
  await lookAgain(page);
  await expect(page.getByRole("timer")).toHaveAttribute("data-phase", "last");
  await letPass(person, -300);
  await expect(page.getByRole("timer")).toHaveText(/^05:|^04:5/, { timeout: 20_000 });
  await page.keyboard.press("a");
  await next(page).click();
  await expectQuestion(page, 2);
});

for (const days of [-1, 1]) {
  test(`a clock that is wrong by ${days} day shows the right time and loses nothing`, async ({
    page,
  }) => {
    await page.addInitScript(`{
      const real = Date.now;
      Date.now = () => real() + ${days * 86_400_000};
    }`);
    const { quiz } = await startQuiz(page);
    const minutes = quiz.duration / 60;
    await expect(page.getByRole("timer")).toHaveText(
      new RegExp(`^(${minutes}:00|${String(minutes - 1).padStart(2, "0")}:\\d\\d)$`),
    );
    await page.keyboard.press("a");
    await expect(saved(page)).toBeVisible();
    await next(page).click();
    await expectQuestion(page, 2);
  });
}

test("Back leaves to the list one came from, whose Resume leads to the same question", async ({
  page,
}) => {
  await meetQuiz(page);
  await page.goto("/free-quiz");
  await page
    .getByRole("link", { name: /^Take Test/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Next: start the quiz" }).click();
  await expectQuestion(page, 1);
  await page.keyboard.press("a");
  await next(page).click();
  await expectQuestion(page, 2);
  await page.keyboard.press("b");
  await expect(saved(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/free-quiz$/);
  await page.goForward();
  await expectQuestion(page, 2);
  await expect(option(page, "B")).toBeChecked();
  await page.goBack();
  await page.getByRole("link", { name: /^Resume/ }).click();
  await expectQuestion(page, 2);
  await expect(option(page, "B")).toBeChecked();
});

test("a double click on a card is one step of history, and none leads back before a quiz that runs", async ({
  page,
}) => {
  await meetQuiz(page);
  await page.goto("/free-quiz");
  await page
    .getByRole("link", { name: /^Take Test/ })
    .first()
    .dblclick();
  await expect(page.getByText("Step 4 of 4")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/free-quiz$/);
  // The place that instructions had in the history, while the quiz has been started elsewhere.
  await page.goForward();
  await expect(page.getByText("Step 4 of 4")).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/free-quiz");
  await other
    .getByRole("link", { name: /^Take Test/ })
    .first()
    .click();
  await other.getByRole("button", { name: "Next: start the quiz" }).click();
  await expectQuestion(other, 1);
  await other.close();
  await page.goBack();
  await page.goForward();
  await expectQuestion(page, 1);
  await expect(page.getByText("Step 4 of 4")).toHaveCount(0);
});

test.describe("a phone on its side", () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true });

  test("the time stays in sight, wherever one scrolls", async ({ page }) => {
    await startQuiz(page);
    await page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)");
    await expect.poll(() => page.evaluate<number>("scrollY")).toBeGreaterThan(0);
    await expect(page.getByRole("timer")).toBeInViewport();
    await page.getByRole("radio").first().focus();
    const bar = (await page.locator("header").boundingBox())!;
    const first = (await page.getByRole("radio").first().boundingBox())!;
    expect(bar.height).toBeLessThanOrEqual(44);
    expect(first.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  });
});

test("left while the line is down, the answer is still sent", async ({ page }) => {
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

test("opened by its address the running quiz goes on, and without one a list is shown", async ({
  page,
}) => {
  await meetQuiz(page);
  await page.goto("/free-test");
  await expect(page).toHaveURL(/\/free-quiz$/);
  await expect(page.getByText("No quiz of yours is running.")).toBeVisible();
});

test("a device that keeps nothing: said so, nothing breaks, the server's state counts", async ({
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
  await expect(page.getByText("Leave the tab open.")).toBeVisible();
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

test("a session that ends in the middle: the answer is there after logging in again", async ({
  page,
  baseURL,
}) => {
  const { person } = await startQuiz(page);
  const elsewhere = await page.request.post(API_BASE + user.login.path, { data: person });
  const { accessToken } = ((await elsewhere.json()) as { result: { accessToken: string } }).result;
  const ended = await page.request.post(API_BASE + user.endOtherSessions.path, {
    headers: { authorization: `Bearer ${accessToken}`, origin: baseURL! },
  });
  expect(ended.ok()).toBe(true);
  // The request context shares the browser's cookies, and this session is the one that was left.
  await page.context().clearCookies();
  await page.keyboard.press("c");
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expectQuestion(page, 1);
  await expect(option(page, "C")).toBeChecked();
  await expect(saved(page)).toBeVisible();
  expect((await answersOf(person))[0]).toMatchObject({ revision: 1 });
});

test("the reply to the start is lost: the quiz opens all the same, on the server's clock", async ({
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
  await expect(page.getByRole("heading", { name: "Theta cannot be reached" })).toBeVisible();
  await inspect(page, "cannot open");
  isLossy = false;
  await page.getByRole("button", { name: "Try now" }).click();
  await expectQuestion(page, 1);
});

test("the submission's reply is lost: one result, and the way out as ever", async ({ page }) => {
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
