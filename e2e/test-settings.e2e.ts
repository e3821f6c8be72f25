/** Account → Test settings in a browser: more time, larger text, and the other accommodations in a mock. */
import { expect, type Page, test } from "@playwright/test";
import { mockTest, STANDARD_SETTINGS, type TestSettings, testSettings } from "@theta/contract";
import { watch } from "./support/faults.ts";
import { answerSome } from "./support/finished-mock.ts";
import { expectNothingCut } from "./support/fits.ts";
import { inspectThemes } from "./support/inspect.ts";
import {
  expectQuestion,
  meetMock,
  next,
  openAt,
  selectOrder,
  type Sitting,
  startButton,
  timer,
} from "./support/mocks.ts";
import { chooseSomething } from "./support/quizzes.ts";
import { button, numbered, reviewCenter } from "./support/reviews.ts";

const CHOSEN: TestSettings = {
  time: "time-and-a-half",
  hasExtraBreaks: true,
  textSize: 200,
  hasHighContrast: true,
  hasLineReader: true,
  masksAnswers: true,
  isCalculatorMouseOnly: true,
};

/** A tool; it may cover the question. */
const PANEL = "[role=dialog]";

const main = (page: Page) => page.locator("main");
const readerUp = (page: Page) => button(page, "Move the line reader up");
const readerDown = (page: Page) => button(page, "Move the line reader down");
/** 45 minutes and half as much. */
const ABOUT_67_MINUTES = /^01:0[67]:[0-5]\d$/;

async function save({ ask }: Sitting, settings: Partial<TestSettings>): Promise<void> {
  await ask(testSettings.save, { ...STANDARD_SETTINGS, ...settings });
}

/** How far down the lines that aren't dimmed begin, in pixels of the window. */
async function expectLinesAt(page: Page, top: number): Promise<void> {
  const lines = page.locator("main + * > :nth-child(2)");
  await expect.poll(async () => (await lines.boundingBox())!.y).toBeCloseTo(top, 0);
}

test("what a learner chooses is kept, and holds in a mock that keeps its time", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const sitting = await meetMock(page, "dataInsights");
  const faults = watch(page);
  await chooseEverything(page);

  await openAt(page, "/mock-test-guideline", { ...sitting.mock, status: 0 });
  await expect(page.getByText("The section has 67 min 30 s.")).toBeVisible();
  await page.getByRole("radio", { name: /^Exam mode/ }).check();
  await expectNothingCut(page, "the guideline");
  await button(page, "Next").click();
  await expect(page.getByText("Time and a half, 67 min 30 s: 3 min 23 s")).toBeVisible();
  await startButton(page).click();
  await expectQuestion(page, 1);
  await expect(timer(page)).toHaveText(ABOUT_67_MINUTES);
  await expect(page.getByRole("banner").getByText("Time and a half")).toBeVisible();

  await expect(main(page).getByText("The options are hidden.")).toBeVisible();
  await expect(main(page).locator("input, select")).toHaveCount(0);
  await inspectThemes(page, "in high contrast");
  await expectNothingCut(page, "a covered question");
  await button(page, "Show the options").click();
  await expect(main(page).locator("input, select").first()).toBeFocused();
  await expectNothingCut(page, "a question");
  await moveLineReader(page);

  await page.keyboard.press("Alt+c");
  const display = page.getByRole("status", { name: "Display" });
  await page.keyboard.type("7");
  await button(page, "8").click();
  await expect(display).toHaveText("8");
  await expectNothingCut(page, "the calculator", PANEL);
  await page.keyboard.press("Escape");

  // Only how it looks follows a change: the section keeps its time.
  await save(sitting, { time: "standard" });
  await page.reload();
  await expectQuestion(page, 1);
  await expect(main(page).locator("input, select").first()).toBeAttached();
  await expect(readerDown(page)).toHaveCount(0);
  await expect(timer(page)).toHaveText(ABOUT_67_MINUTES);
  await answerSome(sitting, 20);
  await sitting.ask(mockTest.endSection, {
    mockTestId: sitting.mock.mockTestId,
    sectionType: sitting.mock.sectionTypes[0],
  });
  await openAt(page, "/mock-test-analytics", { ...sitting.mock, status: 3 });
  await expect(page.getByText(/Time and a half\. Compare this score only/)).toBeVisible();
  await page.goto("/mock-test");
  await expect(page.getByText("Data Insights, exam mode, time and a half")).toBeVisible();
  expect(faults).toEqual([]);
});

