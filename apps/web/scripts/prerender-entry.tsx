/** The site as the prerenderer runs it: built for Node, and run once at the end of the build. */
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { App } from "../src/app.tsx";
import { ARTICLE_HEADS } from "../src/features/blog/article-heads.ts";
import { fullTitle } from "../src/lib/page/title.ts";
import { LearnerStore, preload } from "../src/routes.tsx";
import { frameOf, REDIRECTS, SITE, type SitePath } from "../src/router.tsx";
import type { PageWords } from "./structured-data.ts";

export { firstCallsOf } from "./first-calls.ts";
export { structuredDataOf } from "./structured-data.ts";
export { fullTitle, REDIRECTS, SITE };

/** The pages of a router entry: just itself, or one for each value of the variable part of its path. */
export function pagesOf(entry: SitePath): PageWords[] {
  if (!entry.manyPages) return [entry];
  return ARTICLE_HEADS.map(({ slug, title, excerpt, date }) => ({
    path: entry.path.replace(":slug", slug),
    title,
    description: excerpt,
    source: `/content/blog/${slug}.md`,
    publishedOn: date,
  }));
}

/** The names of the chunks that a page is first rendered with. */
export function partsOf(entry: SitePath): string[] {
  const isSignedIn = entry.audience === "learner";
  const around = frameOf(entry, isSignedIn);
  return [isSignedIn ? LearnerStore : null, around, entry.screen].flatMap(
    (part) => part?.screenName ?? [],
  );
}

export async function renderPage(path: string): Promise<string> {
  // With the code already loaded, nothing suspends, so the page comes out whole and in order.
  await preload(path, false);
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    {
      // Otherwise inline scripts would move late chunks into place, and our policy forbids inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (fault) => void faults.push(fault),
    },
  );
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: faults[0] });
  return html;
}
