import { decodeProtectedHeader, jwtVerify, SignJWT } from "jose";
import { tokenRefusal } from "../session/token-refusal.ts";

const TYPE = "reset+jwt";
const AUDIENCE = "theta-password-reset";
export const RESET_MINUTES = 15;

interface Reset {
  learnerId: string;
  resetId: string;
}

export async function signResetToken(
  key: Uint8Array,
  issuer: string,
  { learnerId, resetId }: Reset,
): Promise<string> {
  return await new SignJWT()
    .setProtectedHeader({ alg: "HS256", typ: TYPE })
    .setIssuer(issuer)
    .setAudience(AUDIENCE)
    .setSubject(learnerId)
    .setJti(resetId)
    .setIssuedAt()
    .setExpirationTime(`${RESET_MINUTES} minutes`)
    .sign(key);
}

/** What a token claims to be, used only to choose how to verify it. */
export function claimsToBeResetToken(token: string): boolean {
  try {
    return decodeProtectedHeader(token).typ === TYPE;
  } catch {
    return false;
  }
}

export async function readResetToken(
  key: Uint8Array,
  issuer: string,
  token: string,
): Promise<Reset> {
  try {
    const { payload } = await jwtVerify<{ sub: string; jti: string }>(token, key, {
      algorithms: ["HS256"],
      typ: TYPE,
      issuer,
      audience: AUDIENCE,
      requiredClaims: ["exp", "sub", "jti"],
      clockTolerance: 30,
    });
    return { learnerId: payload.sub, resetId: payload.jti };
  } catch (error) {
    throw tokenRefusal(error);
  }
}
