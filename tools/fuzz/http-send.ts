import { Agent, request as ask } from "node:http";
import type { FuzzAnswer, Send } from "../../apps/api/test/fuzz/draft.ts";

/** Much longer than anything the server waits for. */
const PATIENCE_MILLISECONDS = 60_000;

/** Sends requests over real connections, which are kept where the server keeps them. */
export function httpSend(port: number): Send & { close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const once: Send = async ({ method, url, headers, body }) =>
    await new Promise<FuzzAnswer>((resolve, reject) => {
      const sent = ask(
        { agent, host: "127.0.0.1", port, method, path: printable(url), headers: clean(headers) },
        (answer) => {
          const type = answer.headers["content-type"] ?? "";
          const status = answer.statusCode ?? 0;
          if (type.startsWith("text/event-stream")) {
            answer.destroy();
            return resolve({ status, type, body: "" });
          }
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("end", () => resolve({ status, type, body: Buffer.concat(chunks).toString() }));
          answer.on("error", reject);
        },
      );
      sent.setTimeout(PATIENCE_MILLISECONDS, () =>
        sent.destroy(new Error(`nothing after ${PATIENCE_MILLISECONDS / 1000} seconds`)),
      );
      sent.on("error", reject);
      if (body !== null) sent.setHeader("content-length", Buffer.byteLength(body));
      sent.end(body ?? undefined);
    });
  const send: Send = async (request) => {
    try {
      return await once(request);
    } catch (error) {
      // Like a browser: the server may have closed a kept connection just then, or closed it on a
      // body that was too large while the rest of it was still being sent.
      if (!["ECONNRESET", "EPIPE"].includes((error as NodeJS.ErrnoException).code ?? ""))
        throw error;
      return await once(request);
    }
  };
  return Object.assign(send, { close: () => agent.destroy() });
}

/** Node sends no address with these characters. */
const printable = (url: string) => url.replaceAll(/[^\u0021-\u007e]/g, encodeURIComponent);

function clean(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""));
}
