import type { BlogArticle } from "@theta/content";
import { escapeHtml, type WordPressPost } from "@theta/contract";

/** Our own posts in the form of a WordPress feed, so that every blog is read the same way. */
export function ownFeed(articles: readonly BlogArticle[], publicUrl: string): WordPressPost[] {
  return articles.map(({ slug, title, excerpt, date }, place) => ({
    // Newest first; the oldest is always number 1.
    id: articles.length - place,
    slug,
    date_gmt: `${date}T00:00:00`,
    link: `${publicUrl}/blog/${slug}`,
    title: { rendered: escapeHtml(title) },
    excerpt: { rendered: `<p>${escapeHtml(excerpt)}</p>` },
  }));
}
