import { domainToASCII } from "node:url";
import { emailField } from "@theta/contract";

export interface Address {
  /** Where mail goes. */
  email: string;
  /** How two spellings are known to be one mailbox. */
  key: string;
}

/**
 * One spelling for one mailbox, or null when it is none. Mail goes to the normalised form, so that
 * what was proved by the code is the very address that is kept. Dots and plus signs are left alone:
 * only the owner's mail server knows what they mean.
 */
export function toAddress(given: string): Address | null {
  const text = given.trim().normalize("NFKC");
  const at = text.lastIndexOf("@");
  const email = `${text.slice(0, at)}@${domainToASCII(text.slice(at + 1))}`;
  // Normalising can turn a harmless sign into an @ or a space, so it is looked at again.
  return emailField.safeParse(email).success ? { email, key: email.toLowerCase() } : null;
}

/** What limits by address count: for IPv6 the network, since one household has billions of addresses. */
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
