/** The parts of a page that are not React's: head, shell, and the words for those without scripts. */
interface Page {
  title: string;
  description: string;
  /** Canonical path; the shell, which answers many, has none. */
  path: string | null;
  fonts: readonly string[];
  preloads: readonly string[];
  body: string;
  withoutScripts: string;
}

/** Shown until the app runs, where there is no page to show. */
export const shellBody =
  '<p class="needs-scripts page-width py-16 text-ink-2" role="status">Loading Theta…</p>';

export const withoutScripts =
  '<p class="page-width py-4">This part of Theta needs JavaScript. The <a class="underline" href="/">home page</a> and the pages about the exams can be read without it.</p>';

export function fillPage(template: string, page: Page): string {
  const root = page.path === null ? '<div id="root">' : `<div id="root" data-page="${page.path}">`;
  return replaceOnce(
    replaceOnce(
      replaceOnce(template, "<!--head-->", head(page)),
      '<div id="root"><!--page-->',
      root + page.body,
    ),
    "<noscript><!--without-scripts--></noscript>",
    page.withoutScripts && `<noscript>${page.withoutScripts}</noscript>`,
  );
}

function head({ title, description, path, fonts, preloads }: Page): string {
  const address = `__PUBLIC_URL__${path ?? ""}`;
  const lines = [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}" />`,
    '<meta property="og:site_name" content="Theta" />',
    '<meta property="og:type" content="website" />',
    `<meta property="og:title" content="${escape(title)}" />`,
    `<meta property="og:description" content="${escape(description)}" />`,
    '<meta property="og:image" content="__PUBLIC_URL__/icon-512.png" />',
    '<meta name="twitter:card" content="summary" />',
    ...(path === null
      ? ['<meta name="robots" content="noindex" />']
      : [
          `<link rel="canonical" href="${address}" />`,
          `<meta property="og:url" content="${address}" />`,
        ]),
    ...fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`,
    ),
    ...preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ];
  return lines.join("\n    ");
}

/** Without `$` patterns, and loud when the template has changed under us. */
function replaceOnce(text: string, mark: string, by: string): string {
  if (!text.includes(mark)) throw new Error(`index.html has no ${mark}`);
  return text.replace(mark, () => by);
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
