import type { Article } from "./article.ts";

/** Each article is its own chunk, fetched with its page. The build makes them from content/blog. */
const PARTS = import.meta.glob<{ default: Article }>("../../../../../content/blog/*.md");

const loading = new Map<string, Promise<Article | null>>();
const loaded = new Map<string, Article>();

const ADDRESS = /\/blog\/([^/]+)\/?$/i;

/** The slug in an address, in lowercase. */
export function slugOfAddress(pathname: string): string {
  return ADDRESS.exec(pathname)?.[1]?.toLowerCase() ?? "";
}

/** Null if there's no such article. If it couldn't be fetched, the next call tries again. */
export function loadArticle(slug: string): Promise<Article | null> {
  const started = loading.get(slug) ?? fetchArticle(slug);
  loading.set(slug, started);
  return started;
}

/** The article if it's already loaded, so that a page's first render is complete. */
export function articleAtHand(slug: string): Article | undefined {
  return loaded.get(slug);
}

async function fetchArticle(slug: string): Promise<Article | null> {
  const part = Object.entries(PARTS).find(([file]) => file.endsWith(`/${slug}.md`))?.[1];
  if (!part) return null;
  try {
    const article = (await part()).default;
    loaded.set(slug, article);
    return article;
  } catch (error) {
    loading.delete(slug);
    throw error;
  }
}
