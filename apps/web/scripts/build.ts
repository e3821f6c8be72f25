/** Builds the whole web app: the browser code, then every public page as HTML. */
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, minify } from "vite";
import { codeSplitting } from "./code-splitting.ts";
import { compress } from "./compress.ts";
import { writePages } from "./prerender.ts";

// React picks its build from this when it's loaded outside the bundle.
process.env["NODE_ENV"] = "production";

const root = path.resolve(import.meta.dirname, "..");
const prerenderer = path.join(root, ".build/prerender");

await build({ root, logLevel: "warn", build: { rolldownOptions: { output: { codeSplitting } } } });
// Copied as it is, and every page waits for it.
const boot = path.join(root, "dist/boot.js");
await writeFile(boot, (await minify(boot, await readFile(boot, "utf8"))).code);
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
process.stdout.write(`web: ${pages} pages, and a shell for each screen, in apps/web/dist\n`);
