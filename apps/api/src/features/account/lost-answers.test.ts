/** A connection that dies after the commit: the work is done, and the reply says so. */
import { user } from "@theta/contract";
import { expect, test } from "vitest";
import { loseNextCommit } from "../../../test/lose-commit.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { askNonce, claimsOf, signWith, startTestGoogle } from "./google/test-google.ts";
import {
  ASHA,
  beginSignUp,
  eventsOf,
  forgetLimits,
  logIn,
  resetToken,
  signUp,
} from "./test-world.ts";

test("verifies a sign-up", async () => {
  const app = await createTestApp();
  const { userId, otp } = await beginSignUp(app);
  const isLost = loseNextCommit(app.pool);
  const answer = await app.call(user.verifyRegistration, { userId, otp, email: ASHA.email });
  expect([answer.statusCode, isLost()]).toEqual([200, true]);
  expect((await eventsOf(app)).filter((event) => event === "account.verified")).toHaveLength(1);
  await logIn(app);
});

test("gives the permission for a code for a new password", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { email } = ASHA;
  await app.call(user.sendResetCode, { email });
  const otp = await app.lastCode(email);
  const isLost = loseNextCommit(app.pool);
  const { statusCode, body } = await app.call(user.verifyResetCode, { email, otp });
  expect([statusCode, isLost()]).toEqual([200, true]);
  const token = body.result.accessToken;
  const changed = await app.call(
    user.updatePassword,
    { newPassword: "a calmer kettle" },
    { token },
  );
  expect(changed.statusCode).toBe(200);
});

test("sets a new password and sends one email about it", async () => {
  const app = await createTestApp();
  await signUp(app);
  const token = await resetToken(app);
  const isLost = loseNextCommit(app.pool);
  const changed = await app.call(
    user.updatePassword,
    { newPassword: "a calmer kettle" },
    { token },
  );
  expect([changed.statusCode, isLost()]).toEqual([200, true]);
  expect(await app.mails(ASHA.email)).toHaveLength(3);
});

test("signs a device out, and still refuses an unknown one", async () => {
  const app = await createTestApp();
  await signUp(app);
  await logIn(app);
  const { token } = await logIn(app);
  const { body } = await app.call(user.sessions, undefined, { token });
  const { sessionId } = body.result.find(({ isCurrent }) => !isCurrent)!;
  const isLost = loseNextCommit(app.pool);
  const ended = await app.call(user.endSession, { sessionId }, { token });
  expect([ended.statusCode, isLost()]).toEqual([200, true]);
  const again = await app.call(user.endSession, { sessionId }, { token });
  expect(again.statusCode).toBe(404);
});

test("makes one device and one event for a sign-in", async () => {
  const app = await createTestApp();
  await signUp(app);
  const isLost = loseNextCommit(app.pool);
  const { token } = await logIn(app);
  expect(isLost()).toBe(true);
  const { body } = await app.call(user.sessions, undefined, { token });
  expect(body.result).toHaveLength(1);
  expect((await eventsOf(app)).filter((event) => event === "session.login")).toHaveLength(1);
});

test("makes one learner for a first sign-in with Google, and says so once", async () => {
  const google = await startTestGoogle();
  const app = await createTestApp({ config: { google: google.config } });
  const credential = await signWith(google.key, claimsOf(await askNonce(app)));
  const isLost = loseNextCommit(app.pool);
  const answer = await app.call(user.continueWithGoogle, { credential });
  expect([answer.statusCode, isLost()]).toEqual([200, true]);
  expect(await eventsOf(app)).toEqual(["account.google-linked", "session.login"]);
});

test("completes a refresh, a sign-out, and a deletion", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { token, cookies } = await logIn(app);
  const { password } = ASHA;
  const headers = { "x-theta-refresh": "1" };
  const calls = [
    async () => app.call(user.refreshSession, undefined, { cookies, headers }),
    async () => app.call(user.endOtherSessions, undefined, { token }),
    async () => app.call(user.deleteAccount, { password }, { token }),
    async () => app.call(user.logout, undefined, { token }),
  ];
  for (const call of calls) {
    const isLost = loseNextCommit(app.pool);
    await forgetLimits(app);
    const { statusCode } = await call();
    expect([statusCode, isLost()]).toEqual([200, true]);
  }
});
