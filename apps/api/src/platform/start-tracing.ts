/**
 * Traces from a browser's click to the SQL statement. Only main.ts imports this file, and only if
 * there's somewhere to send them: without that, no part of it is loaded.
 */
import { createRequire } from "node:module";
import { setTimeout } from "node:timers/promises";
import otelOfFastify from "@fastify/otel";
import {
  type Context,
  context,
  isSpanContextValid,
  propagation,
  type TextMapGetter,
  type TextMapPropagator,
  trace,
  TraceFlags,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  type ReadableSpan,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace-node";
import { API_BASE } from "@theta/contract";
import type { FastifyPluginCallback } from "fastify";

const { FastifyOtelInstrumentation } = otelOfFastify;

const STOP_MS = 2_000;

export interface Tracing {
  /** Before everything else that the server does with a request. */
  plugin: FastifyPluginCallback;
  /** Sends what is still here. */
  stop(): Promise<void>;
}

/** `endpoint`: the base address of an OTLP/HTTP receiver. `share`: of all requests, from 0 to 1. */
export function startTracing(endpoint: string, share = 1): Tracing {
  const url = `${endpoint.replace(/\/+$/, "")}/v1/traces`;
  // Whatever a caller says: our own pages don't know the share, and strangers don't decide.
  const root = new TraceIdRatioBasedSampler(share);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": "theta" }),
    sampler: new ParentBasedSampler({ root, remoteParentNotSampled: root }),
    spanProcessors: [new DiscreetProcessor(new OTLPTraceExporter({ url }))],
  });
  provider.register({ propagator: new ClickPropagator() });
  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    // Files and probes are many, and say nothing.
    ignorePaths: (request) => !request.url.startsWith(`${API_BASE}/`),
    // An address may contain what somebody searched for.
    requestHook: (span, { routeOptions }) => {
      span.updateName(routeOptions.url ?? "(none)");
      span.setAttribute("url.path", routeOptions.url ?? "(none)");
    },
  });
  requests.setTracerProvider(provider);
  // Statements with $1 in place of values, and none outside of a request.
  const statements = new PgInstrumentation({
    requireParentSpan: true,
    enhancedDatabaseReporting: false,
  });
  statements.setTracerProvider(provider);
  // The instrumentation only sees modules that are required, and ours is imported.
  createRequire(import.meta.url)("pg");
  return {
    plugin: requests.plugin(),
    async stop() {
      statements.disable();
      for (const api of [trace, context, propagation]) api.disable();
      // A receiver that's down mustn't keep the server from stopping.
      const sent = provider.shutdown().catch(() => {});
      const patience = new AbortController();
      await Promise.race([sent, setTimeout(STOP_MS, undefined, patience)]);
      patience.abort();
    },
  };
}

/** Reads which click a request comes from, and nothing else that a caller may have written. */
class ClickPropagator implements TextMapPropagator {
  fields() {
    return ["traceparent"];
  }
  /** Nothing of ours goes on to anybody else. */
  inject() {}
  extract(into: Context, carrier: unknown, getter: TextMapGetter): Context {
    const given = getter.get(carrier, "traceparent");
    const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-/.exec(String(given)) ?? [];
    if (!traceId || !spanId) return into;
    const click = { traceId, spanId, traceFlags: TraceFlags.NONE, isRemote: true };
    return isSpanContextValid(click) ? trace.setSpanContext(into, click) : into;
  }
}

/** Takes out what an error says, because it may quote what somebody typed. */
class DiscreetProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    span.events.length = 0;
    delete span.status.message;
    super.onEnd(span);
  }
}
