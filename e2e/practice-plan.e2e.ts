import { expect, type Page, test } from "@playwright/test";
import { query } from "./support/database.ts";
import { watch } from "./support/faults.ts";
import { expectToFit, inspect } from "./support/inspect.ts";
import { logIn, type Person, register } from "./support/people.ts";

const OPENS = {
  topicTests: 3,
  practicePlan: true,
  studyNotes: true,
  mentorSessions: 1,
  support: true,
};

async function subscribe({ email }: Person): Promise<void> {
  await query(
    `insert into subscriptions (learner_id, plan_key, plan_name, mocks, sectionals, opens, starts_at, ends_at)
     select id, 'gmat-mentor', 'GMAT MENTOR', 10, 6, $2::jsonb, now(), now() + interval '12 months'
       from learners where email = $1`,
    [email, JSON.stringify(OPENS)],
  );
}

async function enter(page: Page): Promise<Person> {
  const person = await register(page.request);
  await subscribe(person);
  await logIn(page, person);
  return person;
}

/** Loads the page on a phone, where the loading state must fit, too. */
async function expectLoadingToFit(page: Page): Promise<void> {
  const laptop = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 800 });
  const looked = Promise.withResolvers<void>();
  await page.route("**/practice-plan/plan", async (route) => {
    await looked.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText("Loading your practice plan")).toBeAttached();
  await expectToFit(page, "the practice plan on its way");
  looked.resolve();
  await page.unrouteAll({ behavior: "wait" });
  await page.setViewportSize(laptop);
}

test("a learner sets up the plan, checks off a task, loses a week, and undoes that", async ({
  page,
}) => {
  const faults = watch(page);
  await enter(page);
  await page.getByRole("link", { name: "Practice plan", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Set up your plan" })).toBeVisible();
  await inspect(page, "the set-up of the practice plan");
  const today = new Date().toISOString().slice(0, 10);
  await page.getByLabel("First day of the plan").fill(today);
  await page.getByRole("button", { name: "Set up my plan" }).click();
  const week = page.getByRole("region", { name: "This week" });
  await expect(week.getByRole("heading", { name: /^This week: Find out/ })).toBeVisible();
  await inspect(page, "the practice plan");
  const box = week.getByRole("checkbox", { name: /write down three kinds/ });
  const saved = page.waitForResponse(
    (reply) => reply.request().method() !== "GET" && reply.url().includes("/practice-plan/"),
  );
  await box.click();
  // Or the reload below could come before it.
  await saved;
  await expectLoadingToFit(page);
  await expect(box).toBeChecked();
  await week.getByRole("button", { name: "I missed week 1" }).click();
  await inspect(page, "the dialog about a lost week");
  await page.getByRole("button", { name: "Move the plan" }).click();
  await expect(
    page.getByText("Week 1 and everything after it were pushed back a week."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(week.getByRole("heading", { name: /^This week: Find out/ })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  await expect(page.getByText("Check your ID, your route to the test center")).toBeVisible();
  expect(faults).toEqual([]);
});

test("a learner requests the mentor session, changes it, and cancels it", async ({ page }) => {
  const faults = watch(page);
  await enter(page);
  await page.goto("/subscriptions");
  await expect(page.getByRole("link", { name: "Mentor session" })).toBeVisible();
  await inspect(page, "what the plan includes");
  await page.getByRole("link", { name: "Mentor session" }).click();
  await page.getByRole("button", { name: "Request the session" }).click();
  await expect(page.getByLabel("What would you like to talk about?")).toBeFocused();
  await inspect(page, "the mentor form with its faults");
  await page.getByLabel("What would you like to talk about?").fill("My timing");
  for (const k of [1, 2, 3]) {
    const day = new Date(Date.now() + (k + 2) * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel(`Time ${k}`).fill(`${day}T18:00`);
  }
  await page.getByRole("button", { name: "Request the session" }).click();
  await expect(page.getByRole("heading", { name: "My timing" })).toBeVisible();
  await inspect(page, "a request for the mentor session");
  await page.getByRole("button", { name: "Change" }).click();
  await page.getByLabel("What would you like to talk about?").fill("Verbal");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { name: "Verbal" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel the request" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel the request" }).click();
  await expect(page.getByText(/^You canceled it\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "Request the session" })).toBeVisible();
  expect(faults).toEqual([]);
});
