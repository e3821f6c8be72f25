import type { IncomingMessage, ServerResponse } from "node:http";
import type { Input } from "../protocol/input.ts";
import type { Sandbox } from "../state/sandbox.ts";
import type { Schedule } from "../schedule/schedule.ts";

/** One request, as the routes see it. */
export interface Call {
  sandbox: Sandbox;
  schedule: Schedule;
  request: IncomingMessage;
  response: ServerResponse;
  query: URLSearchParams;
  /** The values of the path's parameters (`:id`). */
  ids: string[];
  input: Input;
}

/** An answer that is not JSON. */
export class Page {
  readonly type: string;
  readonly text: string;
  readonly headers: Record<string, string>;

  constructor(type: string, text: string, headers: Record<string, string> = {}) {
    this.type = type;
    this.text = text;
    this.headers = headers;
  }
}

export interface Route {
  method: string;
  path: string;
  handle(call: Call): unknown;
}

export function get(path: string, handle: Route["handle"]): Route {
  return { method: "GET", path, handle };
}

export function post(path: string, handle: Route["handle"]): Route {
  return { method: "POST", path, handle };
}

/** Finds the route and the values of its parameters. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; ids: string[] } | null {
  for (const route of routes) {
    if (route.method !== method) continue;
    const ids = match(route.path, path);
    if (ids) return { route, ids };
  }
  return null;
}

function match(pattern: string, path: string): string[] | null {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  if (wanted.length !== given.length) return null;
  const ids: string[] = [];
  for (const [place, part] of wanted.entries()) {
    if (part.startsWith(":")) ids.push(decode(given[place]!));
    else if (part !== given[place]) return null;
  }
  return ids;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
