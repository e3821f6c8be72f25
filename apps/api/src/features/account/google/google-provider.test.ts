import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { user } from "@theta/contract";
import { exportJWK, generateKeyPair } from "jose";
import { Provider } from "oidc-provider";
import { expect, onTestFinished, test } from "vitest";
import { createTestApp } from "../../../../test/test-app.ts";
import { listenOnFreePort } from "../test-port.ts";

const CLIENT_ID = "theta-tests";
const REDIRECT = "http://127.0.0.1:4999/callback";

/** A certified OpenID provider that signs everybody in as the account named in `login_hint`. */
async function startProvider() {
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        // Web clients may not use the implicit flow without https.
        application_type: "native",
        response_types: ["id_token"],
        grant_types: ["implicit"],
        redirect_uris: [REDIRECT],
        token_endpoint_auth_method: "none",
      },
    ],
    responseTypes: ["id_token"],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    jwks: {
      keys: [{ ...(await exportJWK(privateKey)), kid: "provider", alg: "RS256", use: "sig" }],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Grant: 600, IdToken: 600, Session: 600 },
    cookies: { keys: ["only for a test"] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        email: `${accountId}@example.com`,
        email_verified: accountId !== "unproved",
        name: "Noor Haddad",
      }),
    }),
  });
  const answer = provider.callback();
  server.on("request", (request, response) => {
    const isQuestion = request.url?.startsWith("/interaction/");
    void (isQuestion ? agree(provider, request, response) : answer(request, response));
  });
  return issuer;
}

/** The person agrees to everything. */
async function agree(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const { params } = await provider.interactionDetails(request, response);
  const accountId = String(params["login_hint"]);
  const grant = new provider.Grant({ accountId, clientId: CLIENT_ID });
  grant.addOIDCScope("openid email profile");
  await provider.interactionFinished(request, response, {
    login: { accountId },
    consent: { grantId: await grant.save() },
  });
}

/** Goes through the provider's pages like a browser and returns the ID token from the last one. */
async function signInAt(issuer: string, nonce: string, accountId: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = new URL("/auth", issuer);
  url.search = new URLSearchParams({
    client_id: CLIENT_ID,
    redirect_uri: REDIRECT,
    response_type: "id_token",
    response_mode: "form_post",
    scope: "openid email profile",
    login_hint: accountId,
    nonce,
  }).toString();
  for (let step = 0; step < 8; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const next = response.headers.get("location");
    const page = await response.text();
    const token = /name="id_token" value="([^"]+)"/.exec(page)?.[1];
    if (token) return token;
    if (!next) throw new Error(`The provider answered ${response.status}: ${page}`);
    url = new URL(next, url);
  }
  throw new Error("The provider never came to an end");
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
