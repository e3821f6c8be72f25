import type { Article } from "./article.ts";

/** Each article is a part of its own, fetched with its page. The build makes them of content/blog. */
const PARTS = import.meta.glob<{ default: Article }>("../../../../../content/blog/*.md");

const loading = new Map<string, Promise<Article | null>>();
const loaded = new Map<string, Article>();

const ADDRESS = /\/blog\/([^/]+)\/?$/i;

/** The article that an address names, in any case of its letters. */
export function slugOfAddress(pathname: string): string {
  return ADDRESS.exec(pathname)?.[1]?.toLowerCase() ?? "";
}

/** null: there is no such article. What could not be fetched is tried again the next time. */
export function loadArticle(slug: string): Promise<Article | null> {
  const started = loading.get(slug) ?? fetchArticle(slug);
  loading.set(slug, started);
  return started;
}

/** The article if it is there already, so that a page's first render is whole. */
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
