import { defineConfig } from "@playwright/test";
import { findJourneyBrowser } from "../tools/shots/browser.ts";
import { E2E_URL } from "./support/server.ts";

const { executablePath, args } = await findJourneyBrowser();

export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  outputDir: "../test-results",
  // Patient, because a shared machine may stand still for half a minute.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Twice as many as there are processors, because journeys wait about half their time: for frames, replies, quiet
  // networks, bad connections, and clocks.
  workers: 4,
  fullyParallel: true,
  // On a shared machine, a journey may be slow once; the results say so.
  retries: process.env["CI"] ? 1 : 0,
  forbidOnly: Boolean(process.env["CI"]),
  use: {
    baseURL: E2E_URL,
    // Recording every journey takes time that most never need. `--trace on` records one that fails.
    trace: "on-first-retry",
    // Reports an element that can't be pressed directly, instead of timing out the whole journey.
    actionTimeout: 20_000,
    launchOptions: { executablePath, args },
  },
  globalSetup: "./support/start-server.ts",
});
