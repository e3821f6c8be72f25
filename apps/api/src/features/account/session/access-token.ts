import { jwtVerify, SignJWT } from "jose";
import type { Caller } from "../../../platform/http/handle.ts";
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

/** Who the token names. The database decides whether the session is still alive. */
export async function readAccessToken(
  key: Uint8Array,
  issuer: string,
  token: string,
): Promise<Caller> {
  try {
    const { payload } = await jwtVerify<{ sid: string; sub: string }>(token, key, {
      algorithms: ["HS256"],
      typ: TYPE,
      issuer,
      audience: AUDIENCE,
      requiredClaims: ["exp", "sub", "sid"],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    return { learnerId: payload.sub, sessionId: payload.sid };
  } catch (error) {
    throw tokenRefusal(error);
  }
}
