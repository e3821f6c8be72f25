/**
 * The site's fonts for print. A PDF can't embed a variable font (browsers turn its letters into drawings), so
 * each weight is cut into a font of its own.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { range } from "./character-range.ts";

interface PrintFont {
  family: string;
  style: "normal" | "italic";
  weight: number;
  /** A path in node_modules. */
  from: string;
  axes?: Record<string, number>;
}

const LITERATA = "@fontsource-variable/literata/files/literata-latin-opsz";
const FIGTREE = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

/** Headlines use the optical size for large text, body text the one for small text. */
export const PRINT_FONTS: readonly PrintFont[] = [
  {
    family: "Literata Head",
    style: "normal",
    weight: 460,
    from: `${LITERATA}-normal.woff2`,
    axes: { opsz: 22, wght: 460 },
  },
  {
    family: "Literata",
    style: "normal",
    weight: 400,
    from: `${LITERATA}-normal.woff2`,
    axes: { opsz: 11, wght: 400 },
  },
  {
    family: "Literata",
    style: "normal",
    weight: 600,
    from: `${LITERATA}-normal.woff2`,
    axes: { opsz: 11, wght: 600 },
  },
  {
    family: "Literata",
    style: "italic",
    weight: 400,
    from: `${LITERATA}-italic.woff2`,
    axes: { opsz: 11, wght: 400 },
  },
  { family: "Figtree", style: "normal", weight: 400, from: FIGTREE, axes: { wght: 400 } },
  { family: "Figtree", style: "normal", weight: 600, from: FIGTREE, axes: { wght: 600 } },
  {
    family: "STIX Two Math",
    style: "normal",
    weight: 400,
    from: "@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2",
  },
];

const CHARACTERS = `${range(0x20, 0x17f)}–—‘’“”•…−`;

export const readPrintFont = async ({ from }: PrintFont): Promise<Buffer> =>
  await readFile(fileURLToPath(import.meta.resolve(from)));

/** What the browser prints with: the file itself, or one weight cut from it. */
export async function cutPrintFont(font: PrintFont): Promise<Buffer> {
  const whole = await readPrintFont(font);
  if (!font.axes) return whole;
  return await subsetFont(whole, CHARACTERS, {
    targetFormat: "woff2",
    variationAxes: font.axes,
    keepFeatures: ["kern", "mark", "liga", "tnum", "lnum", "pnum"],
    noHinting: true,
  });
}
