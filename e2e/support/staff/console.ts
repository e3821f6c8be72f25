/** Getting into the staff console. */
import { expect, type Page } from "@playwright/test";
import { query } from "../database.ts";
import { newPerson, type Person, register, signIn } from "../people.ts";

/** Somebody new with this role, signed in and confirmed, on a page of the console. */
export async function enterConsole(
  page: Page,
  { role, path, name }: { role: "owner" | "support"; path: string; name: string },
): Promise<Person> {
  const person = await register(page.request, { ...newPerson(), name });
  await query(
    "insert into staff_members (learner_id, role) select id, $2 from learners where email = $1",
    [person.email, role],
  );
  await signIn(page, person);
  await page.goto(path);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Open the console" }).click();
  await expect(page.getByRole("heading", { name: "Confirm that it's you" })).toBeHidden();
  return person;
}
