/** The console's lists: sorted, filtered, and sent to a colleague as an address. */
import { expect, type Page, test } from "@playwright/test";
import { query } from "./support/database.ts";
import { watch } from "./support/faults.ts";
import { expectSound, inspectEverywhere } from "./support/inspect.ts";
import { newPerson, register } from "./support/people.ts";
import { expectAnnounced } from "./support/staff/announced.ts";
import { openConsole } from "./support/staff/console.ts";

/** The frame around it has its own journeys. */
const MAIN = { part: "main" };

/** The rows of a list, without its headings. */
const rowsOf = (page: Page, name: string) => page.getByRole("table", { name }).locator("tbody tr");

test("learners are filtered and sorted by keyboard, and the address keeps it", async ({
  page,
  request,
}) => {
  const faults = watch(page);
  const last = crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, "q");
  for (const first of ["Bo", "Al", "Cy"])
    await register(request, { ...newPerson(), name: `${first} ${last}` });
  await query(
    `insert into subscriptions (learner_id, plan_key, plan_name, mocks, sectionals, starts_at, ends_at)
     select id, 'gmat-pro', 'GMAT PRO', 1, 1, now() - interval '9 days', now() - interval '1 day'
     from learners where name = $1`,
    [`Al ${last}`],
  );
  await openConsole(page, { role: "support", at: "/staff/learners" });
  const rows = rowsOf(page, "Learners");
  await page.getByLabel("Email or name").focus();
  await page.keyboard.type(last);
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(`Cy ${last}`);
  await page.getByLabel("Sort").focus();
  await page.keyboard.type("By name");
  await expect(page).toHaveURL(/sort=name/);
  await expect(rows.first()).toContainText(`Al ${last}`);
  await page.getByLabel("Plan").selectOption("Never");
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(`Bo ${last}`);
  await expectSound(page);
  await inspectEverywhere(page, "learners, filtered", MAIN);
  await page.getByLabel("Account").selectOption("Closed");
  await expect(page.getByRole("heading", { name: "Nobody found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear the filters" }).press("Enter");
  await expect(page).toHaveURL(/\/staff\/learners\?sort=name$/);
  await expect(page.getByLabel("Email or name")).toBeFocused();
  expect(faults).toEqual([]);
});

test("mail and the audit log go from the oldest on, page by page", async ({ page }) => {
  // Only what this person did, because other journeys write to the log at the same time.
  const { email } = await openConsole(page, { at: "/staff" });
  await page.goto(`/staff/audit?person=${encodeURIComponent(email)}`);
  const rows = rowsOf(page, "Audit log");
  await expect(rows.first()).toContainText("staff.confirmed");
  await page.getByLabel("Sort").selectOption("Oldest first");
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(rows.first()).not.toContainText("staff.confirmed");
  await page.getByLabel("Event begins with").fill("staff.confirmed");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(rows.first()).toContainText("staff.confirmed");

  const to = `${crypto.randomUUID()}@example.org`;
  await query(
    `insert into mail_outbox (dedupe_key, recipient, subject, body_text, body_html, has_code, failed_at, created_at)
     select $1 || n, $1, 'Letter ' || lpad(n::text, 2, '0'), 'x', 'x', false, now(), now() - make_interval(mins => n)
     from generate_series(1, 60) n`,
    [to],
  );
  await page.goto("/staff/mail");
  await page.getByLabel("Recipient's email").fill(to);
  await page.keyboard.press("Enter");
  const mails = rowsOf(page, "Emails");
  await expect(mails.first()).toContainText("Letter 01");
  await page.getByLabel("Sort").selectOption("Oldest first");
  await expect(mails.first()).toContainText("Letter 60");
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(mails.first()).toContainText("Letter 10");
  await expect(mails).toHaveCount(10);
});

test("jobs and the team are filtered, too", async ({ page }) => {
  const { email } = await openConsole(page, { at: "/staff/team?role=owner&sort=here" });
  // Others may have been here since.
  await expect(rowsOf(page, "Team").filter({ hasText: email })).toHaveCount(1);
  await page.getByLabel("Second factor").selectOption("Yes");
  await expect(page).toHaveURL(/factor=yes/);
  await expect(page.getByRole("row").filter({ hasText: email })).toHaveCount(0);
  await query(
    `insert into job_runs (name, started_at, ended_at, error)
     select 'tidy-contact', now(), now(), 'connect ECONNREFUSED 127.0.0.1:5432'`,
    [],
  );
  await page.goto("/staff/jobs?state=failed");
  await expect(rowsOf(page, "Background jobs").filter({ hasText: "tidy-contact" })).toHaveCount(1);
  await inspectEverywhere(page, "jobs that failed", MAIN);
  // Other journeys look at jobs, too.
  await query("delete from job_runs where name = 'tidy-contact' and error is not null", []);
  await page.getByLabel("State").selectOption("All");
  await expect(rowsOf(page, "Background jobs").filter({ hasText: "tidy-mail" })).toHaveCount(1);
});

test("a search, a filter, and an export say what came of them, and Back undoes the last filter", async ({
  page,
  request,
}) => {
  const faults = watch(page);
  const last = crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, "q");
  await register(request, { ...newPerson(), name: `Bo ${last}` });
  await openConsole(page, { role: "support", at: "/staff" });
  const field = page.getByLabel("Find a learner, an order, or a question");
  await field.focus();
  await page.keyboard.type(`bo ${last}`);
  await expectAnnounced(page, "1 learner, no orders, and no questions found.");
  await expect(page.getByRole("link", { name: "Jobs failed" })).toHaveAttribute(
    "href",
    "/staff/jobs?state=failed",
  );

  await page.getByRole("link", { name: "Learners", exact: true }).click();
  const name = page.getByLabel("Email or name");
  await name.fill(last);
  await page.keyboard.press("Enter");
  await expectAnnounced(page, "Learners: 1 row.");
  await page.getByLabel("Account").selectOption("Closed");
  await expectAnnounced(page, "Learners: Nobody found.");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  await saved;
  await expectAnnounced(page, "Saved learners.csv with 0 rows.");
  await page.goBack();
  await expect(page.getByLabel("Account")).toHaveValue("");
  await expectAnnounced(page, "Learners: 1 row.");
  await page.goBack();
  await expect(name).toHaveValue("");
  await page.goBack();
  await expect(field, "typing is one step").toHaveValue(`bo ${last}`);

  await page.goto("/staff/learners?from=2026-12-05&to=2026-11-01");
  await expect(
    page.getByRole("heading", { name: "The end date is before the start date" }),
  ).toBeVisible();
  await inspectEverywhere(page, "days the wrong way around", MAIN);
  await page.goto("/staff/jobs?state=late&sort=due");
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeVisible();
  expect(faults).toEqual([]);
});

test("a message at the bottom covers no button at the top", async ({ page }) => {
  await openConsole(page, { role: "owner", at: "/staff/jobs", name: "Olga Owner" });
  await page.getByRole("button", { name: "Run now: tidy-mail" }).click();
  await page.getByLabel("Why").fill("To see the message");
  await page.getByRole("button", { name: "Run it" }).click();
  const message = page.locator("[data-sonner-toast]");
  await expect(message).toBeVisible();
  const box = await message.boundingBox();
  expect(box!.y).toBeGreaterThan(page.viewportSize()!.height / 2);
});
