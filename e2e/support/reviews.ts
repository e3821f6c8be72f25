/** Exam mode in a browser: the end of a section and its review. */
import { expect, type Page } from "@playwright/test";
import { answerSome } from "./finished-mock.ts";
import { query } from "./database.ts";
import { expectQuestion, meetMock, openAt, option, selectOrder, type Sitting } from "./mocks.ts";

export const reviewCenter = (page: Page) => page.getByRole("heading", { name: /^Review Center: / });
export const editsLeft = (page: Page, left: number) =>
  page.getByText(`Edits left: ${left}`, { exact: true });
export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
/** Its button in the Review Center, whatever marks it has. */
export const numbered = (page: Page, place: number) =>
  button(page, new RegExp(`^Question ${place}( |$)`));

/** At the last question of a Quantitative section in exam mode; all answers before it are the first option. */
export async function atLastQuestion(page: Page): Promise<Sitting> {
  const sitting = await meetMock(page, "quant");
  await selectOrder(sitting, { mode: "exam" });
  await answerSome(sitting, 20);
  await openAt(page, "/mock-test-question", { ...sitting.mock, status: 1 });
  await expectQuestion(page, 21);
  return sitting;
}

export async function inReview(page: Page): Promise<Sitting> {
  const sitting = await atLastQuestion(page);
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await expect(reviewCenter(page)).toBeFocused();
  return sitting;
}

/** Another option than the one that is chosen. */
export async function chooseAnother(page: Page): Promise<string> {
  // While an answer is on its way, no key chooses.
  await expect(option(page, "A")).toBeEnabled();
  const letter = (await option(page, "A").isChecked()) ? "b" : "a";
  await page.keyboard.press(letter);
  await expect(option(page, letter.toUpperCase())).toBeChecked();
  return letter.toUpperCase();
}

export const editsOf = async ({ person }: Sitting) =>
  await query<{ number: number; place: number }>(
    `select e.number, e.place from mock_answer_edits e
       join learners l on l.id = e.learner_id where l.email = $1 order by e.number`,
    [person.email],
  );

/** The places of the bookmarked questions. */
export async function bookmarksOf({ person }: Sitting): Promise<number[]> {
  const rows = await query<{ place: number }>(
    `select q.place from mock_questions q join learners l on l.id = q.learner_id
      where l.email = $1 and q.is_bookmarked order by q.place`,
    [person.email],
  );
  return rows.map(({ place }) => place);
}
