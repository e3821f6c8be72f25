import { expect, type Page, test } from "@playwright/test";
import { query } from "./support/database.ts";
import { watch } from "./support/faults.ts";
import { inspect } from "./support/inspect.ts";
import { endPlan, givePlan } from "./support/mocks.ts";
import { logIn, type Person, register } from "./support/people.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function giveMentor(person: Person): Promise<void> {
  await givePlan(person);
  await query(
    `update subscriptions s set plan_key = 'gmat-mentor', plan_name = 'GMAT MENTOR', opens = null
       from learners l where l.id = s.learner_id and l.email = $1`,
    [person.email],
  );
}

test("a sample note can be read, saved as a PDF, and practiced, and the plan opens the rest", async ({
  page,
  request,
}) => {
  const faults = watch(page);
  const person = await register(request);
  await logIn(page, person);
  await page.getByRole("link", { name: "Resources", exact: true }).click();
  await page.getByRole("link", { name: "Open study notes" }).click();
  await expect(heading(page, "Study notes")).toBeVisible();
  await expect(page.getByText("44 notes")).toBeVisible();
  await inspect(page, "the study notes");

  await page.getByLabel("Search notes").fill("primes");
  await page.getByRole("link", { name: /^Primes and factors Free sample/ }).click();
  await expect(page).toHaveURL(/\/study-notes\/primes$/);
  await expect(heading(page, "Primes and factors")).toBeFocused();
  await expect(page.locator("dt math").first()).toBeVisible();
  await expect(page.getByText("The product is")).toBeHidden();
  await page.getByText("Show the options").click();
  await expect(page.getByText("The product is")).toBeVisible();
  await inspect(page, "a note");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Print or save as PDF/ }).click();
  expect((await download).suggestedFilename()).toBe("theta-primes.pdf");
  await page.reload();
  await expect(heading(page, "Primes and factors")).toBeVisible();
  await page.getByRole("link", { name: "Practice this topic" }).click();
  await expect(page).toHaveURL(/\/practice\?section=quant&topic=Primes&format=problem-solving$/);
  await expect(page.getByText(/questions match$/)).toBeVisible();
  expect(faults).toEqual([]);

  await page.goto("/study-notes/probability");
  await expect(page.getByText("Study notes come with GMAT MENTOR.")).toBeVisible();
  await inspect(page, "a locked note");
  await giveMentor(person);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Worked examples" })).toBeVisible();
  await page.getByRole("link", { name: /^Next/ }).click();
  await expect(heading(page, "Mean, median, and standard deviation")).toBeFocused();
  await endPlan(person);
  await page.reload();
  await expect(page.getByText("Study notes come with GMAT MENTOR.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "View plans" }).click();
  await expect(page).toHaveURL(/\/PlanAndPricing$/);
});
