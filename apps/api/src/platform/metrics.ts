import type { FastifyInstance } from "fastify";
import type { Pool, PoolClient } from "pg";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { bearerOf } from "./http/handle.ts";
import { Refusal } from "./refusal.ts";
import { sameSecret } from "./same-secret.ts";

/** How long work has been waiting, for all servers together. */
export interface Queues {
  mailOldestSeconds: number;
  mailsWaiting: number;
  mailsFailed: number;
  paymentEventOldestSeconds: number;
  refundOldestSeconds: number;
  ordersFlagged: number;
  mockOverdueSeconds: number;
  quizOverdueSeconds: number;
  jobs: { name: string; overdueSeconds: number; isFailing: boolean }[];
}

interface Sources {
  pool: Pool;
  /** null: there is no page. */
  token: string | null;
  queues: () => Promise<Queues>;
  /** The keys of those that people may sign in with. */
  providers: readonly string[];
}

export interface Metrics {
  /** Counts a sign-in that a provider made fail. */
  providerFailed: (provider: string) => void;
}

/** Prometheus metrics, for callers that know the token. */
export function metricsRoutes(
  app: FastifyInstance,
  { pool, token, queues, providers }: Sources,
): Metrics {
  if (token === null) return { providerFailed: () => {} };
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measureConnections(pool, registry);
  const readQueues = measureQueues(registry, async () =>
    queues().catch((error: unknown) => {
      app.log.warn({ err: error }, "couldn't read the queues for the metrics");
      return null;
    }),
  );
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!sameSecret(bearerOf(request), token)) {
      throw new Refusal(401, "not-signed-in", "That token is wrong.");
    }
    await readQueues();
    return await reply.type(registry.contentType).send(await registry.metrics());
  });
  return { providerFailed: countProviderFailures(registry, providers) };
}

function countProviderFailures(registry: Registry, providers: readonly string[]) {
  const failures = new Counter({
    name: "theta_openid_failures_total",
    help: "Sign-ins that a provider made fail",
    labelNames: ["provider"],
    registers: [registry],
  });
  // From the beginning, so that the first one counts as a rise.
  for (const provider of providers) failures.inc({ provider }, 0);
  return (provider: string) => failures.inc({ provider });
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: "theta_http_request_duration_seconds",
    help: "Time to answer, by route",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "(none)";
    // Open for as long as a test runs; it would say nothing about how fast we answer.
    if (String(reply.getHeader("content-type")).startsWith("text/event-stream")) return;
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
}

function measureConnections(pool: Pool, registry: Registry): void {
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
  const wait = new Histogram({
    name: "theta_database_wait_seconds",
    help: "Time to get a connection from the pool",
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2],
    registers: [registry],
  });
  const connect = pool.connect.bind(pool) as (...callback: unknown[]) => Promise<PoolClient>;
  Object.assign(pool, {
    connect(...callback: unknown[]) {
      // Requests ask for a promise; the pool itself gives a callback.
      if (callback.length > 0) return connect(...callback);
      const stop = wait.startTimer();
      return connect().finally(stop);
    },
  });
}

/** Read when Prometheus asks. Without the database, the page says only that. */
function measureQueues(
  registry: Registry,
  queues: () => Promise<Queues | null>,
): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const reachable = gauge("theta_database_reachable", "1 if the database answers, else 0");
  const ages = gauge("theta_queue_oldest_seconds", "Age of what has waited longest", ["queue"]);
  const late = gauge("theta_sweeper_lag_seconds", "How long a test's end is overdue", ["kind"]);
  const mails = gauge("theta_mails", "Emails, by state", ["state"]);
  const flagged = gauge("theta_orders_flagged", "Orders that need a person");
  const overdue = gauge("theta_job_overdue_seconds", "How long a job is overdue", ["name"]);
  const failing = gauge("theta_job_failing", "1 if the job's last run failed, else 0", ["name"]);
  return async () => {
    const now = await queues();
    // Only now: somebody else who asks in the meantime mustn't find nothing.
    for (const one of [ages, late, mails, flagged, overdue, failing]) one.reset();
    reachable.set(now ? 1 : 0);
    if (!now) {
      flagged.remove();
      return;
    }
    ages.set({ queue: "mail" }, now.mailOldestSeconds);
    ages.set({ queue: "payment-events" }, now.paymentEventOldestSeconds);
    ages.set({ queue: "refunds" }, now.refundOldestSeconds);
    late.set({ kind: "mock" }, now.mockOverdueSeconds);
    late.set({ kind: "quiz" }, now.quizOverdueSeconds);
    mails.set({ state: "waiting" }, now.mailsWaiting);
    mails.set({ state: "failed" }, now.mailsFailed);
    flagged.set(now.ordersFlagged);
    for (const { name, overdueSeconds, isFailing } of now.jobs) {
      overdue.set({ name }, overdueSeconds);
      failing.set({ name }, isFailing ? 1 : 0);
    }
  };
}
