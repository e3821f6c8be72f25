/** What axe finds wrong with a page as it stands. */
import type { Page } from "@playwright/test";
import axe, { type Result, type RunOptions } from "axe-core";

export interface Extent {
  /** Selector of what is meant, if not the whole page. */
  part?: string;
  rules?: readonly string[];
}

/** The page is looked at many times, in other widths and themes; axe comes into each document once. */
export async function findViolations(
  page: Page,
  { part = "html", rules }: Extent = {},
): Promise<Result[]> {
  if (await page.evaluate<boolean>("!('axe' in globalThis)")) await page.evaluate(axe.source);
  const options: RunOptions = {
    // The frames on our pages are Google's and the payment provider's.
    iframes: false,
    // To name all that passed takes axe longer than to look.
    resultTypes: ["violations"],
    ...(rules && { runOnly: { type: "rule", values: [...rules] } }),
  };
  return page.evaluate<Result[]>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then((found) => found.violations)`,
  );
}
