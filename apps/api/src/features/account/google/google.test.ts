import { user } from "@theta/contract";
import { exportJWK, exportSPKI, SignJWT } from "jose";
import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import {
  askNonce,
  type Claims,
  claimsOf,
  makeKey,
  signWith,
  startTestGoogle,
  type TestGoogle,
  unsigned,
} from "./test-google.ts";
import {
  ASHA,
  beginSignUp,
  eventsOf,
  forgetLimits,
  logIn,
  resetToken,
  signUp,
} from "../test-world.ts";

afterEach(() => {
  vi.useRealTimers();
});

async function setUp() {
  const google = await startTestGoogle();
  const app = await createTestApp({ config: { google: google.config } });
  return { app, google };
}

async function enter(app: TestApp, credential: string) {
  return await app.call(user.continueWithGoogle, { credential });
}

/** A whole sign-in with a fresh nonce and, if wanted, one false claim. */
async function enterAs(app: TestApp, google: TestGoogle, twist: Claims = {}) {
  return await enter(app, await signWith(google.key, claimsOf(await askNonce(app), twist)));
}

test("signs a newcomer up and in, without phone and password", async () => {
  const { app, google } = await setUp();
  const answer = await enterAs(app, google);
  expect(answer.statusCode).toBe(200);
  expect(answer.body.result).toMatchObject({ name: "Asha Rao", email: ASHA.email, phone: "" });
  expect(answer.cookies[0]).toMatchObject({ name: "theta-refresh", httpOnly: true });
  const token = answer.body.result.accessToken;
  expect((await app.call(user.details, undefined, { token })).statusCode).toBe(200);
  expect(await app.mails()).toEqual([]);
});

test("recognizes the same Google account even after its email address changed", async () => {
  const { app, google } = await setUp();
  const first = await enterAs(app, google);
  const second = await enterAs(app, google, { email: "other@example.com", name: "Other" });
  const third = await enterAs(app, google, { iss: "accounts.google.com" });
  const ids = [first, second, third].map(({ body }) => body.result.userId);
  expect(new Set(ids).size).toBe(1);
});

test("connects a learner with a password by the verified email address, and tells them", async () => {
  const { app, google } = await setUp();
  const userId = await signUp(app);
  const answer = await enterAs(app, google, { email: "ASHA@Example.com" });
  expect(answer.body.result.userId).toBe(userId);
  const [mail] = await app.mails(ASHA.email);
  expect(mail?.subject).toBe("You can now sign in with Google");
  await logIn(app);
  expect(await eventsOf(app)).toContain("account.google-linked");
});

test("disconnects Google when the password is reset, but not when it's changed", async () => {
  const { app, google } = await setUp();
  const userId = await signUp(app);
  await enterAs(app, google);
  const links = async () => await app.db.selectFrom("google_identities").selectAll().execute();
  const { token } = await logIn(app);
  const change = { currentPassword: ASHA.password, newPassword: "patient spider 9" };
  expect((await app.call(user.updatePassword, change, { token })).statusCode).toBe(200);
  expect(await links(), "who knows the password keeps it").toHaveLength(1);
  const reset = await resetToken(app);
  await app.call(user.updatePassword, { newPassword: "nine copper owls" }, { token: reset });
  expect(await links()).toEqual([]);
  const stranger = await enterAs(app, google, { email: "other@example.com" });
  expect(stranger.body.result.userId).not.toBe(userId);
  const owner = await enterAs(app, google, { sub: "another" });
  expect(owner.body.result.userId).toBe(userId);
  const mails = (await app.mails(ASHA.email)).filter(({ subject }) => /was changed/.test(subject));
  const saying = mails.filter(({ text }) => text.includes("we've disconnected it"));
  expect([mails.length, saying.length]).toEqual([2, 1]);
});

test("makes one learner from twenty first sign-ins at once", async () => {
  const { app, google } = await setUp();
  const tokens: string[] = [];
  for (let n = 0; n < 20; n += 1) {
    tokens.push(await signWith(google.key, claimsOf(await askNonce(app))));
  }
  const answers = await Promise.all(tokens.map(async (token) => enter(app, token)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map(({ body }) => body.result.userId)).size).toBe(1);
});

