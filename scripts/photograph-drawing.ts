import { readFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";

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
    const png = await page.screenshot();
    const webp: string = await page.evaluate(`(${TO_WEBP})("${png.toString("base64")}")`);
    return Buffer.from(webp, "base64");
  } finally {
    await page.close();
  }
}

async function fontFaces(): Promise<string> {
  const faces = FONTS.map(async ([family, file]) => {
    const font = await readFile(new URL(`../apps/web/src/ui/fonts/${file}`, import.meta.url));
    return `@font-face { font-family: "${family}"; font-weight: 200 900; src: url(data:font/woff2;base64,${font.toString("base64")}) }`;
  });
  return (await Promise.all(faces)).join("\n");
}

const TO_WEBP = `async (png) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.82 });
  return await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.split(",")[1]);
    reader.readAsDataURL(blob);
  });
}`;
