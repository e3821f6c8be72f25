/** Our own sign-in provider for tests: keys at an address, and tokens with any fault we want. */
import { createServer } from "node:http";
import {
  exportJWK,
  type GenerateKeyPairResult,
  type JWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
} from "jose";
import { user } from "@theta/contract";
import { onTestFinished } from "vitest";
import type { TestApp } from "../../../../test/test-app.ts";
import type { GoogleConfig } from "../../../platform/config/config.ts";
import { listenOnFreePort } from "../test-port.ts";

export const CLIENT_ID = "theta-tests";
export const ISSUER = "https://accounts.google.com";

export type TestKey = GenerateKeyPairResult & { kid: string; jwk: JWK };

/** Claims as anybody might send them, right or wrong. */
export type Claims = Record<string, unknown>;

export async function makeKey(kid: string): Promise<TestKey> {
  const pair = await generateKeyPair("RS256", { extractable: true });
  return { ...pair, kid, jwk: { ...(await exportJWK(pair.publicKey)), kid, use: "sig" } };
}

export interface TestGoogle {
  config: GoogleConfig;
  key: TestKey;
  /** What the provider's key page shows. An empty list and `isDown` are faults to test. */
  shows: { keys: TestKey[]; isDown: boolean; asked: number };
}

export async function startTestGoogle(): Promise<TestGoogle> {
  const key = await makeKey("first");
  const shows = { keys: [key], isDown: false, asked: 0 };
  const server = createServer((_request, response) => {
    shows.asked += 1;
    if (shows.isDown) {
      response.destroy();
      return;
    }
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ keys: shows.keys.map(({ jwk }) => jwk) }));
  });
  const port = await listenOnFreePort(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    key,
    shows,
    config: {
      clientId: CLIENT_ID,
      issuers: [ISSUER, "accounts.google.com"],
      jwksUrl: `http://127.0.0.1:${port}/certs`,
      scriptUrl: "https://accounts.google.com/gsi/client",
    },
  };
}

export async function askNonce(app: TestApp): Promise<string> {
  return (await app.call(user.googleNonce)).body.result.nonce;
}

export function claimsOf(nonce: string, twist: Claims = {}): Claims {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: ISSUER,
    aud: CLIENT_ID,
    sub: "1080",
    iat: now,
    exp: now + 3600,
    email: "asha@example.com",
    email_verified: true,
    hd: "example.com",
    name: "Asha Rao",
    nonce,
    ...twist,
  };
}

export async function signWith(
  { kid, privateKey }: TestKey,
  claims: Claims,
  header: Record<string, unknown> = {},
): Promise<string> {
  return await new SignJWT(claims)
    .setProtectedHeader({ alg: "RS256", kid, ...header })
    .sign(privateKey);
}

export function unsigned(claims: Claims): string {
  return new UnsecuredJWT(claims).encode();
}
