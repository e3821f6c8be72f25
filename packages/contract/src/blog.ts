import * as z from "zod/mini";
import { list } from "./lists.ts";
import { route } from "./route.ts";

export const BlogPost = z.strictObject({
  id: z.string(),
  /** Plain text: HTML in the feed is reduced to its words. */
  title: z.string(),
  excerpt: z.string(),
  /** http or https. */
  link: z.string(),
  /**
   * An address on this server, which fetches the picture itself, so that pages ask no third party.
   */
  image: z.nullable(z.string()),
  publishedAt: z.nullable(z.number()),
  /** Published on this site, at the path of its link. */
  isOwn: z.boolean(),
});
export type BlogPost = z.output<typeof BlogPost>;

/** A post in the form of WordPress's REST API, with what a reader of the feed needs. */
export const WordPressPost = z.strictObject({
  id: z.int(),
  slug: z.string(),
  date_gmt: z.string(),
  link: z.string(),
  title: z.strictObject({ rendered: z.string() }),
  excerpt: z.strictObject({ rendered: z.string() }),
});
export type WordPressPost = z.output<typeof WordPressPost>;

export const blog = {
  posts: route({
    method: "GET",
    path: "/blog/posts",
    access: "anyone",
    summary: "Lists the blog's posts, newest first, from the configured feed or our own.",
    reply: list(BlogPost),
    errors: ["blog-unavailable"],
  }),
  feed: route({
    method: "GET",
    path: "/blog/wp/v2/posts",
    access: "anyone",
    summary: "Lists our own posts in WordPress's format, as a bare list.",
    reply: z.array(WordPressPost),
    errors: [],
  }),
} as const;
