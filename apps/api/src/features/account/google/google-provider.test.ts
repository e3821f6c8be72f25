import { user } from "@theta/contract";
import { expect, onTestFinished, test } from "vitest";
import { startOpenidProvider, walk } from "../../../../test/openid-provider.ts";
import { createTestApp } from "../../../../test/test-app.ts";

const CLIENT_ID = "theta-tests";
const REDIRECT = "http://127.0.0.1:4999/callback";

/** A certified OpenID provider that signs everybody in as the account named in `login_hint`. */
async function startProvider() {
  const provider = await startOpenidProvider(
    {
      client_id: CLIENT_ID,
      // Web clients may not use the implicit flow without https.
      application_type: "native",
      response_types: ["id_token"],
      grant_types: ["implicit"],
      redirect_uris: [REDIRECT],
      token_endpoint_auth_method: "none",
    },
    {
      more: {
        responseTypes: ["id_token"],
        findAccount: (_context, accountId) => ({
          accountId,
          claims: () => ({
            sub: accountId,
            email: `${accountId}@example.com`,
            email_verified: accountId !== "unproved",
            name: "Noor Haddad",
          }),
        }),
      },
    },
  );
  onTestFinished(provider.stop);
  return provider.issuer;
}

const TOKEN = /name="id_token" value="([^"]+)"/;

/** Goes through the provider's pages like a browser and returns the ID token from the last one. */
async function signInAt(issuer: string, nonce: string, accountId: string): Promise<string> {
  const url = new URL("/auth", issuer);
  url.search = new URLSearchParams({
    client_id: CLIENT_ID,
    redirect_uri: REDIRECT,
    response_type: "id_token",
    response_mode: "form_post",
    scope: "openid email profile",
    login_hint: accountId,
    nonce,
  }).toString();
  const { page } = await walk(url, (_next, text) => TOKEN.test(text));
  return TOKEN.exec(page)?.[1] ?? "";
}

async function setUp() {
  const issuer = await startProvider();
  const app = await createTestApp({
    config: {
      google: {
        clientId: CLIENT_ID,
        issuers: [issuer],
        jwksUrl: `${issuer}/jwks`,
        scriptUrl: `${issuer}/gsi/client`,
      },
    },
  });
  const { body } = await app.call(user.googleNonce);
  return { app, issuer, nonce: body.result.nonce };
}

test("signs a person in through a real OpenID provider", async () => {
  const { app, issuer, nonce } = await setUp();
  const credential = await signInAt(issuer, nonce, "noor");
  const answer = await app.call(user.continueWithGoogle, { credential });
  expect(answer.statusCode).toBe(200);
  expect(answer.body.result).toMatchObject({
    name: "Noor Haddad",
    email: "noor@example.com",
    isUserSubscribed: false,
  });
  const replayed = await app.call(user.continueWithGoogle, { credential });
  expect([replayed.statusCode, replayed.body.code]).toEqual([401, "google-refused"]);
});

test("row 74: refuses the provider's token for an unproved address or with a foreign nonce", async () => {
  const { app, issuer, nonce } = await setUp();
  for (const [account, given] of [
    ["unproved", nonce],
    ["noor", "a-nonce-of-somebody-else"],
  ] as const) {
    const credential = await signInAt(issuer, given, account);
    const answer = await app.call(user.continueWithGoogle, { credential });
    expect([answer.statusCode, answer.body.code]).toEqual([401, "google-refused"]);
  }
});
