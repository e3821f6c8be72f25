import { user } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import {
  ASHA,
  BRUNO,
  cookiesOf,
  eventsOf,
  logIn,
  refreshHeaders,
  resetToken,
  signUp,
} from "../test-world.ts";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1";

async function refresh(app: TestApp, cookies: Record<string, string>) {
  return await app.call(user.refreshSession, undefined, { cookies, headers: refreshHeaders });
}

async function statusWith(app: TestApp, token: string) {
  const { statusCode, body } = await app.call(user.details, undefined, { token });
  return { statusCode, code: body.code, message: body.message };
}

const ENDED = {
  statusCode: 401,
  code: "session-ended",
  message: "Your session has ended. Please sign in again.",
};

/** Makes the last exchange old enough for its old secret to be dead. */
async function letGracePass({ db }: TestApp): Promise<void> {
  await sql`update sessions set refreshed_at = refreshed_at - interval '21 seconds'`.execute(db);
}

test("gives a new access token and exchanges the cookie on a refresh", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { cookies } = await logIn(app);
  const answer = await refresh(app, cookies);
  expect(answer.statusCode).toBe(200);
  expect(cookiesOf(answer)).not.toEqual(cookies);
  expect((await statusWith(app, answer.body.result.accessToken)).statusCode).toBe(200);
  await letGracePass(app);
  expect((await refresh(app, cookiesOf(answer))).statusCode).toBe(200);
});

test("stores the cookie's secret only as a hash", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { cookies } = await logIn(app);
  const secret = cookies["theta-refresh"]!.split(".")[2]!;
  const rows = await sql<{ text: string }>`select sessions::text as text from sessions`.execute(
    app.db,
  );
  const kept = rows.rows[0]!.text;
  expect(kept).not.toContain(secret);
  expect(kept).not.toContain(Buffer.from(secret, "base64url").toString("hex"));
});

test("keeps twenty tabs that refresh at once signed in, with the same cookie", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { cookies } = await logIn(app);
  const answers = await Promise.all(Array.from({ length: 20 }, async () => refresh(app, cookies)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map((answer) => cookiesOf(answer)["theta-refresh"])).size).toBe(1);
  await letGracePass(app);
  expect((await refresh(app, cookiesOf(answers[7]!))).statusCode).toBe(200);
});

test("lets a refresh whose reply was lost be repeated", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { cookies } = await logIn(app);
  const lost = await refresh(app, cookies);
  const repeated = await refresh(app, cookies);
  expect(cookiesOf(repeated)).toEqual(cookiesOf(lost));
  // A tab that is quick with the new one doesn't shut out a tab that is slow with the old one.
  expect((await refresh(app, cookiesOf(repeated))).statusCode).toBe(200);
  expect((await refresh(app, cookies)).statusCode).toBe(200);
});

test("row 77: ends the session for thief and owner when an old cookie comes back later", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { token, cookies: stolen } = await logIn(app);
  const owner = await refresh(app, stolen);
  await letGracePass(app);

  const thief = await refresh(app, stolen);
  expect(thief.statusCode).toBe(401);
  expect(thief.body.code).toBe("session-ended");
  expect(thief.cookies[0]?.value).toBe("");
  expect((await refresh(app, cookiesOf(owner))).statusCode).toBe(401);
  expect(await statusWith(app, token)).toEqual(ENDED);
  expect(await statusWith(app, owner.body.result.accessToken)).toEqual(ENDED);
  expect(await eventsOf(app)).toContain("session.refresh-reused");
});

test("row 77: ends a real session for a made-up secret, and changes nothing for another device's", async () => {
  const app = await createTestApp();
  await signUp(app);
  const one = await logIn(app);
  const two = await logIn(app);
  const [learner, session] = one.cookies["theta-refresh"]!.split(".");
  const forged = { "theta-refresh": `${learner}.${session}.${"A".repeat(43)}` };
  expect((await refresh(app, forged)).statusCode).toBe(401);
  expect(await statusWith(app, one.token)).toEqual(ENDED);
  expect((await statusWith(app, two.token)).statusCode).toBe(200);
});

