/** Signing in through a real OpenID provider: newcomers, people we know, and addresses that have an account. */
import { openid, user } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../../../../test/test-app.ts";
import { beginSignUp, eventsOf, forgetLimits, logIn, resetToken, signUp } from "../test-world.ts";
import {
  begin,
  enter,
  enterAs,
  goAndReturn,
  NOOR,
  openSchool,
  type School,
} from "./test-openid.ts";

const codeOf = (answer: { statusCode: number; body: { code?: string } }) => [
  answer.statusCode,
  answer.body.code,
];

test("signs a newcomer up and in, with the cookies and the token of any sign-in", async () => {
  const school = await openSchool();
  const { answer } = await enter(school);
  expect(answer.body.result).toMatchObject({
    state: "signed-in",
    signedIn: { name: "Noor Haddad", email: NOOR.email, phone: "", isUserSubscribed: false },
  });
  expect(answer.cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual([
    ["theta-openid", true, "Strict"],
    ["theta-refresh", true, "Strict"],
    ["theta-device", true, "Strict"],
  ]);
  const { token } = await enterAs(school);
  expect((await school.app.call(user.details, undefined, { token })).statusCode).toBe(200);
  expect(await school.app.mails()).toEqual([]);
});

test("recognizes people by the provider's subject, whatever their address and name are now", async () => {
  const school = await openSchool();
  const first = await enterAs(school);
  school.school.now.person = {
    sub: "noor",
    email: "n.haddad@elsewhere.example",
    email_verified: false,
    name: "N. H.",
  };
  const second = await enterAs(school);
  expect([second.userId, second.email]).toEqual([first.userId, NOOR.email]);
});

test("makes one learner from two first sign-ins at once", async () => {
  const school = await openSchool();
  const arrivals = [await goAndReturn(school), await goAndReturn(school)];
  const answers = await Promise.all(
    arrivals.map(async ({ cookies, input }) =>
      school.app.call(openid.finishSignIn, input, { cookies }),
    ),
  );
  expect(answers.map(({ body }) => body.result.state)).toEqual(["signed-in", "signed-in"]);
  expect(await school.app.db.selectFrom("learners").select("id").execute()).toHaveLength(1);
});

test("drops a password that somebody else chose for the address", async () => {
  const school = await openSchool();
  const { userId, otp } = await beginSignUp(school.app, { ...NOOR, password: "patient spider 9" });
  await enterAs(school);
  const verified = await school.app.call(user.verifyRegistration, {
    userId,
    otp,
    email: NOOR.email,
  });
  expect(codeOf(verified)).toEqual([400, "code-refused"]);
});

async function withAccount(): Promise<School & { userId: string }> {
  const school = await openSchool();
  return { ...school, userId: await signUp(school.app, NOOR) };
}

test("asks for the password of an account with the same address, and connects the two", async () => {
  const { userId, ...school } = await withAccount();
  const { app } = school;
  const { answer, cookies } = await enter(school);
  expect(answer.body.result).toEqual({
    state: "confirm",
    providerName: "Lincoln High",
    email: NOOR.email,
    hasPassword: true,
  });
  expect(answer.cookies).toEqual([]);
  const sessions = await app.db.selectFrom("sessions").select("id").execute();
  expect(sessions, "nobody is signed in yet").toEqual([]);

  const wrong = await app.call(openid.confirmLink, { password: "not mine" }, { cookies });
  expect(codeOf(wrong)).toEqual([400, "wrong-password"]);
  const { password } = NOOR;
  const right = await app.call(openid.confirmLink, { password }, { cookies });
  expect(right.body.result.userId).toBe(userId);
  const again = await app.call(openid.confirmLink, { password }, { cookies });
  expect(codeOf(again)).toEqual([410, "openid-link-expired"]);
  expect((await enterAs(school)).userId, "from now on, the provider is enough").toBe(userId);
  await logIn(app, NOOR);
  const [mail] = await app.mails(NOOR.email);
  expect(mail?.subject).toBe("You can now sign in with Lincoln High");
  expect(await eventsOf(app)).toContain("account.openid-linked");
});

test("takes a code from an email instead of the password, once", async () => {
  const { userId, ...school } = await withAccount();
  const { app } = school;
  const { cookies } = await enter(school);
  const { body } = await app.call(openid.sendCode, undefined, { cookies });
  expect(body.result).toEqual({ resendAfterSeconds: 60, mailWhen: "now" });
  const otp = await app.lastCode(NOOR.email);
  const strange = await app.call(openid.confirmLink, { otp });
  expect(codeOf(strange), "without this browser's cookie").toEqual([410, "openid-link-expired"]);
  const wrong = otp === "000000" ? "000001" : "000000";
  const guessed = await app.call(openid.confirmLink, { otp: wrong }, { cookies });
  expect(codeOf(guessed)).toEqual([400, "code-refused"]);
  const both = await Promise.all([
    app.call(openid.confirmLink, { otp }, { cookies }),
    app.call(openid.confirmLink, { otp }, { cookies }),
  ]);
  // The slower one may find the account connected already, which is as good.
  expect(both.some(({ body: { result } }) => result?.userId === userId)).toBe(true);
  const links = await app.db.selectFrom("openid_identities").selectAll().execute();
  expect(links).toHaveLength(1);
});

test("mails one code a minute, and limits guesses", async () => {
  const { userId: _, ...school } = await withAccount();
  const { app } = school;
  const { cookies } = await enter(school);
  await app.call(openid.sendCode, undefined, { cookies });
  const early = await app.call(openid.sendCode, undefined, { cookies });
  expect(early.body.result.mailWhen).toBe("never");
  const otp = await app.lastCode(NOOR.email);
  const wrong = otp === "000000" ? "000001" : "000000";
  for (let n = 0; n < 5; n += 1) await app.call(openid.confirmLink, { otp: wrong }, { cookies });
  await forgetLimits(app);
  expect(codeOf(await app.call(openid.confirmLink, { otp }, { cookies }))).toEqual([
    400,
    "code-refused",
  ]);
});

test("needs something to confirm with, in time, and a password that there is", async () => {
  const school = await openSchool();
  const { app } = school;
  await signUp(app, NOOR);
  await sql`update learners set password_hash = null`.execute(app.db);
  const { answer, cookies } = await enter(school);
  expect(answer.body.result).toMatchObject({ state: "confirm", hasPassword: false });
  expect(codeOf(await app.call(openid.confirmLink, {}, { cookies }))).toEqual([
    400,
    "invalid-input",
  ]);
  const password = "anything at all";
  expect(codeOf(await app.call(openid.confirmLink, { password }, { cookies }))).toEqual([
    409,
    "no-password-set",
  ]);
  await sql`update openid_links set expires_at = now()`.execute(app.db);
  for (const answers of [
    await app.call(openid.confirmLink, { password }, { cookies }),
    await app.call(openid.sendCode, undefined, { cookies }),
  ])
    expect(codeOf(answers)).toEqual([410, "openid-link-expired"]);
});

test("keeps an account that was about to be erased, and takes the link along when it's erased", async () => {
  const school = await openSchool();
  const { app } = school;
  const { token } = await enterAs(school);
  await sql`update learners set deletion_due_at = now() + interval '7 days'`.execute(app.db);
  const { answer } = await enter(school);
  expect(answer.body.message).toContain("We won't delete your account");
  const copy = await app.call(user.exportAccountData, undefined, { token });
  expect(copy.body.result["openidLinks"]).toMatchObject([{ subject: "noor" }]);
  await sql`delete from learners`.execute(app.db);
  expect(await app.db.selectFrom("openid_identities").selectAll().execute()).toEqual([]);
});

test("offers no provider that isn't configured", async () => {
  const app = await createTestApp();
  const { answer } = await begin(app);
  const finished = await app.call(openid.finishSignIn, { provider: "lincoln", state: "" });
  for (const one of [answer, finished]) expect(codeOf(one)).toEqual([404, "openid-not-configured"]);
});

test("disconnects a provider, and what's still to confirm, when the password is reset", async () => {
  const { userId, ...school } = await withAccount();
  const { app } = school;
  const { cookies } = await enter(school);
  await app.call(openid.confirmLink, { password: NOOR.password }, { cookies });
  school.school.now.person["sub"] = "another";
  const { cookies: pending, answer } = await enter(school);
  expect(answer.body.result.state).toBe("confirm");

  const { token } = await logIn(app, NOOR);
  const password = "nine copper owls";
  const change = { currentPassword: NOOR.password, newPassword: "patient spider 9" };
  expect((await app.call(user.updatePassword, change, { token })).statusCode).toBe(200);
  const links = async () => await app.db.selectFrom("openid_identities").selectAll().execute();
  expect(await links(), "who knows the password keeps it").toHaveLength(1);

  const reset = await resetToken(app, NOOR);
  await app.call(user.updatePassword, { newPassword: password }, { token: reset });
  expect(await links()).toEqual([]);
  const late = await app.call(openid.confirmLink, { password }, { cookies: pending });
  expect(codeOf(late)).toEqual([410, "openid-link-expired"]);
  school.school.now.person["sub"] = "noor";
  const next = await enter(school);
  expect(next.answer.body.result.state).toBe("confirm");
  const again = await app.call(openid.confirmLink, { password }, { cookies: next.cookies });
  expect(again.body.result.userId).toBe(userId);
  const mails = (await app.mails(NOOR.email)).filter(({ subject }) => /was changed/.test(subject));
  const saying = mails.filter(({ text }) => text.includes("we've disconnected it"));
  expect([mails.length, saying.length]).toEqual([2, 1]);
});

test("leaves an account's codes alone until somebody proves that it's theirs", async () => {
  const { userId: _, ...school } = await withAccount();
  const { app } = school;
  await app.call(user.sendResetCode, { email: NOOR.email });
  const otp = await app.lastCode(NOOR.email);
  const { answer } = await enter(school);
  expect(answer.body.result.state).toBe("confirm");
  const verified = await app.call(user.verifyResetCode, { email: NOOR.email, otp });
  expect(verified.statusCode).toBe(200);
});

test("puts the provider of each session, and what's still to confirm, into the copy of one's data", async () => {
  const school = await openSchool();
  const { app } = school;
  const { token } = await enterAs(school);
  school.school.now.person["sub"] = "another";
  await enter(school);
  const { body } = await app.call(user.exportAccountData, undefined, { token });
  expect(body.result).toMatchObject({
    sessions: [{ openid_provider: "lincoln" }],
    openidLinksToConfirm: [{ provider: "lincoln", subject: "another" }],
  });
});
