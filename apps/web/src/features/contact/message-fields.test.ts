import { contact, MESSAGE_MOST as CONTRACT_MOST } from "@theta/contract";
import { expect, test } from "vitest";
import { type FieldName, type Fields, faultsOf, MESSAGE_MOST } from "./message-fields.ts";

const GOOD: Fields = {
  firstName: "Mira",
  lastName: "",
  email: "mira@theta.example",
  phone: "",
  message: "Hello",
};

function contractFaults(fields: Fields) {
  const { error } = contact.send.body.safeParse(fields);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
}

test.each<[FieldName, string]>([
  ["firstName", " "],
  ["email", ""],
  ["email", "mira"],
  ["email", "mira@theta"],
  ["email", "mira @theta.example"],
  ["phone", "12"],
  ["phone", "call me"],
  ["phone", "1".repeat(16)],
  ["message", " \n"],
  ["message", "x".repeat(4001)],
])("%s %j is refused here in the contract's words", (name, text) => {
  const fields = { ...GOOD, [name]: text };
  expect(faultsOf(fields)).toEqual(contractFaults(fields));
  expect(Object.keys(faultsOf(fields))).toEqual([name]);
});

test.each<[FieldName, string]>([
  ["firstName", " Mira "],
  ["firstName", "महिमा"],
  ["email", " mira+gmat@sub.theta.example "],
  ["email", "मीरा@उदाहरण.भारत"],
  ["phone", "(011) 2345-6789"],
  ["phone", "+91 98765 43210"],
  ["phone", "00919876543210"],
  ["message", `${"x".repeat(4000)}\r\n`],
])("%s %j is valid here and in the contract", (name, text) => {
  const fields = { ...GOOD, [name]: text };
  expect([faultsOf(fields), contractFaults(fields)]).toEqual([{}, {}]);
});

test("the length limit is the contract's", () => {
  expect(MESSAGE_MOST).toBe(CONTRACT_MOST);
});
