import type { ArticleHead } from "./article.ts";

const HEADS = import.meta.glob<ArticleHead>("../../../../../content/blog/*.md", {
  query: "?head",
  import: "default",
  eager: true,
});

/** All of our own articles, newest first. */
export const ARTICLE_HEADS: readonly ArticleHead[] = Object.values(HEADS).toSorted((one, other) =>
  other.date.localeCompare(one.date),
);
