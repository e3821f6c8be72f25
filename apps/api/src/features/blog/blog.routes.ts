import type { BlogArticle } from "@theta/content";
import { API_BASE, blog } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import { handle } from "../../platform/http/handle.ts";
import { Refusal } from "../../platform/refusal.ts";
import { createImageStore } from "./blog-images.ts";
import { createBlogReader } from "./blog-posts.ts";
import { ownFeed } from "./own-feed.ts";

interface Options {
  articles: readonly BlogArticle[];
  config: { blogFeedUrl: string | null; publicUrl: string };
}

/**
 * The blog, ours or a WordPress site's. The server reads it so that pages needn't ask anyone else.
 */
export function blogRoutes(app: FastifyInstance, { articles, config }: Options): void {
  const { blogFeedUrl: feedUrl, publicUrl } = config;
  const read = createBlogReader({ feedUrl, publicUrl, articles, log: app.log });
  const fetchImage = createImageStore(feedUrl);

  handle(app, blog.posts, async () => {
    const { posts } = await read();
    return { result: posts, totalItems: posts.length };
  });

  handle(app, blog.feed, async () => ownFeed(articles, publicUrl));

  app.get<{ Params: { key: string } }>(
    `${API_BASE}/blog/images/:key`,
    { schema: { hide: true } },
    async ({ params, log }, reply) => {
      const url = (await read()).images.get(params.key);
      if (!url) throw new Refusal(404, "not-found", "We couldn't find that picture.");
      try {
        const { type, bytes } = await fetchImage(params.key, url);
        return await reply.type(type).header("cache-control", "public, max-age=86400").send(bytes);
      } catch (error) {
        log.warn({ err: error }, "couldn't fetch a blog picture");
        throw new Refusal(404, "not-found", "We couldn't load this picture.");
      }
    },
  );
}
