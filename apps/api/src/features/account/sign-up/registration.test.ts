import { user } from "@theta/contract";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import { ASHA, beginSignUp, BRUNO, eventsOf, forgetLimits, logIn, signUp } from "../test-world.ts";

test("signs a person up with the code from the email, who can then sign in", async () => {
  const app = await createTestApp();
  const begun = await app.call(user.sendRegistrationCode, ASHA);
  expect(begun.statusCode).toBe(200);
  expect(begun.body.result.resendAfterSeconds).toBe(60);
  const { userId } = begun.body.result;
  const [mail] = await app.mails(ASHA.email);
  const otp = await app.lastCode(ASHA.email);
  expect(mail?.subject).toBe(`${otp} is your Theta code`);

  const early = await app.call(user.login, ASHA);
  expect(early.statusCode).toBe(401);
  const verified = await app.call(user.verifyRegistration, { userId, otp, email: ASHA.email });
  expect(verified.body).toEqual({ result: { verified: true } });

  const { body } = await app.call(user.login, { email: ASHA.email, password: ASHA.password });
  expect(body.result).toEqual({
    userId,
    name: "Asha Rao",
    email: ASHA.email,
    phone: "0123456789",
    isUserSubscribed: false,
    accessToken: expect.any(String),
  });
  const details = await app.call(user.details, undefined, { token: body.result.accessToken });
  expect(details.body.result).toEqual({
    userId,
    name: "Asha Rao",
    email: ASHA.email,
    phone: "0123456789",
    isUserSubscribed: false,
    subscription: null,
    hasPlanEnded: false,
  });
  expect(await eventsOf(app)).toEqual([
    "account.registration-begun",
    "session.login-failed",
    "account.verified",
    "session.login",
  ]);
});

const WRONG_INPUTS: [string, Record<string, unknown>, string][] = [
  ["name", { name: undefined }, "Name is required"],
  ["name", { name: "   " }, "Name is required"],
  ["name", { name: "A\u0000B" }, "Name is invalid"],
  ["phone", { phone: undefined }, "Phone number is required"],
  ["phone", { phone: "" }, "Phone number is required"],
  ["phone", { phone: "+91 98765" }, "Phone number is invalid"],
  ["phone", { phone: "+0 98765 43210" }, "Phone number is invalid"],
  ["phone", { phone: "98765 43210" }, "Phone number is invalid"],
  ["email", { email: undefined }, "Email is required"],
  ["email", { email: "" }, "Email is required"],
  ["email", { email: "asha.example.com" }, "Email is invalid"],
  ["email", { email: "asha＠evil.example@example.com" }, "Email is invalid"],
  ["email", { email: "asha@exa mple.com" }, "Email is invalid"],
  ["email", { email: { $gt: "" } }, "Email is required"],
  ["password", { password: undefined }, "Password is required"],
  ["password", { password: "" }, "Password is required"],
  ["password", { password: "short" }, "Password must be at least 6 characters long"],
  ["password", { password: "x".repeat(129) }, "Password must be at most 128 characters long"],
  [
    "password",
    { password: "Password1" },
    "This password is too common. Choose one that is harder to guess.",
  ],
];

test.each(WRONG_INPUTS)("refuses a sign-up with %s %j: %s", async (field, change, msg) => {
  const app = await createTestApp();
  const answer = await app.call(user.sendRegistrationCode, { ...ASHA, ...change });
  expect(answer.statusCode).toBe(400);
  expect(answer.body.message).toBe(msg);
  expect(answer.body.errors).toContainEqual({ field, msg });
  expect(await app.mails()).toEqual([]);
});

test("keeps a phone number with its country code, without what makes it readable", async () => {
  const app = await createTestApp();
  await signUp(app, { ...ASHA, phone: "+91 98765-43210" });
  const { token } = await logIn(app);
  const { body } = await app.call(user.details, undefined, { token });
  expect(body.result.phone).toBe("+919876543210");
});

