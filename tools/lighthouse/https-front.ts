/** What stands in front of the server where it's deployed: HTTPS with HTTP/2, which carries all requests at once. */
import { execFile } from "node:child_process";
import { hash, X509Certificate } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type OutgoingHttpHeaders,
} from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { UsageError } from "../command-options.ts";

const run = promisify(execFile);

interface HttpsFront {
  url: string;
  /** Makes Chromium trust it. If it only ignored that it can't, it would cache nothing. */
  browserArgument: string;
  stop: () => Promise<void>;
}

/** Only for a connection with HTTP/1.1. */
const OF_CONNECTION = new Set(["connection", "keep-alive", "transfer-encoding"]);

export async function startHttpsFront(server: string): Promise<HttpsFront> {
  const certificate = await ownCertificate();
  // Only browsers speak HTTP/2; what signs the learner in doesn't.
  const options = { ...certificate, allowHTTP1: true };
  const front = createSecureServer(options, (asked, reply) => passOn(server, asked, reply));
  const open = new Set<{ destroy: () => void }>();
  front.on("secureConnection", (connection) => open.add(connection));
  front.listen(0, "localhost");
  await once(front, "listening");
  return {
    url: `https://localhost:${(front.address() as AddressInfo).port}`,
    browserArgument: `--ignore-certificate-errors-spki-list=${keyHashOf(certificate.cert)}`,
    async stop() {
      const closed = once(front, "close");
      front.close();
      for (const connection of open) connection.destroy();
      await closed;
    },
  };
}

function passOn(server: string, asked: Http2ServerRequest, reply: Http2ServerResponse): void {
  const given = Object.entries(asked.headers).filter(([name]) => !name.startsWith(":"));
  const forwarded = request(
    server + asked.url,
    {
      method: asked.method,
      // The server answers only under its own name, and takes changes only from its own pages.
      headers: {
        ...Object.fromEntries(given),
        host: new URL(server).host,
        ...(asked.headers["origin"] && { origin: server }),
      },
    },
    (answer) => {
      const told = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name));
      reply.writeHead(answer.statusCode!, Object.fromEntries(told) as OutgoingHttpHeaders);
      answer.pipe(reply);
    },
  );
  forwarded.on("error", () => reply.destroy());
  asked.pipe(forwarded);
}

function keyHashOf(certificate: Buffer): string {
  const { publicKey } = new X509Certificate(certificate);
  return hash("sha256", publicKey.export({ type: "spki", format: "der" }), "base64");
}

const FOR_A_DAY =
  "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost".split(
    " ",
  );

async function ownCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = mkdtempSync(join(tmpdir(), "theta-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  try {
    await run("openssl", [...FOR_A_DAY, "-keyout", key, "-out", cert]);
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (error) {
    throw new UsageError(`openssl couldn't make a certificate. Is it installed?\n${String(error)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
