import { expect, test } from "vitest";
import { type Piece, wordDiff } from "./word-diff.rules.ts";

const written = (pieces: Piece[]) =>
  pieces
    .map(({ change, text }) =>
      change === "same" ? text : `${change === "added" ? "+" : "-"}[${text.trim()}] `,
    )
    .join("")
    .trim();

test.each([
  ["a b c", "a b c", "a b c"],
  ["a b c", "a x c", "a -[b] +[x] c"],
  ["a c", "a b c", "a +[b] c"],
  ["a b c", "a c", "a -[b] c"],
  ["", "a b", "+[a b]"],
  ["a b", "", "-[a b]"],
  [
    "What is 5% of 80?",
    "What is 15% of 80 liters?",
    "What is -[5%] +[15%] of -[80?] +[80 liters?]",
  ],
  ["one two three four", "two three five four one", "-[one] two three +[five] four +[one]"],
])("from %j to %j is %s", (before, after, pieces) => {
  expect(written(wordDiff(before, after))).toBe(pieces);
});

test("brings both texts back", () => {
  const before = "The train leaves at 5 and arrives at 7.";
  const after = "A train leaves town at 6 and arrives there at 7.";
  const pieces = wordDiff(before, after);
  const without = (change: Piece["change"]) =>
    pieces
      .filter((piece) => piece.change !== change)
      .map(({ text }) => text)
      .join("")
      .replaceAll(/\s+/g, " ");
  expect(without("added")).toBe(before);
  expect(without("removed")).toBe(after);
});

const many = (word: string) => Array.from({ length: 3_000 }, (_, k) => `${word}${k}`).join(" ");

test("doesn't compare rewritten texts of thousands of words", () => {
  expect(wordDiff(many("a"), many("b")).map(({ change }) => change)).toEqual(["removed", "added"]);
});
