import { user } from "@theta/contract";
import { decodeJwt, SignJWT, UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { createTestApp, TEST_SECRET, type TestApp } from "../../../../test/test-app.ts";
import { deriveKeys } from "../keys.ts";
import { logIn, resetToken, signUp } from "../test-world.ts";

const MALFORMED = { code: "not-signed-in", message: "jwt malformed" };
const INVALID = { code: "not-signed-in", message: "invalid signature" };
const EXPIRED = { code: "session-ended", message: "jwt expired" };

async function setUp() {
  const app = await createTestApp();
  await signUp(app);
  const { token } = await logIn(app);
  return { app, token, claims: decodeJwt(token) };
}

async function ask(app: TestApp, token: string) {
  const { statusCode, body } = await app.call(user.details, undefined, { token });
  return [statusCode, body];
}

interface Twist {
  key?: Uint8Array;
  typ?: string;
  alg?: string;
}

/** Our own token, remade with one thing changed. */
async function remake(claims: Record<string, unknown>, { key, typ, alg }: Twist = {}) {
  return await new SignJWT(claims)
    .setProtectedHeader({ alg: alg ?? "HS256", typ: typ ?? "at+jwt" })
    .sign(key ?? deriveKeys(TEST_SECRET).accessTokens);
}

test("row 75: accepts a token made the same way, so that the refusals below mean something", async () => {
  const { app, claims } = await setUp();
  expect((await ask(app, await remake(claims)))[0]).toBe(200);
});

test("row 75: refuses an unsigned token", async () => {
  const { app, claims } = await setUp();
  const none = new UnsecuredJWT(claims).encode();
  expect(await ask(app, none)).toEqual([401, INVALID]);
  expect(await ask(app, `${none}AAAA`)).toEqual([401, INVALID]);
});

test("row 75: refuses a token that was tampered with", async () => {
  const { app, token, claims } = await setUp();
  const [header, payload, signature = ""] = token.split(".");
  const other = Buffer.from(JSON.stringify({ ...claims, sub: crypto.randomUUID() }));
  expect(await ask(app, `${header}.${other.toString("base64url")}.${signature}`)).toEqual([
    401,
    INVALID,
  ]);
  const flipped = signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  expect(await ask(app, `${header}.${payload}.${flipped}`)).toEqual([401, INVALID]);
});

test.each(["rubbish", "a.b", "a.b.c", "..", "eyJhbGciOiJIUzI1NiJ9.e30", "null.null.null"])(
  "row 75: does not take %s for a token",
  async (token) => {
    const app = await createTestApp();
    expect(await ask(app, token)).toEqual([401, MALFORMED]);
  },
);

test("row 75: asks to sign in without a token, or with another scheme", async () => {
  const app = await createTestApp();
  for (const authorization of ["", "Basic YTpi", "Bearer", "Bearer a b"]) {
    const { statusCode, body } = await app.call(user.details, undefined, {
      headers: { authorization },
    });
    expect([statusCode, body.code]).toEqual([401, "not-signed-in"]);
  }
});

test("row 75: says when a token has expired, so that the browser can refresh it", async () => {
  const { app, claims } = await setUp();
  const now = Math.floor(Date.now() / 1000);
  expect(await ask(app, await remake({ ...claims, exp: now - 40 }))).toEqual([401, EXPIRED]);
  const justNow = await remake({ ...claims, exp: now - 10 });
  expect((await ask(app, justNow))[0]).toBe(200);
});

test("row 75: keeps a token alive for fifteen minutes", async () => {
  const { claims } = await setUp();
  expect(claims.exp! - claims.iat!).toBe(15 * 60);
});

test("row 75: refuses tokens of another environment, audience, issuer, or kind", async () => {
  const { app, claims } = await setUp();
  const keys = deriveKeys(TEST_SECRET);
  const foreign = [
    await remake(claims, { key: deriveKeys("the secret of another environment").accessTokens }),
    await remake(claims, { key: keys.resetTokens }),
    await remake(claims, { typ: "JWT" }),
    await remake(claims, { alg: "HS512" }),
    await remake({ ...claims, aud: "theta-password-reset" }),
    await remake({ ...claims, iss: "https://theta.other.example" }),
    await remake({ ...claims, sid: undefined }),
    await remake({ ...claims, exp: undefined }),
  ];
  for (const token of foreign) expect(await ask(app, token)).toEqual([401, INVALID]);
});

test("row 75: refuses a genuine token of a session that never existed", async () => {
  const { app, claims } = await setUp();
  const token = await remake({ ...claims, sid: crypto.randomUUID() });
  expect(await ask(app, token)).toEqual([
    401,
    { code: "session-ended", message: "Your session has ended. Please sign in again." },
  ]);
});

test("row 75: refuses a reset token as an access token", async () => {
  const { app } = await setUp();
  const reset = await resetToken(app);
  expect(await ask(app, reset)).toEqual([401, INVALID]);
  const sessions = await app.call(user.endOtherSessions, undefined, { token: reset });
  expect(sessions.statusCode).toBe(401);
});

test("row 75: refuses an access token as a reset token, even dressed up as one", async () => {
  const { app, token, claims } = await setUp();
  const input = { newPassword: "a calmer kettle" };
  const asIs = await app.call(user.updatePassword, input, { token });
  expect([asIs.statusCode, asIs.body.code]).toEqual([401, "current-password-required"]);
  const dressed = await remake(
    { ...claims, aud: "theta-password-reset", jti: crypto.randomUUID() },
    { typ: "reset+jwt" },
  );
  const answer = await app.call(user.updatePassword, input, { token: dressed });
  expect([answer.statusCode, answer.body]).toEqual([401, INVALID]);
});
