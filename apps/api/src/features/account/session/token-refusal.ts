import { errors } from "jose";
import { Refusal } from "../../../platform/refusal.ts";

/** A refused token, in the words of the specification's error catalog (§8). */
export function tokenRefusal(error: unknown): Refusal {
  if (error instanceof errors.JWTExpired) return new Refusal(401, "session-ended", "jwt expired");
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) {
    return new Refusal(401, "not-signed-in", "jwt malformed");
  }
  if (error instanceof errors.JOSEError) {
    return new Refusal(401, "not-signed-in", "invalid signature");
  }
  throw error;
}
