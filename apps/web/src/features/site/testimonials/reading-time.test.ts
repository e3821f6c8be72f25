import { expect, test } from "vitest";
import { slideMilliseconds } from "./reading-time.ts";

test.each([
  ["", 2000],
  ["A few words.", 2000],
  [Array.from({ length: 30 }, () => "word").join(" "), 9000],
])("“%s” stands for its time", (text, milliseconds) => {
  expect(slideMilliseconds(text)).toBe(milliseconds);
});
