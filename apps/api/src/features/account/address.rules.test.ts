import { expect, test } from "vitest";
import { networkOf, toAddress } from "./address.rules.ts";

const ADDRESSES: [given: string, key: string | null][] = [
  ["asha@example.com", "asha@example.com"],
  ["  Asha@EXAMPLE.com ", "asha@example.com"],
  ["Ａｓｈａ@example.com", "asha@example.com"],
  ["asha@bücher.example", "asha@xn--bcher-kva.example"],
  ["asha@xn--bcher-kva.example", "asha@xn--bcher-kva.example"],
  ["asha@ｅxample.com", "asha@example.com"],
  ["a.s.h.a@example.com", "a.s.h.a@example.com"],
  ["asha+gmat@example.com", "asha+gmat@example.com"],
  ["asha＠evil.example@example.com", null],
  ["asha@", null],
  ["@example.com", null],
  ["asha", null],
  ["asha@exam\u0000ple.com", null],
];

test.each(ADDRESSES)("reads %j as the mailbox %s", (given, key) => {
  expect(toAddress(given)?.key ?? null).toBe(key);
});

test("sends email to the normalized address, with capitals kept", () => {
  expect(toAddress(" Ａsha@BÜCHER.example")?.email).toBe("Asha@xn--bcher-kva.example");
});

const NETWORKS: [ip: string, network: string][] = [
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["2001::3:4:5:6:7:8", "2001:0:3:4"],
  ["::1", "0:0:0:0"],
];

test.each(NETWORKS)("counts %s as %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