test("accepts a phone number as a number, and a password of 128 characters", async () => {
  const app = await createTestApp();
  const password = "0123456789 long one ".repeat(7).slice(0, 128);
  const begun = await app.call(user.sendRegistrationCode, { ...ASHA, phone: 98_765_432, password });
  const { userId } = begun.body.result;
  const otp = await app.lastCode(ASHA.email);
  await app.call(user.verifyRegistration, { userId, otp, email: ASHA.email });
  const { body } = await app.call(user.login, { email: ASHA.email, password });
  expect(body.result.phone).toBe("98765432");
});

test("lets a setting require longer passwords", async () => {
  const app = await createTestApp({ config: { passwordLeast: 12 } });
  const answer = await app.call(user.sendRegistrationCode, { ...ASHA, password: "teapot-42" });
  expect(answer.statusCode).toBe(400);
  expect(answer.body.code).toBe("password-refused");
  expect(answer.body.errors).toEqual([
    { field: "password", msg: "Password must be at least 12 characters long" },
  ]);
});

test("answers the same for a taken address, and tells its owner", async () => {
  const app = await createTestApp();
  await signUp(app);
  const taken = await app.call(user.sendRegistrationCode, {
    ...ASHA,
    name: "Buy now at evil.example",
    email: "ASHA@EXAMPLE.COM",
  });
  const free = await app.call(user.sendRegistrationCode, { ...ASHA, email: "new@example.com" });
  expect(taken.statusCode).toBe(200);
  expect(Object.keys(taken.body.result)).toEqual(Object.keys(free.body.result));
  expect(taken.body.result.resendAfterSeconds).toBe(free.body.result.resendAfterSeconds);

  const [mail] = await app.mails(ASHA.email);
  expect(mail?.subject).toBe("You already have a Theta account");
  expect(mail?.text).toContain("/forgot-password");
  expect(mail?.text).not.toMatch(/evil|\b\d{6}\b/);
});

test("accepts a resent code and no longer the one before", async () => {
  const app = await createTestApp();
  const { userId, otp } = await beginSignUp(app);
  await forgetLimits(app);
  const resent = await app.call(user.resendRegistrationCode, { userId, email: ASHA.email });
  expect(resent.body.result).toEqual({ userId, resendAfterSeconds: 60, mailWhen: "now" });
  const newer = await app.lastCode(ASHA.email);
  const verify = async (code: string) =>
    await app.call(user.verifyRegistration, { userId, otp: code, email: ASHA.email });
  if (otp !== newer) expect((await verify(otp)).statusCode).toBe(400);
  expect((await verify(newer)).statusCode).toBe(200);
});

test("answers the same for a registration that doesn't exist, and doesn't email anyone", async () => {
  const app = await createTestApp();
  const userId = crypto.randomUUID();
  const answer = await app.call(user.resendRegistrationCode, { userId, email: ASHA.email });
  expect(answer.body).toEqual({ result: { userId, resendAfterSeconds: 60, mailWhen: "now" } });
  expect(await app.mails()).toEqual([]);
});

test("holds back repeated requests for it as for one that exists", async () => {
  const app = await createTestApp();
  const { userId } = await beginSignUp(app, BRUNO);
  const told = async (input: { userId: string; email: string }) => {
    const answers: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      await app.db.deleteFrom("throttles").where("key", "like", "mail-to/60/%").execute();
      answers.push((await app.call(user.resendRegistrationCode, input)).body.result.mailWhen);
    }
    return answers;
  };
  // The first of the three emails went out with the sign-up.
  expect(await told({ userId, email: BRUNO.email })).toEqual(["now", "now", ...NEVER]);
  const unknown = { userId: crypto.randomUUID(), email: ASHA.email };
  expect(await told(unknown)).toEqual(["now", "now", "now", "never", "never"]);
});

const NEVER = ["never", "never", "never"];

test.each([
  ["the sign-up", async (app: TestApp) => await app.call(user.sendRegistrationCode, ASHA)],
  [
    "a forgotten password",
    async (app: TestApp) => await app.call(user.sendResetCode, { email: ASHA.email }),
  ],
])("does not mail the fourth code of an hour for %s, and says so", async (_, ask) => {
  const app = await createTestApp();
  for (let n = 0; n < 3; n += 1) {
    expect((await ask(app)).body.result).toMatchObject({ mailWhen: "now", resendAfterSeconds: 60 });
    await app.db.deleteFrom("throttles").where("key", "like", "mail-to/60/%").execute();
  }
  const sent = (await app.mails(ASHA.email)).length;
  const { mailWhen, resendAfterSeconds } = (await ask(app)).body.result;
  expect(mailWhen).toBe("never");
  expect(resendAfterSeconds).toBeGreaterThan(3500);
  expect(await app.mails(ASHA.email)).toHaveLength(sent);
});

