/** What a screen loads is compressed; answers to a test's questions are small, and nobody should wait for them. */
import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";
import { API_BASE } from "@theta/contract";
import type { FastifyInstance } from "fastify";

/** Less than that fits into one packet anyway. */
const LEAST_LENGTH = 1_400;
/** Higher levels take more time than the bytes they save. */
const LEVEL = 4;

/** That takes well under a millisecond. In a thread, it would wait for the passwords that are being hashed there. */
const MOST_AT_ONCE = 32_000;

const compressInThread = promisify(gzip);

/**
 * Only our own pages can call with somebody's token, so no other site can guess at what is in a reply by its length.
 */
export function compressReplies(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (request.method !== "GET" || !request.url.startsWith(`${API_BASE}/`)) return payload;
    if (typeof payload !== "string" || payload.length < LEAST_LENGTH) return payload;
    reply.header("vary", "Accept-Encoding");
    if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return payload;
    reply.header("content-encoding", "gzip");
    return payload.length <= MOST_AT_ONCE
      ? gzipSync(payload, { level: LEVEL })
      : await compressInThread(payload, { level: LEVEL });
  });
}
