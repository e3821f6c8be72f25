import { expect, test } from "vitest";
import { fitTitle, prepareShares } from "./share-picture.ts";
import { SHARE_HEIGHT, SHARE_WIDTH } from "./share-size.ts";

/** As if every letter were half as wide as it is high. */
const widthOf = (line: string) => line.length / 2;

test("sets a short title large, in lines of even length", () => {
  expect(fitTitle("GMAT practice with a score you can trust", widthOf)).toEqual({
    size: 76,
    lines: ["GMAT practice", "with a score", "you can trust"],
  });
  expect(fitTitle("Career", widthOf)).toEqual({ size: 76, lines: ["Career"] });
});

test("sets a long title smaller, and refuses one that never fits", () => {
  const long = fitTitle(
    "How a computer that has never met you chooses your next question, and why that matters",
    widthOf,
  );
  expect(long.size).toBeLessThan(76);
  expect(long.lines.length).toBeLessThanOrEqual(4);
  expect(() => fitTitle("word ".repeat(60).trim(), widthOf)).toThrow("too long");
});

test("makes a PNG of the promised size, and a different one for another title", async () => {
  const draw = await prepareShares();
  const [one, other] = [await draw("Career", "A line"), await draw("Blog & more <b>", "A line")];
  expect(one.subarray(1, 4).toString()).toBe("PNG");
  expect([one.readUInt32BE(16), one.readUInt32BE(20)]).toEqual([SHARE_WIDTH, SHARE_HEIGHT]);
  expect(one.equals(other)).toBe(false);
});