test("refuses a refresh without the header, without a cookie, or with an unknown one", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { cookies } = await logIn(app);
  const noHeader = await app.call(user.refreshSession, undefined, { cookies });
  expect([noHeader.statusCode, noHeader.body.code]).toEqual([403, "foreign-origin"]);
  for (const value of ["", "x", "a.b.c", `${"0".repeat(36)}.x.y`, "'; drop table sessions"]) {
    const answer = await refresh(app, { "theta-refresh": value });
    expect([answer.statusCode, answer.body.code]).toEqual([401, "session-ended"]);
    expect(answer.cookies[0]).toMatchObject({ name: "theta-refresh", value: "" });
  }
  expect((await refresh(app, {})).statusCode).toBe(401);
  expect((await refresh(app, cookies)).statusCode).toBe(200);
});

test("neither answers nor refreshes for an expired session", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { token, cookies } = await logIn(app);
  await sql`update sessions set expires_at = now() - interval '1 second'`.execute(app.db);
  expect(await statusWith(app, token)).toEqual(ENDED);
  expect((await refresh(app, cookies)).statusCode).toBe(401);
});

test("ends a session half a year after the sign-in, however much it's used", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { cookies } = await logIn(app);
  const age = async (days: number) =>
    await sql`update sessions set created_at = now() - make_interval(days => ${days}),
      refreshed_at = now() - interval '1 minute'`.execute(app.db);
  const daysLeft = async () => {
    const { rows } = await sql<{ days: number }>`
      select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions`.execute(
      app.db,
    );
    return rows.map(({ days }) => days);
  };
  await age(100);
  const next = await refresh(app, cookies);
  expect(await daysLeft()).toEqual([30]);
  await age(170);
  const last = await refresh(app, cookiesOf(next));
  expect(await daysLeft()).toEqual([10]);
  await age(181);
  expect((await refresh(app, cookiesOf(last))).statusCode).toBe(200);
  expect((await refresh(app, cookiesOf(last))).statusCode).toBe(401);
});

test("leaves the cookie of a newer sign-in alone when a refresh comes too late", async () => {
  const app = await createTestApp();
  await signUp(app);
  const old = await logIn(app);
  await app.call(user.logout, undefined, { token: old.token });
  const late = await refresh(app, old.cookies);
  expect([late.statusCode, late.cookies]).toEqual([401, []]);
  const noHeader = await app.call(user.refreshSession, undefined, { cookies: old.cookies });
  expect([noHeader.statusCode, noHeader.cookies]).toEqual([403, []]);
});

test("leaves no device behind when signing in again in the same browser", async () => {
  const app = await createTestApp();
  await signUp(app);
  const elsewhere = await logIn(app);
  const first = await logIn(app);
  const answer = await app.call(user.login, ASHA, { cookies: first.cookies });
  const token = answer.body.result.accessToken;
  const { body } = await app.call(user.sessions, undefined, { token });
  expect(body.result).toHaveLength(2);
  expect(await statusWith(app, first.token)).toEqual(ENDED);
  expect((await statusWith(app, elsewhere.token)).statusCode).toBe(200);
});

test("doesn't end anyone's session for a made-up cookie at sign-in", async () => {
  const app = await createTestApp();
  await signUp(app);
  await signUp(app, BRUNO);
  const { token, cookies } = await logIn(app);
  const [learner, session] = cookies["theta-refresh"]!.split(".");
  const forged = { "theta-refresh": `${learner}.${session}.${"A".repeat(43)}` };
  expect((await app.call(user.login, BRUNO, { cookies: forged })).statusCode).toBe(200);
  expect((await statusWith(app, token)).statusCode).toBe(200);
});

test("row 76: ends the session at once on signing out, and no other session", async () => {
  const app = await createTestApp();
  await signUp(app);
  const here = await logIn(app);
  const there = await logIn(app);
  const out = await app.call(user.logout, undefined, { token: here.token });
  expect(out.statusCode).toBe(200);
  expect(out.headers["clear-site-data"]).toBe('"storage"');
  expect(out.cookies[0]).toMatchObject({ name: "theta-refresh", value: "", path: "/" });
  expect(await statusWith(app, here.token)).toEqual(ENDED);
  expect((await refresh(app, here.cookies)).statusCode).toBe(401);
  expect((await statusWith(app, there.token)).statusCode).toBe(200);
  expect(await eventsOf(app)).toContain("session.ended");
});

