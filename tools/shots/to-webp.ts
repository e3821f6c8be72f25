import type { Page } from "@playwright/test";

/**
 * Converts a PNG to WebP with Chromium. The page must be blank, because ours don't allow pictures
 * from data.
 */
export async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const webp: string = await page.evaluate(`(${TO_WEBP})("${png.toString("base64")}")`);
  return Buffer.from(webp, "base64");
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
