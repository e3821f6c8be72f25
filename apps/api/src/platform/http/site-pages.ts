import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { escapeHtml, type SiteSettings } from "@theta/contract";

/** What the web app's build says about its pages (`dist/site.json`). */
interface SiteMap {
  pages: { path: string; file: string }[];
  /** For paths that nothing else is for. */
  shell: string;
  screens: { path: string; file: string }[];
  redirects: { from: string; to: string }[];
}

export interface Page {
  html: Buffer;
  /** Compressed on the first request, in the background, and kept. */
  br: () => Promise<Buffer>;
  gzip: () => Promise<Buffer>;
  etag: string;
}

export interface SitePages {
  /** The page for a path in any case, with or without a trailing slash. */
  find(path: string): { page: Page; known: boolean } | { redirect: string };
  /** Compresses every page before somebody has to wait for it. */
  compressAll(): Promise<void>;
}

/** Every component in every state; not for the public. */
const DEV_GALLERY = "/dev/ui";

/** The staff console, an app of its own with its own addresses. */
const CONSOLE = { file: "staff.html", path: /^\/staff(\/|$)/ };

/** Loads every page into memory once and writes this server's settings into it. */
export function loadSitePages(
  folder: string,
  settings: SiteSettings,
  publicUrl: string,
): SitePages {
  const map = JSON.parse(readFileSync(join(folder, "site.json"), "utf8")) as SiteMap;
  const load = (file: string) => toPage(fill(join(folder, file), settings, publicUrl));
  const shell = load(map.shell);
  const staff = load(CONSOLE.file);
  const pages = new Map<string, Page>();
  for (const { path, file } of [...map.screens, ...map.pages])
    pages.set(path.toLowerCase(), load(file));
  const forms = map.screens
    .filter(({ path }) => path.includes("/:"))
    .map(({ path }) => ({ form: formOf(path), page: pages.get(path.toLowerCase())! }));
  if (!settings.hasDevPages) pages.delete(DEV_GALLERY);
  const redirects = new Map(map.redirects.map(({ from, to }) => [from.toLowerCase(), to]));
  return {
    async compressAll() {
      // One after the other, because requests that arrive in the meantime need the threads, too.
      for (const page of new Set([shell, staff, ...pages.values()])) {
        await page.gzip();
        await page.br();
      }
    },
    find(path) {
      const key = (path.replace(/\/+$/, "") || "/").toLowerCase();
      const redirect = redirects.get(key);
      if (redirect) return { redirect };
      if (CONSOLE.path.test(key)) return { page: staff, known: true };
      const page = pages.get(key) ?? forms.find(({ form }) => form.test(key))?.page;
      return { page: page ?? shell, known: page !== undefined };
    },
  };
}

/** For "/study-notes/:name": only the screen knows which names exist. */
function formOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`, "i");
}

function fill(file: string, settings: SiteSettings, publicUrl: string): string {
  return cutUnshown(fillAddress(file, publicUrl), settings.shows)
    .replaceAll("__THETA_SETTINGS__", () => escapeHtml(JSON.stringify(settings)))
    .replaceAll("__SUPPORT_EMAIL__", () => escapeHtml(settings.supportEmail))
    .replaceAll("__SUPPORT_PHONE__", () => escapeHtml(settings.supportPhone ?? ""))
    .replaceAll("__SUPPORT_WAYS__", () => escapeHtml(settings.supportWays));
}

/** The phone number in the page's data, for programs to read. */
const TELEPHONE = ',"telephone":"__SUPPORT_PHONE__"';

/**
 * Removes elements whose `data-only` names what this installation doesn't show. They contain no
 * other element of their own kind, so they end at the next closing tag.
 */
function cutUnshown(html: string, shows: SiteSettings["shows"]): string {
  const shown = new Set(Object.entries(shows).flatMap(([name, isShown]) => (isShown ? name : [])));
  const cut = html.replaceAll(
    /<(\w+)(?= )[^>]* data-only="(\w+)".*?<\/\1>/gs,
    (element: string, _tag: string, name: string) => (shown.has(name) ? element : ""),
  );
  return shows.phone ? cut : cut.replaceAll(TELEPHONE, "");
}

export function fillAddress(file: string, publicUrl: string): string {
  return readFileSync(file, "utf8").replaceAll("__PUBLIC_URL__", () => escapeHtml(publicUrl));
}

function toPage(html: string): Page {
  const bytes = Buffer.from(html);
  const etag = `"${createHash("sha256").update(html).digest("base64url")}"`;
  return {
    html: bytes,
    br: once(() => promisify(brotliCompress)(bytes)),
    gzip: once(() => promisify(gzip)(bytes)),
    etag,
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
