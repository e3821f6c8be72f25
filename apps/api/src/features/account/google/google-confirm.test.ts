/** Addresses whose mailbox isn't Google's: it can't know whose they are today. */
import { openid, user } from "@theta/contract";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import { ASHA, cookiesOf, eventsOf, logIn, resetToken, signUp } from "../test-world.ts";
import { askNonce, type Claims, claimsOf, signWith, startTestGoogle } from "./test-google.ts";

const ELSEWHERE: Claims = { hd: undefined };

async function setUp() {
  const google = await startTestGoogle();
  const app = await createTestApp({ config: { google: google.config } });
  async function credentialOf(twist: Claims): Promise<string> {
    return await signWith(google.key, claimsOf(await askNonce(app), twist));
  }
  const send = async (credential: string) =>
    await app.call(user.continueWithGoogle, { credential });
  const enter = async (twist: Claims = ELSEWHERE) => await send(await credentialOf(twist));
  return { app, credentialOf, send, enter };
}

const identitiesOf = async ({ db }: TestApp) =>
  await db.selectFrom("google_identities").select("learner_id").execute();

const confirm = async (app: TestApp, proof: object, cookies: Record<string, string>) =>
  await app.call(openid.confirmLink, proof, { cookies });

test("asks for the password of an account with the same address, and connects the two", async () => {
  const { app, enter } = await setUp();
  const userId = await signUp(app);
  const first = await enter();
  expect([first.statusCode, first.body.code]).toEqual([409, "google-unconfirmed"]);
  expect(first.body).toMatchObject({ state: { email: ASHA.email, hasPassword: true } });
  expect(first.body.message).toContain("Please sign in with its password.");
  const cookies = cookiesOf(first);
  expect(Object.keys(cookies)).toEqual(["theta-openid"]);
  expect(await identitiesOf(app)).toEqual([]);
  expect(await app.db.selectFrom("sessions").select("id").execute()).toEqual([]);

  expect((await confirm(app, { password: "not it" }, cookies)).body.code).toBe("wrong-password");
  expect((await confirm(app, { password: ASHA.password }, {})).body.code).toBe(
    "openid-link-expired",
  );
  const right = await confirm(app, { password: ASHA.password }, cookies);
  expect(right.body.result.userId).toBe(userId);
  expect((await enter()).body.result.userId, "from now on, Google is enough").toBe(userId);
  const [mail] = await app.mails(ASHA.email);
  expect(mail?.subject).toBe("You can now sign in with Google");
  const entry = await app.db
    .selectFrom("audit_events")
    .select("detail")
    .where("event", "=", "account.google-linked")
    .executeTakeFirst();
  expect(entry?.detail).toEqual({ isNew: false, provider: "google", by: "password" });
});

test("takes a code from an email instead of the password", async () => {
  const { app, enter } = await setUp();
  const userId = await signUp(app);
  const cookies = cookiesOf(await enter());
  await app.call(openid.sendCode, undefined, { cookies });
  const [mail] = await app.mails(ASHA.email);
  expect(mail?.text).toContain("your account at Google");
  const right = await confirm(app, { otp: await app.lastCode(ASHA.email) }, cookies);
  expect(right.body.result.userId).toBe(userId);
  const [session] = await app.db.selectFrom("sessions").selectAll().execute();
  expect(session?.openid_provider).toBeNull();
});

test("connects nothing after a new password", async () => {
  const { app, enter } = await setUp();
  await signUp(app);
  const cookies = cookiesOf(await enter());
  const newPassword = "patient spider 9";
  await app.call(user.updatePassword, { newPassword }, { token: await resetToken(app) });
  const late = await confirm(app, { password: newPassword }, cookies);
  expect([late.statusCode, late.body.code]).toEqual([410, "openid-link-expired"]);
  expect(await identitiesOf(app)).toEqual([]);
});

test("says how to get in to an account without a password", async () => {
  const { app, enter } = await setUp();
  await signUp(app);
  await app.db.updateTable("learners").set({ password_hash: null }).execute();
  const { body } = await enter();
  expect(body).toMatchObject({ state: { hasPassword: false } });
  expect(body.message).toContain("Forgot password?");
});

test.each([
  ["Gmail's", "asha@gmail.com", ELSEWHERE],
  ["Gmail's in capitals", "Asha@GMAIL.com", ELSEWHERE],
  ["a Workspace's", "asha@school.example", { hd: "school.example" }],
])("connects %s address at once", async (_, email, twist) => {
  const { app, enter } = await setUp();
  const userId = await signUp(app, { ...ASHA, email: email.toLowerCase() });
  expect((await enter({ ...twist, email })).body.result.userId).toBe(userId);
});

test.each([
  ["only ends like Gmail's", { email: "asha@notgmail.com" }],
  ["has Gmail's in its first part", { email: "a.gmail.com@example.com" }],
  ["comes with an empty Workspace", { hd: "" }],
  ["comes with no text for a Workspace", { hd: true }],
])("asks first if the address %s", async (_, twist) => {
  const { app, enter } = await setUp();
  const claims = { ...ELSEWHERE, email: ASHA.email, ...twist };
  await signUp(app, { ...ASHA, email: claims.email });
  expect((await enter(claims)).body.code).toBe("google-unconfirmed");
});

test("makes one learner for a newcomer, also from ten first sign-ins at once", async () => {
  const { app, credentialOf, send, enter } = await setUp();
  const credentials: string[] = [];
  for (let n = 0; n < 10; n += 1) credentials.push(await credentialOf(ELSEWHERE));
  const answers = await Promise.all(credentials.map(send));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect((await enter()).statusCode).toBe(200);
  expect(await app.db.selectFrom("learners").select("id").execute()).toHaveLength(1);
  expect((await enter({ ...ELSEWHERE, sub: "another" })).body.code).toBe("google-unconfirmed");
  expect(await eventsOf(app)).not.toContain("account.google-refused");
});

test("signs nobody out who is asked to confirm", async () => {
  const { app, enter } = await setUp();
  await signUp(app);
  const { token } = await logIn(app);
  await enter();
  expect((await app.call(user.details, undefined, { token })).statusCode).toBe(200);
});
