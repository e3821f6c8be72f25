/** Taking free quizzes in a browser: a new learner, a quiz, and what the database has on it. */
import { expect, type Page } from "@playwright/test";
import { API_BASE, freeQuiz, type QuizCard, type SectionType } from "@theta/contract";
import { query } from "./database.ts";
import { arrive, newPerson, type Person, register, signIn } from "./people.ts";

export const SAVE = `**${freeQuiz.saveAnswer.path}`;
export const SUBMIT = `**${freeQuiz.submit.path}`;
export const START = `**${freeQuiz.start.path}`;

/** A new learner, signed in, and a section's first quiz. */
export async function meetQuiz(page: Page, section: SectionType = 3) {
  const person = await register(page.request, newPerson());
  await signIn(page, person);
  const token = await page.evaluate<string>("JSON.parse(localStorage.userData).accessToken");
  const answer = await page.request.get(API_BASE + freeQuiz.list.path, {
    params: { quizType: section, testType: 1 },
    headers: { authorization: `Bearer ${token}` },
  });
  const { result } = (await answer.json()) as { result: QuizCard[] };
  return { person, quiz: result[0]! };
}

/** Opens the test from the list the way a card's button does. */
export async function openTest(page: Page, quiz: QuizCard): Promise<void> {
  await arrive(page, { from: "/free-quiz", to: "/free-test", state: quiz });
}

export async function startQuiz(page: Page, section: SectionType = 3) {
  const met = await meetQuiz(page, section);
  await openTest(page, met.quiz);
  await page.getByRole("button", { name: "Next: start the quiz" }).click();
  await expectQuestion(page, 1);
  return met;
}

export async function expectQuestion(
  page: Page,
  order: number,
  patience: { timeout?: number } = {},
): Promise<void> {
  await expect(
    page.getByRole("heading", { name: new RegExp(`^Question ${order} of`) }),
  ).toBeVisible(patience);
}

export const next = (page: Page) => page.getByRole("button", { name: /^(Next|Submit Test)/ });
export const saved = (page: Page) => page.getByText("Saved", { exact: true }).last();

export const option = (page: Page, letter: string) =>
  page.getByRole("radio", { name: new RegExp(`^${letter} `) });
export const unreached = (page: Page) => page.getByText("We can't reach the server.");

/** Chooses an option for every part of the question on screen. */
export async function chooseSomething(page: Page): Promise<void> {
  const main = page.locator("main");
  await expect(
    main.locator("[role=radiogroup], select, [role=radio], input").first(),
  ).toBeAttached();
  for (const list of await main.getByRole("combobox", { name: /^Blank \d/ }).all())
    await list.selectOption({ index: 1 });
  const names = await main
    .locator("input[type=radio]")
    .evaluateAll((radios) => [...new Set(radios.map((radio) => radio.getAttribute("name")!))]);
  for (const name of names) {
    const radio = main.locator(`input[type=radio][name="${name}"]`).first();
    // Clear of bars that stay where everything scrolls together.
    await radio.evaluate((one) => one.scrollIntoView({ block: "center" }));
    await radio.check({ force: true });
  }
}

interface Row {
  place: number;
  answer: { optionId?: string; parts?: unknown[] } | null;
  revision: number;
}

/** What has arrived. */
export async function answersOf({ email }: Person, url?: string): Promise<Row[]> {
  return await query<Row>(
    `select qq.place, qq.answer, qq.revision from quiz_questions qq
       join learners l on l.id = qq.learner_id where l.email = $1 order by qq.place`,
    [email],
    url,
  );
}

export async function attemptOf({ email }: Person) {
  const [attempt] = await query<{ reached: number; ended_by: string | null }>(
    `select a.reached, a.ended_by from quiz_attempts a
       join learners l on l.id = a.learner_id where l.email = $1`,
    [email],
  );
  return attempt!;
}

/** As if the running quiz had started that many seconds earlier. */
export async function letPass({ email }: Person, seconds: number): Promise<void> {
  await query(
    `update quiz_attempts a set started_at = started_at - make_interval(secs => $2),
       deadline = deadline - make_interval(secs => $2)
     from learners l where l.id = a.learner_id and l.email = $1 and a.ended_at is null`,
    [email, seconds],
  );
}

/** Left when a test with its own clock is about to end: far enough from zero for what a busy machine does before it. */
export const LAST_SECONDS = 45;

/** The rest passes on the page, whose clock was installed before; `letPass` does the same on the server. */
export async function letLastSecondsPass(page: Page): Promise<void> {
  await page.clock.fastForward(LAST_SECONDS * 1000);
}

/** The learner returns to the tab, which asks the server for the current state. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
}
