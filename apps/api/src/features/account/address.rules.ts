import { domainToASCII } from "node:url";
import { emailField } from "@theta/contract";

export interface Address {
  /** Where email goes. */
  email: string;
  /** Recognizes two spellings as the same mailbox. */
  key: string;
}

/**
 * One spelling per mailbox, or null if it isn't an address. Email goes to the normalized form, so
 * that the address proved by the code is exactly the one we store. Dots and plus signs stay: only
 * the owner's mail server knows what they mean.
 */
export function toAddress(given: string): Address | null {
  const text = given.trim().normalize("NFKC");
  const at = text.lastIndexOf("@");
  const email = `${text.slice(0, at)}@${domainToASCII(text.slice(at + 1))}`;
  // Normalizing can turn a harmless character into an @ or a space, so it is checked again.
  return emailField.safeParse(email).success ? { email, key: email.toLowerCase() } : null;
}

/**
 * Limits by address count this: for IPv6 the network, because one household has billions of
 * addresses.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(":")) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = "", tail] = ip.split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) {
    const rest = tail === "" ? [] : tail.split(":");
    while (groups.length + rest.length < 8) groups.push("0");
    groups.push(...rest);
  }
  return groups.slice(0, 4).join(":");
}
