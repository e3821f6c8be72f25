/** Writes every public page as HTML, a shell for each other screen and one for all other paths, and the list of them. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  assetOf,
  type Chunk,
  chunkOf,
  chunkOfSource,
  entryOf,
  type Manifest,
  readManifest,
  withImports,
} from "./manifest.ts";
import type { FirstCalls } from "./first-calls.ts";
import { fillPage, shellBody, withoutScripts } from "./page-html.ts";
import { prepareShares } from "./share-picture.ts";

type Prerenderer = typeof import("./prerender-entry.tsx");

/** Read by the API server: which file answers which path, ignoring case. */
export interface SiteFile {
  pages: { path: string; file: string }[];
  /** For paths that nothing else is for. */
  shell: string;
  /** Pages that scripts make. Their files are shells that say what scripts to fetch. */
  screens: { path: string; file: string }[];
  redirects: readonly { from: string; to: string }[];
  /**
   * The same paths by who may open them, for tools that visit them all. Pages that share one router entry are
   * left out, because they look alike.
   */
  visitorPaths: string[];
  learnerPaths: string[];
}

const SHELL = "app.html";
const pathOf = ({ path: address }: { path: string }) => address;
/** Every page uses these two; other fonts are fetched when a page has their characters. */
const FIRST_FONTS = ["fonts/figtree.woff2", "fonts/literata.woff2"];

export async function writePages(dist: string, prerenderer: string): Promise<number> {
  const site: Prerenderer = await import(pathToFileURL(prerenderer).href);
  const manifest = await readManifest(dist);
  const template = await readFile(path.join(dist, "index.html"), "utf8");
  const pages: SiteFile["pages"] = [];
  const drawShare = await prepareShares();
  const fonts = FIRST_FONTS.map((name) => assetOf(manifest, name));
  for (const entry of site.SITE.filter(({ prerendered }) => prerendered)) {
    for (const page of site.pagesOf(entry)) {
      const file = page.path === "/" ? "index.html" : `${page.path.slice(1)}.html`;
      const picture = `share/${file.replace(/\.html$/, ".png")}`;
      await writePage(dist, picture, await drawShare(nameOf(page.title), lineOf(page)));
      const html = fillPage(template, {
        title: site.fullTitle(page.title),
        description: page.description,
        path: page.path,
        publishedOn: page.publishedOn,
        picture,
        data: site.structuredDataOf(page, picture),
        fonts,
        preloads: filesOf(
          chunksFor(manifest, [
            ...site.partsOf(entry).map((part) => chunkOf(manifest, part)),
            ...(page.source ? [chunkOfSource(manifest, page.source)] : []),
          ]),
        ),
        body: await site.renderPage(page.path),
        withoutScripts: "",
      });
      await writePage(dist, file, html);
      pages.push({ path: page.path, file });
    }
  }
  const screens = await writeShells({ dist, site, manifest, template, fonts });
  const single = site.SITE.filter(({ manyPages }) => !manyPages);
  const siteFile: SiteFile = {
    pages,
    shell: SHELL,
    screens,
    redirects: site.REDIRECTS,
    visitorPaths: single.filter(({ audience }) => audience !== "learner").map(pathOf),
    learnerPaths: single.filter(({ audience }) => audience !== "visitor").map(pathOf),
  };
  await writeFile(path.join(dist, "sitemap.xml"), sitemap(pages));
  await writeFile(path.join(dist, "robots.txt"), ROBOTS);
  await writeFile(path.join(dist, "site.json"), `${JSON.stringify(siteFile, null, 2)}\n`);
  return pages.length;
}

interface Built {
  dist: string;
  site: Prerenderer;
  manifest: Manifest;
  template: string;
  fonts: readonly string[];
}

/** Pages without a text of their own: one for each screen that scripts make, and one for paths that nothing is at. */
async function writeShells(built: Built): Promise<SiteFile["screens"]> {
  const { dist, site, manifest, template, fonts } = built;
  const shellWith = (more: {
    preloads: readonly string[];
    laterFonts?: readonly string[];
    firstCalls?: FirstCalls;
  }) =>
    fillPage(template, {
      title: "Theta",
      description: "Adaptive GMAT practice.",
      path: null,
      picture: null,
      data: [],
      fonts,
      body: shellBody,
      withoutScripts,
      ...more,
    });
  await writePage(dist, SHELL, shellWith({ preloads: [] }));
  const screens: SiteFile["screens"] = [];
  for (const entry of site.SITE.filter(({ prerendered }) => !prerendered)) {
    const file = `screens${entry.path.replaceAll("/:", "/")}.html`;
    const chunks = chunksFor(
      manifest,
      site.partsOf(entry).map((part) => chunkOf(manifest, part)),
    );
    // With the font of formulas there from the start, none of them moves what's below it.
    const laterFonts = chunks
      .flatMap(({ assets = [] }) => assets)
      .filter((asset) => asset.endsWith(".woff2"));
    const firstCalls = site.firstCallsOf(entry);
    await writePage(dist, file, shellWith({ preloads: filesOf(chunks), laterFonts, firstCalls }));
    screens.push({ path: entry.path, file });
  }
  return screens;
}

/** A page's title without our name, which the picture shows separately. */
const nameOf = (title: string) => title.replace(/^Theta: /, "");
const lineOf = ({ publishedOn }: { publishedOn?: string }) =>
  publishedOn ? "From the blog" : "Adaptive GMAT practice";

const ROBOTS = "User-agent: *\nDisallow: /thetaapi/\nSitemap: __PUBLIC_URL__/sitemap.xml\n";

/** Every page that doesn't need an account. The server fills in the public address. */
function sitemap(pages: SiteFile["pages"]): string {
  const entries = pages.map(
    ({ path: address }) => `  <url><loc>__PUBLIC_URL__${address}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

const filesOf = (chunks: readonly Chunk[]) => chunks.map(({ file }) => file);

/** What the entry would only fetch once it runs; the page can request it right away. */
function chunksFor(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const first = new Set(withImports(manifest, [entryOf(manifest)]));
  return withImports(manifest, keys).filter((chunk) => !first.has(chunk));
}

async function writePage(dist: string, file: string, content: string | Buffer): Promise<void> {
  const target = path.join(dist, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}
