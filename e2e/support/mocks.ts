/** Taking mocks in a browser: a learner with a plan, a mock, and what the database has on it. */
import { expect, type Page } from "@playwright/test";
import {
  type MockCard,
  type MockMode,
  mockTest,
  SECTION_TYPES,
  type SectionDetails,
  type SectionName,
} from "@theta/contract";
import { type Ask, askWith } from "./ask.ts";
import { query } from "./database.ts";
import { arrive, type Person, register, signIn } from "./people.ts";

export const ANSWER = `**${mockTest.submitAnswer.path}`;

/** A full mock, or a section's sectional mocks. */
export type MockKind = "full" | SectionName;

/** A plan that opens both kinds of mocks, as if just bought. */
export async function givePlan({ email }: Person, url?: string): Promise<void> {
  await query(
    `insert into subscriptions (learner_id, plan_key, plan_name, mocks, sectionals, starts_at, ends_at)
     select id, 'gmat-pro', 'GMAT PRO', 5, 6, now(), now() + interval '3 months'
       from learners where email = $1`,
    [email],
    url,
  );
}

/** As if the plan had been bought a year ago. */
export async function endPlan({ email }: Person): Promise<void> {
  await query(
    `update subscriptions s set starts_at = now() - interval '1 year', ends_at = now() - interval '1 second'
       from learners l where l.id = s.learner_id and l.email = $1`,
    [email],
  );
}

/** The first mock of a kind, or one after it. */
export async function findMock(ask: Ask, kind: MockKind, nth = 0): Promise<MockCard> {
  const { result } = await ask<{ result: MockCard[] }>(mockTest.list, {
    testType: "1",
    itemsPerPage: "50",
  });
  const isWanted = (mock: MockCard) =>
    kind === "full"
      ? mock.kind === "full"
      : mock.kind === "sectional" && mock.sectionTypes[0] === SECTION_TYPES[kind];
  return result.filter(isWanted)[nth]!;
}

export interface Sitting {
  person: Person;
  ask: Ask;
  mock: MockCard;
}

/** A new learner with a plan, signed in, and the first mock of a kind. `url`: a different database. */
export async function meetMock(page: Page, kind: MockKind, url?: string): Promise<Sitting> {
  const person = await register(page.request, undefined, url);
  await givePlan(person, url);
  await signIn(page, person);
  const ask = await askAs(page);
  return { person, ask, mock: await findMock(ask, kind) };
}

/** Calls the API with the page's own session token. */
async function askAs(page: Page): Promise<Ask> {
  const token = await page.evaluate<string>("JSON.parse(localStorage.userData).accessToken");
  return askWith(page.request, token);
}

/** Opens a mock's screen the way a card's button does. */
export async function openAt(page: Page, path: string, mock: MockCard): Promise<void> {
  await arrive(page, { from: "/mock-test", to: path, state: mock });
}

/** Opens a mock with a section order, its first step. */
export async function selectOrder(
  { ask, mock }: Sitting,
  { orderType = 1, mode = "forward" }: { orderType?: number; mode?: MockMode } = {},
): Promise<SectionDetails> {
  const { result } = await ask<{ result: SectionDetails }>(mockTest.selectOrder, {
    mockTestId: mock.mockTestId,
    ...(mock.kind === "full" && { orderType }),
    mode,
  });
  return result;
}

/** A card's link: "Take Test", "Resume", "Solution", or "Analytics". */
export const cardLink = (page: Page, action: string, { name }: MockCard) =>
  page.getByRole("link", { name: nameOf(action, name) });

export const nameOf = (action: string, mock: string) => new RegExp(`^${action} ?: ${mock}$`);

export const startButton = (page: Page) => page.getByRole("button", { name: /^Start Test/ });

