import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import { API_BASE, site } from "@theta/contract";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginCallback,
} from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import * as z from "zod";
import { tooMany } from "../refusal.ts";
import { answerBareRequests, handleClientError } from "./bare-answers.ts";
import { compressReplies } from "./compress-replies.ts";
import { handleError } from "./error-handler.ts";
import { guardAnswers, refuseForeignOrigins, refuseUnclearHosts } from "./guards.ts";
import { inputWords } from "./input-words.ts";
import { RequestLog } from "./request-log.ts";
import { HSTS } from "./safe-headers.ts";

interface ServerOptions {
  log: FastifyBaseLogger;
  proxyHops: number;
  requestsPerMinute: number;
  publicUrl: string;
  /** Traces each request; null if nobody wants traces. */
  tracing?: FastifyPluginCallback | null;
}

const PROBES = new Set(["/healthz", "/readyz", "/metrics", API_BASE + site.clock.path]);
const BODY_LIMIT_BYTES = 64 * 1024;

/** An empty server with everything that every request goes through. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.log,
    genReqId: () => randomUUID(),
    // Trusts only as many proxies as there are: what a client writes into X-Forwarded-For isn't
    // believed.
    trustProxy: (_address: string, hop: number) => hop < options.proxyHops,
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: "idle",
    // The supervisor asks every few seconds, and so does a device check. Nobody wants to read that.
    logController: new RequestLog({
      disableRequestLogging: (request: { url: string }) => PROBES.has(request.url),
    }),
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    clientErrorHandler: handleClientError,
    // Cuts off a client that trickles its request; see docs/running.md.
    requestTimeout: 15_000,
    keepAliveTimeout: 5_000,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      // Node's own refusal would be empty; see refuseUnclearHosts.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 200 },
  });
  if (options.tracing) await app.register(options.tracing);
  z.config({ localeError: inputWords });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.removeContentTypeParser("text/plain");
  app.decorate("isStopping", false);
  app.decorateRequest("caller", null);
  app.decorateRequest("staff", null);
  app.addHook("preClose", async () => {
    app.isStopping = true;
  });
  answerBareRequests(app.server);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  refuseUnclearHosts(app);
  await app.register(helmet, {
    // Each kind of document has its own; see content-security.ts.
    contentSecurityPolicy: false,
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "no-referrer" },
    hsts: HSTS,
  });
  await app.register(cookie);
  // In memory, so per instance: it only sheds load. Limits that protect accounts are shared.
  await app.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: "1 minute",
    keyGenerator: limitKeyOf,
    allowList: (request) => !request.url.startsWith(`${API_BASE}/`),
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
  refuseForeignOrigins(app, options.publicUrl);
  guardAnswers(app);
  compressReplies(app);
  return app;
}

/** By address, of which a client that has already hung up has none. */
export function limitKeyOf({ ip }: { ip: string | undefined }): string {
  return ip === undefined ? "gone" : normalizeIP(ip);
}
