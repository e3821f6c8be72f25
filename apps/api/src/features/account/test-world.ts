/** What most account tests start with: a person, signed up and perhaps signed in. */
import { user } from "@theta/contract";
import { sql } from "kysely";
import type { Answer, TestApp } from "../../../test/test-app.ts";

export interface TestPerson {
  name: string;
  phone: string;
  email: string;
  password: string;
}

export const ASHA: TestPerson = {
  name: "Asha Rao",
  phone: "0123456789",
  email: "asha@example.com",
  password: "violet teapot 42",
};

export const BRUNO: TestPerson = {
  name: "Bruno Lima",
  phone: "98765",
  email: "bruno@example.org",
  password: "nine copper owls",
};

export const WRONG_CODE_MESSAGE =
  "That code is wrong or has expired. Check it, or ask for a new one.";

/** Begins a registration and returns its id and the code from the email. */
export async function beginSignUp(app: TestApp, person = ASHA, ip?: string) {
  const { body } = await app.call(user.sendRegistrationCode, person, ip ? { ip } : {});
  return { userId: body.result.userId, otp: await app.lastCode(person.email) };
}

export async function signUp(app: TestApp, person = ASHA): Promise<string> {
  const { userId, otp } = await beginSignUp(app, person);
  const { statusCode } = await app.call(user.verifyRegistration, {
    userId,
    otp,
    email: person.email,
  });
  if (statusCode !== 200) throw new Error(`signing up answered ${statusCode}`);
  await forgetLimits(app);
  return userId;
}

export async function logIn(app: TestApp, person = ASHA, headers: Record<string, string> = {}) {
  const { email, password } = person;
  const answer = await app.call(user.login, { email, password }, { headers });
  if (answer.statusCode !== 200) throw new Error(`logging in answered ${answer.statusCode}`);
  const { accessToken: token, userId } = answer.body.result;
  return { token, userId, cookies: cookiesOf(answer) };
}

/** The cookies, as a browser would send them back. */
export function cookiesOf(answer: Answer<unknown>): Record<string, string> {
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
}

export const refreshHeaders = { "x-theta-refresh": "1" };

/** Pretends that a long time has passed since anything was counted. */
export async function forgetLimits({ db }: TestApp): Promise<void> {
  await sql`truncate throttles`.execute(db);
}

export async function eventsOf({ db }: TestApp): Promise<string[]> {
  const rows = await db.selectFrom("audit_events").select("event").orderBy("id").execute();
  return rows.map(({ event }) => event);
}

/** Asks for a new password's code and exchanges it for the permission. */
export async function resetToken(app: TestApp, { email } = ASHA): Promise<string> {
  await forgetLimits(app);
  await app.call(user.sendResetCode, { email });
  const { body } = await app.call(user.verifyResetCode, {
    email,
    otp: await app.lastCode(email),
  });
  return body.result.accessToken;
}