/** A running section with its first question on screen. */
export async function startMock(page: Page, kind: MockKind, url?: string): Promise<Sitting> {
  const sitting = await meetMock(page, kind, url);
  await selectOrder(sitting);
  await openAt(page, "/test-instruction", { ...sitting.mock, status: 1 });
  await startButton(page).click();
  await expectQuestion(page, 1);
  return sitting;
}

export async function expectQuestion(
  page: Page,
  order: number,
  options: { timeout?: number } = {},
): Promise<void> {
  await expect(
    page.getByRole("heading", { name: new RegExp(`^Question ${order} of`) }),
  ).toBeVisible(options);
}

export const next = (page: Page) =>
  page
    .locator("main, body")
    .getByRole("button", { name: /^(Next|Saving)/ })
    .last();

interface AnswerRow {
  section: SectionName;
  place: number;
  answer: { optionId?: string; parts?: unknown[] } | null;
  is_late: boolean;
}

/** What has arrived, ordered by section and position. */
export async function answersOf({ email }: Person, url?: string): Promise<AnswerRow[]> {
  return await query<AnswerRow>(
    `select s.section, q.place, q.answer, q.is_late from mock_questions q
       join mock_sections s on s.id = q.section_id
       join learners l on l.id = s.learner_id
      where l.email = $1 order by s.place, q.place`,
    [email],
    url,
  );
}

interface SectionRow {
  section: SectionName;
  started_at: Date | null;
  deadline: Date | null;
  ended_at: Date | null;
  ended_by: "learner" | "time" | null;
}

export async function sectionsOf({ email }: Person, url?: string): Promise<SectionRow[]> {
  return await query<SectionRow>(
    `select s.section, s.started_at, s.deadline, s.ended_at, s.ended_by from mock_sections s
       join learners l on l.id = s.learner_id where l.email = $1 order by s.place`,
    [email],
    url,
  );
}

/** As if the running section and its answers were that many seconds older. */
export async function letPass({ email }: Person, seconds: number, url?: string): Promise<void> {
  await query(
    `with running as (
       update mock_sections s set started_at = started_at - make_interval(secs => $2),
         deadline = deadline - make_interval(secs => $2)
       from learners l where l.id = s.learner_id and l.email = $1
         and s.started_at is not null and s.ended_at is null
       returning s.id
     )
     update mock_questions q set shown_at = shown_at - make_interval(secs => $2),
       answered_at = answered_at - make_interval(secs => $2),
       left_at = left_at - make_interval(secs => $2)
     from running where q.section_id = running.id`,
    [email, seconds],
    url,
  );
}

/**
 * What has to be true in any case: one answer per question, and none after the deadline plus the
 * grace period.
 */
export async function expectSound({ email }: Person, url?: string): Promise<void> {
  const faults = await query(
    `select s.section, q.place from mock_sections s
       join learners l on l.id = s.learner_id
       left join mock_questions q on q.section_id = s.id
      where l.email = $1 and (s.ended_at > s.deadline
         or q.answered_at > s.deadline + interval '10 seconds'
         or (q.answer is null and exists (
           select from mock_questions later where later.section_id = s.id and later.place > q.place)))`,
    [email],
    url,
  );
  expect(faults).toEqual([]);
}

export const option = (page: Page, letter: string) =>
  page.getByRole("radio", { name: new RegExp(`^${letter} `) });
export const unreached = (page: Page) => page.getByText("We can't reach the server.");
export const timer = (page: Page) => page.getByRole("timer");
export const timeWasUp = (page: Page, answered: number) =>
  page.getByRole("heading", { name: `Time's up: ${answered} of 21 answered` });
export const given = async (...sitting: Parameters<typeof answersOf>) =>
  (await answersOf(...sitting)).filter((row) => row.answer !== null);

export async function answer(page: Page, letter: string, order: number): Promise<void> {
  await page.keyboard.press(letter);
  await expect(option(page, letter.toUpperCase())).toBeChecked();
  await page.keyboard.press("Enter");
  await expectQuestion(page, order + 1);
}
