/** A request while it's being made and changed, and as it's sent. */
export interface Draft {
  method: string;
  path: string;
  query: [name: string, value: string][];
  headers: Record<string, string>;
  /** Sent as JSON, unless there's a `raw` one. Undefined: no body. */
  json: unknown;
  raw: string | Buffer | null;
  /** What has been done to it. */
  changes: string[];
}

export interface FuzzRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
}

export interface FuzzAnswer {
  status: number;
  type: string;
  body: string;
}

/** Rejects when there's no answer. */
export type Send = (request: FuzzRequest) => Promise<FuzzAnswer>;

export function requestOf({ method, path, query, headers, json, raw }: Draft): FuzzRequest {
  const words = query.map(([name, value]) => `${quote(name)}=${quote(value)}`).join("&");
  const body = raw ?? (json === undefined ? null : JSON.stringify(json));
  return { method, url: words ? `${path}?${words}` : path, headers, body };
}

/** As in a form, but half a character, which has no code, goes as a question mark. */
function quote(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const MOST_SHOWN = 2_000;

/** The request as a line for a shell. */
export function toCurl({ method, url, headers, body }: FuzzRequest, site: string): string {
  const data = Buffer.isBuffer(body) ? `(in Base64) ${body.toString("base64")}` : body;
  return [
    `curl -i --path-as-is -X ${method} ${shell(site + url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
    ...(data === null ? [] : [`--data-binary ${shell(data)}`]),
  ].join(" ");
}

function shell(text: string): string {
  const short =
    text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…(${text.length} in all)` : text;
  return `'${short.replaceAll("'", String.raw`'\''`)}'`;
}
