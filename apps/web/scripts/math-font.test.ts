import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { MATH_FONT, subsetMathFont } from "./math-font.ts";

test("the font in the repository is the one that the list of characters makes", async () => {
  const kept = await readFile(MATH_FONT);
  expect(kept.equals(await subsetMathFont()), "run scripts/write-math-font.ts").toBe(true);
  expect(kept.length).toBeLessThan(50_000);
});
