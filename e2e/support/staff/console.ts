import { expect, type Page } from "@playwright/test";
import type { StaffRole } from "@theta/contract/staff";
import { query } from "../database.ts";
import { newPerson, type Person, register, signIn } from "../people.ts";

/** A new account with a role, as if an owner had given it. */
export async function registerStaff(page: Page, role: StaffRole, name: string): Promise<Person> {
  const person = await register(page.request, { ...newPerson(), name });
  await query(
    "insert into staff_members (learner_id, role) select id, $2 from learners where email = $1",
    [person.email, role],
  );
  return person;
}

/** Signs somebody with a role in and opens the console at an address. */
export async function openConsole(
  page: Page,
  {
    role = "owner",
    name = "Nora Stein",
    at = "/staff",
  }: Partial<{
    role: StaffRole;
    name: string;
    at: string;
  }> = {},
): Promise<Person> {
  const person = await registerStaff(page, role, name);
  await signIn(page, person);
  await page.goto(at);
  await confirmPassword(page, person);
  await expect(page.getByRole("navigation", { name: "Console" })).toBeVisible();
  return person;
}

export async function confirmPassword(page: Page, { password }: Person): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Open the console" }).click();
}
