import { expect, type Page, test } from "@playwright/test";
import { mockTest, type SectionReview } from "@theta/contract";
import { AFTER_RESTART, killedServer } from "./support/killed-server.ts";
import {
  ANSWER,
  answersOf,
  expectQuestion,
  expectSound,
  meetMock,
  next,
  openAt,
  sectionsOf,
  selectOrder,
  startMock,
} from "./support/mocks.ts";
import { answerSome } from "./support/finished-mock.ts";
import { chooseSomething } from "./support/quizzes.ts";
import { button, chooseAnother, numbered } from "./support/reviews.ts";

const { start, kill, databaseUrl } = killedServer("killed product with mocks");

const EDIT = `**${mockTest.editAnswer.path}`;

/** The next answer, or edit, gets stored, but its reply is lost with the server. */
async function killAfter(page: Page, call: string): Promise<void> {
  let isFirst = true;
  await page.route(call, async (route) => {
    if (!isFirst) return await route.continue();
    isFirst = false;
    await route.fetch();
    await kill();
    await route.abort();
  });
}

test("killed before an answer arrives: it's kept and stored once", async ({ page }) => {
  test.setTimeout(180_000);
  const { person } = await startMock(page, "quant", databaseUrl());
  await kill();
  await page.keyboard.press("d");
  await next(page).click();
  await expect(page.getByText("We can't reach the server.")).toBeVisible();
  await expectQuestion(page, 1);
  await start();
  await expectQuestion(page, 2, AFTER_RESTART);
  const rows = await answersOf(person, databaseUrl());
  expect(rows.map(({ answer }) => answer !== null)).toEqual([true, false]);
  await expectSound(person, databaseUrl());
  await page.reload();
  await expectQuestion(page, 2);
});

test("killed between the commit and the reply: one answer, one step", async ({ page }) => {
  test.setTimeout(180_000);
  const { person } = await startMock(page, "quant", databaseUrl());
  await killAfter(page, ANSWER);
  await page.keyboard.press("a");
  await next(page).click();
  await expect(page.getByText("We can't reach the server.")).toBeVisible();
  await start();
  await expectQuestion(page, 2, AFTER_RESTART);
  expect(await answersOf(person, databaseUrl())).toHaveLength(2);
  await expectSound(person, databaseUrl());
});

test("killed in the review, before a confirmed change arrives and after it: each is counted once", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const sitting = await meetMock(page, "quant", databaseUrl());
  await selectOrder(sitting, { mode: "exam" });
  await answerSome(sitting, 21);
  await openAt(page, "/mock-test-question", { ...sitting.mock, status: 1 });
  const change = async () => {
    await chooseAnother(page);
    await button(page, "Change answer…").click();
    await button(page, "Change the answer").click();
    await expect(page.getByText("We can't reach the server.")).toBeVisible();
    await start();
  };
  await numbered(page, 1).click();
  await expectQuestion(page, 1);
  await kill();
  await change();
  await expect(page.getByText("2 edits left")).toBeAttached(AFTER_RESTART);
  await button(page, "Next question").click();
  await expectQuestion(page, 2);
  await killAfter(page, EDIT);
  await change();
  await expect(page.getByText("1 edit left", { exact: true })).toBeAttached(AFTER_RESTART);
  const { result } = await sitting.ask<{ result: SectionReview }>(mockTest.currentQuestion, {
    mockTestId: sitting.mock.mockTestId,
  });
  expect(result.editsLeft).toBe(1);
  expect(result.questions.map(({ isEdited }) => isEdited).slice(0, 3)).toEqual([true, true, false]);
});

test("killed on a section's last answer: it ends once, with its result", async ({ page }) => {
  test.setTimeout(240_000);
  const sitting = await meetMock(page, "dataInsights", databaseUrl());
  const { person, mock } = sitting;
  await selectOrder(sitting);
  await answerSome(sitting, 19);
  await openAt(page, "/mock-test-question", { ...mock, status: 1 });
  await expectQuestion(page, 20);
  await chooseSomething(page);
  await killAfter(page, ANSWER);
  await page.keyboard.press("Enter");
  await expect(page.getByText("We can't reach the server.")).toBeVisible();
  await start();
  await expect(page).toHaveURL(/\/(mock-test-question|mock-test-analytics|dashboard\/Gmat)$/);
  await expect(page.getByRole("heading", { name: /^Question 20 of/ })).toHaveCount(
    0,
    AFTER_RESTART,
  );
  expect(await sectionsOf(person, databaseUrl())).toMatchObject([{ ended_by: "learner" }]);
  await expectSound(person, databaseUrl());
});