/** In the account, and reads it back after a reload. */
async function chooseEverything(page: Page): Promise<void> {
  const half = page.getByRole("radio", { name: "Time and a half" });
  const size = page.getByLabel("Text size in tests");
  const switches = page.getByRole("switch");
  const isSaved = () =>
    page.waitForResponse((reply) => reply.request().method() === "PUT" && reply.ok());
  await page.goto("/account");
  await Promise.all([isSaved(), half.check()]);
  await Promise.all([isSaved(), size.selectOption("200")]);
  await expect(switches).toHaveCount(5);
  for (const one of await switches.all()) await Promise.all([isSaved(), one.check()]);
  await page.reload();
  await expect(half).toBeChecked();
  await expect(size).toHaveValue("200");
  for (const one of await switches.all()) await expect(one).toBeChecked();
}

/** By its buttons and by keys, to the end and back; nothing is dragged, and one place takes all presses. */
async function moveLineReader(page: Page): Promise<void> {
  for (let presses = 0; presses < 40; presses++) await page.keyboard.press("Alt+ArrowUp");
  const top = (await main(page).boundingBox())!.y;
  await expectLinesAt(page, top);
  const box = (await readerDown(page).boundingBox())!;
  const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await press();
  await press();
  // Two steps of 1.75rem, at 200%.
  await expectLinesAt(page, top + 2 * 56);
  await readerUp(page).click();
  await page.keyboard.press("Alt+ArrowDown");
  await expectLinesAt(page, top + 2 * 56);
  for (let presses = 0; presses < 40; presses++) await page.keyboard.press("Alt+ArrowDown");
  const { y, height } = (await main(page).boundingBox())!;
  await expectLinesAt(page, y + height - 208);
  await page.keyboard.press("Alt+ArrowUp");
  await expectLinesAt(page, y + height - 208 - 56);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("at 200%, in high contrast, every screen of a mock fits and can be pressed", async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const sitting = await meetMock(page, "dataInsights");
    await save(sitting, CHOSEN);
    await openAt(page, "/mock-test-guideline", { ...sitting.mock, status: 0 });
    await page.getByRole("radio", { name: /^Exam mode/ }).check();
    await expectNothingCut(page, "the guideline");
    await button(page, "Next").tap();
    await expect(startButton(page)).toBeVisible();
    await expectNothingCut(page, "the instructions");
    await startButton(page).tap();
    await expectQuestion(page, 1);
    await inspectThemes(page, "a question in high contrast");
    for (const order of [1, 2, 3]) {
      await expectQuestion(page, order);
      await button(page, "Show the options").tap();
      await chooseSomething(page);
      await expectNothingCut(page, `question ${order}`);
      await next(page).click();
    }
    await expectQuestion(page, 4);
    for (const tool of ["Calculator", "Whiteboard"]) {
      await button(page, tool).tap();
      await expectNothingCut(page, `the ${tool}`, PANEL);
      await page.keyboard.press("Escape");
    }
    await answerSome(sitting, 20);
    await page.reload();
    await expect(reviewCenter(page)).toBeVisible();
    await inspectThemes(page, "the Review Center in high contrast");
    await expectNothingCut(page, "the Review Center");
    await numbered(page, 5).tap();
    await expectQuestion(page, 5);
    await expectNothingCut(page, "a question in review");
    await button(page, "Help").tap();
    await expectNothingCut(page, "help");
    await page.keyboard.press("Escape");
    await button(page, "Review Center").tap();
    await button(page, "End section review").tap();
    await expectNothingCut(page, "asked at the end");
    await button(page, "Yes, end it").tap();
    await expect(page.getByRole("region", { name: "Data Insights score" })).toBeVisible();
    await expectNothingCut(page, "the score");
  });
});

test("without a clock, a mock shows no countdown and says so", async ({ page }) => {
  const sitting = await meetMock(page, "quant");
  await save(sitting, { time: "no-clock" });
  await selectOrder(sitting, { mode: "exam" });
  await openAt(page, "/test-instruction", { ...sitting.mock, status: 1 });
  await startButton(page).click();
  await expectQuestion(page, 1);
  await expect(page.getByRole("banner").getByText("No clock")).toBeVisible();
  await expect(timer(page)).toHaveCount(0);
  await expect(page.getByText("Time left")).toHaveCount(0);
  await button(page, "Help").click();
  await expect(page.getByText("There's no clock. Take your time.")).toBeVisible();
});

test("after a reload, masked answers stay covered while the settings are on their way", async ({
  page,
}) => {
  const sitting = await meetMock(page, "quant");
  await save(sitting, { masksAnswers: true });
  await selectOrder(sitting, { mode: "exam" });
  await openAt(page, "/test-instruction", { ...sitting.mock, status: 1 });
  await startButton(page).click();
  await expectQuestion(page, 1);
  await expect(button(page, "Show the options")).toBeVisible();

  const held = Promise.withResolvers<void>();
  await page.route("**/test-settings", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await expectQuestion(page, 1);
  await expect(button(page, "Show the options")).toBeVisible();
  await expect(main(page).locator("input, select")).toHaveCount(0);
  held.resolve();
});
