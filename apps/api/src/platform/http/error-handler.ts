import type { Socket } from "node:net";
import type { ErrorBody } from "@theta/contract";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isDatabaseUnavailable } from "../database/failures.ts";
import { Refusal } from "../refusal.ts";

/** Faults that Fastify finds before a route is reached, in our words. */
const FRAMEWORK: Record<string, [status: number, code: string, message: string]> = {
  FST_ERR_BAD_URL: [400, "invalid-input", "This address is not valid."],
  FST_ERR_MAX_PARAM_LENGTH: [414, "invalid-input", "This address is too long."],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    "unsupported-media-type",
    "Please send JSON (Content-Type: application/json).",
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, "body-too-large", "This is too large to be taken."],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, "malformed-json", "The body is empty; it must be JSON."],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, "malformed-json", "The body is not valid JSON."],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    400,
    "malformed-json",
    "The body's length is not what its header says.",
  ],
};

const UNAVAILABLE = new Refusal(
  503,
  "try-again",
  "Theta cannot reach its data at the moment. Nothing is lost; please try again in a few seconds.",
  { retryAfterSeconds: 2 },
);

const OUR_FAULT = new Refusal(
  500,
  "internal-error",
  "Something went wrong on our side. Please try again.",
);

/** The one place where anything thrown becomes an answer. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRefusal(error);
  if (refusal === OUR_FAULT) request.log.error({ err: error }, "request failed");
  else if (refusal === UNAVAILABLE) request.log.warn({ err: error }, "database not available");
  return sendRefusal(reply, refusal);
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  const body: ErrorBody = { message: refusal.message, code: refusal.code };
  if (refusal.errors) body.errors = refusal.errors;
  if (refusal.state) body.state = refusal.state;
  if (refusal.retryAfterSeconds !== undefined) {
    reply.header("retry-after", String(refusal.retryAfterSeconds));
  }
  // Past the route's reply schema: that one describes successes only.
  return reply
    .code(refusal.status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(body);
}

function toRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation);
  const known = FRAMEWORK[error.code];
  if (known) return new Refusal(...known);
  // JSON.parse's own complaint, and a body that holds __proto__.
  if (error instanceof SyntaxError)
    return new Refusal(...FRAMEWORK["FST_ERR_CTP_INVALID_JSON_BODY"]!);
  if (error.statusCode === 400)
    return new Refusal(400, "invalid-input", "This cannot be understood.");
  if (isDatabaseUnavailable(error)) return UNAVAILABLE;
  // PostgreSQL cannot store the character NUL: the input's fault, wherever it came in.
  if (error.code === "22021")
    return new Refusal(400, "invalid-input", "The text holds a character that cannot be kept.");
  return OUR_FAULT;
}

function invalidInput(issues: readonly { instancePath: string; message?: string }[]): Refusal {
  const errors = issues.map((issue) => ({
    field: issue.instancePath.slice(1).replaceAll("/", "."),
    msg:
      issue.instancePath === "/"
        ? "The body must be a JSON object"
        : (issue.message ?? "This is not valid"),
  }));
  return new Refusal(400, "invalid-input", errors[0]?.msg ?? "The input is not valid", { errors });
}

const BROKEN: Record<string, [status: string, code: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [
    "431 Request Header Fields Too Large",
    "headers-too-large",
    "The headers are too large.",
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    "408 Request Timeout",
    "too-slow",
    "The request took too long to arrive.",
  ],
};

/** What does not even become a request is answered on the bare connection, in the same shape. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const [status, code, message] = BROKEN[error.code ?? ""] ?? [
    "400 Bad Request",
    "invalid-input",
    "This is not a valid HTTP request.",
  ];
  const body = JSON.stringify({ message, code } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
