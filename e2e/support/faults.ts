import type { Page } from "@playwright/test";

/**
 * Collects things that no page may do: break its policy, log an error, or request something
 * missing.
 */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    // `signIn` stays on an image, for which the browser requests an icon that no page needs.
    const isIcon = message.location().url.endsWith("/favicon.ico");
    if (message.type() === "error" && !isIcon) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  return faults;
}
