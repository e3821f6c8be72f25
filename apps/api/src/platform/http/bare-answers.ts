import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { Socket } from "node:net";
import type { ErrorBody } from "@theta/contract";
import { SAFE_HEADERS } from "./safe-headers.ts";

type Answer = readonly [status: number, code: string, message: string];

const BROKEN: Record<string, Answer> = {
  HPE_HEADER_OVERFLOW: [431, "headers-too-large", "The headers are too large."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "body-too-large", "This is too large."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "too-slow", "The request took too long to arrive."],
};
const NO_REQUEST: Answer = [400, "invalid-input", "This isn't a valid HTTP request."];
const NO_TUNNEL: Answer = [405, "method-not-allowed", "This server is not a proxy."];
const NO_EXPECTATION: Answer = [
  417,
  "expectation-failed",
  "This server supports no expectation other than 100-continue.",
];

/** Requests that Node answers before Fastify sees them, and without a body. */
export function answerBareRequests(server: Server): void {
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    const [status] = NO_EXPECTATION;
    const body = bodyOf(NO_EXPECTATION);
    response.writeHead(status, { ...headersOf(body), Connection: "close" });
    response.end(request.method === "HEAD" ? undefined : body);
  });
  server.on("connect", (_request: IncomingMessage, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    socket.end(textOf(NO_TUNNEL, true));
  });
}

interface ClientError extends Error {
  code?: string;
  /**
   * What arrived last (a Buffer, which Fastify's types don't say), and how much of it was
   * understood.
   */
  rawPacket?: unknown;
  bytesParsed?: number;
}

/** Something that isn't even a request is answered on the bare connection, in the same format. */
export function handleClientError(error: ClientError, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable || isAnswering(socket)) {
    return void socket.destroy();
  }
  socket.end(textOf(BROKEN[error.code ?? ""] ?? NO_REQUEST, !isHead(error)));
}

/** In the middle of a reply, another one would be taken for part of it. */
function isAnswering(socket: Socket): boolean {
  const { _httpMessage: response } = socket as { _httpMessage?: ServerResponse | null };
  return response?.headersSent === true;
}

/** Whether the request that couldn't be understood was a HEAD, whose reply must have no body. */
function isHead({ rawPacket, bytesParsed = 0 }: ClientError): boolean {
  if (!Buffer.isBuffer(rawPacket)) return false;
  const understood = rawPacket.toString("latin1", 0, bytesParsed);
  return /(^|\r\n\r\n)HEAD (?!.*\r\n\r\n)/s.test(understood);
}

function textOf(answer: Answer, withBody: boolean): string {
  const [status] = answer;
  const body = bodyOf(answer);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]!}`,
    ...Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}`),
    "Connection: close",
  ];
  return `${head.join("\r\n")}\r\n\r\n${withBody ? body : ""}`;
}

function headersOf(body: string) {
  return {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    ...SAFE_HEADERS,
  };
}

function bodyOf([, code, message]: Answer): string {
  return JSON.stringify({ message, code } satisfies ErrorBody);
}
