import { randomBytes } from "node:crypto";
import { type AddressInfo, connect } from "node:net";
import { text as readText } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { API_BASE, DONE, done, type RefusalCode, result, route } from "@theta/contract";
import { type Logger, pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { Refusal } from "../refusal.ts";
import { handle, handleUnconfirmed } from "./handle.ts";
import { createServer, limitKeyOf } from "./server.ts";
import { serveSite } from "./site.ts";

const SETTINGS = {
  supportEmail: "a@b.example",
  supportPhone: "1",
  socialLinks: [],
  shows: { examples: true, phone: true },
  supportWhatsapp: null,
  supportWays: "email",
  googleClientId: null,
  googleScriptUrl: null,
  openidProviders: [],
  isTraced: false,
  checkoutScriptUrl: null,
  isPaymentSandbox: false,
  mailboxPath: null,
  hasDevPages: true,
};

const echo = route({
  method: "POST",
  path: "/test/echo",
  access: "anyone",
  summary: "Says it back",
  body: z.object({ text: z.string("Text is required"), count: z.optional(z.int()) }),
  reply: result(z.strictObject({ text: z.string() })),
  errors: ["busy"],
});

const guarded = route({
  method: "GET",
  path: "/test/guarded",
  access: "learner",
  summary: "For learners",
  reply: done,
  errors: [],
});

/** Confirms nobody. */
const forgetful = route({ ...guarded, path: "/test/forgetful" });
/** Refuses before it has confirmed anybody. */
const refusing = route({ ...guarded, path: "/test/refusing", errors: ["busy"] });

async function setUp(
  work: (text: string) => unknown = (text) => ({ text }),
  requestsPerMinute = 1000,
  proxyHops = 0,
  log: Logger = pino({ level: "silent" }),
) {
  const app = await createServer({
    log,
    proxyHops,
    requestsPerMinute,
    publicUrl: "http://localhost:4000",
  });
  app.decorate("identify", async (bearer) => {
    const caller = {
      learnerId: "",
      sessionId: "",
      isConfirmed: false as boolean,
      confirm: async () => {
        if (bearer === "ended") throw new Refusal(401, "session-ended", "It's over.");
        caller.isConfirmed = true;
      },
    };
    return caller;
  });
  handle(app, guarded, async () => DONE);
  handleUnconfirmed(app, forgetful, async () => DONE);
  handleUnconfirmed(app, refusing, async () => {
    throw new Refusal(409, "busy", "Not now.");
  });
  handle(app, echo, async ({ body }) => ({ result: work(body.text) as { text: string } }));
  await serveSite(app, {
    folder: null,
    settings: SETTINGS,
    publicUrl: "http://x",
    google: null,
    payments: null,
  });
  onTestFinished(async () => await app.close());
  return app;
}

async function connectTo(app: Awaited<ReturnType<typeof setUp>>) {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return connect((app.server.address() as AddressInfo).port, "127.0.0.1");
}

const EVIL = { origin: "https://evil.example" };
const JSON_TYPE = { "content-type": "application/json" };
const URL = "/thetaapi/test/echo";

test("answers a good request in the envelope", async () => {
  const app = await setUp();
  const answer = await app.inject({ method: "POST", url: URL, payload: { text: "hello" } });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ result: { text: "hello" } });
  expect(answer.headers).toMatchObject({
    "cache-control": "no-store",
    "x-request-id": expect.any(String),
  });
});

