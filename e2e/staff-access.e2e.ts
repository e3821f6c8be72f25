/** Getting into the staff console, and who may do what in it. */
import { expect, type Page, test } from "@playwright/test";
import { query } from "./support/database.ts";
import { watch } from "./support/faults.ts";
import { inspect } from "./support/inspect.ts";
import { newPerson, register, signIn } from "./support/people.ts";
import { confirmPassword, openConsole, registerStaff } from "./support/staff/console.ts";

/** A passkey that the browser confirms by itself, as a phone does after a fingerprint. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("somebody signed out signs in, confirms the password, and is where they wanted to be", async ({
  page,
}) => {
  const faults = watch(page);
  const person = await registerStaff(page, "owner", "Nora Stein");
  await page.goto("/staff/audit?event=staff.");
  await page.waitForURL(/\/login/);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Confirm that it's you" })).toBeVisible();
  await inspect(page, "the console's door");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Open the console" }).click();
  await expect(page.getByRole("alert")).toHaveText("That isn't your current password.");
  await confirmPassword(page, person);
  await expect(page.getByRole("heading", { level: 1, name: "Audit log" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "staff.confirmed" }).first()).toBeVisible();
  await inspect(page, "the audit log");
  // The wrong password is one, as the browser logs it.
  expect(faults.filter((fault) => !/400/.test(fault))).toEqual([]);
});

test("a passkey is added, asked for, and a recovery code replaces it", async ({ page }) => {
  await addAuthenticator(page);
  const person = await openConsole(page, { at: "/staff/security" });
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  const codes = await page.locator("code").allTextContents();
  expect(codes).toHaveLength(10);
  await inspect(page, "one's second factors");
  await page.getByRole("button", { name: "Lock" }).click();
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Continue with your passkey" }).click();
  await expect(page.getByRole("heading", { name: "Your second factors" })).toBeVisible();
  await page.getByRole("button", { name: "Lock" }).click();
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Recovery code").fill(codes[0]!);
  await page.getByRole("button", { name: "Open the console" }).click();
  await expect(page.getByText("You have 9 left of ten.")).toBeVisible();
});

test("a learner is told that the console is for staff", async ({ page }) => {
  const person = await register(page.request, newPerson());
  await signIn(page, person);
  await page.goto("/staff");
  await expect(page.getByText("This account isn't part of Theta's staff.")).toBeVisible();
  await inspect(page, "the console for a learner");
});

test("an analyst sees figures, and no page about people", async ({ page }) => {
  await openConsole(page, { role: "analyst" });
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Sign-ups: \d/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Audit log" })).toHaveCount(0);
  await page.goto("/staff/audit");
  await expect(
    page.getByRole("heading", { name: "Your role doesn't include this page" }),
  ).toBeVisible();
});

test("an owner adds somebody to the team, and removes them again", async ({ page }) => {
  const colleague = await register(page.request, { ...newPerson(), name: "Ben Okafor" });
  await openConsole(page, { at: "/staff/team" });
  await page.getByRole("button", { name: "Add someone" }).click();
  await page.getByLabel("Email of their account").fill(colleague.email);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Say why, in at least 5 characters.");
  await page.getByLabel("Why").fill("New in support");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: colleague.email });
  await expect(row).toContainText("support");
  await inspect(page, "the team");
  await row.getByRole("button", { name: "Remove" }).click();
  await page.getByLabel("Why").fill("Left the company");
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(row).toHaveCount(0);
});

test("a grave act long after the last confirmation asks for it over the page, and then goes through", async ({
  page,
}) => {
  await addAuthenticator(page);
  const colleague = await register(page.request, { ...newPerson(), name: "Ben Okafor" });
  const owner = await openConsole(page, { at: "/staff/security" });
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  await page.goto("/staff/team");
  await page.getByRole("button", { name: "Add someone" }).click();
  const adding = page.getByRole("dialog", { name: "Add someone to the team" });
  await adding.getByLabel("Email of their account").fill(colleague.email);
  await adding.getByLabel("Role").selectOption("editor");
  await adding.getByLabel("Why").fill("Writes our Verbal questions");
  await query(
    `update staff_sessions set confirmed_at = confirmed_at - interval '11 minutes'
     where learner_id = (select id from learners where email = $1)`,
    [owner.email],
  );
  await adding.getByRole("button", { name: "Add", exact: true }).click();
  const confirming = page.getByRole("dialog", { name: "Confirm that it's you" });
  await expect(confirming.getByLabel("Password", { exact: true })).toBeFocused();
  await inspect(page, "confirming again", { part: "[role=dialog]:last-of-type" });

  // Somebody who closes it has done nothing, and still has what they typed.
  await page.keyboard.press("Escape");
  await expect(confirming).toBeHidden();
  await expect(adding.getByRole("alert")).toBeVisible();
  await expect(adding.getByLabel("Email of their account")).toHaveValue(colleague.email);
  await expect(adding.getByLabel("Why")).toHaveValue("Writes our Verbal questions");
  await adding.getByRole("button", { name: "Add", exact: true }).click();

  await expect(confirming.getByLabel("Password", { exact: true })).toBeFocused();
  await page.keyboard.type("not the password");
  await page.keyboard.press("Enter");
  await expect(confirming.getByRole("alert")).toHaveText("That isn't your current password.");
  await confirming.getByLabel("Password", { exact: true }).fill(owner.password);
  await confirming.getByRole("button", { name: "Continue with your passkey" }).click();
  const row = page.getByRole("row").filter({ hasText: colleague.email });
  await expect(row).toContainText("editor");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const [change] = await query<{ detail: object }>(
    `select detail from audit_events where event = 'staff.role-changed'
     and learner_id = (select id from learners where email = $1)`,
    [colleague.email],
  );
  expect(change!.detail).toMatchObject({ after: "editor", reason: "Writes our Verbal questions" });
});

test("the overview shows its figures as bars and as tables", async ({ page }) => {
  await openConsole(page);
  await page.getByLabel("Period", { exact: true }).selectOption("24h");
  await expect(page).toHaveURL(/period=24h/);
  await page.getByRole("button", { name: "View as a table" }).first().click();
  await expect(page.getByRole("table", { name: "Sign-ups" }).getByRole("row")).toHaveCount(25);
  await inspect(page, "the overview");
});
