import { expect, test } from "vitest";
import { answerTo } from "./new-version.ts";

const NOW = 1_700_000_000_000;

test.each([
  ["a page of the site", "/dashboard/Gmat", 0, true, "reload"],
  ["a page that was just reloaded for it", "/dashboard/Gmat", NOW - 5000, true, "offer"],
  ["a page that was reloaded long ago", "/dashboard/Gmat", NOW - 3_600_000, true, "reload"],
  ["a test that is running", "/mock-test-question", 0, true, "offer"],
  ["a quiz that is running, in other letters", "/Free-Test/", 0, true, "offer"],
  ["a dead line", "/dashboard/Gmat", 0, false, "offer"],
  ["a browser that cannot remember a reload", "/", Number.POSITIVE_INFINITY, true, "offer"],
] as const)("%s", (_, path, reloadedAt, online, answer) => {
  expect(answerTo(path, reloadedAt, NOW, online)).toBe(answer);
});
