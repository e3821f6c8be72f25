import { BLOG_FOLDER, type BlogArticle, loadArticles } from "@theta/content/blog";
import path from "node:path";
import type { Plugin } from "vite";
import type { Article, ArticleHead, ArticleLink } from "../src/features/blog/article.ts";

/**
 * Turns an article of the blog (`content/blog/*.md`) into a module that holds it as data, with its
 * neighbors. Markdown is read here, once; neither the browser nor the server makes HTML of it.
 */
export function blogArticles(): Plugin {
  let loading: Promise<Map<string, Article>> | undefined;
  return {
    name: "blog-articles",
    async transform(_, id) {
      const [file = id, wanted] = id.split("?");
      if (!file.endsWith(".md") || path.dirname(file) !== path.resolve(BLOG_FOLDER)) return null;
      loading ??= withNeighbors();
      const article = (await loading).get(path.basename(file, ".md"));
      const told = wanted === "head" ? headOf(article) : article;
      return { code: `export default ${JSON.stringify(told)};`, map: null };
    },
    // A new title or date also changes what the neighboring articles link to.
    watchChange: () => void (loading = undefined),
  };
}

async function withNeighbors(): Promise<Map<string, Article>> {
  const articles = await loadArticles();
  return new Map(
    articles.map((article, place) => [
      article.slug,
      {
        ...article,
        newer: linkTo(articles[place - 1]),
        older: linkTo(articles[place + 1]),
      },
    ]),
  );
}

/** The fields that a list of articles shows. */
function headOf(article: Article | undefined): ArticleHead | undefined {
  if (!article) return undefined;
  const { slug, title, excerpt, date } = article;
  return { slug, title, excerpt, date };
}

function linkTo(article: BlogArticle | undefined): ArticleLink | null {
  return article ? { slug: article.slug, title: article.title } : null;
}
