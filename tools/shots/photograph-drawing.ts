import { readFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import { toWebp } from "./to-webp.ts";

const FONTS: [string, string][] = [
  ["Figtree", "figtree.woff2"],
  ["Literata", "literata.woff2"],
];

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** A drawing as a browser shows it with our fonts, in WebP. */
export async function photograph(
  from: Browser,
  drawing: string,
  { width, height, scale }: Frame,
): Promise<Buffer> {
  const page = await from.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  try {
    await page.setContent(
      `<!doctype html><style>${await fontFaces()} body { margin: 0 } svg { display: block; width: ${width}px; height: ${height}px }</style>${drawing}`,
    );
    await page.evaluate("document.fonts.ready");
    return await toWebp(page, await page.screenshot());
  } finally {
    await page.close();
  }
}

async function fontFaces(): Promise<string> {
  const faces = FONTS.map(async ([family, file]) => {
    const font = await readFile(
      new URL(`../../apps/web/src/ui/styles/fonts/${file}`, import.meta.url),
    );
    return `@font-face { font-family: "${family}"; font-weight: 200 900; src: url(data:font/woff2;base64,${font.toString("base64")}) }`;
  });
  return (await Promise.all(faces)).join("\n");
}
