import { fetchOutside, OutsideError } from "../../platform/http/fetch-outside.ts";
import { isPrivateHost } from "../../platform/http/private-address.ts";

export const MOST_POSTS = 100;
const LIMIT_BYTES = 5 * 1024 * 1024;
const TIMEOUT_MS = 5_000;

/** `…/wp-json/wp/v2` and `…/wp-json/wp/v2/posts` mean the same feed. */
export function addressOfFeed(configured: string): URL {
  const url = new URL(configured);
  const path = url.pathname.replace(/\/+$/, "");
  url.pathname = path.endsWith("/posts") ? path : `${path}/posts`;
  url.searchParams.set("_embed", "");
  url.searchParams.set("per_page", String(MOST_POSTS));
  return url;
}

/** The entries as they came: JSON, with nothing else known about them. */
export async function fetchFeed(configured: string, timeoutMs = TIMEOUT_MS): Promise<unknown[]> {
  const url = addressOfFeed(configured);
  const { type, bytes } = await fetchOutside(url, {
    accept: "application/json",
    limitBytes: LIMIT_BYTES,
    timeoutMs,
    mayBePrivate: isPrivateHost(url.hostname),
  });
  if (!/^application\/(.+\+)?json$/.test(type)) {
    throw new OutsideError(`answered with ${type || "no content type"} instead of JSON`);
  }
  const body: unknown = parse(bytes);
  if (!Array.isArray(body)) throw new OutsideError("answered with JSON that isn't a list");
  return body;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new OutsideError("answered with JSON that can't be read");
  }
}
