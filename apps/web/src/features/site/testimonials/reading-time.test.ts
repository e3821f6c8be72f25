import { expect, test } from "vitest";
import { standingTime } from "./reading-time.ts";

test.each([
  ["", 2000],
  ["A few words.", 2000],
  [Array.from({ length: 30 }, () => "word").join(" "), 9000],
])("shows “%s” long enough to read it", (text, milliseconds) => {
  expect(standingTime(text)).toBe(milliseconds);
});
