/** The report on a finished mock: what it says on every tab, and how it prints. */
import { expect, type Page, test } from "@playwright/test";
import { packPdf, pagesOf } from "../tools/sheets/sheets-pack.ts";
import { query } from "./support/database.ts";
import { watch } from "./support/faults.ts";
import { finishMock, takeTime } from "./support/finished-mock.ts";
import { expectToFit, inspect, inspectThemes, onEachWidth } from "./support/inspect.ts";
import { givePlan, type MockKind } from "./support/mocks.ts";
import { type Person, register, signIn } from "./support/people.ts";
import { expectNoSmallText } from "./support/small-text.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SECTIONS = ["Quantitative Reasoning", "Verbal Reasoning", "Data Insights"];

/** Someone with a plan who has finished this many mocks of a kind. */
async function meetSomeone(page: Page, kind: MockKind, mocks: number): Promise<Person> {
  const person = await register(page.request);
  await givePlan(person);
  for (let nth = 0; nth < mocks; nth++) {
    await finishMock(page.request, person, { kind, nth });
    await takeTime(person);
  }
  await signIn(page, person);
  return person;
}

async function openReport(page: Page): Promise<void> {
  await page.goto("/mock-test-analytics");
  await expect(page.getByRole("heading", { name: "What to do next" })).toBeVisible();
}

/** As if all that can be said about how a mock was taken were true of every mock of this person. */
async function makeEventful({ email }: Person): Promise<void> {
  const ofLearner = "learner_id = (select id from learners where email = $1)";
  await query(
    `update mock_attempts set mode = 'exam', time_allowed = 'time-and-a-half', has_extra_breaks = true,
         break_after = 1, break_started_at = started_at + interval '1 hour',
         break_ended_at = started_at + interval '70 minutes',
         extra_break_after = 2, extra_break_started_at = started_at + interval '2 hours',
         extra_break_ended_at = started_at + interval '130 minutes'
       where ${ofLearner}`,
    [email],
  );
  await query(
    `update mock_sections set reopened = 12, repeats = 15, given_back = 130 where ${ofLearner}`,
    [email],
  );
  await query(`update mock_questions set is_late = true where place > 18 and ${ofLearner}`, [
    email,
  ]);
  await query(
    `insert into mock_answer_edits (learner_id, section_id, number, place, from_answer, to_answer, is_correct, edited_at)
     select learner_id, section_id, place, place, answer, answer, not is_correct, answered_at
       from mock_questions where place <= 3 and ${ofLearner}`,
    [email],
  );
  await query(
    `insert into service_gaps (began_at, ended_at)
     select ended_at - interval '10 minutes', ended_at - interval '5 minutes'
       from mock_sections where ${ofLearner}`,
    [email],
  );
}

/** As if each answer had taken two seconds. */
async function rush({ email }: Person): Promise<void> {
  await query(
    `update mock_questions q set shown_at = answered_at - interval '2 seconds'
       from learners l where l.id = q.learner_id and l.email = $1 and answered_at is not null`,
    [email],
  );
}

const PAPERS = ["A4", "Letter"] as const;

async function pagesOn(page: Page): Promise<Record<string, number>> {
  const pages: Record<string, number> = {};
  for (const format of PAPERS) {
    const pdf = await page.pdf({ format });
    pages[format] = pagesOf(packPdf(pdf, (object) => object));
  }
  return pages;
}

/** How wide the paper is between its margins, in CSS pixels. */
const PAPER_WIDTHS = { A4: 688, Letter: 710 };

async function expectReadableOnPaper(page: Page): Promise<void> {
  for (const [paper, width] of Object.entries(PAPER_WIDTHS)) {
    await page.setViewportSize({ width, height: 950 });
    await expectToFit(page, `the report on ${paper}`);
  }
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Mock Test \d+$/);
  for (const place of ["Page 1 of 3", "Page 2 of 3", "Page 3 of 3"])
    await expect(page.getByText(place)).toBeVisible();
  expect(await page.evaluate("getComputedStyle(document.documentElement).backgroundColor")).toBe(
    "rgb(255, 255, 255)",
  );
}

test("a report with everything in it prints on three pages of A4 and of Letter", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const faults = watch(page);
  const person = await meetSomeone(page, "full", 2);
  await openReport(page);
  expect(await pagesOn(page), "a quiet mock").toEqual({ A4: 3, Letter: 3 });

  await makeEventful(person);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await openReport(page);
    expect(await pagesOn(page), colorScheme).toEqual({ A4: 3, Letter: 3 });
  }
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expectReadableOnPaper(page);
  await inspect(page, "the report on paper", { rules: ["color-contrast"] });

  await page.emulateMedia({ media: null, colorScheme: "light" });
  await rush(person);
  await openReport(page);
  expect(await pagesOn(page), "too fast").toEqual({ A4: 3, Letter: 3 });
  // The screen is as it was.
  await expect(page.getByRole("button", { name: "Print report" })).toBeVisible();
  await expect(page.getByText("Page 1 of 3")).toBeHidden();
  expect(faults).toEqual([]);
});

test("a sectional mock's report needs two pages", async ({ page }) => {
  test.setTimeout(120_000);
  await meetSomeone(page, "dataInsights", 1);
  await openReport(page);
  expect(await pagesOn(page)).toEqual({ A4: 2, Letter: 2 });
});

test("every section says how its kinds of questions and its time went, at any width", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const faults = watch(page);
  await meetSomeone(page, "full", 2);
  await openReport(page);
  await onEachWidth(page, async (width) => {
    for (const name of SECTIONS) {
      await page.getByRole("tab", { name }).click();
      const section = page.getByRole("tabpanel", { name });
      await expect(
        section.getByRole("heading", { name: "Right answers by category" }),
      ).toBeVisible();
      await expect(section.getByRole("heading", { name: "Time management" })).toBeVisible();
      const numbers = section.getByRole("table", { name: "This section in numbers" });
      await expect(numbers.getByRole("columnheader")).toHaveText([
        "Measure",
        "This mock",
        "Min",
        "Average",
        "Max",
      ]);
      await inspectThemes(page, `${name}, ${width} px`);
    }
  });
  const section = page.getByRole("tabpanel", { name: "Data Insights" });
  const closed = section.getByRole("button", { name: "View as a table" });
  while ((await closed.count()) > 0) await closed.first().click();
  await inspect(page, "with every table open");
  expect(faults).toEqual([]);
});

test("on a phone, each question takes two lines, and there are eight at first", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await meetSomeone(page, "verbal", 1);
  await openReport(page);
  const table = page.getByRole("table", { name: /^Sectional Questions Summary/ });
  const shown = table.locator("tbody > tr").filter({ visible: true });
  await expect(shown).toHaveCount(8);
  const more = page.getByRole("button", { name: "Show all 23 questions" });
  await more.click();
  await expect(shown).toHaveCount(23);
  for (const row of await shown.all()) expect((await row.boundingBox())!.height).toBeLessThan(72);
  await page.getByRole("button", { name: "Show fewer questions" }).click();
  await expect(more).toHaveAttribute("aria-expanded", "false");
  expect((await table.boundingBox())!.height).toBeLessThan(600);

  await expectNoSmallText(page, "a report");

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(shown).toHaveCount(23);
  await expect(more).toBeHidden();
});

test("sentences at the head of a report have room between their lines", async ({ page }) => {
  await meetSomeone(page, "quant", 1);
  await openReport(page);
  const lead = page.getByText(/There's a 2-in-3 chance your true level is between/);
  await expect(lead).toHaveCSS("font-size", "20px");
  await expect(lead).toHaveCSS("line-height", "29px");
});
