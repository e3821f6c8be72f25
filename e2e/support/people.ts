import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { API_BASE, user } from "@theta/contract";
import { query } from "./database.ts";

export interface Person {
  name: string;
  email: string;
  password: string;
}

export function newPerson(): Person {
  const id = randomUUID().slice(0, 8);
  return { name: "Ana Lovelace", email: `learner-${id}@example.org`, password: "seven-herons-fly" };
}

interface MailboxMessage {
  subject: string;
  text: string;
}

/** The newest code mailed to this person, from the mailbox page. */
export async function codeFor(request: APIRequestContext, email: string): Promise<string> {
  const find = async () => {
    const answer = await request.get("/dev/mailbox/messages", { params: { to: email } });
    const [newest] = (await answer.json()) as MailboxMessage[];
    return /\b\d{6}\b/.exec(newest?.text ?? "")?.[0] ?? null;
  };
  await expect.poll(find).not.toBeNull();
  return (await find())!;
}

/** Creates an account through the API, for journeys that start later in a learner's life. */
export async function register(
  request: APIRequestContext,
  person = newPerson(),
  /** For a server with a different database than the run's. */
  url?: string,
): Promise<Person> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(API_BASE + path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { result: { userId: string } };
  };
  const { email } = person;
  const { result } = await post(user.sendRegistrationCode.path, { ...person, phone: "9876543210" });
  const otp = await codeFor(request, email);
  // There are more journeys than sign-ups that one network may verify per hour.
  await query("delete from throttles where key like 'code-from/%'", [], url);
  await post(user.verifyRegistration.path, { userId: result.userId, otp, email });
  return person;
}

/** Signs in without the form, which has its own journeys. Ends on an address that isn't a page of the app. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  const answer = await page.request.post(API_BASE + user.login.path, { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { result } = (await answer.json()) as { result: { name: string } };
  await standOnOrigin(page);
  await page.evaluate(`
    localStorage.setItem("userData", ${JSON.stringify(JSON.stringify(result))});
    localStorage.setItem("userName", ${JSON.stringify(result.name)});
  `);
}

/** On the app's origin, with nothing to load. */
async function standOnOrigin(page: Page): Promise<void> {
  await page.goto("/favicon.svg");
}

/** Goes to one screen from another the way a link would. */
export async function arrive(
  page: Page,
  { from, to, state }: { from: string; to: string; state: object },
): Promise<void> {
  if (page.url() === "about:blank") await standOnOrigin(page);
  await page.evaluate(`
    if (location.pathname !== "${from}") history.replaceState(null, "", "${from}");
    history.pushState({ usr: ${JSON.stringify(state)}, key: "card" }, "", "${to}");
  `);
  await page.reload();
}

export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/dashboard\/Gmat$/);
}

export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Digit 1 of 6").focus();
  await page.keyboard.type(code);
}

/** Goes from the forgotten password to where you enter the code. The account must exist. */
export async function askForCode(page: Page, { email }: Person): Promise<void> {
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page).toHaveURL(/\/otp$/);
}

/** Enters the code from the mailbox and moves on to the form for the new password. */
export async function proceedToReset(page: Page, { email }: Person): Promise<void> {
  await typeCode(page, await codeFor(page.request, email));
  await expect(page).toHaveURL(/\/update-password$/);
}

/** Another device signs this one out, which it learns on its next call. */
export async function endSession(page: Page, person: Person, origin: string): Promise<void> {
  const elsewhere = await page.request.post(API_BASE + user.login.path, { data: person });
  const { accessToken } = ((await elsewhere.json()) as { result: { accessToken: string } }).result;
  const ended = await page.request.post(API_BASE + user.endOtherSessions.path, {
    headers: { authorization: `Bearer ${accessToken}`, origin },
  });
  expect(ended.ok()).toBe(true);
  // The request context shares the browser's cookies, and this new session is the one left.
  await page.context().clearCookies();
}

/** Signs in when the login screen has come up on its own. */
export async function logInAgain(page: Page, { email, password }: Person): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/login"));
}
