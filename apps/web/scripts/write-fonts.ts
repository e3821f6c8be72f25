/** Remakes the fonts. Run it when a page needs a character or weight that they don't have. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { FONTS, makeFont, placeOf } from "./fonts.ts";

for (const font of FONTS) {
  const made = await makeFont(font);
  await mkdir(dirname(placeOf(font)), { recursive: true });
  await writeFile(placeOf(font), made);
  process.stdout.write(`web: ${(made.length / 1000).toFixed(1)} kB  ${font.file}\n`);
}
