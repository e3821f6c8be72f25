import { user } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../../../../test/test-app.ts";
import { ASHA, eventsOf, forgetLimits, logIn, resetToken, signUp } from "../test-world.ts";

const NEW = "a calmer kettle";

test("replaces a forgotten password with the code from the email", async () => {
  const app = await createTestApp();
  await signUp(app);
  const sent = await app.call(user.sendResetCode, { email: "ASHA@example.com" });
  expect(sent.body).toEqual({ result: { resendAfterSeconds: 60, mailWhen: "now" } });
  const otp = await app.lastCode(ASHA.email);
  const { body } = await app.call(user.verifyResetCode, { email: ASHA.email, otp });
  const changed = await app.call(
    user.updatePassword,
    { newPassword: NEW },
    { token: body.result.accessToken },
  );
  expect(changed.body).toEqual({ result: { done: true } });
  expect((await app.call(user.login, ASHA)).statusCode).toBe(401);
  await logIn(app, { ...ASHA, password: NEW });
  const [mail] = await app.mails(ASHA.email);
  expect(mail?.subject).toBe("Your password was changed");
  expect(await eventsOf(app)).toContain("account.password-changed");
});

test("answers the same for an unknown address and doesn't email anyone", async () => {
  const app = await createTestApp();
  const answer = await app.call(user.sendResetCode, { email: ASHA.email });
  expect(answer.body).toEqual({ result: { resendAfterSeconds: 60, mailWhen: "now" } });
  expect(await app.mails()).toEqual([]);
  const again = await app.call(user.sendResetCode, { email: ASHA.email });
  expect(again.body.result.resendAfterSeconds).toBeLessThanOrEqual(60);
});

test("keeps the mailed code alive when asked again within the minute", async () => {
  const app = await createTestApp();
  await signUp(app);
  await app.call(user.sendResetCode, { email: ASHA.email });
  const otp = await app.lastCode(ASHA.email);
  const again = await app.call(user.sendResetCode, { email: ASHA.email });
  expect(again.body.result.resendAfterSeconds).toBeGreaterThan(0);
  const verified = await app.call(user.verifyResetCode, { email: ASHA.email, otp });
  expect(verified.statusCode).toBe(200);
});

