/** One request and its answer, without the session. Screens use call.ts. */
import { API_BASE, type ErrorBody, type Reply, type Route, type Sent } from "@theta/contract";
import { CallError } from "./call-error.ts";
import { takeEarlyReply } from "./early-reply.ts";
import { settings } from "./settings.ts";

const TIMEOUT_SECONDS = 15;

export interface ExchangeOptions {
  token?: string | null | undefined;
  signal?: AbortSignal | undefined;
  /** Lets the request outlive the page. */
  keepalive?: boolean | undefined;
  timeoutSeconds?: number | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

export async function exchange<R extends Route>(
  route: R,
  input: Sent<R>,
  options: ExchangeOptions = {},
): Promise<Reply<R>> {
  const url = addressOf(route, input);
  const early = takeEarlyReply(route.method, url, options.token);
  const abort = early?.abort ?? new AbortController();
  const cancel = () => abort.abort();
  const timer = setTimeout(cancel, (options.timeoutSeconds ?? TIMEOUT_SECONDS) * 1000);
  options.signal?.addEventListener("abort", cancel);
  if (options.signal?.aborted) cancel();
  try {
    // The timer runs until the last byte, because an answer that stops halfway isn't one.
    const response =
      // The line may have come back since.
      (await early?.response.catch(() => null)) ??
      (await fetch(url, request(route, input, options, abort)));
    if (!response.ok) throw refusal(response, await readJson<Partial<ErrorBody>>(response));
    return await readJson<Reply<R>>(response);
  } catch (error) {
    if (error instanceof CallError || options.signal?.aborted) throw error;
    throw abort.signal.aborted ? timedOut() : unreachable();
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener("abort", cancel);
  }
}

export function addressOf(route: Route, input: unknown): string {
  const url = API_BASE + route.path;
  if (!route.query || !input) return url;
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return `${url}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

function request(
  route: Route,
  input: unknown,
  { token, keepalive, headers }: ExchangeOptions,
  abort: AbortController,
): RequestInit {
  const sent: Record<string, string> = { accept: "application/json", ...headers };
  if (settings.isTraced) sent["traceparent"] = traceparent();
  if (token) sent["authorization"] = `Bearer ${token}`;
  if (route.body) sent["content-type"] = "application/json";
  return {
    method: route.method,
    headers: sent,
    credentials: "same-origin",
    signal: abort.signal,
    ...(route.body ? { body: JSON.stringify(input) } : {}),
    ...(keepalive ? { keepalive } : {}),
  };
}

/** Names the click that a request comes from, so that the server's trace begins there. */
function traceparent(): string {
  const parts = [...crypto.getRandomValues(new BigUint64Array(3))];
  const [first, second, span] = parts.map((part) => part.toString(16).padStart(16, "0"));
  return `00-${first}${second}-${span}-01`;
}

/** A proxy's HTML page, a captive portal, or half a reply isn't an answer from our server. */
async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (/json/i.test(response.headers.get("content-type") ?? "")) {
    try {
      const body: T = JSON.parse(text);
      if (typeof body === "object" && body !== null) return body;
    } catch {
      // Reported below, with the status it came with.
    }
  }
  throw new CallError({
    status: response.status,
    code: "unreadable-answer",
    retryAfterSeconds: retryAfter(response),
  });
}

/** Checks each field, because an error may come from a proxy with JSON of its own. */
function refusal(response: Response, body: Partial<ErrorBody>): CallError {
  const { message, code, errors, state } = body;
  return new CallError({
    status: response.status,
    code: typeof code === "string" ? code : "unreadable-answer",
    message: typeof message === "string" ? message : undefined,
    errors: Array.isArray(errors) ? errors.filter((fault) => typeof fault?.msg === "string") : [],
    retryAfterSeconds: retryAfter(response),
    state: typeof state === "object" && state !== null ? state : undefined,
  });
}

function retryAfter(response: Response): number | null {
  const seconds = Number.parseInt(response.headers.get("retry-after") ?? "", 10);
  return Number.isNaN(seconds) ? null : seconds;
}

function timedOut(): CallError {
  const message = "The server took too long to answer. Please try again.";
  return new CallError({ status: 0, code: "timed-out", message, offline: true });
}

function unreachable(): CallError {
  const message = "We couldn't reach Theta. Check your connection and try again.";
  return new CallError({ status: 0, code: "unreachable", message, offline: true });
}
