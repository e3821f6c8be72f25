/** A real, certified OpenID provider, with a person who agrees to everything, and faults on demand. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import {
  decodeJwt,
  exportJWK,
  generateKeyPair,
  type GenerateKeyPairResult,
  type JWK,
  SignJWT,
} from "jose";
import { type ClientMetadata, type Configuration, Provider } from "oidc-provider";

export type Claims = Record<string, unknown>;

interface Key extends GenerateKeyPairResult {
  kid: string;
  /** With the private part. */
  jwk: JWK;
}

interface Behavior {
  /** Who is at the keyboard, and what the provider knows about them. */
  person: Claims & { sub: string };
  /** They cancel. */
  refuses: boolean;
  /** Answers that replace the provider's, by path. */
  answers: Record<string, (response: ServerResponse) => void>;
  /** Claims that replace those in the ID token, which is signed again with `key`. */
  twist: Claims;
  key: Key;
  /** What the key page shows. */
  shownKeys: Key[];
}

export interface TestProvider {
  issuer: string;
  now: Behavior;
  stop: () => void;
}

export async function makeSigningKey(kid: string): Promise<Key> {
  const pair = await generateKeyPair("RS256", { extractable: true });
  return {
    ...pair,
    kid,
    jwk: { ...(await exportJWK(pair.privateKey)), kid, alg: "RS256", use: "sig" },
  };
}

export async function startOpenidProvider(
  client: ClientMetadata,
  { port = 0, more = {} }: { port?: number; more?: Configuration } = {},
): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((listening) => {
    server.listen(port, "127.0.0.1", listening);
  });
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === "object" ? address?.port : port}`;
  const key = await makeSigningKey("first");
  const now: Behavior = {
    person: {
      sub: "noor",
      email: "noor@lincoln.example",
      email_verified: true,
      name: "Noor Haddad",
    },
    refuses: false,
    answers: {},
    twist: {},
    key,
    shownKeys: [key],
  };
  const provider = new Provider(issuer, {
    clients: [client],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    jwks: { keys: [key.jwk] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Grant: 600, IdToken: 600, Session: 600, AccessToken: 600 },
    cookies: { keys: ["only for a test"] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ ...now.person, sub: accountId }),
    }),
    ...more,
  });
  const answer = provider.callback();
  server.on("request", (request, response) => {
    const path = request.url?.split("?")[0] ?? "";
    const replaced = now.answers[path];
    if (replaced) return replaced(response);
    if (path.startsWith("/interaction/")) return void decide(provider, now, request, response);
    if (path === "/jwks") return showKeys(now, response);
    if (path === "/token") twistToken(now, response);
    return void answer(request, response);
  });
  return {
    issuer,
    now,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function decide(
  provider: Provider,
  { person, refuses }: Behavior,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (refuses) {
    await provider.interactionFinished(request, response, { error: "access_denied" });
    return;
  }
  const { params } = await provider.interactionDetails(request, response);
  const hint = params["login_hint"];
  const accountId = typeof hint === "string" ? hint : person.sub;
  const grant = new provider.Grant({ accountId, clientId: params["client_id"] as string });
  grant.addOIDCScope("openid email profile");
  await provider.interactionFinished(request, response, {
    login: { accountId, remember: false },
    consent: { grantId: await grant.save() },
  });
}

function showKeys({ shownKeys }: Behavior, response: ServerResponse): void {
  const keys = shownKeys.map(({ jwk: { kty, n, e, kid, alg, use } }) => ({
    kty,
    n,
    e,
    kid,
    alg,
    use,
  }));
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ keys }));
}

/** Signs another ID token in the place of the provider's own. */
function twistToken(now: Behavior, response: ServerResponse): void {
  if (Object.keys(now.twist).length === 0 && now.key.kid === "first") return;
  const end = response.end.bind(response) as (body: string) => void;
  const replace = async (body: string) => {
    const answer = JSON.parse(body) as { id_token: string };
    const claims = { ...decodeJwt(answer.id_token), ...now.twist };
    const token = new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: now.key.kid });
    const replaced = JSON.stringify({ ...answer, id_token: await token.sign(now.key.privateKey) });
    response.setHeader("content-length", Buffer.byteLength(replaced));
    end(replaced);
  };
  Object.assign(response, { end: (body: string | Buffer) => void replace(body.toString()) });
}

/** Goes through the provider's pages like a browser, until one leads to `until` or contains it. */
export async function walk(start: URL, until: (next: URL | null, page: string) => boolean) {
  const cookies = new Map<string, string>();
  let url = start;
  for (let step = 0; step < 8; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const location = response.headers.get("location");
    const next = location === null ? null : new URL(location, url);
    const page = await response.text();
    if (until(next, page)) return { url: next, page };
    if (!next) throw new Error(`The provider answered ${response.status}: ${page}`);
    url = next;
  }
  throw new Error("The provider never came to an end");
}
