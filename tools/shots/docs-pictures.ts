/**
 * Takes screenshots of the current product: for the README and docs/staff.md, into docs/pictures, and for
 * the home page. Starts its own server with the demo learners. Look at every picture before you commit it: the scores
 * and questions of mocks differ from run to run. `-- console` takes those of the staff console only.
 */
import { writeFileSync } from "node:fs";
import { chromium, expect, type Page } from "@playwright/test";
import { freeQuiz, type MockCard, type QuizCard, SECTION_TYPES } from "@theta/contract";
import { type Ask, signedIn } from "../../e2e/support/ask.ts";
import { answerSome } from "../../e2e/support/finished-mock.ts";
import * as mocks from "../../e2e/support/mocks.ts";
import { arrive, logIn } from "../../e2e/support/people.ts";
import * as quizzes from "../../e2e/support/quizzes.ts";
import startServer from "../../e2e/support/start-server.ts";
import { SCREEN_SIZES } from "../../apps/web/src/features/site/home/screens/screen-sizes.ts";
import { findBrowser } from "./browser.ts";
import { confirmPassword } from "../../e2e/support/staff/console.ts";
import {
  expectLoaded,
  expectReadable,
  inView,
  PRO,
  STAFF,
  type View,
} from "./photograph-screen.ts";
import { toWebp } from "./to-webp.ts";

const FOLDER = "docs/pictures";
const HOME_FOLDER = "apps/web/src/features/site/home/screens";
const MOST_BYTES = 250_000;

const LAPTOP: View = { theme: "light", width: 1280, height: 884, scale: 1.5 };
/** Down to the line below the figure. */
const FIRST_VIEW: View = { ...LAPTOP, height: 738 };
const PHONE: View = { theme: "light", width: 360, height: 740, scale: 2 };
const DRAWN = new Set(["graphics-interpretation", "table-analysis"]);

/** By path. Written only after all are taken, so that a failed run leaves the old ones. */
const pictures = new Map<string, Buffer>();

const stopServer = await startServer();
const browser = await chromium.launch(await findBrowser());
const darkroom = await browser.newPage();
try {
  const groups = { site: takeSite, console: takeConsole };
  for (const [name, takeGroup] of Object.entries(groups)) {
    if (process.argv.slice(2).every((wanted) => wanted === name)) await takeGroup();
  }
} finally {
  await browser.close();
  await stopServer();
}
for (const [path, bytes] of pictures) writeFileSync(`${path}.webp`, bytes);

async function takeSite(): Promise<void> {
  await inView(browser, FIRST_VIEW, async (page) => {
    await page.goto("/");
    await take(page, "home");
  });
  await inView(browser, LAPTOP, async (page) => {
    await logIn(page, PRO);
    await take(page, "dashboard");
    await page.goto("/mock-test-analytics");
    await take(page, "report");
    // Past the buttons, so that the scale is in the picture.
    await takeForHome(page, "report", "narrow", 150);
    await openSolutions(page);
    await take(page, "solutions");
    await takeForHome(page, "solution", "narrow");
    await openMock(page);
    await take(page, "question");
    await takeForHome(page, "question", "wide");
    await takeForHome(page, "question-narrow", "narrow");
  });
  await inView(browser, PHONE, async (page) => {
    await logIn(page, PRO);
    await openQuiz(page);
    await take(page, "phone");
  });
  await inView(browser, { ...LAPTOP, theme: "dark" }, async (page) => {
    await logIn(page, PRO);
    await openCharts(page);
    await take(page, "charts-dark");
  });
}

