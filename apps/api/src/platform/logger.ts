import { pino, type DestinationStream, type Logger } from "pino";

/**
 * Secrets must not reach the log. Requests are logged by method and path only (no query, headers,
 * or body), and everything else is searched for fields with telltale names.
 */
const SECRET_FIELDS = [
  "password",
  "newPassword",
  "currentPassword",
  "otp",
  "code_hash",
  "accessToken",
  "credential",
  "token",
  "authorization",
  "cookie",
  "secret",
  "nonce",
  "body_text",
  "body_html",
];

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: "[secret]",
    },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { req: describeRequest, err: describeError },
  };
  return pino(options, destination ?? inBatches());
}

const MOST_WAITING_BYTES = 16 * 1024 * 1024;

/**
 * Writes several lines at once, and none later than a fifth of a second: one write for each line
 * was a tenth of what an answer cost. What is left is written when the process exits, also after a
 * fatal error. It's lost when the process is killed (SIGKILL, or no memory left) or aborts: the last
 * fifth of a second, and if the event loop was blocked then, everything since it was. When nobody
 * reads, lines beyond that many bytes are dropped, so that they don't fill the memory.
 */
function inBatches(): DestinationStream {
  return pino.destination({
    fd: 1,
    sync: false,
    minLength: 4096,
    maxLength: MOST_WAITING_BYTES,
    periodicFlush: 200,
  });
}

function describeRequest(request: { method: string; url: string; ip?: string }) {
  return { method: request.method, path: request.url.split("?")[0], ip: request.ip };
}

/** Only message and stack, because library errors carry queries, parameters, and whole requests. */
function describeError(error: Error & { code?: unknown }): Record<string, unknown> {
  return {
    type: error.name,
    code: error.code,
    message: error.message,
    stack: error.stack,
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}
