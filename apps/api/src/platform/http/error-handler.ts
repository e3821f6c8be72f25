import type { ErrorBody } from "@theta/contract";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isDatabaseUnavailable } from "../database/failures.ts";
import { Refusal } from "../refusal.ts";
import { SAFE_HEADERS } from "./safe-headers.ts";

/** Faults that Fastify finds before a route is reached, in our words. */
const FRAMEWORK: Record<string, [status: number, code: Refusal["code"], message: string]> = {
  FST_ERR_BAD_URL: [400, "invalid-input", "This address isn't valid."],
  FST_ERR_MAX_PARAM_LENGTH: [414, "invalid-input", "This address is too long."],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    "unsupported-media-type",
    "Please send JSON (Content-Type: application/json).",
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, "body-too-large", "This is too large."],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, "malformed-json", "The body is empty; it must be JSON."],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, "malformed-json", "The body isn't valid JSON."],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    400,
    "malformed-json",
    "The body's length doesn't match its header.",
  ],
};

const UNAVAILABLE = new Refusal(
  503,
  "try-again",
  "Theta can't reach its database right now. Nothing is lost. Please try again in a few seconds.",
  { retryAfterSeconds: 2 },
);

const OUR_FAULT = new Refusal(
  500,
  "internal-error",
  "Something went wrong on our side. Please try again.",
);

/** The only place where anything thrown becomes a reply. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRefusal(error);
  if (refusal === OUR_FAULT) request.log.error({ err: error }, "request failed");
  else if (refusal === UNAVAILABLE) request.log.warn({ err: error }, "database unavailable");
  return sendRefusal(reply, refusal);
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  const body: ErrorBody = { message: refusal.message, code: refusal.code };
  if (refusal.errors) body.errors = refusal.errors;
  if (refusal.state) body.state = refusal.state;
  if (refusal.retryAfterSeconds !== undefined) {
    reply.header("retry-after", String(refusal.retryAfterSeconds));
  }
  // Bypasses the route's reply schema, which only describes successes.
  return reply
    .code(refusal.status)
    .headers(SAFE_HEADERS)
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
  // JSON.parse's own error, or a body with __proto__.
  if (error instanceof SyntaxError)
    return new Refusal(...FRAMEWORK["FST_ERR_CTP_INVALID_JSON_BODY"]!);
  if (isClientsFault(error)) return fromPlugin(error);
  if (isDatabaseUnavailable(error)) return UNAVAILABLE;
  // PostgreSQL can't store the NUL character: the input is at fault, wherever it came in.
  if (error.code === "22021")
    return new Refusal(400, "invalid-input", "The text contains a character we can't store.");
  return OUR_FAULT;
}

/** Faults found by a plugin, such as those that serve files. */
const BY_STATUS: Record<number, [status: number, code: Refusal["code"], message: string]> = {
  // A path that leads out of its folder or is written in an odd way: there is nothing there.
  403: [404, "not-found", "There's nothing at this address."],
  404: [404, "not-found", "There's nothing at this address."],
  412: [412, "precondition-failed", "The file has changed since the version this request names."],
  416: [416, "range-not-satisfiable", "The file has no such range."],
};

function isClientsFault({ statusCode = 500 }: FastifyError): boolean {
  return statusCode >= 400 && statusCode < 500;
}

function fromPlugin({ statusCode }: FastifyError): Refusal {
  const known = BY_STATUS[statusCode ?? 400];
  return new Refusal(...(known ?? [400, "invalid-input", "We couldn't understand this request."]));
}

function invalidInput(issues: readonly { instancePath: string; message?: string }[]): Refusal {
  const errors = issues.map((issue) => ({
    field: issue.instancePath.slice(1).replaceAll("/", "."),
    msg:
      issue.instancePath === "/"
        ? "The body must be a JSON object"
        : (issue.message ?? "This isn't valid"),
  }));
  return new Refusal(400, "invalid-input", errors[0]?.msg ?? "The input isn't valid", { errors });
}