test("row 64: accepts a code for a new password once, even from twenty at the same moment", async () => {
  const app = await createTestApp();
  await signUp(app);
  await app.call(user.sendResetCode, { email: ASHA.email });
  const otp = await app.lastCode(ASHA.email);
  const verify = async (n: number) =>
    await app.call(user.verifyResetCode, { email: ASHA.email, otp }, { ip: `10.0.${n}.1` });
  const answers = await Promise.all(Array.from({ length: 20 }, async (_, n) => verify(n)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  await forgetLimits(app);
  const later = await verify(99);
  expect([later.statusCode, later.body.code]).toEqual([400, "code-refused"]);
});

test("row 69: leaves as many rows behind for an unknown address as for a known one", async () => {
  const app = await createTestApp();
  await signUp(app);
  const added = async (email: string) => {
    const count = async () => {
      const { rows } = await sql<Record<string, number>>`
        select (select count(*) from mail_outbox) as mails,
          (select count(*) from one_time_codes) as codes,
          (select count(*) from audit_events) as events`.execute(app.db);
      return Object.values(rows[0]!);
    };
    const before = await count();
    await app.call(user.sendResetCode, { email });
    return (await count()).map((after, n) => after - before[n]!);
  };
  expect(await added(ASHA.email)).toEqual([1, 1, 1]);
  expect(await added("nobody@example.com")).toEqual([1, 1, 1]);
});

test("row 76: accepts the permission to set a password once, even from twenty at the same moment", async () => {
  const app = await createTestApp();
  await signUp(app);
  const token = await resetToken(app);
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, n) =>
      app.call(user.updatePassword, { newPassword: `calm kettle number ${n}` }, { token }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  for (const { statusCode, body } of answers) {
    if (statusCode !== 200) expect([statusCode, body.code]).toEqual([401, "session-ended"]);
  }
});

test("row 76: refuses a permission that is too old, or older than another change", async () => {
  const app = await createTestApp();
  await signUp(app);
  const [first, second] = [await resetToken(app), await resetToken(app)];
  const change = async (token: string) =>
    await app.call(user.updatePassword, { newPassword: NEW }, { token });
  expect((await change(second)).statusCode).toBe(200);
  expect((await change(first)).statusCode).toBe(401);
  const third = await resetToken(app);
  await sql`update password_resets set expires_at = now() - interval '1 second'`.execute(app.db);
  expect((await change(third)).statusCode).toBe(401);
});

test("refuses a password that is too easy without using up the permission", async () => {
  const app = await createTestApp();
  await signUp(app);
  const token = await resetToken(app);
  const cases: [string | undefined, string][] = [
    [undefined, "New password is required"],
    ["", "New password is required"],
    ["short", "Password must be at least 6 characters long"],
    ["qwerty123", "This password is too common. Choose one that is harder to guess."],
    [
      "theta2026",
      'This password is too easy to guess. Choose one without "Theta" or the name of the exam in it.',
    ],
    ["hello-asha-rao", "Your password can't contain your name or email address."],
  ];
  for (const [newPassword, msg] of cases) {
    const answer = await app.call(user.updatePassword, { newPassword }, { token });
    expect(answer.statusCode).toBe(400);
    expect(answer.body.errors).toContainEqual({ field: "newPassword", msg });
  }
  expect((await app.call(user.updatePassword, { newPassword: NEW }, { token })).statusCode).toBe(
    200,
  );
});

test("asks a signed-in learner for the current password and signs them out everywhere", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { token } = await logIn(app);
  const missing = await app.call(user.updatePassword, { newPassword: NEW }, { token });
  expect([missing.statusCode, missing.body]).toEqual([
    401,
    {
      code: "current-password-required",
      message: "Enter your current password",
      errors: [{ field: "currentPassword", msg: "Enter your current password" }],
    },
  ]);
  const wrong = await app.call(
    user.updatePassword,
    { newPassword: NEW, currentPassword: "violet teapot 43" },
    { token },
  );
  expect([wrong.statusCode, wrong.body.code]).toEqual([400, "wrong-password"]);
  expect(wrong.body.errors?.[0]?.field).toBe("currentPassword");
  const right = await app.call(
    user.updatePassword,
    { newPassword: NEW, currentPassword: ASHA.password },
    { token },
  );
  expect(right.statusCode).toBe(200);
  expect((await app.call(user.details, undefined, { token })).statusCode).toBe(401);
  await logIn(app, { ...ASHA, password: NEW });
});

test("limits password tries from a stolen session", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { token } = await logIn(app);
  const guess = async (n: number) =>
    await app.call(
      user.updatePassword,
      { newPassword: NEW, currentPassword: `violet teapot ${n}` },
      { token },
    );
  for (let n = 100; n < 120; n += 1) expect((await guess(n)).statusCode).toBe(400);
  expect((await guess(42)).statusCode).toBe(429);
});

test("tells a learner without a password how to get one", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { token } = await logIn(app);
  await app.db.updateTable("learners").set({ password_hash: null }).execute();
  const change = await app.call(
    user.updatePassword,
    { newPassword: NEW, currentPassword: "anything" },
    { token },
  );
  expect([change.statusCode, change.body.code]).toEqual([409, "no-password-set"]);
  const remove = await app.call(user.deleteAccount, { password: "anything" }, { token });
  expect([remove.statusCode, remove.body.code]).toEqual([409, "no-password-set"]);
  expect((await app.call(user.login, ASHA)).statusCode).toBe(401);
  const reset = await resetToken(app);
  await app.call(user.updatePassword, { newPassword: NEW }, { token: reset });
  await forgetLimits(app);
  await logIn(app, { ...ASHA, password: NEW });
});
