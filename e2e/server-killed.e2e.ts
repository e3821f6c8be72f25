import { expect, test } from "@playwright/test";
import { AFTER_RESTART, killedServer } from "./support/killed-server.ts";
import { answersOf, expectQuestion, next, saved, startQuiz } from "./support/quizzes.ts";

const { start, kill, databaseUrl } = killedServer("killed product");

test("killing the server during a quiz loses nothing and counts nothing twice", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { person } = await startQuiz(page);
  await page.keyboard.press("a");
  await expect(saved(page)).toBeVisible();
  await kill();
  await page.keyboard.press("d");
  await expect(page.getByText("We can't reach the server.")).toBeVisible();
  await next(page).click();
  await expectQuestion(page, 1);
  await start();
  await expectQuestion(page, 2, AFTER_RESTART);
  const [first, second] = await answersOf(person, databaseUrl());
  expect(first).toMatchObject({ revision: 2 });
  expect(second).toMatchObject({ answer: null });
  await page.reload();
  await expectQuestion(page, 2);
});
