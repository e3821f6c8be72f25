import { expect, test } from "vitest";
import { fitTitle, prepareShares } from "./share-picture.ts";
import { SHARE_HEIGHT, SHARE_WIDTH } from "./share-size.ts";

/** As if every letter were half as wide as high. */
const widthOf = (line: string) => line.length / 2;

test("a short title is large, and its lines are even", () => {
  expect(fitTitle("GMAT practice with a score you can trust", widthOf)).toEqual({
    size: 76,
    lines: ["GMAT practice", "with a score", "you can trust"],
  });
  expect(fitTitle("Career", widthOf)).toEqual({ size: 76, lines: ["Career"] });
});

test("a long title is smaller, and what fits nowhere is refused", () => {
  const long = fitTitle(
    "How a computer that has never met you chooses your next question, and why that matters",
    widthOf,
  );
  expect(long.size).toBeLessThan(76);
  expect(long.lines.length).toBeLessThanOrEqual(4);
  expect(() => fitTitle("word ".repeat(60).trim(), widthOf)).toThrow("too long");
});

test("a picture is a PNG of the promised size, and another title makes another one", async () => {
  const draw = await prepareShares();
  const [one, other] = [await draw("Career", "A line"), await draw("Blog & more <b>", "A line")];
  expect(one.subarray(1, 4).toString()).toBe("PNG");
  expect([one.readUInt32BE(16), one.readUInt32BE(20)]).toEqual([SHARE_WIDTH, SHARE_HEIGHT]);
  expect(one.equals(other)).toBe(false);
});
