import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { blogArticles } from "./scripts/blog-articles.ts";
import { contentModules } from "./scripts/content-modules.ts";

/** Tests that need a page say so on their first line: `@vitest-environment happy-dom`. */
export default defineConfig({
  plugins: [blogArticles(), contentModules(), react()],
  test: {
    name: "web",
    retry: process.env["CI"] ? 1 : 0,
    include: ["{src,staff,test}/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    // The same as for the other tests, which run in the same processes.
    maxWorkers: availableParallelism() + 1,
    // One process runs file after file, so React and other packages load once for all of them.
    isolate: false,
    setupFiles: ["test/clean-page.ts", "test/patience.ts"],
    testTimeout: 30_000,
    expect: { poll: { timeout: 25_000 } },
  },
});