async function takeConsole(): Promise<void> {
  await inView(browser, LAPTOP, async (page) => {
    await logIn(page, STAFF);
    await page.goto("/staff");
    await confirmPassword(page, STAFF);
    await page.getByLabel("Period").selectOption("30d");
    await take(page, "staff-overview");
    await page.goto(`/staff/learners?q=${PRO.email}`);
    await page.getByRole("link", { name: "Pro Demo" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Pro Demo" })).toBeVisible();
    await take(page, "staff-learner");
    await page
      .getByRole("link", { name: /^What happened/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 2, name: "Verbal" })).toBeVisible();
    await take(page, "staff-test");
  });
}

async function takeForHome(
  page: Page,
  name: string,
  size: keyof typeof SCREEN_SIZES,
  scrolledBy = 0,
): Promise<void> {
  const before = page.viewportSize()!;
  await page.setViewportSize(SCREEN_SIZES[size]);
  if (scrolledBy > 0) await page.evaluate(`scrollTo(0, ${scrolledBy})`);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await take(page, `${name}-${colorScheme}`, HOME_FOLDER);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(before);
}

async function take(page: Page, name: string, folder = FOLDER): Promise<void> {
  await expectReadable(page);
  await expectLoaded(page);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  // Otherwise the last thing clicked would look hovered.
  await page.mouse.move(0, 0);
  const bytes = await toWebp(darkroom, await page.screenshot({ animations: "disabled" }));
  if (bytes.length > MOST_BYTES) throw new Error(`${name} has ${bytes.length} bytes, too many.`);
  pictures.set(`${folder}/${name}`, bytes);
  console.log(`${name}: ${Math.round(bytes.length / 1000)} kB`);
}

/** The question missed in the first quant quiz, which the demo learner has finished. */
async function openSolutions(page: Page): Promise<void> {
  const ask = await signedIn(page.request, PRO);
  const finished = (await listQuizzes(ask)).find(({ status }) => status === 2)!;
  await arrive(page, { from: "/free-quiz", to: "/Solution", state: finished });
  await page.getByRole("button", { name: /^Question \d+, incorrect/ }).click();
  await expect(page.getByText("your answer")).toBeVisible();
  // Otherwise the bar at the bottom would cut a line in half.
  await page.evaluate("scrollBy(0, -12)");
}

/** A question about a chart or a table, in a section that has been running for a while. */
async function openMock(page: Page): Promise<void> {
  const ask = await signedIn(page.request, PRO);
  const mock = await mocks.findMock(ask, "dataInsights");
  await mocks.selectOrder({ person: PRO, ask, mock });
  const order = await sitUntilDrawn(ask, mock);
  await mocks.letPass(PRO, order * 125);
  await mocks.openAt(page, "/mock-test-question", { ...mock, status: 1 });
  await mocks.expectQuestion(page, order);
  await quizzes.chooseSomething(page);
}

async function sitUntilDrawn(ask: Ask, mock: MockCard): Promise<number> {
  for (let answered = 3; ; answered += 1) {
    const running = await answerSome({ ask, mock }, answered);
    if (!running) throw new Error("No question had a chart or a table. Run it again.");
    if (DRAWN.has(running.question.format)) return running.order;
  }
}

async function openQuiz(page: Page): Promise<void> {
  const ask = await signedIn(page.request, PRO);
  const quiz = (await listQuizzes(ask)).find(({ status }) => status === 0)!;
  await quizzes.openTest(page, quiz);
  await page.getByRole("button", { name: "Next: start the quiz" }).click();
  for (let order = 1; order < 4; order += 1) {
    await quizzes.expectQuestion(page, order);
    await quizzes.option(page, "C").click();
    await quizzes.next(page).click();
  }
  await quizzes.expectQuestion(page, 4);
  await quizzes.letPass(PRO, 317);
  await quizzes.lookAgain(page);
  await expect(page.getByRole("timer")).toHaveText(/0?9:/);
  await quizzes.option(page, "B").click();
  await expect(quizzes.saved(page)).toBeVisible();
}

async function listQuizzes(ask: Ask): Promise<QuizCard[]> {
  const { result } = await ask<{ result: QuizCard[] }>(freeQuiz.list, {
    quizType: String(SECTION_TYPES.quant),
    testType: "1",
  });
  return result;
}

/** The path of a section and its minutes, in the report of the last mock. */
async function openCharts(page: Page): Promise<void> {
  await page.goto("/mock-test-analytics");
  await page.getByRole("tab", { name: "Verbal Reasoning" }).click();
  await expect(page.getByRole("heading", { name: "Your path through the section" })).toBeVisible();
  const { y } = (await page.getByRole("heading", { name: "Section by section" }).boundingBox())!;
  await page.evaluate(`scrollBy(0, ${y - 140})`);
}
