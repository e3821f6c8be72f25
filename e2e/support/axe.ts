/** The accessibility problems that axe finds on a page. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { Result, RunOptions } from "axe-core";

/** Half the size of what the package exports, for each document to read. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

export interface Extent {
  /** A selector, if not for the whole page. */
  part?: string;
  rules?: readonly string[];
}

/**
 * A page gets checked many times, at other widths and in other themes; axe is added to each document once.
 */
export async function findViolations(
  page: Page,
  { part = "html", rules }: Extent = {},
): Promise<Result[]> {
  if (await page.evaluate<boolean>("!('axe' in globalThis)")) await page.evaluate(AXE);
  const options: RunOptions = {
    // The frames on our pages belong to Google and the payment provider.
    iframes: false,
    // Listing everything that passed takes axe longer than checking it.
    resultTypes: ["violations"],
    // Only a rule that's off reads the style sheets.
    preload: { assets: ["media"] },
    ...(rules && { runOnly: { type: "rule", values: [...rules] } }),
  };
  return page.evaluate<Result[]>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then((found) => found.violations)`,
  );
}
