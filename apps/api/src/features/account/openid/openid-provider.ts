import type { Logger } from "pino";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from "openid-client";
import type { OpenidConfig } from "../../../platform/config/openid-config.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { sameSecret } from "../../../platform/same-secret.ts";
import { keyedHash } from "../keys.ts";
import { VOUCHED_SECONDS } from "../session/session.rules.ts";
import { faultOf, notConfirmed } from "./openid-faults.rules.ts";
import { outOfOrder } from "./openid-refusals.ts";
import { type OpenidPerson, toPerson } from "./openid-person.rules.ts";

const KEEP_METADATA_MS = 60 * 60 * 1000;

/** What the provider adds to the address of our page when it sends somebody back. */
export interface Returned {
  code: string;
  state: string;
  /** Who the provider says it is, where it does. */
  iss?: string | undefined;
}

export interface OpenidProvider {
  config: OpenidConfig;
  /** Where to send the person. */
  begin(secret: string): Promise<URL>;
  /** Whether this is the answer to what this browser asked for. */
  isStateOf(secret: string, state: string): boolean;
  /** Exchanges the code for the person's identity, which it checks. */
  finish(secret: string, returned: Returned): Promise<OpenidPerson>;
}

interface Host {
  publicUrl: string;
  key: Uint8Array;
  log: Logger;
  /** Told of each sign-in that the provider, not the person, made fail. */
  providerFailed: (provider: string) => void;
}

export function createOpenidProvider(
  config: OpenidConfig,
  { publicUrl, key, log, providerFailed }: Host,
): OpenidProvider {
  const returnAddress = `${publicUrl}/login/${config.key}`;
  /** All one-time values of a sign-in derive from the secret in its browser, so none is stored. */
  const derive = (purpose: "state" | "nonce" | "verifier", secret: string) =>
    keyedHash(key, [purpose, config.key, secret].join("|")).toString("base64url");
  const metadata = keptMetadata(config);

  /** In plain words for the person; for us, the log has the provider's own word for it. */
  async function explained<T>(isBegun: boolean, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const { reason, refusal, isAboutMetadata } = faultOf(error, config.name);
      if (isAboutMetadata) metadata.forget();
      log.warn({ provider: config.key, reason }, "a sign-in with OpenID failed");
      if (refusal.status === 503) providerFailed(config.key);
      throw isBegun ? refusal : atBeginning(refusal, config.name);
    }
  }

  return {
    config,
    isStateOf: (secret, state) => sameSecret(state, derive("state", secret)),
    begin: async (secret) =>
      await explained(false, async () =>
        buildAuthorizationUrl(await metadata.read(), {
          redirect_uri: returnAddress,
          scope: "openid email profile",
          state: derive("state", secret),
          nonce: derive("nonce", secret),
          code_challenge: await calculatePKCECodeChallenge(derive("verifier", secret)),
          code_challenge_method: "S256",
          // They type their password there again, unless they just have.
          ...(config.staff && { max_age: String(VOUCHED_SECONDS) }),
          ...(config.asksWhichAccount && { prompt: "select_account" }),
        }),
      ),
    finish: async (secret, { code, state, iss }) =>
      await explained(true, async () => {
        const at = await metadata.read();
        // The library checks this, too, but can't tell a stranger's word from a change at the provider.
        if (!isIssuedBy(at, iss)) throw notConfirmed(config.name);
        const address = new URL(returnAddress);
        address.search = new URLSearchParams({ code, state, ...(iss && { iss }) }).toString();
        const tokens = await authorizationCodeGrant(at, address, {
          expectedState: derive("state", secret),
          expectedNonce: derive("nonce", secret),
          pkceCodeVerifier: derive("verifier", secret),
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw notConfirmed(config.name);
        // Many providers keep the token small and tell the rest here.
        const more =
          claims["email"] === undefined && at.serverMetadata().userinfo_endpoint
            ? await fetchUserInfo(at, tokens.access_token, claims.sub)
            : {};
        return toPerson(claims.iss, claims.sub, { ...more, ...claims });
      }),
  };
}

function isIssuedBy(at: Configuration, iss: string | undefined): boolean {
  const { issuer, authorization_response_iss_parameter_supported: isAlwaysSaid } =
    at.serverMetadata();
  return iss === undefined ? isAlwaysSaid !== true : iss === issuer;
}

/** Nobody has signed in yet, so there's nothing to confirm. */
function atBeginning(refusal: Refusal, name: string): Refusal {
  return refusal.status === 503 ? refusal : outOfOrder(name);
}

/** What the provider says about itself: its addresses, and where its keys are. */
function keptMetadata({ issuer, clientId, clientSecret, timeoutSeconds }: OpenidConfig) {
  let kept: { at: number; reading: Promise<Configuration> } | null = null;
  const forget = () => (kept = null);
  return {
    forget,
    async read(): Promise<Configuration> {
      if (kept && Date.now() - kept.at < KEEP_METADATA_MS) return await kept.reading;
      const url = new URL(issuer);
      const reading = discovery(
        url,
        clientId,
        { client_secret: clientSecret, [clockTolerance]: 30 },
        authenticateAs(clientSecret),
        {
          timeout: timeoutSeconds,
          // The connection alone would vouch for the token; its signature does, too.
          execute: [
            enableNonRepudiationChecks,
            // The configuration accepts http only outside production.
            ...(url.protocol === "http:" ? [allowInsecureRequests] : []),
          ],
        },
      );
      kept = { at: Date.now(), reading };
      return await reading;
    },
  };
}

/** The secret goes where the provider wants it: by default, into a header. */
function authenticateAs(secret: string): ClientAuth {
  return (server, client, body, headers) => {
    const { token_endpoint_auth_methods_supported: methods = ["client_secret_basic"] } = server;
    const way = methods.includes("client_secret_basic") ? ClientSecretBasic : ClientSecretPost;
    return way(secret)(server, client, body, headers);
  };
}
