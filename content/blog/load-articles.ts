import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { z } from "zod";
import type { BlogArticle } from "./article.ts";
import { countWords, readMarkdown } from "./read-markdown.ts";

export type { BlogArticle } from "./article.ts";

export const BLOG_FOLDER = fileURLToPath(new URL(".", import.meta.url));
const WORDS_A_MINUTE = 200;

const articleHead = z.strictObject({
  title: z.string().min(1).max(80),
  excerpt: z.string().min(40).max(200),
  date: z.iso.date(),
  tags: z.array(z.string().min(1)).min(1).max(4),
});

/** Our own articles, newest first. Throws and names the file if one is broken. */
export async function loadArticles(): Promise<BlogArticle[]> {
  const files = (await readdir(BLOG_FOLDER)).filter((name) => name.endsWith(".md"));
  const articles = await Promise.all(
    files.map(async (file) => readArticle(file, await readFile(join(BLOG_FOLDER, file), "utf8"))),
  );
  return articles.toSorted(
    (one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug),
  );
}

export function readArticle(file: string, source: string): BlogArticle {
  try {
    const [, head, text] = /^---\n([\s\S]+?)\n---\n([\s\S]+)$/.exec(source) ?? [];
    if (head === undefined || text === undefined) throw new Error("has no head between two ---");
    const blocks = readMarkdown(text);
    return {
      slug: file.replace(/\.md$/, ""),
      ...articleHead.parse(parse(head, { schema: "failsafe" })),
      minutes: Math.max(1, Math.round(countWords(blocks) / WORDS_A_MINUTE)),
      blocks,
    };
  } catch (error) {
    throw new Error(`content/blog/${file}: ${(error as Error).message}`, { cause: error });
  }
}
