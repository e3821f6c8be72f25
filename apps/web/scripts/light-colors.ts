/** The site's colors for print: the light one of each token's two. */
import { readFileSync } from "node:fs";

const tokens = readFileSync(new URL("../src/ui/styles/tokens.css", import.meta.url), "utf8");

export function lightColor(name: string): string {
  const value = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}),`).exec(tokens)?.[1];
  if (!value) throw new Error(`tokens.css has no light --${name}`);
  return value;
}
