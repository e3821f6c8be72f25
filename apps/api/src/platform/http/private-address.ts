import { BlockList, isIP } from "node:net";

/** Addresses that lead to this machine or its network, and not to a public site. */
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
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv6");

/** An IPv4 address in IPv6 clothes (`::ffff:10.0.0.1`) is checked as what it is. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  return PRIVATE.check(address, family === 4 ? "ipv4" : "ipv6");
}

/** Whether a host's very name says that it is not a public site: then whoever configured it means it. */
export function isPrivateHost(host: string): boolean {
  const name = bare(host);
  if (isIP(name)) return isPrivateAddress(name);
  return !name.includes(".") || /\.(localhost|local|internal|lan|home\.arpa)$/i.test(name);
}

/** As URLs write it, an IPv6 address stands in brackets. */
export function bare(host: string): string {
  return host.replace(/^\[|\]$/g, "");
}