test("does not ask someone who must wait a day to come back within the hour", async () => {
  const app = await createTestApp();
  const ask = async (ip: string) =>
    (await app.call(user.sendResetCode, { email: ASHA.email }, { ip })).body.result;
  const forget = async (keys: string) =>
    await app.db.deleteFrom("throttles").where("key", "like", keys).execute();
  for (let n = 0; n < 10; n += 1) {
    await ask(n < 7 ? `10.0.${n}.1` : "10.0.9.1");
    await forget("mail-to/60/%");
    if (n < 7) await forget("mail-to%/3600/%");
  }
  expect((await ask("10.0.9.1")).resendAfterSeconds).toBeGreaterThan(23 * 3600);
});

test("row 67: limits a flood of emails to one address to one a minute and five an hour, unnoticed", async () => {
  const app = await createTestApp();
  const statuses = new Set<number>();
  for (let round = 0; round < 8; round += 1) {
    for (const again of [1, 2]) {
      const answer = await app.call(user.sendRegistrationCode, ASHA, {
        ip: `10.0.${round}.${again}`,
      });
      statuses.add(answer.statusCode);
      expect(answer.body.result.userId).toMatch(/^[0-9a-f-]{36}$/);
    }
    await app.db.deleteFrom("throttles").where("key", "like", "mail-to/60/%").execute();
  }
  expect([...statuses]).toEqual([200]);
  expect(await app.mails(ASHA.email)).toHaveLength(5);
});

test("does not make a code for a new password wait for the sign-up's", async () => {
  const app = await createTestApp();
  await signUp(app);
  const asked = await app.call(user.sendResetCode, { email: ASHA.email });
  expect(asked.body.result).toEqual({ resendAfterSeconds: 60, mailWhen: "now" });
  expect(await app.mails(ASHA.email)).toHaveLength(2);
});

test("row 67: tells one sender of many emails to wait", async () => {
  const app = await createTestApp({ config: { codeMailsPerHour: 20 } });
  const send = async (n: number) =>
    await app.call(user.sendResetCode, { email: `someone-${n}@example.com` });
  for (let n = 0; n < 20; n += 1) expect((await send(n)).statusCode).toBe(200);
  const answer = await send(21);
  expect(answer.statusCode).toBe(429);
  expect(answer.body.code).toBe("too-many-requests");
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(60);
});

test("row 72: makes one account from twenty sign-ups for one mailbox in many spellings", async () => {
  const app = await createTestApp();
  const spellings = [
    "asha@example.com",
    "ASHA@example.com",
    "Ａｓｈａ@example.com",
    "asha@EXAMPLE.COM",
  ];
  const begun: { userId: string; otp: string; email: string }[] = [];
  for (let n = 0; n < 20; n += 1) {
    const email = spellings[n % spellings.length]!;
    await forgetLimits(app);
    const { body } = await app.call(user.sendRegistrationCode, { ...ASHA, email });
    const otp = /\d{6}/.exec((await app.mails())[0]!.text)![0];
    begun.push({ userId: body.result.userId, otp, email });
  }
  await forgetLimits(app);
  const answers = await Promise.all(
    begun.map(async (one, n) => app.call(user.verifyRegistration, one, { ip: `10.1.0.${n}` })),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(19);
  expect(await app.db.selectFrom("learners").select("id").execute()).toHaveLength(1);
  await logIn(app);
});

test("row 72: sends one email now, one later, and no error for twenty sign-ups at the same moment", async () => {
  const app = await createTestApp();
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, n) =>
      app.call(user.sendRegistrationCode, ASHA, { ip: `10.2.0.${n}` }),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await app.mails()).toHaveLength(2);
});
