/** The clocks of exam mode in a browser: the minutes before a section, its last five, and the break. */
import { expect, type Page, test } from "@playwright/test";
import { mockTest } from "@theta/contract";
import { query } from "./support/database.ts";
import { watch } from "./support/faults.ts";
import { answerSome } from "./support/finished-mock.ts";
import { inspectThemes } from "./support/inspect.ts";
import {
  expectQuestion,
  letPass,
  meetMock,
  openAt,
  option,
  sectionsOf,
  type Sitting,
  startButton,
  timer,
} from "./support/mocks.ts";
import { LAST_SECONDS, letLastSecondsPass, lookAgain } from "./support/quizzes.ts";
import { atLastQuestion, button, reviewCenter } from "./support/reviews.ts";

const minute = (page: Page, label: string) => page.getByRole("timer", { name: label });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** As if the break had begun that many seconds earlier. */
async function letBreakPass({ person: { email } }: Sitting, seconds: number): Promise<void> {
  await query(
    `update mock_attempts a set break_started_at = break_started_at - make_interval(secs => $2)
       from learners l where l.id = a.learner_id and l.email = $1`,
    [email, seconds],
  );
}

test("minutes that run out take the first order and start the section; a late break costs its time", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const sitting = await meetMock(page, "full");
  const faults = watch(page);
  await page.clock.install();
  await openAt(page, "/mock-test-guideline", { ...sitting.mock, status: 0 });
  await button(page, "Next").click();
  await expect(minute(page, "Time to choose")).toHaveCount(0);
  await page.getByRole("radio", { name: /^Exam mode/ }).check();
  await expect(minute(page, "Time to choose")).toHaveText(/^(01:00|00:5\d)$/);
  await inspectThemes(page, "the minute to choose");
  await page.clock.fastForward(61_000);
  await expect(page).toHaveURL(/\/test-instruction$/);
  await expect(title(page)).toHaveText("Quantitative Reasoning");
  expect((await sectionsOf(sitting.person)).map(({ section }) => section)).toEqual([
    "quant",
    "verbal",
    "dataInsights",
  ]);
  await expect(minute(page, "Section starts in")).toHaveText(/^(01:00|00:5\d)$/);
  await page.clock.fastForward(61_000);
  await expectQuestion(page, 1);

  await endSection(sitting, 21);
  await page.reload();
  await expect(title(page)).toHaveText("You've finished Quantitative Reasoning");
  await button(page, "Continue").click();
  await button(page, "Take the break").click();
  await expect(title(page)).toHaveText("Break");
  await letBreakPass(sitting, 600 + 60 + 5 + 95);
  await lookAgain(page);
  await expect(page.getByText(/^Your break is over\./)).toBeVisible();
  await expect(page.getByText(/this section has lost 1 min \d\d s so far/)).toBeVisible();
  await startButton(page).click();
  await expectQuestion(page, 1);
  await expect(page.getByText(/^1 min \d\d s less: your break ran over$/)).toBeVisible();
  await expect(timer(page)).toHaveText(/^43:[0-2]\d$/);
  await inspectThemes(page, "a section after a late break");
  expect(faults).toEqual([]);
});

async function endSection(sitting: Sitting, questions: number): Promise<void> {
  const { ask, mock } = sitting;
  await answerSome(sitting, questions);
  await ask(mockTest.endSection, {
    mockTestId: mock.mockTestId,
    sectionType: mock.sectionTypes[0],
  });
}

test("five minutes before the end are announced; with no time after the last answer, there's no review", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  const { person } = await atLastQuestion(page);
  const alert = page.getByText("5 minutes left in this section");
  const spoken = page.locator("[aria-live=polite]", { hasText: /^5 minutes left$/ });
  await button(page, "Hide the clock").click();
  await expect(alert).toHaveCount(0);
  await expect(spoken).toHaveCount(0);
  await letPass(person, 2700 - 303);
  await lookAgain(page);
  await expect(alert).toBeVisible();
  await expect(spoken).toBeAttached();
  await expect(timer(page)).toHaveCount(0);
  await inspectThemes(page, "five minutes left");
  await button(page, "Show the clock").click();
  await expect(timer(page)).toHaveText(/^04:[45]\d$/);

  await page.keyboard.press("b");
  await expect(option(page, "B")).toBeChecked();
  await letPass(person, 300 - LAST_SECONDS);
  await lookAgain(page);
  await expect(timer(page)).toHaveAttribute("data-phase", "last");
  await letPass(person, LAST_SECONDS);
  const ended = page.getByRole("heading", {
    name: /^Time's up: 21 of 21 answered$|^You've finished /,
  });
  // A page that has already heard of its moved clock would count down to the dashboard, too.
  if (!(await ended.isVisible())) await letLastSecondsPass(page);
  await expect(ended).toBeVisible({ timeout: 20_000 });
  await expect(reviewCenter(page)).toHaveCount(0);
  expect(await sectionsOf(person)).not.toMatchObject([{ ended_by: null }]);
});
