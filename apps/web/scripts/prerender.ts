/** Writes every public page as HTML, the shell for all other paths, and the list of both. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { assetOf, chunkOf, entryOf, type Manifest, readManifest, withImports } from "./manifest.ts";
import { fillPage, shellBody, withoutScripts } from "./page-html.ts";

type Prerenderer = typeof import("./prerender-entry.tsx");

/** Read by the API server: which file answers which path, in any case of its letters. */
export interface SiteFile {
  pages: { path: string; file: string }[];
  shell: string;
  shellPaths: string[];
  redirects: readonly { from: string; to: string }[];
  /** The same paths by who may open them, for whoever goes through all of them. */
  visitorPaths: string[];
  learnerPaths: string[];
}

const SHELL = "app.html";
const pathOf = ({ path: address }: { path: string }) => address;
/** The two that every page is set in; the rest is fetched when a page has such characters. */
const FIRST_FONTS = ["figtree-latin-wght-normal.woff2", "literata-latin-opsz-normal.woff2"];

export async function writePages(dist: string, prerenderer: string): Promise<number> {
  const site: Prerenderer = await import(pathToFileURL(prerenderer).href);
  const manifest = await readManifest(dist);
  const template = await readFile(path.join(dist, "index.html"), "utf8");
  const pages: SiteFile["pages"] = [];
  const fonts = FIRST_FONTS.map((name) => assetOf(manifest, name));
  for (const entry of site.SITE.filter(({ prerendered }) => prerendered)) {
    const file = entry.path === "/" ? "index.html" : `${entry.path.slice(1)}.html`;
    const html = fillPage(template, {
      title: site.fullTitle(entry.title),
      description: entry.description,
      path: entry.path,
      fonts,
      preloads: preloadsFor(manifest, site.partsOf(entry)),
      body: await site.renderPage(entry.path),
      withoutScripts: "",
    });
    await writePage(dist, file, html);
    pages.push({ path: entry.path, file });
  }
  const shell = fillPage(template, {
    title: "Theta",
    description: "Adaptive GMAT practice.",
    path: null,
    fonts,
    preloads: [],
    body: shellBody,
    withoutScripts,
  });
  await writePage(dist, SHELL, shell);
  const siteFile: SiteFile = {
    pages,
    shell: SHELL,
    shellPaths: site.SITE.filter(({ prerendered }) => !prerendered).map(pathOf),
    redirects: site.REDIRECTS,
    visitorPaths: site.SITE.filter(({ audience }) => audience !== "learner").map(pathOf),
    learnerPaths: site.SITE.filter(({ audience }) => audience !== "visitor").map(pathOf),
  };
  await writeFile(path.join(dist, "site.json"), `${JSON.stringify(siteFile, null, 2)}\n`);
  return pages.length;
}

/** Files that the entry fetches only when it runs; the page can ask for them at once. */
function preloadsFor(manifest: Manifest, parts: readonly string[]): string[] {
  const first = new Set(withImports(manifest, [entryOf(manifest)]).map(({ file }) => file));
  const needed = withImports(
    manifest,
    parts.map((part) => chunkOf(manifest, part)),
  );
  return needed.map(({ file }) => file).filter((file) => !first.has(file));
}

async function writePage(dist: string, file: string, html: string): Promise<void> {
  const target = path.join(dist, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, html);
}
