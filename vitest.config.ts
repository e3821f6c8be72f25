import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // By itself vitest leaves one processor free, which is half of them on a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "server",
          include: ["{apps/api,packages,scripts,sandbox,content}/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**"],
          globalSetup: ["apps/api/test/global-setup.ts"],
          // A busy machine only takes longer; these are for what never comes.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      "apps/web/vitest.config.ts",
    ],
  },
});
