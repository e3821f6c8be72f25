import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { FONTS, makeFont, placeOf } from "./fonts.ts";

test.each(FONTS)("$file is what its source and its characters make", async (font) => {
  const kept = await readFile(placeOf(font));
  expect(kept.equals(await makeFont(font)), "run apps/web/scripts/write-fonts.ts").toBe(true);
  expect(kept.length).toBeLessThan(font.mostBytes);
});
