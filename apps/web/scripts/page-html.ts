import { escapeHtml } from "@theta/contract";
import type { FirstCalls } from "./first-calls.ts";
import { SHARE_HEIGHT, SHARE_WIDTH } from "./share-size.ts";

/**
 * The parts of a page that React doesn't render: the head, the shell, and the text for visitors without
 * scripts.
 */
interface Page {
  title: string;
  description: string;
  /** The canonical path; null for a shell, which is empty until its scripts have run. */
  path: string | null;
  /** For an article, the day it was published: `2026-11-03`. */
  publishedOn?: string | undefined;
  /** The picture for sharing the page; null for the shell. */
  picture: string | null;
  /** schema.org data for search engines. */
  data: readonly object[];
  fonts: readonly string[];
  preloads: readonly string[];
  /** Fonts that only some screens need. */
  laterFonts?: readonly string[];
  /** What a learner's screen asks the API for. */
  firstCalls?: FirstCalls;
  body: string;
  withoutScripts: string;
}

/** Shown until the app runs, when there's no page to show. */
export const shellBody =
  '<p class="needs-scripts page-width py-16 text-ink-2" role="status">Loading Theta…</p>';

export const withoutScripts =
  '<p class="page-width py-4">This part of Theta needs JavaScript. You can read the <a class="underline" href="/">home page</a> and the exam pages without it.</p>';

export function fillPage(template: string, page: Page): string {
  const html = fillWhole(template, page);
  return page.path === null ? html : readFirst(html);
}

/** A page that's readable without scripts loads its styles and fonts before its scripts. */
function readFirst(html: string): string {
  return html.replaceAll(
    /<link rel="modulepreload"|<script type="module"/g,
    (start) => `${start} fetchpriority="low"`,
  );
}

function fillWhole(template: string, page: Page): string {
  const root = page.path === null ? '<div id="root">' : `<div id="root" data-page="${page.path}">`;
  const parts = [
    ["<!--head-->", head(page)],
    ["</head>", `${endOfHead(page)}</head>`],
    ['<div id="root"><!--page-->', root + page.body],
    [
      "<noscript><!--without-scripts--></noscript>",
      page.withoutScripts && `<noscript>${page.withoutScripts}</noscript>`,
    ],
  ] as const;
  return parts.reduce((html, [mark, by]) => replaceOnce(html, mark, by), template);
}

function head(page: Page): string {
  const { title, description, path, publishedOn, data } = page;
  const address = `__PUBLIC_URL__${path ?? ""}`;
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    '<meta property="og:site_name" content="Theta" />',
    `<meta property="og:type" content="${publishedOn ? "article" : "website"}" />`,
    `<meta property="og:title" content="${escapeHtml(title)}" />`,
    `<meta property="og:description" content="${escapeHtml(description)}" />`,
    ...pictureOf(page),
    ...(path === null
      ? ['<meta name="robots" content="noindex" />']
      : [
          `<link rel="canonical" href="${address}" />`,
          `<meta property="og:url" content="${address}" />`,
        ]),
    ...(publishedOn ? [`<meta property="article:published_time" content="${publishedOn}" />`] : []),
    ...data.map((one) => `<script type="application/ld+json">${json(one)}</script>`),
    ...(path === null ? [] : fontLinks(page.fonts)),
    ...firstCallsMeta(page.firstCalls),
  ];
  return lines.join("\n    ");
}

/** Read by boot.js, which asks before any other script has loaded. */
function firstCallsMeta({ always = [], withoutQuery = [] }: Partial<FirstCalls> = {}): string[] {
  if (always.length + withoutQuery.length === 0) return [];
  const [content, bare] = [always, withoutQuery].map((calls) => escapeHtml(calls.join(" ")));
  return [`<meta name="theta-first-calls" content="${content}" data-without-query="${bare}" />`];
}

/** What browsers should request after the styles and the first scripts. A shell's text isn't what anybody waits for. */
function endOfHead(page: Page): string {
  const lines = [
    ...(page.path === null ? fontLinks(page.fonts) : []),
    ...page.preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    ...fontLinks(page.laterFonts ?? []),
  ];
  return lines.map((line) => `  ${line}\n  `).join("");
}

const fontLinks = (fonts: readonly string[]) =>
  fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`,
  );

function pictureOf({ picture, title }: Page): string[] {
  if (picture === null) {
    return [
      '<meta property="og:image" content="__PUBLIC_URL__/icon-512.png" />',
      '<meta name="twitter:card" content="summary" />',
    ];
  }
  return [
    `<meta property="og:image" content="__PUBLIC_URL__/${picture}" />`,
    `<meta property="og:image:width" content="${SHARE_WIDTH}" />`,
    `<meta property="og:image:height" content="${SHARE_HEIGHT}" />`,
    `<meta property="og:image:alt" content="${escapeHtml(title)}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

/**
 * It's data, not a script, so the page's policy allows it. Escaping `<` keeps it from closing its element
 * early.
 */
function json(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** Replaces literally, without `$` patterns, and throws if the template no longer has the mark. */
function replaceOnce(text: string, mark: string, by: string): string {
  if (!text.includes(mark)) throw new Error(`index.html has no ${mark}`);
  return text.replace(mark, () => by);
}
