import { expect, test } from "vitest";
import { isPrivateAddress, isPrivateHost } from "./private-address.ts";

test.each([
  ["127.0.0.1", true],
  ["10.1.2.3", true],
  ["172.31.255.255", true],
  ["172.32.0.1", false],
  ["192.168.0.1", true],
  ["169.254.169.254", true],
  ["100.64.0.1", true],
  ["0.0.0.0", true],
  ["255.255.255.255", true],
  ["93.184.216.34", false],
  ["::1", true],
  ["::ffff:10.0.0.1", true],
  ["::ffff:93.184.216.34", false],
  ["fd00::1", true],
  ["fe80::1", true],
  ["64:ff9b::a9fe:a9fe", true],
  ["64:ff9b:1::a00:1", true],
  ["2002:a00:1::", true],
  ["2001:0:a00:1::1", true],
  ["2001:4860:4860::8888", false],
  ["fec0::1", true],
  ["2606:2800:220:1::1", false],
  ["no address", true],
])("calls %s private: %s", (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected);
});

test.each([
  ["localhost", true],
  ["wordpress", true],
  ["blog.internal", true],
  ["127.0.0.1", true],
  ["[::1]", true],
  ["blog.example.com", false],
  ["93.184.216.34", false],
])("takes the name %s for one in our own network: %s", (host, expected) => {
  expect(isPrivateHost(host)).toBe(expected);
});
