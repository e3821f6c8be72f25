import { expect, test } from "vitest";
import { COMMON_PASSWORDS } from "./common-passwords.ts";
import { denyPassword } from "./password.rules.ts";

const PERSON = { name: "Éva Marlowe-Ito", email: "quill.finch7@example.com" };
const COMMON = "This password is too common. Choose one that is harder to guess.";
const PRODUCT =
  'This password is too easy to guess. Choose one without "Theta" or the name of the exam in it.';
const OWN = "Your password can't contain your name or email address.";

const CASES: [password: string, denial: string | null][] = [
  ["abcde", "Password must be at least 6 characters long"],
  ["password", COMMON],
  ["PassWord123", COMMON],
  ["ｐａｓｓｗｏｒｄ", COMMON],
  ["123456", COMMON],
  ["987654321", COMMON],
  ["aaaaaaaaaa", COMMON],
  ["xyxyxyxyx", COMMON],
  ["qwertyui", COMMON],
  ["lkjhgfd", COMMON],
  ["1qaz2wsx", COMMON],
  ["theta-demo-1", PRODUCT],
  ["GMAT 2026!", PRODUCT],
  ["gmattheta", PRODUCT],
  ["gmat correct horse", null],
  ["my marlowe car", OWN],
  ["QUILLquill", OWN],
  ["finch7!!", OWN],
  ["eva and ito", null],
  ["violet teapot 42", null],
  ["пароль от чайника", null],
  ["🦉🦉🐢🌵🍋🎺", null],
];

test.each(CASES)("%s → %s", (password, denial) => {
  expect(denyPassword(password, PERSON, 6, COMMON_PASSWORDS)).toBe(denial);
});

test("lists tens of thousands of leaked passwords, each long enough to be chosen", () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(30_000);
  const unfit = [...COMMON_PASSWORDS].filter(
    (common) => common.length < 6 || common !== common.toLowerCase().trim(),
  );
  expect(unfit).toEqual([]);
  expect(COMMON_PASSWORDS.has("jordan23")).toBe(true);
});