test("row 76: signs out with the cookie alone", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { token, cookies } = await logIn(app);
  await app.call(user.logout, undefined, { cookies, token: "an.old.token" });
  expect(await statusWith(app, token)).toEqual(ENDED);
});

test("a sign-out that's sent again leaves the device's settings in its storage", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { token, cookies } = await logIn(app);
  const out = await app.call(user.logout, undefined, { cookies });
  expect(out.headers).not.toHaveProperty("clear-site-data");
  expect(await statusWith(app, token)).toEqual(ENDED);
});

test("signs out with nothing, or with garbage, as well", async () => {
  const app = await createTestApp();
  for (const options of [{}, { token: "rubbish" }, { cookies: { "theta-refresh": "rubbish" } }]) {
    expect((await app.call(user.logout, undefined, options)).body).toEqual({
      result: { done: true },
    });
  }
});

test("row 76: a new password ends every device's session, for both tokens and refreshes", async () => {
  const app = await createTestApp();
  await signUp(app);
  const devices = [await logIn(app), await logIn(app)];
  const token = await resetToken(app);
  await app.call(user.updatePassword, { newPassword: "a calmer kettle" }, { token });
  for (const device of devices) {
    expect(await statusWith(app, device.token)).toEqual(ENDED);
    expect((await refresh(app, device.cookies)).statusCode).toBe(401);
  }
});

test("shows a learner their devices by name and signs one of them out", async () => {
  const app = await createTestApp();
  await signUp(app);
  const laptop = await logIn(app, ASHA, { "user-agent": FIREFOX });
  const phone = await logIn(app, ASHA, { "user-agent": IPHONE });
  const { body } = await app.call(user.sessions, undefined, { token: laptop.token });
  const names = body.result.map(({ device, isCurrent }) => `${device} ${isCurrent}`);
  expect(names.toSorted((a, b) => a.localeCompare(b))).toEqual([
    "Firefox on Windows true",
    "Safari on iPhone false",
  ]);
  const { sessionId } = body.result.find(({ isCurrent }) => !isCurrent)!;
  const ended = await app.call(user.endSession, { sessionId }, { token: laptop.token });
  expect(ended.body).toEqual({ result: { done: true } });
  expect(await statusWith(app, phone.token)).toEqual(ENDED);
  const left = await app.call(user.sessions, undefined, { token: laptop.token });
  expect(left.body.result).toHaveLength(1);
});

test("keeps this device when signing out all others", async () => {
  const app = await createTestApp();
  await signUp(app);
  const others = [await logIn(app), await logIn(app)];
  const here = await logIn(app);
  await app.call(user.endOtherSessions, undefined, { token: here.token });
  for (const other of others) expect(await statusWith(app, other.token)).toEqual(ENDED);
  expect((await statusWith(app, here.token)).statusCode).toBe(200);
});

test("refuses to end another learner's session, an unknown one, or an invalid id", async () => {
  const app = await createTestApp();
  await signUp(app);
  await signUp(app, BRUNO);
  const asha = await logIn(app);
  const bruno = await logIn(app, BRUNO);
  const { body } = await app.call(user.sessions, undefined, { token: bruno.token });
  const end = async (sessionId: unknown) =>
    await app.call(user.endSession, { sessionId }, { token: asha.token });
  const foreign = await end(body.result[0]!.sessionId);
  const unknown = await end(crypto.randomUUID());
  expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
  expect(unknown.statusCode).toBe(404);
  expect((await end("1; drop table sessions")).statusCode).toBe(400);
  expect((await statusWith(app, bruno.token)).statusCode).toBe(200);
});

test("records the use of a session at most once every ten minutes", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { token } = await logIn(app);
  const lastUsed = async () =>
    (await app.db.selectFrom("sessions").select("last_used_at").executeTakeFirstOrThrow())
      .last_used_at;
  const first = await lastUsed();
  await statusWith(app, token);
  expect(await lastUsed()).toEqual(first);
  await sql`update sessions set last_used_at = now() - interval '11 minutes'`.execute(app.db);
  await statusWith(app, token);
  expect((await lastUsed()).getTime()).toBeGreaterThanOrEqual(first.getTime());
  await sql`update sessions set last_used_at = now() - interval '9 minutes'`.execute(app.db);
  const recent = await lastUsed();
  await statusWith(app, token);
  expect(await lastUsed()).toEqual(recent);
});