test.each<[string, object, number, string]>([
  ["an unknown path", { method: "GET", url: "/thetaapi/nothing" }, 404, "not-found"],
  ["another method", { method: "GET", url: URL }, 405, "method-not-allowed"],
  ["no body", { method: "POST", url: URL }, 400, "invalid-input"],
  ["a wrong type", { method: "POST", url: URL, payload: { text: 1 } }, 400, "invalid-input"],
  ["an array", { method: "POST", url: URL, payload: [1] }, 400, "invalid-input"],
  [
    "malformed JSON",
    { method: "POST", url: URL, payload: "{", headers: JSON_TYPE },
    400,
    "malformed-json",
  ],
  [
    "empty JSON",
    { method: "POST", url: URL, payload: "", headers: JSON_TYPE },
    400,
    "malformed-json",
  ],
  [
    "form data",
    {
      method: "POST",
      url: URL,
      payload: "a=b",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    },
    415,
    "unsupported-media-type",
  ],
  [
    "plain text",
    { method: "POST", url: URL, payload: "{}", headers: { "content-type": "text/plain" } },
    415,
    "unsupported-media-type",
  ],
  [
    "a body that is too large",
    { method: "POST", url: URL, payload: { text: "x".repeat(70_000) } },
    413,
    "body-too-large",
  ],
  [
    "a body that would be large once unpacked",
    {
      method: "POST",
      url: URL,
      payload: gzipSync(Buffer.alloc(20_000_000, '{"text":"')),
      headers: { ...JSON_TYPE, "content-encoding": "gzip" },
    },
    400,
    "malformed-json",
  ],
  [
    "a packed body that is large as it is",
    {
      method: "POST",
      url: URL,
      payload: gzipSync(randomBytes(70_000)),
      headers: { ...JSON_TYPE, "content-encoding": "gzip" },
    },
    413,
    "body-too-large",
  ],
  [
    "__proto__",
    { method: "POST", url: URL, payload: '{"__proto__":{"a":1},"text":"x"}', headers: JSON_TYPE },
    400,
    "malformed-json",
  ],
  [
    "a number out of range",
    { method: "POST", url: URL, payload: '{"text":"x","count":1e309}', headers: JSON_TYPE },
    400,
    "invalid-input",
  ],
  [
    "deep nesting",
    {
      method: "POST",
      url: URL,
      payload: `{"text":${"[".repeat(9_000)}${"]".repeat(9_000)}}`,
      headers: JSON_TYPE,
    },
    400,
    "invalid-input",
  ],
])("refuses %s in JSON with a code and a sentence", async (_name, request, status, code) => {
  const app = await setUp();
  const answer = await app.inject(request);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/\w/) });
  expect(answer.headers["content-type"]).toContain("application/json");
});

test("names the field for invalid input", async () => {
  const app = await setUp();
  const answer = await app.inject({ method: "POST", url: URL, payload: {} });
  expect(answer.json()).toEqual({
    code: "invalid-input",
    message: "Text is required",
    errors: [{ field: "text", msg: "Text is required" }],
  });
});

test("doesn't send fields that nobody meant to send", async () => {
  const app = await setUp((text) => ({ text, passwordHash: "secret" }));
  const answer = await app.inject({ method: "POST", url: URL, payload: { text: "x" } });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("secret");
});

test("answers plainly when the fault is ours, without its message", async () => {
  const app = await setUp(() => {
    throw new Error("relation learners does not exist");
  });
  const answer = await app.inject({ method: "POST", url: URL, payload: { text: "x" } });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    code: "internal-error",
    message: expect.stringContaining("our side"),
  });
});

test("answers 503 when the database is lost, and says when to come back", async () => {
  const app = await setUp(() => {
    throw Object.assign(new Error("x"), { code: "57P01" });
  });
  const answer = await app.inject({ method: "POST", url: URL, payload: { text: "x" } });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("2");
  expect(answer.json().code).toBe("try-again");
});

test("keeps a refusal's status, code, sentence, and fields", async () => {
  const app = await setUp(() => {
    throw new Refusal(409, "busy", "It is taken.", { errors: [{ field: "text", msg: "taken" }] });
  });
  const answer = await app.inject({ method: "POST", url: URL, payload: { text: "x" } });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({
    code: "busy",
    message: "It is taken.",
    errors: [{ field: "text", msg: "taken" }],
  });
});

const refuseWith = (code: RefusalCode) => () => {
  throw new Refusal(409, code, "No.");
};

test("sends a refusal that the contract does not name for its call, and logs it as our fault", async () => {
  const faults: unknown[] = [];
  const log = pino({ level: "error" }, { write: (line) => faults.push(JSON.parse(line)) });
  for (const code of ["busy", "not-found", "quiz-finished"] as const) {
    const app = await setUp(refuseWith(code), 1000, 0, log);
    const answer = await app.inject({ method: "POST", url: URL, payload: { text: "x" } });
    expect(answer.json()).toEqual({ code, message: "No." });
  }
  expect(faults).toMatchObject([{ code: "quiz-finished" }]);
});

