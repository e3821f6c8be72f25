import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { user } from "@theta/contract";
import { expect, onTestFinished, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { listenOnFreePort } from "../features/account/test-port.ts";
import { ASHA, logIn, signUp } from "../features/account/test-world.ts";
import { startTracing } from "./start-tracing.ts";

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: unknown }[];
  events?: object[];
}

/** An OTLP/HTTP receiver that keeps what it gets. */
async function startReceiver() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      if (request.url === "/v1/traces") bodies.push(body);
      response.setHeader("content-type", "application/json");
      response.end("{}");
    });
  });
  const endpoint = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  onTestFinished(() => void server.close());
  const spans = () =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap((scope) => scope.spans),
    );
  return { endpoint, spans, bodies };
}

const CLICK = { traceId: "4bf92f3577b34da6a3ce929d0e0e4736", spanId: "00f067aa0ba902b7" };

test("follows a click through the request to its statements, and keeps what was typed out", async () => {
  const receiver = await startReceiver();
  const tracing = startTracing(receiver.endpoint);
  const { plugin } = tracing;
  const app = await createTestApp({ tracing: plugin });
  await signUp(app);
  const { token } = await logIn(app);
  const headers = { traceparent: `00-${CLICK.traceId}-${CLICK.spanId}-01` };
  await app.call(user.details, undefined, { token, headers });
  await app.call(user.login, { ...ASHA, password: "not mine" });
  await app.app.inject(`/thetaapi/user/user-details?email=${ASHA.email}`);
  await app.app.inject("/nothing/asha@example.com");
  await tracing.stop();

  const ours = receiver.spans().filter(({ traceId }) => traceId === CLICK.traceId);
  const request = ours.find(({ parentSpanId }) => parentSpanId === CLICK.spanId);
  expect(request?.name).toBe("/thetaapi/user/user-details");
  const parents = new Map(ours.map(({ spanId, parentSpanId }) => [spanId, parentSpanId]));
  const isBelow = (id: string | undefined): boolean =>
    id !== undefined && (id === request?.spanId || isBelow(parents.get(id)));
  const statements = ours.filter(({ attributes }) =>
    attributes.some(({ value }) => JSON.stringify(value).includes("from sessions")),
  );
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.every(({ spanId }) => isBelow(spanId))).toBe(true);

  const sent = receiver.bodies.join("\n");
  expect(sent).toContain("$1");
  for (const secret of [ASHA.email, ASHA.name, ASHA.phone, "not mine", token])
    expect(sent).not.toContain(secret);
  expect(receiver.spans().flatMap(({ events = [] }) => events)).toEqual([]);
});

test("names the service, and traces no files and no probes", async () => {
  const receiver = await startReceiver();
  const tracing = startTracing(receiver.endpoint);
  const app = await createTestApp({ tracing: tracing.plugin });
  for (const url of ["/healthz", "/readyz", "/robots.txt", "/thetaapi/user/user-details"])
    await app.app.inject(url);
  await tracing.stop();
  expect(receiver.spans().map(({ name }) => name)).toContain("/thetaapi/user/user-details");
  expect(receiver.bodies.join("\n")).not.toMatch(/healthz|readyz|robots|\(none\)/);
  expect(receiver.bodies[0]).toContain('{"key":"service.name","value":{"stringValue":"theta"}}');
});

test("lets no caller hide a request, or decide how many are kept", async () => {
  const receiver = await startReceiver();
  const traced = async (share: number, flags: string) => {
    const tracing = startTracing(receiver.endpoint, share);
    const app = await createTestApp({ tracing: tracing.plugin });
    const traceparent = `00-${CLICK.traceId}-${CLICK.spanId}-${flags}`;
    const headers = { traceparent, tracestate: "x=asha", baggage: "y=asha" };
    await app.call(user.details, undefined, { headers });
    await tracing.stop();
    return receiver.bodies.splice(0).join("\n");
  };
  const unflagged = await traced(1, "00");
  expect(unflagged).toContain(CLICK.traceId);
  expect(unflagged).not.toContain("asha");
  expect(await traced(0, "01")).toBe("");
});

test("stops though nobody receives what it sends", async () => {
  const server = createServer(() => {});
  const endpoint = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const tracing = startTracing(endpoint);
  const app = await createTestApp({ tracing: tracing.plugin });
  await app.call(user.details, undefined, {});
  await expect(tracing.stop()).resolves.toBeUndefined();
});

test("loads nothing of it until it's wanted", () => {
  const source = new URL("../", import.meta.url);
  const importing = globSync("**/*.ts", { cwd: source }).filter((file) => {
    const text = readFileSync(new URL(file, source), "utf8");
    return !file.endsWith(".test.ts") && /from "(@opentelemetry|@fastify\/otel)/.test(text);
  });
  expect(importing).toEqual(["platform/start-tracing.ts"]);
  const main = readFileSync(new URL("main.ts", source), "utf8");
  expect(main).not.toMatch(/^import .*start-tracing/m);
  expect(main).toContain('await import("./platform/start-tracing.ts")');
});
