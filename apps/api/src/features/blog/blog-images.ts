import { fetchOutside } from "../../platform/http/fetch-outside.ts";
import { isPrivateHost } from "../../platform/http/private-address.ts";
import { keepRecent } from "../../platform/keep-recent.ts";
import { imageType } from "./image-type.rules.ts";

const LIMIT_BYTES = 3 * 1024 * 1024;
const KEPT_BYTES = 24 * 1024 * 1024;
const TIMEOUT_MS = 8_000;

export interface Image {
  type: string;
  bytes: Buffer;
}

/** Pictures of the feed, each fetched once and kept while there is room. */
export function createImageStore(feedUrl: string | null) {
  const kept = keepRecent<Image>(KEPT_BYTES, ({ bytes }) => bytes.length);
  const running = new Map<string, Promise<Image>>();
  // A blog in our own network keeps its pictures there; no other host of that network is asked.
  const ownHost = feedUrl === null ? null : new URL(feedUrl).host;

  async function fetchImage(key: string, url: URL): Promise<Image> {
    try {
      const { bytes } = await fetchOutside(url, {
        accept: "image/*",
        limitBytes: LIMIT_BYTES,
        timeoutMs: TIMEOUT_MS,
        mayBePrivate: url.host === ownHost && isPrivateHost(url.hostname),
      });
      const type = imageType(bytes);
      if (!type) throw new Error("not a type of picture we show");
      kept.keep(key, { type, bytes });
      return { type, bytes };
    } finally {
      running.delete(key);
    }
  }

  return async (key: string, url: URL): Promise<Image> => {
    const image = kept.get(key);
    if (image) return image;
    const started = running.get(key) ?? fetchImage(key, url);
    running.set(key, started);
    return await started;
  };
}