test("row 78: refuses requests from another site's page", async () => {
  const app = await setUp();
  const send = async (headers: Record<string, string>) =>
    (await app.inject({ method: "POST", url: URL, payload: { text: "x" }, headers })).statusCode;
  expect(await send({ origin: "https://evil.example" })).toBe(403);
  expect(await send({ origin: "null" })).toBe(403);
  expect(await send({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await send({ origin: "http://localhost:4000" })).toBe(200);
  expect(await send({ origin: "http://localhost:80", host: "localhost" })).toBe(200);
  expect(await send({})).toBe(200);
});

test("tells callers with too many requests in a minute to wait", async () => {
  const app = await setUp(undefined, 3);
  const send = async (ip: string, forwarded?: string) =>
    await app.inject({
      method: "POST",
      url: URL,
      payload: { text: "x" },
      remoteAddress: ip,
      headers: forwarded ? { "x-forwarded-for": forwarded } : {},
    });
  for (let i = 0; i < 3; i++) expect((await send("10.0.0.1")).statusCode).toBe(200);
  const refused = await send("10.0.0.1");
  expect(refused.statusCode).toBe(429);
  expect(refused.json().code).toBe("too-many-requests");
  expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
  expect((await send("10.0.0.1", "9.9.9.9")).statusCode, "row 89: a spoofed header").toBe(429);
  expect((await send("10.0.0.2")).statusCode).toBe(200);
});

test("counts refused requests as well: not signed in, another site, no such path", async () => {
  const app = await setUp(undefined, 3);
  const kinds = [
    { ip: "10.1.0.1", status: 401, request: { method: "GET", url: "/thetaapi/test/guarded" } },
    { ip: "10.1.0.2", status: 403, request: { method: "POST", url: URL, headers: EVIL } },
    { ip: "10.1.0.3", status: 404, request: { method: "GET", url: "/thetaapi/nothing" } },
  ] as const;
  for (const { ip, status, request } of kinds) {
    const ask = async () => (await app.inject({ ...request, remoteAddress: ip })).statusCode;
    for (let i = 0; i < 3; i++) expect(await ask()).toBe(status);
    expect(await ask(), request.url).toBe(429);
  }
});

test("counts the address that one proxy saw, not the one a visitor claims", async () => {
  const app = await setUp(undefined, 2, 1);
  const send = async (forwarded: string) =>
    (
      await app.inject({
        method: "POST",
        url: URL,
        payload: { text: "x" },
        headers: { "x-forwarded-for": forwarded },
      })
    ).statusCode;
  expect(await send("1.1.1.1, 10.0.0.9")).toBe(200);
  expect(await send("2.2.2.2, 10.0.0.9")).toBe(200);
  expect(await send("3.3.3.3, 10.0.0.9")).toBe(429);
  expect(await send("3.3.3.3, 10.0.0.8")).toBe(200);
});

const TO_ECHO =
  "POST /thetaapi/test/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";

/**
 * Sends the bytes as they are, which no client would, and returns what comes back until the
 * connection ends.
 */
async function exchange(app: Awaited<ReturnType<typeof setUp>>, bytes: string) {
  const socket = await connectTo(app);
  socket.write(bytes, "latin1");
  const answer = await readText(socket);
  const end = answer.indexOf("\r\n\r\n");
  return { head: answer.slice(0, end).toLowerCase(), body: answer.slice(end + 4) };
}

test.each([
  ["a broken address", "GET /thetaapi/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 400],
  ["a non-ASCII address", "GET /\xc3\xa9 HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["something that isn't HTTP", "hello\r\n\r\n", 400],
  ["an unknown method", "FOO / HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["a request line with two spaces", "GET /a b HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["another version of HTTP", "GET / HTTP/9.9\r\nHost: x\r\n\r\n", 400],
  ["the beginning of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
  ["the beginning of TLS", "\x16\x03\x01\x00\xa5\x01\x00", 400],
  ["no host", "GET /thetaapi/x HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["two hosts", "GET /thetaapi/x HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n", 400],
  ["a tunnel", "CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n", 405],
  ["two lengths", `${TO_ECHO}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
  [
    "a length and chunks",
    `${TO_ECHO}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ["a broken chunk", `${TO_ECHO}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}`, 400],
  [
    "a chunk with endless extras",
    `${TO_ECHO}Transfer-Encoding: chunked\r\n\r\n2;${"a".repeat(20_000)}\r\n{}`,
    413,
  ],
  ["an expectation", `${TO_ECHO}Expect: wonders\r\nContent-Length: 0\r\n\r\n`, 417],
  ["huge headers", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["a huge address", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  [
    "a request to echo it",
    "TRACE /thetaapi/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    404,
  ],
  ["HTTP/1.0 without a host", "GET /thetaapi/x HTTP/1.0\r\n\r\n", 404],
])("answers %s in the same format", async (_what, request, status) => {
  const { head, body } = await exchange(await setUp(), request);
  expect(head).toContain(`http/1.1 ${status} `);
  expect(head).toContain("content-type: application/json");
  expect(head).toContain("x-content-type-options: nosniff");
  expect(head).toContain("strict-transport-security: max-age=31536000; includesubdomains");
  expect(head).toMatch(/content-security-policy: .*frame-ancestors 'none'/);
  expect(JSON.parse(body)).toEqual({
    message: expect.stringMatching(/\w/),
    code: expect.stringMatching(/^[a-z-]+$/),
  });
});

test.each([
  ["a non-ASCII address", "HEAD /\xc3\xa9 HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["an invalid header", "HEAD /thetaapi/x HTTP/1.1\r\nHost x\r\n\r\n", 400],
  ["an expectation", "HEAD / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\n\r\n", 417],
  ["an unknown path", "HEAD /thetaapi/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 404],
])("answers a HEAD with %s with our status and no body", async (_what, request, status) => {
  const { head, body } = await exchange(await setUp(), request);
  expect(head).toContain(`http/1.1 ${status} `);
  expect(body).toBe("");
});

test("keeps garbage after a request out of the answer that is being sent", async () => {
  const app = await setUp();
  app.get("/slow", async (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { "content-length": "100" });
    reply.raw.write("the first half");
  });
  const socket = await connectTo(app);
  socket.write("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
  socket.once("data", () => socket.write("garbage\r\n\r\n"));
  expect(await readText(socket)).toMatch(/the first half$/);
});

test("sends the security headers with every answer", async () => {
  const app = await setUp();
  const { headers } = await app.inject({ method: "GET", url: "/thetaapi/nothing" });
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "strict-transport-security": expect.stringContaining("31536000"),
  });
  expect(headers["x-powered-by"]).toBeUndefined();
});

const SLOW_BODY = [
  "POST /thetaapi/test/echo HTTP/1.1",
  "Host: x",
  "Content-Type: application/json",
  "Content-Length: 99",
];

test.each([
  ["headers", `${SLOW_BODY.slice(0, 2).join("\r\n")}\r\n`],
  ["body", `${SLOW_BODY.join("\r\n")}\r\n\r\n{`],
])("cuts off a client that trickles its %s while others are served", async (_what, beginning) => {
  const app = await setUp();
  const socket = await connectTo(app);
  expect(app.server.headersTimeout).toBe(10_000);
  expect(app.server.requestTimeout).toBe(15_000);
  // The same limits, shortened so that the test needn't wait for them.
  app.server.headersTimeout = 300;
  app.server.requestTimeout = 300;
  socket.write(beginning);
  const answered = readText(socket);
  const other = await app.inject({ method: "POST", url: URL, payload: { text: "x" } });
  expect(other.statusCode).toBe(200);
  const answer = await answered;
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4))).toEqual({
    message: "The request took too long to arrive.",
    code: "too-slow",
  });
});

test("limits a network of IPv6 as one address, and puts up with a client that has hung up", () => {
  expect(limitKeyOf({ ip: "203.0.113.9" })).toBe("203.0.113.9");
  expect(limitKeyOf({ ip: "2001:db8::1" })).toBe(limitKeyOf({ ip: "2001:db8::2" }));
  expect(limitKeyOf({ ip: undefined })).toBe("gone");
});

test("gives out no answer of a call that hasn't confirmed who asks", async () => {
  const app = await setUp();
  const ask = async (path: string, bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}` };
    const reply = await app.inject({ url: API_BASE + path, headers });
    return [reply.statusCode, reply.json<{ code: string }>().code];
  };
  for (const bearer of ["alive", "ended"])
    expect((await ask("/test/forgetful", bearer))[0]).toBe(500);
  expect(await ask("/test/refusing", "alive")).toEqual([409, "busy"]);
  expect((await ask("/test/guarded", "alive"))[0]).toBe(200);
  for (const path of ["/test/refusing", "/test/guarded"])
    expect(await ask(path, "ended")).toEqual([401, "session-ended"]);
});