test("replaces a name that cannot be shown with the first part of the address", async () => {
  const { app, google } = await setUp();
  const answer = await enterAs(app, google, { name: "x".repeat(300) });
  expect(answer.body.result.name).toBe("asha");
});

test("keeps an account that was about to be erased", async () => {
  const { app, google } = await setUp();
  await signUp(app);
  const { token } = await logIn(app);
  await app.call(user.deleteAccount, { password: ASHA.password }, { token });
  const answer = await enterAs(app, google);
  expect(answer.body.message).toContain("We won't delete your account");
  expect(await eventsOf(app)).toContain("account.deletion-undone");
});

test("row 73: drops a password that somebody else chose for the address", async () => {
  const { app, google } = await setUp();
  const attacker = { ...ASHA, name: "Mallory", password: "patient spider 9" };
  const { userId, otp } = await beginSignUp(app, attacker);
  const owner = await enterAs(app, google);
  expect(owner.body.result.name).toBe("Asha Rao");

  const verified = await app.call(user.verifyRegistration, { userId, otp, email: ASHA.email });
  expect([verified.statusCode, verified.body.code]).toEqual([400, "code-refused"]);
  expect((await app.call(user.login, attacker)).statusCode).toBe(401);
  await forgetLimits(app);
  await app.call(user.resendRegistrationCode, { userId, email: ASHA.email });
  expect(await app.mails(ASHA.email)).toHaveLength(1);
  const waiting = await app.db.selectFrom("pending_registrations").select("id").execute();
  expect(waiting).toEqual([]);
});

const REFUSED = [
  401,
  { code: "google-refused", message: "Google didn't confirm this sign-in. Please try again." },
];

const hourAgo = () => Math.floor(Date.now() / 1000) - 3600;
const FAULTS: [string, () => Claims][] = [
  ["another audience", () => ({ aud: "somebody-else" })],
  ["another issuer", () => ({ iss: "https://accounts.evil.example" })],
  [
    "an issuer that only begins the same",
    () => ({ iss: "https://accounts.google.com.evil.example" }),
  ],
  ["no issuer", () => ({ iss: undefined })],
  ["an expiry in the past", () => ({ exp: hourAgo() })],
  ["no expiry", () => ({ exp: undefined })],
  ["no subject", () => ({ sub: undefined })],
  ["no nonce", () => ({ nonce: undefined })],
  ["a nonce that was never given out", () => ({ nonce: "AAAAAAAAAAAAAAAAAAAAAA" })],
  ["a nonce that is not text", () => ({ nonce: { $gt: "" } })],
];

test.each(FAULTS)("row 74: refuses a token with %s", async (_, twist) => {
  const { app, google } = await setUp();
  const answer = await enterAs(app, google, twist());
  expect([answer.statusCode, answer.body]).toEqual(REFUSED);
  expect(await app.db.selectFrom("learners").select("id").execute()).toEqual([]);
  expect(await eventsOf(app)).toEqual(["account.google-refused"]);
});

test.each([false, "true", 1, undefined, null])(
  "row 74: does not accept an email address verified as %j",
  async (email_verified) => {
    const { app, google } = await setUp();
    await signUp(app);
    const answer = await enterAs(app, google, { email_verified });
    expect([answer.statusCode, answer.body.code]).toEqual([401, "google-refused"]);
    expect(answer.body.message).toContain("hasn't verified this account's email address");
  },
);

