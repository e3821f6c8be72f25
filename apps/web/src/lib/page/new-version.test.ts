import { expect, test } from "vitest";
import { answerTo } from "./new-version.ts";

const NOW = 1_700_000_000_000;

test.each([
  ["a page of the site", "/dashboard/Gmat", 0, true, "reload"],
  ["a page just reloaded for it", "/dashboard/Gmat", NOW - 5000, true, "offer"],
  ["a page reloaded long ago", "/dashboard/Gmat", NOW - 3_600_000, true, "reload"],
  ["a running test", "/mock-test-question", 0, true, "offer"],
  ["a running quiz, in a different case", "/Free-Test/", 0, true, "offer"],
  ["a lost connection", "/dashboard/Gmat", 0, false, "offer"],
  ["a browser that can't remember a reload", "/", Number.POSITIVE_INFINITY, true, "offer"],
] as const)("handles a missing chunk: %s", (_, path, reloadedAt, online, answer) => {
  expect(answerTo(path, reloadedAt, NOW, online)).toBe(answer);
});
