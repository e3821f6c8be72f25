/**
 * The tests' real HTTP server. Tests tell it what to answer and then ask what it received. Its answers must
 * be allowed by the contract or the test fails, so no screen is tried with a reply that can't occur.
 */
import { API_BASE, isRefusalOf, type Route } from "@theta/contract";
import { EVERY_ROUTE } from "@theta/contract/staff";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished } from "vitest";
import * as z from "zod/mini";
import { testPage } from "./test-server.ts";

export interface Asked {
  method: string;
  path: string;
  authorization: string | undefined;
  refreshHeader: string | undefined;
  traceparent: string | undefined;
  body: string;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
  /** See `notOurs`. */
  isNotOurs?: true;
  /** Writes the answer in place of all the above. */
  write?: (response: ServerResponse) => void;
}
/** Keyed by call: "POST /user/login-user". */
export type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>;

const NOTHING_HERE: Answer = {
  status: 404,
  body: { code: "not-found", message: "There's nothing at this address." },
};

export const refusal = (
  status: number,
  code: string,
  message: string,
  errors?: { field: string; msg: string }[],
): Answer => ({ status, body: { code, message, ...(errors && { errors }) } });

/**
 * Answers that today's server never gives but screens must survive: a proxy's page, half a reply, a newer
 * server's reply. They aren't checked against the contract.
 */
export const notOurs = (status: number, body: unknown): Answer => ({
  status,
  body,
  isNotOurs: true,
});

/** Bytes that aren't an answer from our server: an HTML page, half a reply, or nothing at all. */
export const bytes = (write: (response: ServerResponse) => void): Answer => ({
  ...notOurs(200, null),
  write,
});

const callOf = ({ method, path }: Asked) => `${method} ${path.replace(API_BASE, "")}`;

const Refused = z.strictObject({
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.array(z.strictObject({ field: z.string(), msg: z.string() }))),
  state: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
});

const routes = new Map<string, Route>(
  EVERY_ROUTE.map((route) => [`${route.method} ${route.path}`, route]),
);

/** Why the contract doesn't allow this answer to this call, or null. */
export function faultOf(call: string, { status = 200, body, isNotOurs }: Answer): string | null {
  const route = routes.get(call.replace(/\?.*/, ""));
  if (isNotOurs || (!route && status === 404)) return null;
  if (!route) return `${call} is no call of the contract`;
  const sent: unknown = JSON.parse(JSON.stringify(body));
  const checked = (status < 400 ? route.reply : Refused).safeParse(sent);
  if (!checked.success) return `${call} ${status}: ${z.prettifyError(checked.error)}`;
  const { code } = Object(sent) as { code?: unknown };
  if (status < 400 || isRefusalOf(route, code)) return null;
  return `${call} is never refused with ${JSON.stringify(code)}`;
}

type Answering = (asked: Asked, response: ServerResponse) => Answer | Promise<Answer>;

/** A server that works out each answer when it's called. Returns the log of calls. */
export async function answerCalls(answering: Answering): Promise<Asked[]> {
  const faults: string[] = [];
  onTestFinished(() => expect(faults, "answers that can't come").toEqual([]));
  const log: Asked[] = [];
  await listen(async (request, response) => {
    const asked = await read(request);
    log.push(asked);
    const answer = await answering(asked, response);
    const fault = faultOf(callOf(asked), answer);
    if (fault) faults.push(fault);
    send(response, answer);
  });
  return log;
}

/** A server with a fixed answer for each call. */
export async function startServer(answers: Answers) {
  const log = await answerCalls(async (asked) => {
    const told = answers[callOf(asked)] ?? NOTHING_HERE;
    return typeof told === "function" ? await told() : told;
  });
  const here = window.location.href;
  return {
    answers,
    asked: (call: string) =>
      log
        .filter((asked) => callOf(asked) === call)
        .map(({ body, authorization }) => ({
          body: body === "" ? undefined : (JSON.parse(body) as unknown),
          authorization,
        })),
    log,
    /** From now on, nobody answers. */
    loseTheLine: () => testPage().setURL("http://127.0.0.1:9/"),
    /** Answers again. */
    findTheLine: () => testPage().setURL(here),
  };
}

async function listen(
  respond: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<void> {
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port }: Pick<AddressInfo, "port"> = Object(server.address());
  testPage().setURL(`http://127.0.0.1:${port}/mock-test`);
}

async function read(request: IncomingMessage): Promise<Asked> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  const { authorization, "x-theta-refresh": refresh, traceparent } = request.headers;
  return {
    method: request.method ?? "",
    path: request.url ?? "",
    authorization,
    refreshHeader: refresh?.toString(),
    traceparent: traceparent?.toString(),
    body,
  };
}

function send(response: ServerResponse, { status = 200, headers, body, write }: Answer): void {
  if (write) return write(response);
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}
