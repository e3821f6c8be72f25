import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { bearerOf } from "./http/handle.ts";
import { Refusal } from "./refusal.ts";

/** Prometheus metrics, for callers that know the token. */
export function metricsRoutes(app: FastifyInstance, pool: Pool, token: string | null): void {
  if (token === null) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "theta_http_request_duration_seconds",
    help: "Time to answer, by route",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  // oxlint-disable-next-line no-new -- it registers itself
  new Gauge({
    name: "theta_database_connections",
    help: "Connections of the pool, by state",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "waited_for" }, pool.waitingCount);
    },
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "(none)";
    // Open for as long as a test runs; it would say nothing about how fast we answer.
    if (String(reply.getHeader("content-type")).startsWith("text/event-stream")) return;
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!sameToken(bearerOf(request), token)) {
      throw new Refusal(401, "not-signed-in", "That token is wrong.");
    }
    return await reply.type(registry.contentType).send(await registry.metrics());
  });
}

function sameToken(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