test("row 74: accepts a nonce once, and not forever", async () => {
  const { app, google } = await setUp();
  const credential = await signWith(google.key, claimsOf(await askNonce(app)));
  const answers = await Promise.all([enter(app, credential), enter(app, credential)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
  const old = await signWith(google.key, claimsOf(await askNonce(app)));
  await sql`update google_nonces set expires_at = now() - interval '1 second'`.execute(app.db);
  const late = await enter(app, old);
  expect([late.statusCode, late.body]).toEqual(REFUSED);
});

test("row 74: does not use up the nonce for a bad token", async () => {
  const { app, google } = await setUp();
  const nonce = await askNonce(app);
  await enter(app, await signWith(google.key, claimsOf(nonce, { aud: "somebody-else" })));
  expect((await enter(app, await signWith(google.key, claimsOf(nonce)))).statusCode).toBe(200);
});

test("row 74: refuses a missing or forged signature, or one made with the public key", async () => {
  const { app, google } = await setUp();
  const stranger = await makeKey("first");
  const pem = new TextEncoder().encode(await exportSPKI(google.key.publicKey));
  const nonce = await askNonce(app);
  const good = await signWith(google.key, claimsOf(nonce));
  const [header, , signature] = good.split(".");
  const swapped = Buffer.from(JSON.stringify(claimsOf(nonce, { sub: "7" }))).toString("base64url");
  const forged: Record<string, string> = {
    none: unsigned(claimsOf(nonce)),
    "other key, same kid": await signWith(stranger, claimsOf(nonce)),
    "unknown kid": await signWith({ ...stranger, kid: "unknown" }, claimsOf(nonce)),
    "key in the token": await signWith(stranger, claimsOf(nonce), {
      kid: undefined,
      jwk: await exportJWK(stranger.publicKey),
    }),
    "HS256 with the public key": await new SignJWT(claimsOf(nonce))
      .setProtectedHeader({ alg: "HS256", kid: google.key.kid })
      .sign(pem),
    "claims exchanged": `${header}.${swapped}.${signature}`,
    rubbish: "rubbish",
    "three dots": "a.b.c",
  };
  for (const [name, credential] of Object.entries(forged)) {
    const answer = await enter(app, credential);
    expect([answer.statusCode, answer.body], name).toEqual(REFUSED);
  }
  expect((await enter(app, good)).statusCode).toBe(200);
});

test("row 74: keeps using known keys while Google's key page is down", async () => {
  const { app, google } = await setUp();
  expect((await enterAs(app, google)).statusCode).toBe(200);
  google.shows.isDown = true;
  expect((await enterAs(app, google)).statusCode).toBe(200);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60 * 1000 });
  const asked = google.shows.asked;
  expect((await enterAs(app, google)).statusCode).toBe(200);
  expect(google.shows.asked).toBeGreaterThan(asked);
});

test("row 74: says that Google is unreachable when no key is known and the page is down", async () => {
  const { app, google } = await setUp();
  google.shows.isDown = true;
  const answer = await enterAs(app, google);
  expect([answer.statusCode, answer.body.code]).toEqual([503, "try-again"]);
  expect(answer.body.message).toContain("couldn't reach Google");
  expect(answer.headers["retry-after"]).toBe("60");
  for (let n = 0; n < 60; n += 1) await enter(app, await signWith(google.key, claimsOf("n")));
  expect(await eventsOf(app), "it is nobody's failure").toEqual([]);
  google.shows.isDown = false;
  expect((await enterAs(app, google)).statusCode).toBe(200);
});

test("row 74: does not refuse an unknown key while the page is down", async () => {
  const { app, google } = await setUp();
  expect((await enterAs(app, google)).statusCode).toBe(200);
  google.shows.isDown = true;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60 * 1000 });
  const second = await makeKey("second");
  const answer = await enter(app, await signWith(second, claimsOf(await askNonce(app))));
  expect([answer.statusCode, answer.body.code]).toEqual([503, "try-again"]);
});

test("row 74: finds a new key, and stops accepting one that was withdrawn", async () => {
  const { app, google } = await setUp();
  expect((await enterAs(app, google)).statusCode).toBe(200);
  const second = await makeKey("second");
  google.shows.keys = [second];
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 1000 });
  const withNew = await enter(app, await signWith(second, claimsOf(await askNonce(app))));
  expect(withNew.statusCode).toBe(200);
  expect((await enterAs(app, google)).statusCode).toBe(401);
});

test("offers no Google sign-in without a client id", async () => {
  const app = await createTestApp();
  const nonce = await app.call(user.googleNonce);
  const entered = await enter(app, "a.b.c");
  for (const { statusCode, body } of [nonce, entered]) {
    expect([statusCode, body.code]).toEqual([404, "google-not-configured"]);
  }
});
