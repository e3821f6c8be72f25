import { API_BASE } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../refusal.ts";
import { NO_DOCUMENT } from "./safe-headers.ts";

/** The host decides whose page a request comes from, so there must be exactly one. */
export function refuseUnclearHosts(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((text, k) => k % 2 === 0 && /^host$/i.test(text)).length;
    if (hosts === 1 || (hosts === 0 && raw.httpVersionMajor === 1 && raw.httpVersionMinor === 0))
      return;
    throw new Refusal(400, "invalid-input", "The request must name exactly one host.");
  });
}

/**
 * Accepts requests that change something only from our own pages, or from programs that aren't
 * browsers.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  // After the rate limit, which also counts what is refused here.
  app.addHook("preParsing", async (request) => {
    if (request.method === "GET" || request.method === "HEAD") return;
    const { origin } = request.headers;
    const isForeign =
      request.headers["sec-fetch-site"] === "cross-site" ||
      (origin !== undefined && origin !== publicUrl && hostOf(origin) !== request.headers.host);
    if (isForeign) {
      throw new Refusal(403, "foreign-origin", "This request came from another site.");
    }
  });
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** Drawings have styles of their own. */
const FILE = `${NO_DOCUMENT}; style-src 'unsafe-inline'; img-src data:`;
/** The browser's viewer is a document that needs more than that. */
const PDF = "base-uri 'none'; frame-ancestors 'none'";

/**
 * API replies are about one person at one moment and are never documents. Pages and the docs have
 * policies of their own; whatever else is opened on its own runs nothing, and nobody frames it.
 */
export function guardAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    const isReply = request.url.startsWith(`${API_BASE}/`) || request.url.startsWith("/dev/");
    if (isReply && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    const type = String(reply.getHeader("content-type"));
    // The only text that is sent without its encoding otherwise.
    if (type === "image/svg+xml") reply.header("content-type", `${type}; charset=utf-8`);
    if (reply.hasHeader("content-security-policy")) return;
    const policy = type.startsWith("application/pdf") ? PDF : isReply ? NO_DOCUMENT : FILE;
    reply.header("content-security-policy", policy);
  });
}
