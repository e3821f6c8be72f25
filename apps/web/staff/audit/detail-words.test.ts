import { expect, test } from "vitest";
import { detailWords } from "./detail-words.ts";

test.each([
  [{ before: "support", after: null }, "before: support, after: –"],
  [{ sessionId: "s1", ended: ["a", "b"] }, "session ID: s1, ended: a and b"],
  [
    { before: { state: "ended", hasScore: true }, minutes: 15 },
    "before: (state: ended, has score: yes), minutes: 15",
  ],
])("says %j as %s", (detail, words) => {
  expect(detailWords(detail)).toBe(words);
});

test("writes a moment as a date", () => {
  expect(detailWords({ endedAt: "2026-11-29T10:00:00.000Z" })).toMatch(
    /^ended at: Nov (28|29|30), 2026/,
  );
});
