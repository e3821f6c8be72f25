import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { ByEnvironment } from "./tools/checks/by-environment.ts";

// A busy machine only takes longer; these are for what never comes.
const PATIENCE = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  // As for the journeys: what passes on its second try only is named at the end of the run.
  retry: process.env["CI"] ? 1 : 0,
};
// It starts and kills servers, so its files get processes of their own.
const LAUNCHER = "packages/embedded-postgres/**/*.test.ts";
const NO_SOURCE = ["**/node_modules/**", "**/dist/**"];

// These tests leave nothing behind, so one process can run file after file.
const ISOLATE = false;

export default defineConfig({
  test: {
    // One more than processors: some tests mostly wait, for a database to start or for a clock.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        test: {
          ...PATIENCE,
          name: "rules",
          include: ["{packages,sandbox,content,bench}/**/*.test.ts"],
          exclude: [...NO_SOURCE, LAUNCHER],
          isolate: ISOLATE,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: "server",
          include: ["{apps/api,tools,deploy}/**/*.test.ts", LAUNCHER],
          exclude: NO_SOURCE,
          globalSetup: ["apps/api/test/global-setup.ts"],
          isolate: ISOLATE,
        },
      },
      "apps/web/vitest.config.ts",
    ],
  },
});
