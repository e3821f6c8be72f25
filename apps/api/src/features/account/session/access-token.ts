import { jwtVerify, SignJWT } from "jose";
import type { Caller } from "../../../platform/http/handle.ts";
import { keepRecent } from "../../../platform/keep-recent.ts";
import { tokenRefusal } from "./token-refusal.ts";

const TYPE = "at+jwt";
const AUDIENCE = "theta-api";
const LIFETIME = "15 minutes";
/** Slack for servers whose clocks differ a little. */
const CLOCK_TOLERANCE_SECONDS = 30;

export async function signAccessToken(
  key: Uint8Array,
  issuer: string,
  { learnerId, sessionId }: Caller,
): Promise<string> {
  return await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: "HS256", typ: TYPE })
    .setIssuer(issuer)
    .setAudience(AUDIENCE)
    .setSubject(learnerId)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(key);
}

/** A token is sent with every request for fifteen minutes. This is about 10 MB. */
const MOST_TOKENS = 20_000;

interface ReadToken extends Caller {
  readonly endsAt: number;
}

/** How a server reads tokens. It checks a token's signature once, and its end every time. */
export function accessTokenReader(
  key: Uint8Array,
  issuer: string,
): (token: string) => Promise<Caller> {
  const known = keepRecent<ReadToken>(MOST_TOKENS, () => 1);
  return async (token) => {
    const before = known.get(token);
    const isOver =
      before && before.endsAt + CLOCK_TOLERANCE_SECONDS <= Math.floor(Date.now() / 1000);
    // One that's over is read again, so that the refusal is the same as the first time.
    if (before && !isOver) return before;
    const read = await readAccessToken(key, issuer, token);
    known.keep(token, read);
    return read;
  };
}

/** Who the token names. The database decides whether the session is still alive. */
export async function readAccessToken(
  key: Uint8Array,
  issuer: string,
  token: string,
): Promise<ReadToken> {
  try {
    const { payload } = await jwtVerify<{ sid: string; sub: string; exp: number }>(token, key, {
      algorithms: ["HS256"],
      typ: TYPE,
      issuer,
      audience: AUDIENCE,
      requiredClaims: ["exp", "sub", "sid"],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    return { learnerId: payload.sub, sessionId: payload.sid, endsAt: payload.exp };
  } catch (error) {
    throw tokenRefusal(error);
  }
}
