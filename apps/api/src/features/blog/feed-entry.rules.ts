import * as z from "zod";
import { plainText } from "./plain-text.rules.ts";

const MOST_TITLE_CHARACTERS = 160;
const MOST_EXCERPT_CHARACTERS = 320;

const rendered = z.object({ rendered: z.string() });

/** What WordPress adds for `_embed`. An unreadable picture is no reason to lose the post. */
const media = z.object({
  source_url: z.string().optional().catch(undefined),
  media_details: z
    .object({ sizes: z.record(z.string(), z.object({ source_url: z.string() })) })
    .optional()
    .catch(undefined),
});

const feedEntry = z.object({
  id: z.union([z.int(), z.string().min(1).max(100)]),
  title: rendered,
  excerpt: rendered.optional().catch(undefined),
  link: z.string(),
  date: z.string().optional().catch(undefined),
  date_gmt: z.string().optional().catch(undefined),
  _embedded: z
    .object({ "wp:featuredmedia": z.array(z.unknown()).optional() })
    .optional()
    .catch(undefined),
});

export interface FeedPost {
  id: string;
  title: string;
  excerpt: string;
  link: URL;
  image: URL | null;
  publishedAt: number | null;
}

/** One entry of an untrusted feed, or what is wrong with it. */
export function readEntry(entry: unknown): FeedPost | { fault: string } {
  const { success, data, error } = feedEntry.safeParse(entry);
  if (!success) return { fault: z.prettifyError(error) };
  const { _embedded: embedded } = data;
  const link = webAddress(data.link);
  if (!link) return { fault: "the link isn't a web address" };
  const title = plainText(data.title.rendered, MOST_TITLE_CHARACTERS);
  if (title === "") return { fault: "the title is empty" };
  return {
    id: String(data.id),
    title,
    excerpt: plainText(data.excerpt?.rendered ?? "", MOST_EXCERPT_CHARACTERS),
    link,
    image: imageOf(embedded?.["wp:featuredmedia"]?.[0]),
    publishedAt: timeOf(data),
  };
}

/** The medium size if there are several, because a list shows it small. */
function imageOf(embedded: unknown): URL | null {
  const { data } = media.safeParse(embedded);
  const sizes = data?.media_details?.sizes;
  const source = sizes?.["medium_large"] ?? sizes?.["medium"];
  return webAddress(source?.source_url ?? data?.source_url ?? "");
}

function webAddress(text: string): URL | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url;
}

/** WordPress writes times without their zone; `date_gmt` is UTC. */
function timeOf({ date, date_gmt: utc }: z.output<typeof feedEntry>): number | null {
  const text = utc ?? date;
  if (!text) return null;
  const time = Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`);
  return Number.isNaN(time) || time <= 0 ? null : time;
}
