import { expect, test } from "vitest";
import { chapterAt, CHAPTERS, LENGTH, STARTS } from "./chapters.ts";

test("the chapters follow each other and last about a minute", () => {
  expect(STARTS[0]).toBe(0);
  expect(LENGTH).toBe(CHAPTERS.reduce((sum, { seconds }) => sum + seconds, 0));
  expect(Math.abs(LENGTH - 60)).toBeLessThanOrEqual(5);
});

test.each([
  [0, 0, 0],
  [4, 0, 0.5],
  [8, 1, 0],
  [LENGTH, CHAPTERS.length - 1, 1],
])("at second %s, chapter %s is playing, %s of the way through", (second, place, share) => {
  expect(chapterAt(second)).toEqual({ place, share });
});
