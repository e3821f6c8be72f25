import { BlockList, isIP } from "node:net";

/** Addresses that lead to this machine or its network instead of a public site. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::", 127],
  // What translators and tunnels turn into an IPv4 address of any network.
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2001::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  // The private addresses of before fc00::.
  ["fec0::", 10],
  ["ff00::", 8],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv6");

/** An IPv4 address in IPv6 notation (`::ffff:10.0.0.1`) is checked as IPv4. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  return PRIVATE.check(address, family === 4 ? "ipv4" : "ipv6");
}

/**
 * Whether a host's name already says that it isn't a public site, so that it was configured on
 * purpose.
 */
export function isPrivateHost(host: string): boolean {
  const name = bare(host);
  if (isIP(name)) return isPrivateAddress(name);
  return !name.includes(".") || /\.(localhost|local|internal|lan|home\.arpa)$/i.test(name);
}

/** URLs put an IPv6 address in brackets. */
export function bare(host: string): string {
  return host.replace(/^\[|\]$/g, "");
}
