import { expect, test } from "@playwright/test";
import { openConsole } from "./support/staff/console.ts";
import { query } from "./support/database.ts";
import { watch } from "./support/faults.ts";
import { inspectEverywhere } from "./support/inspect.ts";

test("an owner sees how jobs went, and runs one now", async ({ page }) => {
  const faults = watch(page);
  // It runs every night, perhaps during this journey.
  await query("delete from job_runs where name = 'tidy-throttles'", []);
  await openConsole(page, { role: "owner", at: "/staff/jobs", name: "Olga Owner" });
  const row = page.getByRole("row", { name: /tidy-throttles/ });
  await expect(row).toContainText("Hasn't run yet");
  await inspectEverywhere(page, "the jobs");
  await page.getByRole("button", { name: "Run now: tidy-throttles" }).click();
  await page.getByLabel("Why").fill("Counters pile up");
  await page.getByRole("button", { name: "Run it" }).click();
  // A server looks every three seconds, and the page every ten.
  await expect(row).toContainText("Went well", { timeout: 25_000 });
  await page.getByRole("link", { name: "tidy-throttles" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "tidy-throttles" })).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
  await inspectEverywhere(page, "a job's runs");
  expect(faults).toEqual([]);
});

test("support sees what failed, but runs nothing", async ({ page }) => {
  await query(
    `insert into job_runs (name, started_at, ended_at, error)
     values ('tidy-contact', now(), now(), 'connect ECONNREFUSED 127.0.0.1:5432')`,
    [],
  );
  await openConsole(page, { role: "support", at: "/staff/jobs", name: "Asha Support" });
  const row = page.getByRole("row", { name: /tidy-contact/ });
  await expect(row).toContainText("connect ECONNREFUSED");
  await expect(page.getByRole("button", { name: /^Run / })).toHaveCount(0);
});
