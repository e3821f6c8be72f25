/** Makes the mathematics font anew: run it when a formula needs a character that is not in it. */
import { writeFile } from "node:fs/promises";
import { MATH_FONT, subsetMathFont } from "./math-font.ts";

const font = await subsetMathFont();
await writeFile(MATH_FONT, font);
process.stdout.write(`web: ${(font.length / 1000).toFixed(1)} kB of mathematics font\n`);
