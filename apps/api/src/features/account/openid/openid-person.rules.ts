import { emailField } from "@theta/contract";
import type { Refusal } from "../../../platform/refusal.ts";
import { type Address, toAddress } from "../address.rules.ts";
import { openidRefused } from "./openid-refusals.ts";

/** Whom a provider confirms. */
export interface OpenidPerson {
  issuer: string;
  subject: string;
  name: string;
  /** As claimed; an address may be believed only once `verifiedAddress` has looked at it. */
  email: string | null;
  /** Null if the provider doesn't say. */
  isEmailVerified: boolean | null;
  /** When they last proved to the provider who they are; null if it doesn't say. */
  authenticatedAt: Date | null;
}

/** Whose addresses a provider may vouch for, and how. */
interface Vouching {
  name: string;
  domains: readonly string[];
  emailsAreVerified: boolean;
}

export type Claims = Readonly<Record<string, unknown>>;

export function toPerson(issuer: string, subject: string, claims: Claims): OpenidPerson {
  const { name, email, email_verified: verified, auth_time: authTime } = claims;
  return {
    issuer,
    subject,
    name: typeof name === "string" ? name : "",
    email: typeof email === "string" ? email : null,
    isEmailVerified: toVerified(verified),
    authenticatedAt: typeof authTime === "number" ? new Date(authTime * 1000) : null,
  };
}

/** Some providers write it as text. That's not enough for a yes, but it is for a no. */
function toVerified(claim: unknown): boolean | null {
  if (typeof claim === "boolean") return claim;
  return claim === "false" ? false : null;
}

/**
 * The address that a first sign-in makes an account for. It must be verified and in one of the
 * provider's own domains: otherwise a provider could claim anybody's.
 */
export function verifiedAddress(
  { email, isEmailVerified }: Pick<OpenidPerson, "email" | "isEmailVerified">,
  { name, domains, emailsAreVerified }: Vouching,
): Address | Refusal {
  const parsed = emailField.safeParse(email);
  const address = parsed.success ? toAddress(parsed.data) : null;
  if (!address) {
    return openidRefused(
      `${name} didn't tell us your email address, which your first sign-in needs. Ask ${name} to share it with Theta, or sign up with a password.`,
    );
  }
  const domain = address.email.slice(address.email.lastIndexOf("@") + 1).toLowerCase();
  if (!domains.includes(domain)) {
    return openidRefused(
      `Signing in with ${name} is for addresses at ${inWords(domains)}, and yours is at ${domain}. Sign up with a password, and everything else works the same.`,
    );
  }
  // The setting stands in for silence, not for a no.
  if (!(isEmailVerified ?? emailsAreVerified)) {
    return openidRefused(
      `${name} hasn't verified your email address. Verify it there and try again, or sign up with a password.`,
    );
  }
  return address;
}

function inWords(domains: readonly string[]): string {
  if (domains.length < 2) return domains.join("");
  return `${domains.slice(0, -1).join(", ")} or ${domains.at(-1)}`;
}
