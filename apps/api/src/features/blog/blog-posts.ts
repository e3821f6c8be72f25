import { createHash } from "node:crypto";
import type { BlogArticle } from "@theta/content";
import { API_BASE, type BlogPost } from "@theta/contract";
import type { FastifyBaseLogger } from "fastify";
import { Refusal } from "../../platform/refusal.ts";
import { createStaleCache } from "../../platform/stale-cache.ts";
import { type FeedPost, readEntry } from "./feed-entry.rules.ts";
import { fetchFeed, MOST_POSTS } from "./fetch-feed.ts";
import { ownFeed } from "./own-feed.ts";

const FRESH_MS = 5 * 60_000;
const PAUSE_MS = 20_000;

export interface BlogSource {
  /** null: our own posts. */
  feedUrl: string | null;
  publicUrl: string;
  articles: readonly BlogArticle[];
  log: FastifyBaseLogger;
}

interface Posts {
  posts: BlogPost[];
  /** The actual addresses of the pictures in the posts. */
  images: ReadonlyMap<string, URL>;
}

/** Reads the blog, wherever it is. */
export function createBlogReader(
  source: BlogSource,
  times: { freshMs?: number; pauseMs?: number; timeoutMs?: number; now?: () => number } = {},
): () => Promise<Posts> {
  const read = createStaleCache({
    load: async () => toPosts(await entriesOf(source, times.timeoutMs), source),
    freshMs: times.freshMs ?? FRESH_MS,
    pauseMs: times.pauseMs ?? PAUSE_MS,
    ...(times.now ? { now: times.now } : {}),
    onFailure: (error) => source.log.warn({ err: error }, "couldn't read the blog feed"),
  });
  return async () => {
    try {
      return await read();
    } catch {
      throw new Refusal(
        502,
        "blog-unavailable",
        "The blog isn't responding. Please try again in a minute.",
      );
    }
  };
}

async function entriesOf(source: BlogSource, timeoutMs?: number): Promise<unknown[]> {
  const { feedUrl, articles, publicUrl } = source;
  return feedUrl === null ? ownFeed(articles, publicUrl) : await fetchFeed(feedUrl, timeoutMs);
}

function toPosts(entries: readonly unknown[], source: BlogSource): Posts {
  const images = new Map<string, URL>();
  const posts: BlogPost[] = [];
  const ids = new Set<string>();
  for (const entry of entries.slice(0, MOST_POSTS)) {
    const post = readEntry(entry);
    const fault =
      "fault" in post ? post.fault : ids.has(post.id) ? "another entry has the same id" : null;
    if (fault !== null || "fault" in post) {
      source.log.warn({ fault }, "skipped an entry in the blog feed");
      continue;
    }
    ids.add(post.id);
    posts.push(toPost(post, source, images));
  }
  return { posts, images };
}

function toPost(
  { id, title, excerpt, link, image, publishedAt }: FeedPost,
  { publicUrl, articles }: BlogSource,
  images: Map<string, URL>,
): BlogPost {
  const isOwn =
    link.origin === publicUrl && articles.some(({ slug }) => link.pathname === `/blog/${slug}`);
  return {
    id,
    title,
    excerpt,
    link: link.href,
    image: image && keepImage(image, images),
    publishedAt,
    isOwn,
  };
}

/** A key for the address, so that only pictures in the feed can be requested. */
function keepImage(image: URL, images: Map<string, URL>): string {
  const key = createHash("sha256").update(image.href).digest("base64url").slice(0, 22);
  images.set(key, image);
  return `${API_BASE}/blog/images/${key}`;
}
