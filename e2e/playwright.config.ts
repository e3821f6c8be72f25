import { defineConfig } from "@playwright/test";
import { findJourneyBrowser } from "../tools/shots/browser.ts";
import { E2E_URL } from "./server.ts";

const { executablePath, args } = await findJourneyBrowser();

export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  outputDir: "../test-results",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One more than processors: some journeys mostly wait, for bad lines and for clocks.
  workers: 3,
  fullyParallel: true,
  // A machine that others use too may be slow once; the list of results says so.
  retries: process.env["CI"] ? 1 : 0,
  forbidOnly: Boolean(process.env["CI"]),
  use: {
    baseURL: E2E_URL,
    // Recording every journey takes time that most never need. `--trace on` records one that fails.
    trace: "on-first-retry",
    // What cannot be pressed is told of by itself, not by the end of the journey's time.
    actionTimeout: 20_000,
    launchOptions: { executablePath, args },
  },
  globalSetup: "./start-server.ts",
});
