/**
 * Measures what a learner feels in a browser, against budgets: `npm run bench:browser`, or `-- memory clicks` for some
 * of it. Uses its own server and database; build the web app first.
 * What doesn't need a clock is also a test (`e2e/page-load.e2e.ts`).
 */
import { type Browser, chromium, type Page } from "@playwright/test";
import { E2E_URL } from "../../e2e/support/server.ts";
import startServer from "../../e2e/support/start-server.ts";
import { readOptionsAndWords, runCommand, UsageError } from "../../tools/command-options.ts";
import { keepRun } from "../../tools/kept-run.ts";
import { findJourneyBrowser } from "../../tools/shots/browser.ts";
import { measureClicks } from "./clicks.ts";
import { measureMemory } from "./memory.ts";
import { measureScreens } from "./screens.ts";
import { isWithin, lineOf, type Measured } from "./measured.ts";

const MEASURES: Readonly<Record<string, (page: Page) => Promise<Measured[]>>> = {
  clicks: measureClicks,
  screens: measureScreens,
  memory: measureMemory,
};

await runCommand(async () => {
  const { words } = readOptionsAndWords({});
  const wanted = words.length > 0 ? words : Object.keys(MEASURES);
  const unknown = wanted.find((name) => !(name in MEASURES));
  if (unknown)
    throw new UsageError(`There is ${Object.keys(MEASURES).join(", ")}, but no "${unknown}".`);

  const stopServer = await startServer();
  let browser: Browser | undefined;
  const all: Measured[] = [];
  try {
    browser = await chromium.launch(await findJourneyBrowser());
    for (const name of wanted) {
      const page = await browser.newPage({ baseURL: E2E_URL });
      const measured = await MEASURES[name]!(page);
      all.push(...measured);
      process.stdout.write(measured.map(lineOf).join(""));
      keepRun(`bench-browser/${name}.json`, measured);
      await page.context().close();
    }
  } finally {
    await browser?.close();
    await stopServer();
  }
  if (!all.every(isWithin)) process.exitCode = 1;
});
