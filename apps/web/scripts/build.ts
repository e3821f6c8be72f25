/** Builds the whole web app: the browser code, then every public page as HTML. */
import { rm } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { compress } from "./compress.ts";
import { writePages } from "./prerender.ts";

/** Small components that most screens need and that import almost nothing themselves. */
const KIT =
  /src\/ui\/(badge|button|button-look|class-names|headings|logo|page-section|skeleton|states|text-link|visually-hidden|ability-curve|accordion)\.tsx?$|lucide-react\/.*\/(createLucideIcon|arrow-right|check|x|chevron-(down|left|right)|plus|play|info)\.\w+$/;

// React picks its build from this when it's loaded outside the bundle.
process.env["NODE_ENV"] = "production";

/**
 * Otherwise each small module that screens share would become a file of its own, and on a slow connection
 * every file costs a round trip. What the entry needs is one chunk, and the smallest components are another.
 */
const codeSplitting = {
  groups: [
    {
      name: "base",
      tags: ["$initial" as const],
      test: (id: string) => !/main\.tsx$|index\.html/.test(id),
    },
    { name: "kit", test: KIT },
  ],
};

const root = path.resolve(import.meta.dirname, "..");
const prerenderer = path.join(root, ".build/prerender");

await build({ root, logLevel: "warn", build: { rolldownOptions: { output: { codeSplitting } } } });
// The console is built apart, so that a learner's files don't depend on what it shares with them.
await build({
  root,
  logLevel: "warn",
  build: {
    copyPublicDir: false,
    emptyOutDir: false,
    manifest: ".vite/staff-manifest.json",
    rolldownOptions: {
      input: path.join(root, "staff.html"),
      // What the site fetches later, the console needs at once.
      checks: { ineffectiveDynamicImport: false },
    },
  },
});
await build({
  root,
  logLevel: "warn",
  publicDir: false,
  build: {
    ssr: path.join(root, "scripts/prerender-entry.tsx"),
    outDir: prerenderer,
    emptyOutDir: true,
    manifest: false,
  },
});
const pages = await writePages(
  path.join(root, "dist"),
  path.join(prerenderer, "prerender-entry.js"),
);
await compress(path.join(root, "dist"));
await rm(prerenderer, { recursive: true, force: true });
process.stdout.write(`web: ${pages} pages and one shell in apps/web/dist\n`);
