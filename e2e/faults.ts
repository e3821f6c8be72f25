import type { Page } from "@playwright/test";

/** What no page may do: break its policy, log an error, or ask for what is not there. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    // `signIn` stands on a picture, for which the browser asks for an icon that no page needs.
    const isIcon = message.location().url.endsWith("/favicon.ico");
    if (message.type() === "error" && !isIcon) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  return faults;
}
