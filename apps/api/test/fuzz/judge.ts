/** What must be true of every answer, whatever was asked. */
import { API_BASE, isRefusalOf, type Route } from "@theta/contract";
import type { FuzzAnswer, FuzzRequest } from "./draft.ts";

/** Words of our own code, of PostgreSQL, or of Node, none of which mean anything to a caller. */
const FROM_INSIDE =
  /\.ts:\d|node_modules|at async|syntax error at|violates|relation "|invalid input syntax|is not a function|undefined \(reading|ECONN|Cannot read|Expected .* received/;

/** What's wrong with an answer, in a few words that stay the same for the same fault; or null. */
export function faultOf(
  route: Route,
  { method, url }: FuzzRequest,
  { status, type, body }: FuzzAnswer,
): string | null {
  const isOfRoute = method === route.method && url.split("?")[0] === API_BASE + route.path;
  if (status >= 500 && !(isOfRoute && isNamed503(route, status, body)))
    return `${status} ${codeIn(body) ?? ""}`.trim();
  // Outside the API, what isn't there is a page for people.
  if (status < 400 || method === "HEAD" || !url.startsWith(`${API_BASE}/`)) return null;
  if (!type.startsWith("application/json")) return `${status} as "${type}"`;
  const refusal = parse(body);
  if (!isRefusal(refusal)) return `${status} in another shape`;
  if (FROM_INSIDE.test(refusal.message)) return `${status} with words from inside`;
  const inside = refusal.errors?.find(({ msg }) => FROM_INSIDE.test(msg));
  if (inside) return `${status} with words from inside about ${inside.field}`;
  if (isOfRoute && !isNamed(route, status, refusal.code))
    return `${status} ${refusal.code}, which the contract doesn't name`;
  return null;
}

/** Refused before the route is known, so no route names them. */
const BEFORE_ROUTES = new Set(["headers-too-large", "too-slow", "expectation-failed"]);

function isNamed(route: Route, status: number, code: string): boolean {
  return isRefusalOf(route, code) || (status !== 500 && BEFORE_ROUTES.has(code));
}

/** "Busy" or "the provider doesn't answer", from a call that says so. Not a lost database. */
function isNamed503({ errors }: Route, status: number, body: string): boolean {
  return status === 503 && errors.includes(codeIn(body) ?? "");
}

function codeIn(body: string): string | undefined {
  const parsed = parse(body);
  return isRefusal(parsed) ? parsed.code : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface ShownRefusal {
  message: string;
  code: string;
  errors?: { field: string; msg: string }[];
}

const FIELDS = new Set(["message", "code", "errors", "state"]);

function isRefusal(body: unknown): body is ShownRefusal {
  if (typeof body !== "object" || body === null) return false;
  const { message, code, errors = [] } = body as Partial<Record<string, unknown>>;
  return (
    typeof message === "string" &&
    /\S \S/.test(message) &&
    typeof code === "string" &&
    /^[a-z-]+$/.test(code) &&
    Array.isArray(errors) &&
    errors.every((one) => typeof one?.field === "string" && typeof one?.msg === "string") &&
    Object.keys(body).every((name) => FIELDS.has(name))
  );
}
