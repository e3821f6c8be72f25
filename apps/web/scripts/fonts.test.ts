import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { FONTS, makeFont, placeOf } from "./fonts.ts";

test.each(FONTS)("$file is exactly what its source and character list produce", async (font) => {
  const kept = await readFile(placeOf(font));
  expect(kept.equals(await makeFont(font)), "run apps/web/scripts/write-fonts.ts").toBe(true);
  expect(kept.length).toBeLessThan(font.mostBytes);
});
