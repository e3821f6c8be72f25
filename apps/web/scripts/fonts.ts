/**
 * The fonts that pages load first, cut from npm's fonts down to the characters, weights, and sizes we use.
 * They're checked in, because making them isn't part of the build.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { range } from "./character-range.ts";
import { MATH_CHARACTERS } from "./math-characters.ts";

interface MadeFont {
  /** Relative to `src`. */
  file: string;
  from: string;
  characters: string;
  axes?: Record<string, number | { min: number; max: number }>;
  /** Which of the font's OpenType features to keep; all if omitted. */
  features?: string[];
  mostBytes: number;
}

/** Every character in the ranges that `fonts.css` declares for these files. */
const LATIN = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  range(0x2000, 0x206f),
  "ıŒœʻʼˆ˚˜\u0304\u0308\u0329€™↑↓−∕\ufeff\ufffd",
].join("");

export const FONTS: readonly MadeFont[] = [
  {
    file: "ui/styles/fonts/figtree.woff2",
    from: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    characters: LATIN,
    axes: { wght: { min: 400, max: 600 } },
    mostBytes: 20_000,
  },
  {
    file: "ui/styles/fonts/literata.woff2",
    from: "@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2",
    characters: LATIN,
    axes: { wght: { min: 400, max: 600 }, opsz: { min: 12, max: 48 } },
    mostBytes: 56_000,
  },
  {
    // Only captions and emphasis use it, in one weight and one size.
    file: "ui/styles/fonts/literata-italic.woff2",
    from: "@fontsource-variable/literata/files/literata-latin-opsz-italic.woff2",
    characters: LATIN,
    axes: { wght: 400, opsz: 16 },
    mostBytes: 22_000,
  },
  {
    file: "features/question/text/stix-two-math-subset.woff2",
    from: "@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2",
    characters: MATH_CHARACTERS,
    // Keeps every glyph that the MATH table can substitute.
    features: ["dtls", "kern", "mark", "mkmk", "ssty"],
    mostBytes: 50_000,
  },
];

/** Name records for the copyright and license, which the license says must stay in the file. */
const LICENCE_NAMES = [0, 13, 14];

export function placeOf({ file }: MadeFont): string {
  return fileURLToPath(new URL(`../src/${file}`, import.meta.url));
}

export async function makeFont({ from, characters, axes, features }: MadeFont): Promise<Buffer> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(from)));
  return await subsetFont(whole, characters, {
    targetFormat: "woff2",
    preserveNameIds: LICENCE_NAMES,
    noHinting: true,
    ...(axes && { variationAxes: axes }),
    ...(features && { keepFeatures: features }),
  });
}
